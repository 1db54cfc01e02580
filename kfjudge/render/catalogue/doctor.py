"""What `doctor` and `index` say of the installation."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "doctor.version": ("kfjudge:", "kfjudge :"),
    "doctor.python": ("Python:", "Python :"),
    "doctor.system": ("System:", "Système :"),
    "doctor.columns": ("Columns:", "Colonnes :"),
    "doctor.encoding": ("Letters:", "Encodage :"),
    "doctor.packages": ("Packages:", "Paquets :"),
    "doctor.entries": ("Entries:", "Entrées :"),
    "doctor.cards": ("Cards:", "Cartes :"),
    "doctor.content": ("Read from:", "Lues dans :"),
    "doctor.installed": ("From a wheel:", "D’un paquet installé :"),
    "doctor.troubles": ("Mistakes in them:", "Fautes dedans :"),
    "doctor.cache": ("Index:", "Index :"),
    "doctor.fresh": ("Fresh:", "À jour :"),
    "doctor.bytes": ("Bytes:", "Octets :"),
    "doctor.hash": ("Built from:", "Fait à partir de :"),
    "doctor.yes": ("yes", "oui"),
    "doctor.no": ("no", "non"),
    "doctor.none": ("none, kept in memory", "aucun, gardé en mémoire"),
    "doctor.missing": ("missing", "absent"),
    "doctor.checked": (
        "{n:entry|entries} read, no mistake.",
        "{n:entrée lue|entrées lues}, aucune faute.",
    ),
    "doctor.built": (
        "Index of {entries:entry|entries} and {cards:card|cards} built in {seconds} s: {path}",
        "Index de {entries:entrée|entrées} et {cards:carte|cartes} fait en {seconds} s : {path}",
    ),
    "doctor.built-in-memory": (
        "Index of {entries:entry|entries} and {cards:card|cards} built in {seconds} s, in memory: the cache "
        "cannot be written.",
        "Index de {entries:entrée|entrées} et {cards:carte|cartes} fait en {seconds} s, en mémoire : le "
        "cache n’est pas accessible en écriture.",
    ),
    "doctor.warning": (
        "{n:mistake|mistakes} in the entries, which are left out: kfjudge index --check",
        "{n:faute|fautes} dans les entrées, qui sont laissées de côté : kfjudge index --check",
    ),
}
