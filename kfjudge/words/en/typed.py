"""English as it is typed: shortened words, signs left out, numbers in words."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "typed.u": "you", "typed.ur": "your", "typed.r": "are", "typed.n": "and", "typed.k": "ok",
    "typed.w": "with", "typed.wo": "without", "typed.wout": "without", "typed.b4": "before",
    "typed.bc": "because", "typed.cuz": "because", "typed.coz": "because", "typed.cos": "because",
    "typed.tho": "though", "typed.thru": "through", "typed.til": "until", "typed.plz": "please",
    "typed.pls": "please", "typed.thx": "thanks", "typed.ty": "thanks", "typed.idk": "i do not know",
    "typed.gonna": "going to", "typed.wanna": "want to", "typed.gotta": "have to", "typed.lemme": "let me",
    "typed.gimme": "give me", "typed.2day": "today", "typed.2nite": "tonight", "typed.atm": "now",
    "typed.rn": "now", "typed.btw": "besides", "typed.opp": "opponent", "typed.opps": "opponents",
    "typed.oppo": "opponent", "typed.oponent": "opponent", "typed.opponant": "opponent",
    "typed.oppenent": "opponent", "typed.im": "i am", "typed.ive": "i have", "typed.youre": "you are",
    "typed.youve": "you have", "typed.hes": "he is", "typed.shes": "she is", "typed.theyre": "they are",
    "typed.theres": "there is", "typed.thats": "that is", "typed.whats": "what is", "typed.whos": "who is",
    "typed.wheres": "where is", "typed.arent": "are not", "typed.isnt": "is not", "typed.wasnt": "was not",
    "typed.doesnt": "does not", "typed.dont": "do not", "typed.didnt": "did not", "typed.cant": "cannot",
    "typed.couldnt": "could not", "typed.wont": "will not", "typed.wouldnt": "would not",
    "typed.hasnt": "has not", "typed.havent": "have not", "typed.shouldnt": "should not",
    "typed.1st": "first", "typed.2nd": "second", "typed.3rd": "third", "typed.4th": "fourth",
    "typed.5th": "fifth", "typed.6th": "sixth", "typed.x2": "twice", "typed.x3": "thrice",
    "typed.nd": "and", "typed.abt": "about", "typed.ppl": "people", "typed.smth": "something",
    "typed.sth": "something", "typed.wich": "which", "typed.wat": "what", "typed.wut": "what",
    "typed.shld": "should", "typed.cld": "could", "typed.alot": "a lot", "typed.aswell": "as well",
 "number.zero": "0", "number.one": "1",
    "number.two": "2", "number.three": "3", "number.four": "4", "number.five": "5", "number.six": "6",
    "number.seven": "7", "number.eight": "8", "number.nine": "9", "number.ten": "10", "number.eleven": "11",
    "number.twelve": "12", "number.thirteen": "13", "number.fourteen": "14", "number.fifteen": "15",
    "number.sixteen": "16", "number.seventeen": "17", "number.eighteen": "18", "number.nineteen": "19",
    "number.twenty": "20", "number.thirty": "30",
}  # fmt: skip
