import { matchCase } from '../edits.ts';
import { singularOf, verbOfForm } from '../lexicon/inflection.ts';
import { PLURAL_MODIFIERS, PLURALS_OF_ADJECTIVES, wordSet } from '../lexicon/word-sets.ts';
import type { Checker } from '../proposal.ts';
import { modelGain } from '../sentence/model-evidence.ts';
import { isSecondVerb } from '../sentence/second-verb.ts';
import { isNoun } from '../sentence/token-tests.ts';
import { acronymModifiers } from './acronym-modifiers.ts';
import { inSingular, isCounting, takesSingular } from './head-of-compound.ts';

/** Plurals that stay plural before another noun, and nouns for people and degrees, which more likely lack an apostrophe ("patients privacy", "masters thesis"). */
const KEPT: ReadonlySet<string> = new Set([
  ...PLURAL_MODIFIERS,
  ...wordSet(
    'masters bachelors languages genomics species series data crowds affairs services rights relations requirements others ones men women children patients participants humans parents students users odds stars components groups pharmaceuticals effects settings months weeks days hours years people claims generics outcomes events posts',
  ),
]);
/**
 * The language model must find the singular at least this much likelier (log10). The bar is higher when the plural can be a verb ("the tests results"),
 * because the noun after it may be its object.
 */
const LEAST_GAIN = 1;
const LEAST_GAIN_OF_VERB = 1.5;

export const compoundNumber: Checker = {
  id: 'compound-number',
  errorClass: 'noun-number',
  corrects: [
    { wrong: 'The effect on leukocytes migration was small.', right: 'The effect on leukocyte migration was small.' },
    { wrong: 'The stations data were read twice.', right: 'The station data were read twice.' },
    { wrong: 'We measured the level of genes expression.', right: 'We measured the level of gene expression.' },
    { wrong: 'We measured the SNPs density of the genome.', right: 'We measured the SNP density of the genome.' },
    { wrong: 'The major QTLs regions were mapped.', right: 'The major QTL regions were mapped.' },
    { wrong: 'It depends on miRNAs expression in plants.', right: 'It depends on miRNA expression in plants.' },
    { wrong: 'The optical fibers properties were measured.', right: 'The optical fiber properties were measured.' },
  ],
  accepts: [
    'The SNP density and the QTL regions were read.',
    'The CPUs process the data, and the CNNs and RNNs use less energy.',
    'The films grow on GaAs surfaces.',
    'The band holds two SUs networks.',
    'The drug kills cells and prevents diseases.',
    'The effect on leukocyte migration was small.',
    'Sales figures and savings accounts were read.',
    'The samples show that the sensors drift.',
    'The dynamics model and the genomics data are new.',
    'The terms immersion and presence have one meaning in uses and gratifications theory.',
    'It was solved by benders decomposition.',
    'The intangibles ratio and the receivables level were read.',
    'The two strains MAI and BAI were read.',
    'The program loads its configuration, and the templates folder holds the rest.',
    'This influences mood, and heat drives turbines.',
    'This is due to the reasons described before.',
    'The graph has a line for all Number of Genes values in the study.',
    'It takes the loads for a start and outputs values, but trades performance for safety.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const { lexicon } = context;
    const proposals = acronymModifiers(sentence, lexicon);
    for (let i = 0; i + 1 < tokens.length; i++) {
      const [plural, head] = [tokens[i]!, tokens[i + 1]!];
      if (
        plural.xpos !== 'NNS' ||
        !takesSingular(head, lexicon) ||
        KEPT.has(plural.lower) ||
        PLURALS_OF_ADJECTIVES.has(plural.lower) ||
        /(?:ics|ss)$/.test(plural.lower) ||
        // "DIGITS features": a name
        /^\p{Lu}{2,}$/u.test(plural.text)
      )
        continue;
      // "the terms immersion and presence": words that are talked about
      if (
        /^(?:terms|words|names|concepts|notions)$/.test(plural.lower) &&
        /^(?:and|or|,)$/.test(tokens[i + 2]?.lower ?? '')
      )
        continue;
      if (tokens[i - 1]?.text === '-' || tokens[i + 2]?.text === '-' || isCounting(tokens[i - 1])) continue;
      // "the facts mentions before": a participle is meant
      if (/^(?:above|below|before|earlier|previously)$/.test(tokens[i + 2]?.lower ?? '')) continue;
      // "four Number of Vehicles values": the end of a name
      if (/^\p{Lu}/u.test(plural.text) && tokens[i - 1]?.lower === 'of' && /^\p{Lu}/u.test(tokens[i - 2]?.text ?? ''))
        continue;
      const singular = singularOf(lexicon, plural.lower);
      if (!singular || !lexicon.isListed(singular)) continue;
      const isVerbToo = verbOfForm(lexicon, plural.lower, 'VBZ') !== undefined;
      // "the program loads things"
      if (isVerbToo && isNoun(tokens[i - 1])) continue;
      // "takes inputs for each load and outputs values", "but trades performance"
      if (isSecondVerb(tokens, i, lexicon)) continue;
      const gain = modelGain(sentence, context, i, i + 1, singular);
      if (gain === undefined || gain < (isVerbToo ? LEAST_GAIN_OF_VERB : LEAST_GAIN)) continue;
      // readers of papers wanted three in four of the corrections that touch no other mark
      const made = { rule: 'compound-number', confidence: 0.76 };
      proposals.push(inSingular(sentence, i, matchCase(singular, plural.text), made));
    }
    return proposals;
  },
};
