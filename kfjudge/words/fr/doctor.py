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
    "doctor.foreign": "Cache laissé de côté :",
    "doctor.foreign-owner": "{folder} appartient à quelqu’un d’autre ; KFJUDGE_CACHE peut désigner un dossier à vous.",
    "doctor.foreign-writable": "d’autres que vous peuvent écrire dans {folder} ; réservez-le-vous : chmod go-w {folder}",
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
    "doctor.built-apart": "Index de {entries:entrée|entrées} et {cards:carte|cartes} fait en {seconds} s, en mémoire.",
    "doctor.warning": "{n:faute|fautes} dans les entrées, qui sont laissées de côté : kfjudge index --check",
}
