/** Closed classes of English, and what writers put in their place, commonest first. Made by hand. */
const PREPOSITIONS: Readonly<Record<string, string>> = {
  of: 'in for from about to with on by',
  in: 'at on of for to during into within with',
  to: 'for at in of with on into towards',
  for: 'to of in about on at with during',
  on: 'in at about of to for with over',
  with: 'by of to in for from about without',
  at: 'in on to of for with by',
  by: 'with from of in for through at',
  from: 'of in by to for with since',
  about: 'of on for in with to over',
  into: 'in to on onto within',
  between: 'among of in within from',
  through: 'by with in during over',
  during: 'in on for while at',
  as: 'like for of with',
  over: 'on in about above',
  within: 'in into at',
  after: 'before in from at since',
  before: 'after until in',
  against: 'to with for from',
  among: 'between in of',
  towards: 'to for at',
  without: 'with of',
  until: 'to by till',
  since: 'from for in',
  upon: 'on in',
  under: 'in below on',
  around: 'about in over',
};
const ARTICLES: Readonly<Record<string, string>> = { the: 'a an', a: 'the an', an: 'the a' };
const DETERMINERS: Readonly<Record<string, string>> = {
  this: 'these that the',
  these: 'this those the',
  that: 'this those',
  those: 'these that the',
  my: 'me the',
  your: 'you the',
  his: 'her its the he',
  her: 'his the',
  its: 'his the it',
  our: 'the us',
  their: 'the them his',
  some: 'any a the',
  any: 'some no',
  many: 'much a',
  much: 'many',
  every: 'all each',
  each: 'every all',
  another: 'other an',
  other: 'another others',
  few: 'little',
  all: 'every whole',
  both: 'two',
  such: 'so',
};
const PRONOUNS: Readonly<Record<string, string>> = {
  i: 'me my',
  me: 'i my',
  he: 'him his she',
  him: 'he his',
  she: 'her he',
  they: 'them their he',
  them: 'they their it',
  we: 'us our',
  us: 'we our',
  it: 'its they this',
  who: 'which whom that',
  which: 'that who what',
  whom: 'who',
  whose: 'who which',
  what: 'which that',
  themselves: 'them',
  himself: 'him',
  one: 'ones',
};
const BE: Readonly<Record<string, string>> = {
  is: 'are was be',
  are: 'is were be',
  was: 'were is be',
  were: 'was are',
  been: 'be being',
  be: 'been is being are',
  being: 'been be',
  am: 'is are',
};
const MODALS: Readonly<Record<string, string>> = {
  will: 'would can shall',
  would: 'will could',
  can: 'could may',
  could: 'can would',
  may: 'might can',
  might: 'may',
  should: 'must would',
  must: 'should',
};
const HELPERS: Readonly<Record<string, string>> = {
  has: 'have had',
  have: 'has had',
  had: 'have has',
  do: 'does did',
  does: 'do did',
  did: 'do does',
};
const CONJUNCTIONS: Readonly<Record<string, string>> = {
  and: 'but or',
  but: 'and however',
  because: 'since as so',
  so: 'such because',
  if: 'when whether',
  when: 'if while',
  than: 'then that as',
  // biome-ignore lint/suspicious/noThenProperty: an English word like the others, in a table that nothing awaits
  then: 'than',
  that: 'which what',
  although: 'but despite though',
  while: 'when during',
};
const MARKS: Readonly<Record<string, string>> = { ';': ',', ':': ',', ',': '; :', '?': '.' };

/** What is written in place of a word, and how often. */
export const SLIPS: readonly (readonly [table: Readonly<Record<string, string>>, rate: number])[] = [
  [ARTICLES, 0.05],
  [PREPOSITIONS, 0.09],
  [DETERMINERS, 0.035],
  [PRONOUNS, 0.035],
  [BE, 0.06],
  [MODALS, 0.025],
  [HELPERS, 0.05],
  [CONJUNCTIONS, 0.03],
  [MARKS, 0.04],
];

/** A word that learners leave out wherever it stands. */
export const OFTEN_LEFT_OUT =
  'it that to there be is are have has had they we i he she you not as of so been will would and or was were can do also if'.split(
    ' ',
  );

/** How often a word is left out. */
export const DROPS: readonly (readonly [word: string, rate: number])[] = [
  ...OFTEN_LEFT_OUT.map((word) => [word, 0.015] as const),
  ...Object.keys(PREPOSITIONS).map((word) => [word, 0.035] as const),
  ['the', 0.13],
  ['a', 0.15],
  ['an', 0.15],
  [',', 0.18],
  ['-', 0.08],
  ["'s", 0.08],
  ['.', 0.01],
  [':', 0.03],
  [';', 0.03],
];

/** Words that open a clause or a phrase, before which stray commas occur. */
export const JOINERS: ReadonlySet<string> = new Set([
  ...Object.keys(PREPOSITIONS),
  ...Object.keys(CONJUNCTIONS),
  'or',
  'who',
  'which',
  'whom',
]);

const ANYWHERE = {
  ',': 0.003,
  to: 0.002,
  of: 0.002,
  in: 0.002,
  for: 0.001,
  is: 0.001,
  are: 0.0005,
  have: 0.0005,
  that: 0.001,
  it: 0.001,
  be: 0.0005,
  and: 0.001,
  with: 0.0008,
  on: 0.0005,
  been: 0.0003,
};
/** What is inserted before a word, by kind of word: mark or unknown, noun or adjective, conjunction, other word. */
export const PUT_IN: readonly Readonly<Record<string, number>>[] = [
  { ',': 0.004 },
  { ...ANYWHERE, the: 0.035, a: 0.009, an: 0.004, '-': 0.003 },
  { ...ANYWHERE, ',': 0.02, the: 0.001 },
  { ...ANYWHERE, the: 0.003, a: 0.002 },
];
