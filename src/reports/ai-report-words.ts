import { FLAGGED } from '../detection/outcome.ts';
import { coloursDiffer, DOCUMENT_MINIMUM } from '../detection/summary.ts';
import type { DetectionResult, NotScored, Outcome, Warning } from '../detection/types.ts';

/** The report's sentences about a result, in one place. */
export const NOT_SCORED: Readonly<Record<NotScored, string>> = {
  heading: 'headings',
  caption: 'captions',
  reference: 'references',
  quotation: 'quotations',
  code: 'code',
  table: 'tables',
  formula: 'formulae',
  other: 'other matter',
  'too short': 'passages too short to judge',
  'not English': 'text in a language that is not supported',
  empty: 'empty paragraphs',
};

/** Permitted uses of a score; shown with every score. */
export const FAIR_USE: readonly string[] = [
  'Never the sole basis of an accusation. Even at one false alarm in five hundred passages, a large class or a long thesis will contain one.',
  'Look at the passages, not at the number alone: formulaic passages (methods, definitions, legal text), heavily edited text and translations are flagged more often than they should be.',
  'Ask for drafts, notes and version history, and talk with the author, before you draw a conclusion.',
  'Writers who learned English are not flagged more often by this model in our measurements; other detectors flagged most of their essays (Liang et al., 2023). Check all the same.',
];

export const whole = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

export function percent(part: number, total: number): string {
  return percents([part, total - part])[0]!;
}

/** Shares of a whole in percent that add up to 100, rounded by the largest remainder. */
export function percents(parts: readonly number[]): string[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return parts.map(() => '0 %');
  const exact = parts.map((part) => (100 * part) / total);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = [...exact.keys()].sort((a, b) => exact[b]! - shares[b]! - (exact[a]! - shares[a]!));
  for (const place of byRemainder.slice(0, left)) shares[place]!++;
  return shares.map((share, place) => {
    if (share === 0 && parts[place]! > 0) return 'under 1 %';
    return share === 100 && parts[place]! < total ? 'over 99 %' : `${share} %`;
  });
}

export const counted = (count: number, noun: string): string => `${whole(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Explains why `words` words of prose have no score where `least` are needed. */
export function tooShort(words: number, least: number): string {
  return `The text is too short for a score: it has ${counted(words, 'word')} of prose, and a score needs at least ${least}.`;
}

/** "73 % of the words, in 3 of 4 paragraphs, read as machine-written." */
export function verdict(result: DetectionResult): string {
  if (result.status === 'empty') return 'The document holds no text, so there is nothing to judge.';
  if (result.status === 'not English')
    return 'The language of the text is not supported: only English is judged, so the document has no score.';
  if (result.status === 'too short')
    return tooShort(result.wordsScored + (result.wordsLeftOut['too short'] ?? 0), DOCUMENT_MINIMUM);
  const { scored, flagged } = paragraphCounts(result);
  const edited = isEdited(result);
  if (flagged > 0) {
    const places = `${whole(flagged)} of ${counted(scored, 'paragraph')}`;
    const found = `${shareOfWords(result)} of the words, in ${places}, read as machine-written (orange or red).`;
    if (edited) return `${found} ${EDITED}`;
    return result.outcome === 'human' ? `${found} ${BY_CHANCE}` : found;
  }
  if (result.outcome === 'machine')
    return 'No paragraph reads as machine-written by itself (orange or red), but the text as a whole does.';
  if (edited) return `${EDITED} No paragraph reads as machine-written by itself (orange or red).`;
  if (scored === 1) return 'The paragraph does not read as machine-written (orange or red).';
  return `None of the ${whole(scored)} scored paragraphs reads as machine-written (orange or red).`;
}

const isEdited = ({ warnings }: DetectionResult): boolean => warnings.includes('edited as a whole');

const EDITED = 'The text as a whole reads like a person’s that a language model has edited.';
const BY_CHANCE = 'About one paragraph in a hundred that people write is flagged like this.';

/** The share of the words in paragraphs that read as machine-written: "73 %". */
export function shareOfWords({ shareOfWords: share, wordsScored }: DetectionResult): string {
  const words = Math.round((share ?? 0) * wordsScored);
  return percent(words, wordsScored);
}

function paragraphCounts({ paragraphs }: DetectionResult): { readonly scored: number; readonly flagged: number } {
  const scores = paragraphs.flatMap(({ score }) => score ?? []);
  return { scored: scores.length, flagged: scores.filter((score) => score >= FLAGGED).length };
}

const HEADLINES: Readonly<Record<Outcome, string>> = {
  human: 'Reads as written by a person',
  mixed: 'Reads as partly machine-written',
  machine: 'Reads as machine-written',
  'not judged': 'Not judged',
};

export function headline(result: DetectionResult): string {
  const { outcome, score } = result;
  const said = isEdited(result) ? 'Reads as edited with a language model' : HEADLINES[outcome];
  return outcome === 'human' && score !== 0 ? `${said}, with slight signs of a machine` : said;
}

/** What the score means and what it does not mean; shown with every score. */
export const SCORE_MEANING =
  'The score says how confident the detector is that the document is machine-made. It is not the share of the text that is machine-made.';

export function confidenceText(result: DetectionResult): string {
  if (result.confidence === null) return '';
  const reasons: string[] = [];
  if (result.wordsScored < 300) reasons.push('there are fewer than 300 words');
  if (coloursDiffer(result.wordsByBand)) reasons.push('its passages differ from each other');
  const unclear = result.score !== null && result.score > 0 && result.score < 71;
  if (unclear) reasons.push('the score lies between the clear cases');
  if (result.confidence === 'high') return 'High: there is enough text, and it speaks clearly.';
  const name = result.confidence === 'medium' ? 'Medium' : 'Low';
  if (reasons.length === 0) return `${name}: there are fewer than 600 words.`;
  return `${name}: ${reasons.join(', and ')}.`;
}

export function warningText(warning: Warning, result: DetectionResult): string {
  switch (warning) {
    case 'under 300 words':
      return 'Fewer than 300 words could be judged. Treat the score with more caution than usual.';
    case 'disguised characters': {
      const { invisible, lookAlikes } = result.disguises;
      return `The text holds ${counted(invisible, 'invisible character')} and ${counted(lookAlikes, 'letter')} of other alphabets in the place of Latin ones. They were read as a reader sees them. They can come from copying out of other programs, or from an attempt to mislead a detector.`;
    }
    case 'partly not English':
      return 'Part of the text is in a language that is not supported (only English is) and was left out.';
    case 'passages differ':
      return 'Some passages read as machine-made and others as written by a person. Go by the scores of the paragraphs rather than by that of the whole.';
    case 'edited as a whole':
      return 'The text reads throughout like a person’s that a language model has polished or rewritten. The score says only how confident the detector is that a machine wrote it. About one in a hundred texts of people reads like this though nobody polished it.';
    case 'recognised text':
      return 'The text of scanned pages was recognised from their pictures. Compare it with the pages: wrongly recognised words can change the scores.';
    case 'text in other files':
      return 'Part of the text was not judged: the document takes it in from other files when it is opened (altChunk). Open it in Word, save it and send it again.';
  }
}
