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
  'not English': 'text that is not English',
  empty: 'empty paragraphs',
};

export const whole = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

export function percent(part: number, total: number): string {
  if (total === 0) return '0 %';
  const share = (100 * part) / total;
  if (share > 0 && share < 1) return 'under 1 %';
  if (share > 99 && share < 100) return 'over 99 %';
  return `${Math.round(share)} %`;
}

/** "3 of 12 paragraphs (28 % of the scored words) read as machine-made." */
export function verdict(result: DetectionResult): string {
  if (result.status === 'empty') return 'The document holds no text, so there is nothing to judge.';
  if (result.status === 'not English')
    return 'The text is not English. This service judges English only, so the document has no score.';
  if (result.status === 'too short')
    return `Only ${whole(result.wordsScored)} words could be judged. Under 80 words a score would be a guess, so there is none.`;
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
      return `The text holds ${whole(invisible)} invisible characters and ${whole(lookAlikes)} letters of other alphabets that look like Latin ones. They were read as a reader sees them. They can come from copying out of other programs, or from an attempt to mislead a detector.`;
    }
    case 'partly not English':
      return 'Part of the text is not English and was left out.';
    case 'passages differ':
      return 'Some passages read as machine-made and others as written by a person. The score of the whole says less here than the scores of the paragraphs.';
  }
}
