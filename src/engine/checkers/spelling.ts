import type { CheckContext } from '../context.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { isListedSymbol } from '../sentence/listed-symbol.ts';
import { isCutShort } from '../sentence/stop-in-name.ts';
import { isCompounded } from '../sentence/token-tests.ts';
import { authorsWord, isRightBeside } from '../spelling/authors-word.ts';
import { slipCertainty } from '../spelling/certainty.ts';
import { spellingConfidence } from '../spelling/confidence.ts';
import { type ContextScorer, contextScorer } from '../spelling/context-score.ts';
import { isDoneAgain } from '../spelling/derivation.ts';
import { isEverydayProse } from '../spelling/everyday-prose.ts';
import { agentNoun } from '../spelling/regularised.ts';
import { countTokens } from '../spelling/search-budget.ts';
import { hasSmallWord, slipEvidence } from '../spelling/slip-evidence.ts';
import { termBeside } from '../spelling/term-beside.ts';
import { examineUnknown, type UnknownWord } from '../spelling/unknown-word.ts';
import { questionOn, UNKNOWN_WORD } from '../spelling/unknown-word-rule.ts';
import { isVerbOfNoun } from '../spelling/verb-of-noun.ts';
import { wordOfDocument } from '../spelling/word-of-document.ts';
import { isQuotedAlone, type Standing, standingOf } from '../spelling/word-standing.ts';
import { inCaseOf, writtenAs } from './spelling-form.ts';
import { isFirstName, isGivenAfter, isShortHalf, isShortName } from './words-left-alone.ts';

/**
 * Certainty from which the correction is offered, unless the word is the author's own (authors-word.ts). In cross-validation over 10,322 scientific
 * paragraphs, in which a second reader looked for errors that the first had missed, 181 of 185 were right from here on (213 of 220 with the authors' words).
 */
const SURE = 0.85;
const SURE_IN_EVERYDAY_PROSE = 0.2;
/** Upper limit for the confidence of a less certain correction in everyday prose: in learners' sentences, 84 of 109 were right. */
const IN_EVERYDAY_PROSE = 0.75;
/** From here on, the comment of a question names the word that may be intended; below `DOUBTFUL`, the author knows better than the checker. */
const LIKELY = 0.5;
const DOUBTFUL = 0.3;
const MOST_REPLACEMENTS = 5;
/** Candidates that score this much lower than the best, in powers of ten, are not offered. */
const OFFERED_WITHIN = 4;

export const spelling: Checker = {
  id: 'spelling',
  errorClass: 'spelling',
  corrects: [
    { wrong: 'We recieve many letters every day.', right: 'We receive many letters every day.' },
    {
      wrong: 'It seems that teh method works, teh results are good, and teh figure shows teh end.',
      right: 'It seems that the method works, the results are good, and the figure shows the end.',
    },
    { wrong: 'The goverment has announced a new plan.', right: 'The government has announced a new plan.' },
    { wrong: 'Becuase of the rain, the match was cancelled.', right: 'Because of the rain, the match was cancelled.' },
    { wrong: 'There are alot of problems.', right: 'There are a lot of problems.' },
    { wrong: 'The envirnoment is important to all of us.', right: 'The environment is important to all of us.' },
    { wrong: 'The childs were playing in the garden.', right: 'The children were playing in the garden.' },
    { wrong: 'We will meet again on Wensday.', right: 'We will meet again on Wednesday.' },
    { wrong: 'They worked to gether on the project.', right: 'They worked together on the project.' },
    { wrong: 'He studyed the results carefuly.', right: 'He studied the results carefully.' },
    { wrong: 'My mother likes to borow books about animels.', right: 'My mother likes to borrow books about animals.' },
    {
      wrong: 'The parameters oftemperature and humidity (Table 2) were measured.',
      right: 'The parameters of temperature and humidity (Table 2) were measured.',
    },
    {
      wrong: 'The accurracy of the measurments was 95 % in Table 3.',
      right: 'The accuracy of the measurements was 95 % in Table 3.',
    },
    { wrong: 'It is an extremly intresting questoin.', right: 'It is an extremely interesting question.' },
  ],
  accepts: [
    'The diathesis model and maladaptive behaviour were described by Zajonc.',
    'My name is Nguyen Thi Lan.',
    'Max. log-lik. of the model',
    'The typing errors were stong → strong and resonable → reasonable.',
    'Antifungal agents such as fluconazole inhibit ergosterol synthesis.',
    'Escherichia coli and Brassica napus were grown in vitro.',
    'Wild plants feed R. differens, and the diet of R. differens is rich.',
    'The value of NaCl and of x_max is set in config.yaml.',
    'Visit https://exampel.org/recieve for details.',
    'The word “glorx” is not English.',
    'We used the fooBar function and the mRNA of the gene.',
    'Colour and color are both spellings.',
    'I am gonna go.',
    'A set is closed iff it has all its limit points.',
    'We thank Péter Szabo for his help.',
    'Mr. Ngozi met Ms. Przybylski in Wrocław.',
    'These pseudoreplicates were nonindependent.',
    'The film Moana is about an island, and they shan’t forget it.',
    'Mindreading is a skill that is taught.',
    'The reggeon exchange dominates in this region of phase space (see [4]).',
    'Plants were sprayed with nitrofen and Oxone at 5 mg/L.',
    'Globigerinoides ruber was picked from each of the 12 samples.',
    'Set the option acor = 3 and fetch the files with wget.',
    'The width of the underthreshold resonances and of the 3 endstations was measured.',
    'We fit the distribution [3] of the lognormals and of the biexcitons.',
    'The ileocaecal valve lies 200 cm from it.',
    'In this limit the pomerons couple to diquarks (Fig. 3), and deconvolutions of the signal [7] follow.',
    'The jscript engine of version 5.6 was used with an à trous transform.',
    'The Accuray system and the Hama-dori scale were used by Reiley in 2006.',
    'It lies near Sub-ofi, where Reggon and Reiley 2009 found 12 of them.',
    'Uncrewed aircraft and a blocklist of 20 hosts were used.',
  ],
  check(sentence, context) {
    const proposals: Proposal[] = [];
    const { tokens } = sentence;
    let scorer: ContextScorer | undefined;
    let takenTo = 0;
    countTokens(context, tokens.length);
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      if (token.kind !== 'word' || i < takenTo || context.lexicon.has(token.text)) continue;
      let standing = standingOf(sentence, i);
      if (!standing) continue;
      if (standing === 'opening' && (sentence.isTitleCase || isFirstName(sentence, i))) standing = 'capital';
      if (context.model) scorer ??= contextScorer(context.model, sentence);
      const proposal = proposalFor(sentence, i, standing, context, scorer);
      if (!proposal) continue;
      proposals.push(proposal);
      while (takenTo < tokens.length && tokens[takenTo]!.start < proposal.end) takenTo++;
    }
    return proposals;
  },
};

function proposalFor(
  sentence: AnalysedSentence,
  index: number,
  standing: Standing,
  context: CheckContext,
  scorer: ContextScorer | undefined,
): Proposal | undefined {
  const token = sentence.tokens[index]!;
  if (standing === 'capital' && isShortName(sentence, index)) return undefined;
  const agent = agentNoun(context.lexicon, token.lower);
  const usual = agent === undefined ? context.lexicon.misspelling(token.lower) : [agent];
  const near = usual && wordOfDocument(token.lower, usual, context.document, context.lexicon);
  const known = near === undefined ? usual : [near];
  if (isRightBeside(sentence.tokens, index)) return undefined;
  if (isVerbOfNoun(token.lower, context.lexicon)) return undefined;
  if (
    known &&
    (isListedSymbol(sentence.tokens, index) || isShortHalf(sentence, index) || isCutShort(sentence.tokens, index))
  )
    return undefined;
  // a word that is quoted alone is mentioned, and the author wants it as it is
  if (!known && isQuotedAlone(sentence, index)) return undefined;
  const found = examineUnknown(sentence, index, standing, context, scorer, known);
  if (!found) return undefined;
  const chance = spellingConfidence(found.features, scorer !== undefined, known !== undefined);
  const best = found.candidates[0]!;
  const joins = best.to - best.from > 1;
  const evidence = slipEvidence(sentence, index, standing, context, found, chance, known !== undefined);
  // "to gether": two unknown halves that make a word are not a term, and neither is "showthe" (33 of 45 right; most others were goto, foreach)
  const alone =
    joins ||
    (known === undefined && hasSmallWord(best.form)) ||
    (known !== undefined && standing !== 'capital' && best.frequency >= EVERYDAY);
  const certainty = alone ? chance : slipCertainty(evidence, scorer !== undefined);
  const offered = found.candidates
    .filter(
      (candidate) =>
        candidate.from === best.from && candidate.to === best.to && candidate.score > best.score - OFFERED_WITHIN,
    )
    .slice(0, MOST_REPLACEMENTS)
    .map((candidate) => writtenAs(sentence, candidate, context));
  const start = sentence.tokens[best.from]!.start;
  const end = sentence.tokens[best.to - 1]!.end;
  const written = sentence.paragraph.slice(start, end);
  const place = { start, end, errorClass: 'spelling' } as const;
  // a common misspelling is an error everywhere, unless a capital makes it a brand name; two halves of a word are not a term
  const mayBeOwn =
    known === undefined ||
    (standing === 'capital' && best.frequency < EVERYDAY && !context.lexicon.isProper(best.form));
  const everyday =
    !(mayBeOwn && (standing === 'capital' || isDoneAgain(context.lexicon, token.lower))) &&
    (known !== undefined || !best.form.includes(' ')) &&
    isEveryday(found, sentence, context) &&
    certainty >= SURE_IN_EVERYDAY_PROSE;
  const own = mayBeOwn && !joins && authorsWord(sentence, index, standing, context) !== undefined;
  const plain = standing === 'lower' && !own && isPlainPlace(sentence, index, context);
  if (!everyday && (own || certainty < SURE))
    return certainty < DOUBTFUL && !plain
      ? undefined
      : {
          ...place,
          rule: UNKNOWN_WORD,
          replacements: [],
          ...(certainty < LIKELY ? {} : { perhaps: offered[0]! }),
          comment: questionOn(written, certainty < LIKELY ? undefined : offered[0]!),
          confidence: chance,
        };
  const term =
    known || joins || context.document.occurrences(best.form) > 0
      ? undefined
      : termBeside(token.lower, context.document);
  const replacements = term ? [inCaseOf(term, written)] : [...new Set(offered)];
  if (replacements.some((right) => isGivenAfter(sentence.paragraph, end, right))) return undefined;
  const kind = known ? 'known' : joins ? 'joined' : best.form.includes(' ') ? 'split' : 'unknown';
  return {
    ...place,
    rule: `spelling/${kind}`,
    replacements,
    comment: commentOn(written, replacements[0]!, known !== undefined),
    confidence: certainty < SURE ? Math.max(certainty, Math.min(chance, IN_EVERYDAY_PROSE)) : certainty,
  };
}

/** Per million words: a known misspelling of a word this frequent ("teh", "wich") is an error, even when the document repeats it. */
const EVERYDAY = 100;
/** Per million words: the lowest frequency of a word that a learner is expected to mean. */
const FAMILIAR = 0.2;
const FAMILIAR_HALF = 0.5;

/**
 * True for a word in everyday prose that is not a name: there, a word that no list contains is almost always a slip. In learners' essays, 85 of 100 first
 * candidates for such words are the intended word; in scientific paragraphs, 30.
 */
function isEveryday(found: UnknownWord, sentence: AnalysedSentence, context: CheckContext): boolean {
  const [best] = found.candidates;
  if (best === undefined || best.frequency < FAMILIAR) return false;
  // "1,2-dichloroethane": half of a term
  if (best.frequency < FAMILIAR_HALF && isCompounded(sentence, best.from)) return false;
  return isPlainPlace(sentence, best.from, context);
}

/** True where a word that no list has is neither a term nor a unit ("1000 jin"): in everyday prose that does not repeat it. */
const isPlainPlace = (sentence: AnalysedSentence, at: number, { document }: CheckContext): boolean =>
  sentence.tokens[at - 1]?.kind !== 'number' &&
  document.occurrences(sentence.tokens[at]!.lower) <= 2 &&
  isEverydayProse(sentence, document);

function commentOn(written: string, right: string, known: boolean): string {
  if (written.includes(' ')) return `“${written}” is one word here: “${right}”.`;
  if (right.includes(' ')) return `“${written}” is two words: “${right}”.`;
  if (known) return `“${written}” is a common misspelling of “${right}”.`;
  return `We do not know “${written}”. Use “${right}”, or add “${written}” to your dictionary if it is a name or term.`;
}
