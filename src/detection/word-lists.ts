/**
 * Closed lists that the style features count. Function words do not depend on the topic, so their rates also hold in domains
 * without training data.
 */
const list = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean);

/** Function words and clitics (as the tokenizer cuts them), each with a rate of its own. */
export const FUNCTION_WORDS = list(`
  the of and to in a is that for it as was with be on are this by at from have not or an which but they i you we he she
  his her their its has had were been will would can could may might must shall should there these those such also
  however therefore moreover furthermore thus while although though because since when where who whom whose what how if
  then than so no nor only own same too very just more most other some any each few all both into through during before
  after above below up down out off over under again further once here why my your our me him them us do does did being
  about against between within without upon toward towards among despite n't 's 're 've 'll 'd 'm many much another
  every even still yet already never always often perhaps quite rather well now ever until unless whether either neither
  like one two first
`);

const CONNECTIVES = list(`
  however therefore moreover furthermore thus additionally consequently nevertheless nonetheless meanwhile similarly
  likewise overall finally ultimately hence accordingly conversely notably importantly specifically instead otherwise
  indeed firstly secondly lastly
`);
const HEDGES = list(`
  may might could perhaps possibly probably likely seems seem appears appear suggests suggest potentially often
  generally typically somewhat relatively sometimes usually maybe
`);
const BOOSTERS = list(`
  very really truly certainly clearly definitely absolutely extremely completely always never obviously totally
  entirely undoubtedly particularly especially highly significantly deeply
`);
/** Words that language models of 2022 to 2026 use much more often than older prose does. */
export const MODEL_FAVOURITES = list(`
  crucial delve delves delving underscore underscores underscoring pivotal tapestry testament landscape foster fosters
  fostering leverage leveraging nuanced multifaceted comprehensive significant significantly essential vital ensure
  ensures ensuring enhance enhances enhancing enhanced profound profoundly resonate resonates intricate navigate
  navigating realm vibrant seamless seamlessly robust transformative meticulous meticulously showcase showcases
  showcasing highlighting highlights highlight emphasize emphasizes emphasizing notable notably ultimately overall
  potential various importance role challenges opportunities innovative dynamic unique remains serves offers provides
  allows enabling individuals society insights insight diverse compelling invaluable myriad embark beacon holistic
  paramount unwavering intricacies interplay poignant captivating bustling whispering whispered symphony
`);
const COLLOQUIAL = list(`
  got get gets getting stuff thing things lot lots kinda sorta yeah okay ok pretty guy guys kids kid big bad good nice
  really actually basically anyway gonna wanna wow hey oh well just even like bit sure cause
`);
const FIRST_SINGULAR = list('i me my mine myself');
const FIRST_PLURAL = list('we us our ours ourselves');
const SECOND_PERSON = list('you your yours yourself yourselves');
const THIRD_PERSON = list('he him his himself she her hers herself they them their theirs themselves it its itself');
const MODALS = list("can could may might must shall should will would ca wo 'll 'd");
const NEGATIONS = list("not n't no never none nothing nobody neither nor nowhere");
const BE_FORMS = list("is are was were be been being am 's 're 'm");
const DETERMINERS = list('the a an this that these those each every some any no');
const SUBORDINATORS = list('because since although though while when where if unless until whereas that which who');
const COORDINATORS = list('and or but nor yet so');
const PREPOSITIONS = list(
  'of in to for with on at from by about into through after over between against during without before under around among',
);
const TIME_WORDS = list(
  'now then today yesterday tomorrow ago later soon once already still again year years day days',
);
const NUMBER_WORDS = list(
  'one two three four five six seven eight nine ten hundred thousand million first second third',
);

/** Lexicons that count as one rate each; a token's membership is stored as bits of one integer in this order. */
export const LEXICONS: readonly (readonly [name: string, words: readonly string[]])[] = [
  ['connectives', CONNECTIVES],
  ['hedges', HEDGES],
  ['boosters', BOOSTERS],
  ['favourites', MODEL_FAVOURITES],
  ['colloquial', COLLOQUIAL],
  ['first singular', FIRST_SINGULAR],
  ['first plural', FIRST_PLURAL],
  ['second person', SECOND_PERSON],
  ['third person', THIRD_PERSON],
  ['modals', MODALS],
  ['negations', NEGATIONS],
  ['be', BE_FORMS],
  ['determiners', DETERMINERS],
  ['subordinators', SUBORDINATORS],
  ['coordinators', COORDINATORS],
  ['prepositions', PREPOSITIONS],
  ['time', TIME_WORDS],
  ['number words', NUMBER_WORDS],
];
