/** Two words of one family; which one is an error depends on the list. */
type Pair = readonly [string, string];

const pairs = (list: string): readonly Pair[] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]);

/*
 * Words of one family that learners confuse, each pair once, grouped by what judges the pair: rules of grammar (the checker
 * `word-class`, by what the place requires) or the ranker (its confusion sets, by the probability of the sentence).
 */

/** Nouns and verbs that learners confuse in both directions. */
const NOUNS_AND_VERBS = pairs(`
  success:succeed choice:choose growth:grow loss:lose complaint:complain decision:decide explanation:explain introduction:introduce
  knowledge:know solution:solve behavior:behave arrival:arrive development:develop improvement:improve protection:protect
  communication:communicate education:educate information:inform reduction:reduce production:produce competition:compete
  description:describe discussion:discuss entertainment:entertain existence:exist imagination:imagine invention:invent pollution:pollute
  preparation:prepare attraction:attract comparison:compare connection:connect consumption:consume contribution:contribute
  creation:create destruction:destroy discovery:discover expectation:expect expression:express involvement:involve
  participation:participate performance:perform requirement:require suggestion:suggest conclusion:conclude advertisement:advertise
  application:apply invitation:invite organization:organize thought:think`);
/** The same, for pairs that the ranker also weighs. */
const RANKED_NOUNS_AND_VERBS = pairs('belief:believe proof:prove');
/** Nouns that learners use for verbs: "she can speech". The verb is not used for the noun, or is listed with another spelling of it. */
const NOUNS_PUT_FOR_VERBS = pairs(`
  response:respond difference:differ emphasis:emphasize speech:speak behaviour:behave failure:fail happiness:enjoy marriage:marry
  population:populate relaxation:relax sale:sell understanding:understand agreement:agree announcement:announce argument:argue
  collection:collect concentration:concentrate encouragement:encourage expansion:expand identification:identify motivation:motivate
  prevention:prevent realization:realize recognition:recognize refusal:refuse survival:survive analysis:analyze attention:attend
  strength:strengthen weakness:weaken width:widen length:lengthen`);
const RANKED_NOUNS_PUT_FOR_VERBS = pairs('breath:breathe');
/** Verbs that learners use for nouns: "my depend on it". */
const VERBS_PUT_FOR_NOUNS = pairs(`
  recommendation:recommend management:manage dependence:depend employment:employ enjoyment:enjoy investment:invest judgement:judge
  punishment:punish`);
const RANKED_VERBS_PUT_FOR_NOUNS = pairs('life:live');

/** Adjectives with their adverbs: "extreme important". */
const ADJECTIVES_AND_ADVERBS = pairs(`
  extreme:extremely total:totally absolute:absolutely incredible:incredibly serious:seriously full:fully perfect:perfectly
  slight:slightly entire:entirely exact:exactly environmental:environmentally economic:economically economical:economically
  social:socially physical:physically mental:mentally financial:financially technological:technologically main:mainly
  constant:constantly continuous:continuously current:currently definite:definitely effective:effectively efficient:efficiently
  equal:equally eventual:eventually frequent:frequently immediate:immediately independent:independently natural:naturally
  negative:negatively positive:positively normal:normally obvious:obviously permanent:permanently personal:personally
  practical:practically proper:properly rapid:rapidly regular:regularly safe:safely separate:separately strong:strongly sudden:suddenly
  successful:successfully wide:widely great:greatly deep:deeply enormous:enormously exceptional:exceptionally dramatic:dramatically
  drastic:drastically considerable:considerably increasing:increasingly surprising:surprisingly amazing:amazingly terrible:terribly
  unbelievable:unbelievably similar:similarly correct:correctly automatic:automatically gradual:gradually active:actively
  specific:specifically`);
const RANKED_ADJECTIVES_AND_ADVERBS = pairs(`
  real:really complete:completely relative:relatively particular:particularly high:highly significant:significantly easy:easily
  quick:quickly slow:slowly careful:carefully clear:clearly general:generally direct:directly recent:recently simple:simply
  usual:usually bad:badly previous:previously`);
/** For the ranker only: adverbs that differ in meaning from their adjective, and adjectives that are often right before another adjective. */
const ADVERBS_OF_THEIR_OWN = pairs(`
  hard:hardly late:lately near:nearly most:mostly final:finally different:differently new:newly approximate:approximately
  special:especially evolutionary:evolutionarily statistical:statistically genetic:genetically respective:respectively`);

/** Participles for what a thing is like, with those for what a person feels: "I am very interesting in music". */
const FEELINGS = pairs(
  'frustrating:frustrated embarrassing:embarrassed amazing:amazed fascinating:fascinated annoying:annoyed',
);
const RANKED_FEELINGS = pairs(`
  interesting:interested boring:bored exciting:excited tiring:tired confusing:confused surprising:surprised disappointing:disappointed
  shocking:shocked satisfying:satisfied frightening:frightened relaxing:relaxed worrying:worried`);

/** Nouns with their adjectives, for the ranker only: "it is importance". */
const NOUNS_AND_ADJECTIVES = pairs(`
  importance:important difference:different independence:independent patience:patient presence:present absence:absent
  convenience:convenient violence:violent intelligence:intelligent difficulty:difficult resistance:resistant tolerance:tolerant`);

const swap = ([a, b]: Pair): Pair => [b, a];

/** The verb that belongs in place of the noun. */
export const VERB_FOR_NOUN: ReadonlyMap<string, string> = new Map([
  ...NOUNS_AND_VERBS,
  ...RANKED_NOUNS_AND_VERBS,
  ...NOUNS_PUT_FOR_VERBS,
  ...RANKED_NOUNS_PUT_FOR_VERBS,
]);
/** The noun that belongs in place of the verb. */
export const NOUN_FOR_VERB: ReadonlyMap<string, string> = new Map(
  [...NOUNS_AND_VERBS, ...RANKED_NOUNS_AND_VERBS, ...VERBS_PUT_FOR_NOUNS, ...RANKED_VERBS_PUT_FOR_NOUNS].map(swap),
);
/** The adverb that belongs in place of the adjective. */
export const ADVERB_OF: ReadonlyMap<string, string> = new Map([
  ...ADJECTIVES_AND_ADVERBS,
  ...RANKED_ADJECTIVES_AND_ADVERBS,
]);
/** The participle for a person's feeling that belongs in place of the one for its cause. */
export const FEELING: ReadonlyMap<string, string> = new Map([...FEELINGS, ...RANKED_FEELINGS]);
/** Pairs of one family in which the ranker tries each word in place of the other. */
export const RANKED_FAMILY_PAIRS: readonly Pair[] = [
  ...RANKED_NOUNS_AND_VERBS,
  ...RANKED_NOUNS_PUT_FOR_VERBS,
  ...RANKED_VERBS_PUT_FOR_NOUNS,
  ...RANKED_ADJECTIVES_AND_ADVERBS,
  ...ADVERBS_OF_THEIR_OWN,
  ...RANKED_FEELINGS,
  ...NOUNS_AND_ADJECTIVES,
];
