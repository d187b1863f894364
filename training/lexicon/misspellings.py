"""Known misspellings and their corrections, best first."""
import re

import sources
from word_list import LOWER, Word

# written from knowledge: frequent slips of learners that the list lacks or ranks wrongly, and compounds written as one
# word
OWN = '''alot=a lot infact=in fact eachother=each other aswell=as well abit=a bit inorder=in order atleast=at least incase=in case inspite=in spite
alright=all right noone=no one everytime=every time anymore=any more moreso=more so thankyou=thank you aslong=as long ofcourse=of course
highschool=high school bestfriend=best friend icecream=ice cream eventhough=even though nevermind=never mind upto=up to dont=don't doesnt=doesn't didnt=didn't
cant=can't wont=won't isnt=isn't arent=aren't wasnt=wasn't werent=weren't havent=haven't hasnt=hasn't hadnt=hadn't couldnt=couldn't shouldnt=shouldn't
wouldnt=wouldn't mustnt=mustn't im=I'm ive=I've youre=you're theyre=they're weve=we've youve=you've theyve=they've thats=that's whats=what's theres=there's
lets=let's wether=whether thier=their becuase=because beacuse=because becouse=because becasue=because definately=definitely definatly=definitely
goverment=government enviroment=environment recieve=receive seperate=separate untill=until tommorow=tomorrow begining=beginning beleive=believe
wich=which whith=with freind=friend writting=writing comming=coming realy=really truely=truly diffrent=different intresting=interesting
intrested=interested knowlege=knowledge experiance=experience importent=important confortable=comfortable adress=address necesary=necessary
sucess=success sucessful=successful succesful=successful acording=according tought=thought trought=through througth=through througt=through thougth=thought
peoples'=people's proffesional=professional tecnology=technology technologie=technology responsability=responsibility developement=development
advertisment=advertisement advertisments=advertisements advertisiment=advertisement advantange=advantage disadvantange=disadvantage exemple=example exemples=examples
litle=little mentionned=mentioned thru=through nowaday=nowadays nowdays=nowadays nowadayas=nowadays studing=studying studys=studies
dependance=dependence independance=independence miniscule=minuscule thar=that wana=want to cuz=because'''
NOT_A_CORRECTION = {'lets', 'anymore', 'alright', 'thru', "peoples'"}


def table(path: str, words: dict[str, Word]) -> dict[str, list[str]]:
    """
    Misspelling (look-up form) -> corrections. Entries that the word list accepts are left out, because the word list
    has already compared them with the corpora. Several corrections are ordered by the list's order and by frequency.
    """
    result: dict[str, list[str]] = {}
    for wrong, (corrections, _) in sources.codespell(path).items():
        lower = wrong.lower()
        if lower in words and words[lower].cases & LOWER or not re.fullmatch(r"[^\W_][\w'’ -]*", wrong) or ' ' in wrong:
            continue
        known = [correction for correction in corrections if all(part.lower() in words for part in re.split(r"[ -]|'(?:s|t|re|ve|ll|d|m)$", correction) if part)]
        if not known:
            continue
        def commonness(correction: str) -> float:
            parts = [words[part.lower()].weighted if part.lower() in words else 0.01 for part in re.split(r"[ '-]", correction) if part]
            return min(parts or [0])
        ranked = sorted(known, key=lambda correction: -(commonness(correction) + 0.05) * (2 if correction == known[0] else 1))
        result[lower] = ranked[:5]
    for pair in re.split(r'\s+(?=[^\s=]+=)', OWN.strip()):
        wrong, right = pair.split('=')
        if wrong not in NOT_A_CORRECTION and not (wrong in words and words[wrong].cases & LOWER):
            result[wrong] = [right.replace('\n', ' ')]
    return result
