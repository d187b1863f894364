import { wordSet } from '../../text/word-set.ts';

export { wordSet } from '../../text/word-set.ts';

/*
 * Closed classes, each listed once: test/engine/word-sets.test.ts finds duplicate lists.
 */

/** Finite forms of “be”, contractions included. */
export const BE_FINITE = wordSet(`am is are was were 'm 're`);
export const BE_ALL = wordSet(`be been being am is are was were 'm 're`);
export const HAVE_FORMS = wordSet(`have has had 've having`);
export const SINGULAR_AUXILIARIES = wordSet('is was has does');
export const PLURAL_AUXILIARIES = wordSet('are were have do');
/** Modal auxiliaries as tokens; "ca" and "wo" are the rest of "can't" and "won't". */
export const MODALS = wordSet(`can could may might must shall should will would 'll ca wo sha`);
/** Auxiliaries that precede the subject in a question ("operators"). */
export const OPERATORS = wordSet(
  'am is are was were have has had do does did can could may might must shall should will would',
);
/** Conjunctions that open a subordinate clause of time, reason, condition, contrast or place. */
export const SUBORDINATORS = wordSet(
  'if unless when whenever while whilst as once since because although though whereas where after before until till',
);
export const NEGATIONS = wordSet(`not n't never`);
export const SUBJECT_PRONOUNS = wordSet('i you he she it we they');
/** Pronouns that cannot be objects or things: after the verb of the first clause, they open the second. */
export const PERSON_PRONOUNS = wordSet('i he she we they');
/** Words that are by themselves the subject of a clause. */
export const CLAUSE_SUBJECTS = wordSet('i you he she it we they this that these those there');
export const SINGULAR_PERSONS = wordSet('he she it');
export const INDEFINITE_PRONOUNS = wordSet(
  'everyone everybody everything someone somebody something anyone anybody anything nobody nothing',
);
/** Third person singular as subject; "this" and "that" are left out, because they may be determiners. */
export const SINGULAR_PRONOUNS: ReadonlySet<string> = new Set([...SINGULAR_PERSONS, ...INDEFINITE_PRONOUNS]);
/** "One of the reasons": singular, although a plural noun follows. */
export const PARTITIVES = wordSet('one each either neither');
/** Groups of persons or animals: each may be named as one ("the team is") or as its members ("the team are", "one of the team"). */
export const COLLECTIVE_NOUNS = wordSet(
  'army audience band board cast choir class clergy cohort committee company congregation council couple crew crowd delegation duo elite escort faculty family fleet flock gang generation gentry government group herd household jury majority media minority mob opposition pair party police population press proletariat public quartet regiment squad staff team tribe trio',
);
/** Verbs of happening, existing and appearing, which have neither an object nor a passive: "it was happened" is wrong. */
export const UNACCUSATIVE_VERBS = wordSet(
  'happen occur appear disappear exist arrive arise emerge vanish die rise fall',
);
/** Verbs without an object. After "be" some participles are right all the same: "the days are gone". */
export const INTRANSITIVE_VERBS: ReadonlySet<string> = new Set([
  ...UNACCUSATIVE_VERBS,
  ...wordSet('come go live work lie sit stand sleep stay'),
]);
/** Verbs that are also nouns or adjectives that come after “be” without a determiner: “is work”, “is open”, “is cause for hope”. */
export const BARE_PREDICATES = wordSet(
  'work part use cause reason evidence proof play fun love life need hope doubt trouble support help access control interest practice research progress rest sleep change growth loss waste talk food water money time place home back front light dark present past key fine right left close set cast cut put hit shut read split spread cost hurt like value note figure side rent sale trade business war peace second match fire court standard base ground welcome open clean subject individual average total equal level blank double empty extra perfect secure dry cool warm calm quiet idle own prime rival smooth square steady thin tidy wet narrow parallel manifest minute novel objective contrary counter express ready round sound spare still tense trim free correct complete separate moderate duplicate alternate approximate appropriate elaborate clutter noise damage risk',
);
/** Determiners of a singular noun that is counted. */
export const SINGULAR_DETERMINERS = wordSet('a an each every another this that');
export const PLURAL_DETERMINERS = wordSet('these those many several few both various numerous');
/** Determiners that open a definite noun phrase. */
export const DEFINITE_DETERMINERS = wordSet('the these those my your his her its our their');
export const QUESTION_WORDS = wordSet('how what when where which who whose why');
/** Words for a place in a row: each singles out one thing. */
export const ROW_WORDS = wordSet('first second third last next');
export const TENS = wordSet('twenty thirty forty fifty sixty seventy eighty ninety');
export const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...wordSet(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...TENS,
]);
/** Verbs whose past equals the base form, so that a singular subject shows no ending in the past. */
export const INVARIABLE_VERBS = wordSet(
  'fit let set put cut hit cost split spread quit shut hurt cast bet burst read rid beat shed',
);

/** Plural nouns whose singular is an adjective, so that they stay plural before another noun: "the intangibles ratio". */
export const PLURALS_OF_ADJECTIVES = wordSet(
  'intangibles tangibles financials fundamentals essentials specifics particulars basics collectibles receivables payables valuables consumables deliverables perishables disposables renewables',
);
/** Plurals that stay plural before another noun: "sales manager", "a no-dues form", "uses and gratifications theory". */
export const PLURAL_MODIFIERS = wordSet(
  'benders dues sales goods savings earnings arms sports customs systems materials means news works operations communications futures options gratifications',
);
