"""The numbers that searching weighs by, in one place; found on the half of the queries that is for tuning."""

from __future__ import annotations


class WEIGHTS:
    """What counts, and how much."""

    # a word of the query
    common: float = 0.10
    common_in_a_phrase: float = 0.35  # in words that mean something together: "le plus de"
    beside: float = 0.30  # "rule", "question"
    in_passing: float = 0.75
    number: float = 0.30
    unknown: float = 0.67  # of the most that a word can tell
    misspelt: tuple[float, ...] = (1.0, 0.85, 0.72, 0.6)  # by the number of letters put right

    # what words of the query mean, beside the very words: what that is worth, how sure it is, and how much
    # more than the thing itself a rare word for it may tell
    concept: float = 0.68
    concept_is_sure: float = 0.95
    rarer_than_a_concept: float = 0.7
    meaning: float = 0.47
    meaning_is_sure: float = 0.7
    rarer_than_a_meaning: float = 1.5

    # the query as a whole is a name
    exact_title: float = 1.3
    exact_alias: float = 1.2
    exact_term: float = 1.15
    exact_slang: float = 1.1
    near_slang: float = 0.05  # less than another name that is as near

    # a piece of an entry, by its kind
    name: float = 0.90
    question: float = 0.86
    body: float = 0.89
    note: float = 0.50
    said: float = 1.0
    printed: float = 0.78
    card: float = 1.0
    again: float = 0.24  # more for a token that a piece has more than once
    long: float = 0.0005  # less for each word of a long piece
    part_of_name: float = 0.60  # less for a name of which only a part was asked

    # an entry
    whole: float = 0.42  # the entry as a whole, against its best piece
    counted: float = 0.104  # the number of words that are there, whatever they weigh: in all and in one piece
    further: float = 0.19  # the next best pieces, beside the best
    wordy: float = 0.092  # less for a long entry, which has every word somewhere
    name_within: float = 0.42  # more for a name that stands whole in the query
    close: float = 0.2  # more for words that stand as close as in the query
    alike: float = 0.369  # more for a piece that asks the same: that says little else than the query
    compared: float = 0.427  # more for what is compared
    often: float = 6.0  # pieces that have a word, for half of what speaking of it often can tell

    # an entry on which a board is that plays the case: one that the board answers, a rule that it shows, and
    # a card
    played: float = 0.17
    played_with_cards: float = 0.33
    shows: float = 0.7
    shows_a_card: float = 0.3
    shows_the_card: float = 2.0

    joining: float = 0.4  # more for a rule that several cards which are named speak of

    # an entry, by its kind
    of_the_kind: float = 1.0  # more for a question or an erratum on it, where such a thing is asked for
    other_cards: float = 0.75  # for a question on cards that the query does not name
    own_case: float = 0.15  # more for a question of the FAQ, when somebody tells what happened to them
    old_question: float = 0.9
    about_books: float = 0.52
    mere_card: float = 0.05
    several_cards: float = 0.4  # more for a question or an erratum on several of the cards that are named
    only_card: float = 1.1
    cards_and_more: float = -0.35
    card_and_more: float = 0.36
    one_card: float = 0.2  # that is named beside whatever is asked

    # how surely the query is there, for an answer: in the best piece, and in the entry as a whole
    sure_in_a_piece: float = 0.6
    sure_in_all: float = 0.4


class ENOUGH:
    """How much must be there for an answer: the fewer words a query has, the more of them."""

    a_name: float = 0.7  # from here on, the query as a whole is a name
    a_word_of_a_name: float = 0.4
    same_question: float = 0.5  # how alike two ways of asking are that ask the same
    same_question_on_a_card: float = 0.38  # the same, for a ruling on the one card that is named
    of_a_case: float = 0.6  # of what is asked of some cards, for a ruling on them
    on_cards: float = 0.45  # the score of a rule, from where on it may come before several cards
    named: float = 0.65  # of what is said, for several things that have an entry
    little_words: float = 0.4  # of a query, for little words that are a name: "up to you"
    elsewhere: float = 1 / 6  # of the words, from where on a query is about something else
    one_word: float = 0.85  # of the subject
    within_one_word: float = 0.5
    two_words: float = 0.85
    two_in_a_sentence: float = 0.64
    three_words: float = 0.66
    four_words: float = 0.60
    more_words: float = 0.54
    a_name_within: float = 0.2  # of a query all of whose words are known, from where on less is enough:
    less_of_three: float = 0.14
    less_of_more: float = 0.06
    apart: int = 4  # words between which three others stand still belong together
    apart_in_a_sentence: int = 6


class LIKELY:
    """What makes it likely, all together, that the best entry answers a query of which not enough is there:
    found by regression on the queries for tuning."""

    score: float = 1.3
    whole: float = 3.21
    piece: float = -1.85
    alike: float = 4.17
    close: float = 3.77
    words: float = 4.18
    few_words: float = -0.29
    named: float = 0.29
    outside: float = -3.95
    mistake: float = -1.04
    enough: float = 5.7


class ELSEWHERE:
    """What speaks for a game, where none is named: found by regression on the queries for tuning of all
    games, each of them once at home."""

    most: float = 2.0  # of the score of the best entry
    known: float = 0.54  # for the words of the query, as many as the game knows
    answered: float = 0.2  # for an answer
    more: float = 0.5  # than that at home, at least, another game must have
