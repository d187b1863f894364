import { RANKED_FAMILY_PAIRS } from '../lexicon/family-pairs.ts';

/**
 * Words that are used for one another. Commas separate the sets, and each pair occurs once; every member of a set is tried in place of every other. A
 * phrase of two words is the last member of its set and is tried in place of the words before it. Pairs of words of one family (`family-pairs.ts`)
 * are added.
 */
const SETS = {
  determiners: `
    this these, that those, the this, these the, our the, much many, little few, less fewer, other others another, some any, no not,
    each every, either neither, few a-few, little a-little, amount number`,
  pronouns: `
    he him his, she her, they them their, we us our, i me my, it them, it they, something anything, someone anyone, somebody anybody,
    somewhere anywhere, who whom whose, who which that, which whose, how what, what which, what that, that those, people persons`,
  prepositions: `
    for since, since from, until by, during while, between among, beside besides, into in, onto on, upon on, below under, above over,
    across through, via through, with within, with and, towards to, under at, under in, under on, like as, like such-as,
    because because-of, due because`,
  conjunctions: `
    and or, and but, but by, if whether, when where, where which, although despite, however but, whilst while, so such, as than, than that,
    moreover more`,
  auxiliaries: `
    be been, being been, has as, as is, can could, will would, shall should, may might, does do did, has have had, don't doesn't didn't,
    was were, use used, uses use`,
  adverbs: `
    ever even, good well, most almost, also too, specially especially, actually currently, later latter, quite quiet, already all-ready,
    altogether all-together, alone lonely, along alone`,
  synonyms: `
    make do, made did, makes does, making doing, say tell, said told, says tells, look see, see watch, hear listen, learn teach,
    borrow lend, bring take, come go, speak talk, win earn, remember remind, possibility opportunity, chance change, story history,
    elder elderly, followings following`,
  transitives: 'rise raise, rises raises, lie lay, sit set, leave live, feel fell, felt fell, fell fall',
  forms: `
    choose chose, lead led, build built, base based, dead died, lives life, asleep sleep, alive live, beliefs believes, advice advise,
    bath bathe, thinks things, thinking thing, think thing, device devise`,
  homophones: `
    its their, its it's, there their, their they're, your you're, whose who's, were we're, wont won't, then than, than as, then that, too to,
    to two, here hear, by buy, bye by, right write, know now, know known, one won, hole whole, hour our, are our, sea see, week weak,
    wait weight, waist waste, way weigh, wear where, road rode, read red, sail sale, some same, son sun, soul sole, piece peace, plain plane,
    principal principle, stationary stationery, steel steal, threw through, course coarse, compliment complement, weather whether,
    passed past, price prize, new news, there three, tree three, forth fourth, seams seems`,
  lookAlikes: `
    of off, lose loose, affect effect, affects effects, effected affected, adapted adopted, adapt adopt, where were, from form,
    through though, thought though, through throw, accept except, an and, any and, every very, does dose, maybe may, personal personnel,
    desert dessert, diary dairy, costume custom, cloth clothes, cloths clothes, safe save, lack luck, constrains constraints, extend extent,
    trails trials, decent descent, phosphorous phosphorus, proceeding preceding`,
  nearSynonyms: 'economic economical, historic historical, sensible sensitive, actual current',
  splitAndJoined: 'everyday every-day, sometimes sometime, anyone any-one, everyone every-one',
};

function build(): ReadonlyMap<string, readonly string[]> {
  const sets = new Map<string, Set<string>>();
  const put = (word: string, other: string) => {
    if (word !== other && !word.includes(' ')) sets.set(word, (sets.get(word) ?? new Set()).add(other));
  };
  const written = Object.values(SETS).flatMap((list) => list.split(',').map((set) => set.trim().split(/\s+/)));
  for (const members of [...written, ...RANKED_FAMILY_PAIRS]) {
    // in the lists a hyphen joins the two words of a phrase
    const words = members.map((word) => word.replace('-', ' '));
    for (const a of words) for (const b of words) put(a, b);
  }
  return new Map([...sets].map(([word, others]) => [word, [...others]]));
}

/** The words that may have been meant instead, by look-up form. */
export const CONFUSION_SETS: ReadonlyMap<string, readonly string[]> = build();
