import type { RuleFile } from '../rule-file.ts';

const NAMES =
  'Britain|Germany|China|India|Japan|Russia|Mexico|Canada|England|London|Europe|Spain|Italy|Brazil|Australia|Africa|Scotland|Ireland|Egypt|Turkey|Poland|Sweden|Norway|Denmark|Finland|Vietnam|Thailand|Malaysia|Indonesia|Singapore|Shakespeare|Darwin|Einstein|Newton|Voltaire';

/** Names with a bare s in front of what is theirs. */
export const POSSESSIVES_OF_NAMES: RuleFile = {
  id: 'possessives-of-names',
  errorClass: 'punctuation',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 5.112–5.114',
  comment: 'What belongs to it takes an apostrophe: {better}, not {found}.',
  level: 'basic',
  confidence: 0.96,
  rules: NAMES.split('|')
    .map(
      (name) =>
        `${name.toLowerCase()}: [=${name}s>${name}'s] {NN|NNS|JJ|JJS|VBG}\n- It was bad for ${name}s economy. => It was bad for ${name}'s economy.\n`,
    )
    .join('\n'),
};
