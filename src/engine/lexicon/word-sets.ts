export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Forms of be that stand after a subject, clitics included. */
export const BE_FINITE = wordSet(`am is are was were 'm 're`);
export const BE_ALL = wordSet(`be been being am is are was were 'm 're`);
export const HAVE_FORMS = wordSet(`have has had 've having`);
export const DO_FORMS = wordSet('do does did');
/** Modal auxiliaries as tokens; "ca" and "wo" are what is left of "can't" and "won't". */
export const MODALS = wordSet(`can could may might must shall should will would 'll ca wo sha`);
export const NEGATIONS = wordSet(`not n't never`);
export const SUBJECT_PRONOUNS = wordSet('i you he she it we they');
export const OBJECT_PRONOUNS = wordSet('me him her us them');
/** Third person singular as subject; "this" and "that" are left out, for they may be determiners. */
export const SINGULAR_PRONOUNS = wordSet(
  'he she it everyone everybody everything someone somebody something anyone anybody anything nobody nothing',
);
export const PLURAL_PRONOUNS = wordSet('we they you i these those');
export const POSSESSIVES = wordSet('my your his her its our their');
export const ARTICLES = wordSet('a an the');
/** Words that open a subordinate clause and are nothing else after punctuation. */
export const SUBORDINATORS = wordSet(
  'because although though if unless when whenever while whereas since until once as after before whether that',
);
/** Prepositions after which a verb must be a gerund; "to" is not among them. */
export const PREPOSITIONS = wordSet(
  'of in by for without with about on at from through against upon into between despite',
);
export const MONTHS = wordSet('january february march april may june july august september october november december');
export const NUMBER_WORDS = wordSet(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
);
