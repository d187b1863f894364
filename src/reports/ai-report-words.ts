import { DOCUMENT_MINIMUM } from '../detection/summary.ts';
import type { DetectionResult, NotScored, Warning } from '../detection/types.ts';

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

/** What a score may be used for; shown wherever one is. */
export const FAIR_USE: readonly string[] = [
  'Never the sole basis of an accusation. Even at one false alarm in five hundred passages, a large class or a long thesis will contain one.',
  'Look at the passages, not at the number alone: formulaic passages (methods, definitions, legal text), heavily edited text and translations are flagged more often than they should be.',
  'Ask for drafts, notes and version history, and talk with the author, before you draw a conclusion.',
  'Writers who learned English are not flagged more often by this model in our measurements; other detectors flagged most of their essays (Liang et al., 2023). Check all the same.',
];

export const whole = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

export function percent(part: number, total: number): string {
  if (total === 0) return '0 %';
  const share = (100 * part) / total;
  if (share > 0 && share < 1) return 'under 1 %';
  if (share > 99 && share < 100) return 'over 99 %';
  return `${Math.round(share)} %`;
}

const counted = (count: number, noun: string): string => `${whole(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Why `words` words of prose have no score where `least` are needed. */
export function tooShort(words: number, least: number): string {
  return `The text is too short for a score: it has ${counted(words, 'word')} of prose, and a score needs at least ${least}.`;
}

/** "3 of 12 paragraphs (28 % of the scored words) read as machine-made." */
export function verdict(result: DetectionResult): string {
  if (result.status === 'empty') return 'The document holds no text, so there is nothing to judge.';
  if (result.status === 'not English')
    return 'The language of the text is not supported: only English is judged, so the document has no score.';
  if (result.status === 'too short')
    return tooShort(result.wordsScored + (result.wordsLeftOut['too short'] ?? 0), DOCUMENT_MINIMUM);
  const scored = result.paragraphs.filter(({ score }) => score !== null);
  const flagged = scored.filter(({ score }) => (score ?? 0) >= 36);
  const words = flagged.reduce((sum, paragraph) => sum + paragraph.words, 0);
  const share = percent(words, result.wordsScored);
  const noun = scored.length === 1 ? 'paragraph' : 'paragraphs';
  if (flagged.length === 0) return `None of the ${scored.length} scored ${noun} reads as machine-made (orange or red).`;
  return `${flagged.length} of ${scored.length} scored ${noun} (${share} of the scored words) ${flagged.length === 1 ? 'reads' : 'read'} as machine-made (orange or red).`;
}

export function headline(result: DetectionResult): string {
  if (result.score === null) return 'No score';
  // a low score of the whole must not hide what was found in a part
  if (result.score < 36 && result.warnings.includes('passages differ')) return 'Part of it reads as machine-made';
  if (result.score === 0) return 'Reads as written by a person';
  if (result.score <= 35) return 'Slight signs of machine-made text';
  return result.score <= 70 ? 'Clear signs of machine-made text' : 'Strong signs of machine-made text';
}

export function confidenceText(result: DetectionResult): string {
  if (result.confidence === null) return '';
  const reasons: string[] = [];
  if (result.wordsScored < 300) reasons.push('there are fewer than 300 words');
  if (result.warnings.includes('passages differ')) reasons.push('its passages differ from each other');
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
      return 'Some passages read as machine-made and others as written by a person. The score of the whole says less here than the scores of the paragraphs.';
  }
}
