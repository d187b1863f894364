import { FEATURES } from './features.ts';

/** Features with one meaning to a reader, and the words for it, by the direction of their weight. */
export interface SignalGroup {
  readonly id: string;
  readonly machine: string;
  readonly human: string;
  readonly features: readonly RegExp[];
}

/** A feature belongs to the first group that matches it; the last group takes the rest. */
export const SIGNAL_GROUPS: readonly SignalGroup[] = [
  {
    id: 'word sequences',
    machine: 'Word sequences that are commoner in machine-made text than in people’s',
    human: 'Word sequences that are commoner in people’s text than in machine-made text',
    features: [/^words\d+k: (?:ratio|sentence ratio|machine|known)/],
  },
  {
    id: 'sentence patterns',
    machine: 'Grammar in which one kind of word follows another as language models write it',
    human: 'Grammar in which one kind of word follows another as people write it',
    features: [/^classes: (?:ratio|sentence ratio|machine|known)/],
  },
  {
    id: 'predictability',
    machine: 'Even predictability: few words come as a surprise',
    human: 'Uneven predictability: ordinary stretches next to surprising words',
    features: [/: (?:human|sentence human|surprise|likely|unlikely)/],
  },
  {
    id: 'sentence length',
    machine: 'Sentences of even length',
    human: 'Short and long sentences next to each other, or lengths unusual for a machine',
    features: [/sentence length|longest|shortest|sentence step|short sentences|long sentences|^sentences$/],
  },
  {
    id: 'favourite words',
    machine: 'Many words that language models favour',
    human: 'Hardly any of the words that language models favour',
    features: [/lexicon (?:favourites|boosters|connectives|hedges)/],
  },
  {
    id: 'personal voice',
    machine: 'Little personal voice: few contractions, everyday words or mentions of the writer',
    human: 'A personal voice: contractions, everyday words, mentions of the writer or reader',
    features: [
      /contractions|lexicon (?:colloquial|first|second)|mark [!?]|question|^word (?:i|me|my|we|you|your|our|'m|n't|'ve|'ll|'d)$/,
    ],
  },
  {
    id: 'concreteness',
    machine: 'Few names, figures and other particulars',
    human: 'Names, figures and other particulars',
    features: [/^names$|digits|capitals|number words|lexicon time|mark %|possessives/],
  },
  {
    id: 'slips',
    machine: 'Free of slips and rare words',
    human: 'Rare words, or slips of spelling and capitals',
    features: [/rare words|uncommon|small /],
  },
  {
    id: 'variety',
    machine: 'A choice of words as varied, and as repetitive, as machine text',
    human: 'A choice of words as varied, and as repetitive, as people’s text',
    features: [/variety|once only|repeated/],
  },
  {
    id: 'sentence openings',
    machine: 'Sentence openings like those of machine text',
    human: 'Sentence openings like those of people’s text',
    features: [/starts/],
  },
  {
    id: 'constructions',
    machine: 'Constructions that language models like: trailing “-ing” clauses, lists of three, “not only”',
    human: 'Few of the constructions that language models like',
    features: [/participle|triads|not only|negated|passives|comma and|as as|there is|it is|of the/],
  },
  {
    id: 'punctuation',
    machine: 'Punctuation like that of machine text',
    human: 'Punctuation like that of people’s text',
    features: [/^mark|commas|dashes/],
  },
  {
    id: 'long words',
    machine: 'Long, formal words and endings such as “-tion” and “-ive”',
    human: 'Word lengths and endings like those of people’s text',
    features: [/word length|words of|words to|^ending/],
  },
  {
    id: 'small words',
    machine: 'Small words (such as “the”, “of”, “that”) in the proportions of machine text',
    human: 'Small words (such as “the”, “of”, “that”) in the proportions of people’s text',
    features: [/./],
  },
];

/** Index of each feature's group. */
export const GROUP_OF_FEATURE: Uint8Array = Uint8Array.from(FEATURES, (name) =>
  SIGNAL_GROUPS.findIndex(({ features }) => features.some((pattern) => pattern.test(name))),
);
