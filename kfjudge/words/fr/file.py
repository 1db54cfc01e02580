"""Why a file that a person asked for is not written."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "file.exists": "{path} existe déjà et reste tel quel ; choisissez un autre nom, ou supprimez-le d’abord",
    "file.not-ours": "{path} existe déjà, n’a pas été écrit par kfjudge et reste tel quel ; choisissez un autre nom, ou supprimez-le d’abord",
    "file.link": "{path} est un lien vers un autre endroit ; rien n’est écrit à travers lui : donnez le nom du fichier même, ou un autre",
    "file.folder": "{path} est un dossier ; ajoutez le nom d’un fichier",
    "file.not-ordinary": "{path} n’est pas un fichier ordinaire ; donnez le nom d’un tel fichier",
    "file.no-folder": "il n’y a pas de dossier {folder} ; créez-le d’abord, ou choisissez-en un autre",
    "file.no-name": "« {path} » ne peut pas être le nom d’un fichier",
    "file.not-written": "{path} n’est pas écrit : {reason}",
}
