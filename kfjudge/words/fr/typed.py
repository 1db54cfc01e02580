"""French as it is typed: elisions without an apostrophe, words shortened or spelled as they sound, numbers."""

from __future__ import annotations

from kfjudge.words.typed import Typed

TYPED = Typed(
    meant={
        # elisions; others, before any word that is known, are parted by rule
        "jai": "j ai", "javais": "j avais", "jaurais": "j aurais", "jaurai": "j aurai", "jen": "j en",
        "jy": "j y", "jetais": "j etais", "nai": "n ai", "nest": "n est", "netait": "n etait", "na": "n a",
        "nont": "n ont", "nas": "n as", "ny": "n y", "nen": "n en", "navais": "n avais", "navait": "n avait",
        "sil": "s il", "sils": "s ils", "sest": "s est", "sen": "s en", "mest": "m est",
        "cest": "c est", "cetait": "c etait", "cetaient": "c etaient",
        "dun": "d un", "dune": "d une", "dautre": "d autre", "dautres": "d autres", "dabord": "d abord",
        "davoir": "d avoir", "detre": "d etre", "dabor": "d abord", "daccord": "d accord", "dac": "d accord",
        "quun": "qu un", "quune": "qu une", "quil": "qu il", "quils": "qu ils", "quon": "qu on",
        "quen": "qu en", "quavec": "qu avec", "quest": "qu est", "questce": "qu est ce",
        "lun": "l un", "lune": "l une", "lautre": "l autre", "lon": "l on",
        "jusqua": "jusqu a", "jusquau": "jusqu au", "lorsquil": "lorsqu il", "lorsquelle": "lorsqu elle",
        "lorsquon": "lorsqu on", "puisquil": "puisqu il", "puisquelle": "puisqu elle",
        "puisquon": "puisqu on", "aujourdhui": "aujourd hui", "quelquun": "quelqu un",
        # as they sound, or shortened
        "c": "c est", "ct": "c etait", "g": "j ai", "jsuis": "je suis", "chui": "je suis", "chuis": "je suis",
        "jpeux": "je peux", "jpe": "je peux", "jpx": "je peux", "jfais": "je fais", "jveux": "je veux",
        "jme": "je me", "jle": "je le", "jla": "je la", "jlui": "je lui", "jsp": "je sais pas",
        "jdois": "je dois", "jvais": "je vais", "jpeu": "je peux", "jvx": "je veux",
        "ke": "que", "k": "que", "ki": "qui", "koi": "quoi", "kan": "quand", "kand": "quand", "qd": "quand",
        "qand": "quand", "kel": "quel", "kelle": "quelle", "kil": "qu il", "kon": "qu on", "q": "que",
        "keske": "qu est ce que", "keski": "qu est ce qui", "qqc": "quelque chose", "qqch": "quelque chose", "qqn": "quelqu un",
        "qq": "quelque", "qqs": "quelques", "qques": "quelques", "esque": "est ce que", "eske": "est ce que",
        "esk": "est ce que", "esce": "est ce", "esceque": "est ce que", "estce": "est ce",
        "estceque": "est ce que", "escque": "est ce que", "pk": "pourquoi", "pq": "pourquoi",
        "pkoi": "pourquoi", "prquoi": "pourquoi", "pcq": "parce que", "pcque": "parce que",
        "pasque": "parce que", "psk": "parce que", "pr": "pour", "ds": "dans", "ac": "avec", "av": "avec",
        "avc": "avec", "ss": "sans", "tt": "tout", "ts": "tous", "tte": "toute", "ttes": "toutes",
        "tjs": "toujours", "tjrs": "toujours", "tjr": "toujours", "mm": "meme", "mmt": "moment", "ms": "mais",
        "dc": "donc", "bcp": "beaucoup", "cb": "combien", "cmb": "combien", "cbien": "combien",
        "cmt": "comment", "coment": "comment", "comen": "comment", "komen": "comment", "ns": "nous",
        "vx": "veux", "pe": "peut", "px": "peux", "pt": "peut", "pa": "pas", "fo": "faut",
        "faudrai": "faudrait", "svt": "souvent", "rdv": "rendez vous", "slt": "salut",
        "bjr": "bonjour", "stp": "s il te plait", "ya": "il y a", "yavait": "il y avait", "yen": "y en",
        "ossi": "aussi", "alor": "alors", "mtn": "maintenant", "mnt": "maintenant",
        "maintenan": "maintenant", "apre": "apres", "apr": "apres", "avt": "avant", "dps": "depuis",
        "pdt": "pendant", "pdnt": "pendant", "nb": "nombre", "nbre": "nombre", "diff": "difference",
        "rep": "reponse", "tlm": "tout le monde", "adv": "adversaire", "advers": "adversaire",
        "adversere": "adversaire", "aversaire": "adversaire", "proch": "prochain",
        "kelk": "quelque", "x2": "deux fois",
        # ordinals
        "1er": "premier", "1ere": "premiere", "1iere": "premiere", "1re": "premiere", "1ers": "premiers",
        "1eres": "premieres", "2e": "deuxieme", "2eme": "deuxieme", "2ieme": "deuxieme", "2nd": "second",
        "2nde": "seconde", "3e": "troisieme", "3eme": "troisieme", "3ieme": "troisieme", "4e": "quatrieme",
        "4eme": "quatrieme", "5e": "cinquieme", "5eme": "cinquieme", "6e": "sixieme", "6eme": "sixieme",
    },
    numbers={
        "zero": 0, "un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7,
        "huit": 8, "neuf": 9, "dix": 10, "onze": 11, "douze": 12, "treize": 13, "quatorze": 14, "quinze": 15,
        "seize": 16, "vingt": 20, "trente": 30,
    },
)  # fmt: skip
