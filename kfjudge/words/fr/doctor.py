"""What `doctor` and `index` say of the installation."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "doctor.version": "kfjudge :",
    "doctor.python": "Python :",
    "doctor.system": "Système :",
    "doctor.columns": "Colonnes :",
    "doctor.encoding": "Encodage :",
    "doctor.packages": "Paquets :",
    "doctor.entries": "Entrées :",
    "doctor.cards": "Cartes :",
    "doctor.games": "Entrées par jeu :",
    "doctor.content": "Lues dans :",
    "doctor.installed": "D’un paquet installé :",
    "doctor.troubles": "Entrées fautives :",
    "doctor.cache": "Index :",
    "doctor.fresh": "À jour :",
    "doctor.bytes": "Octets :",
    "doctor.hash": "Fait à partir de :",
    "doctor.yes": "oui",
    "doctor.no": "non",
    "doctor.none": "aucun, gardé en mémoire",
    "doctor.missing": "absent",
    "doctor.checked": "{n:entrée lue|entrées lues}, aucune faute.",
    "doctor.built": "Index de {entries:entrée|entrées} et {cards:carte|cartes} fait en {seconds} s : {path}",
    "doctor.built-in-memory": "Index de {entries:entrée|entrées} et {cards:carte|cartes} fait en {seconds} s, en mémoire : le cache n’est pas accessible en écriture.",
    "doctor.warning": "{n:faute|fautes} dans les entrées, qui sont laissées de côté : kfjudge index --check",
}
