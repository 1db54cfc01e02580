"""English as it is typed: shortened words, signs left out, numbers in words."""

from __future__ import annotations

from kfjudge.words.typed import Typed

TYPED = Typed(
    meant={
        "u": "you", "ur": "your", "r": "are", "n": "and", "k": "ok",
        "w": "with", "wo": "without", "wout": "without", "b4": "before", "bc": "because", "cuz": "because",
        "coz": "because", "cos": "because", "tho": "though", "thru": "through", "til": "until",
        "plz": "please", "pls": "please", "thx": "thanks", "ty": "thanks", "idk": "i do not know",
        "gonna": "going to", "wanna": "want to", "gotta": "have to", "lemme": "let me", "gimme": "give me",
        "2day": "today", "2nite": "tonight", "atm": "now", "rn": "now", "btw": "besides",
        "opp": "opponent", "opps": "opponents", "oppo": "opponent", "oponent": "opponent",
        "opponant": "opponent", "oppenent": "opponent",
        "im": "i am", "ive": "i have", "youre": "you are", "youve": "you have",
        "hes": "he is", "shes": "she is", "theyre": "they are", "theres": "there is", "thats": "that is",
        "whats": "what is", "whos": "who is", "wheres": "where is", "arent": "are not", "isnt": "is not",
        "wasnt": "was not", "doesnt": "does not", "dont": "do not", "didnt": "did not", "cant": "cannot",
        "couldnt": "could not", "wont": "will not", "wouldnt": "would not", "hasnt": "has not",
        "havent": "have not", "shouldnt": "should not",
        "1st": "first", "2nd": "second", "3rd": "third", "4th": "fourth", "5th": "fifth", "6th": "sixth",
        "x2": "twice", "x3": "thrice", "nd": "and", "abt": "about", "ppl": "people", "smth": "something",
        "sth": "something", "wich": "which", "wat": "what", "wut": "what", "shld": "should", "cld": "could",
        "alot": "a lot", "aswell": "as well", "neightbor": "neighbor", "neigbor": "neighbor",
    },
    numbers={
        "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
        "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30,
    },
)  # fmt: skip
