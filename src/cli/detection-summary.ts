import type { DetectionResult } from '../detection/types.ts';
import {
  confidenceText,
  headline,
  percent,
  SCORE_MEANING,
  verdict,
  warningText,
  whole,
} from '../reports/ai-report-words.ts';
import { passageBeginning, passagePlace } from '../reports/passage-words.ts';
import type { ReadFile } from '../services/ai-report/read-file.ts';
import { type Style, styler, type Terminal } from './terminal.ts';

const COLOURS: Readonly<Record<string, Style>> = { green: 'green', yellow: 'yellow', orange: 'yellow', red: 'red' };
/** Characters shown from the beginning of a paragraph, so that the user can find it. */
const BEGINNING = 60;

/** A judgement as text for people: the share of the words, the score, the basis of both, and the paragraphs that read as machine-made. */
export function detectionSummary(file: ReadFile, result: DetectionResult, stdout: Terminal['stdout']): string {
  const style = styler(stdout);
  const { score, band, wordsScored, words, warnings } = result;
  const lines = [style('bold', headline(result)), verdict(result)];
  if (score !== null && band !== null)
    lines.push(`${style(COLOURS[band] ?? 'bold', `Score ${score} of 100, ${band}.`)} ${SCORE_MEANING}`);
  if (result.confidence !== null) lines.push(`Confidence: ${confidenceText(result)}`);
  lines.push(`Analysed: ${whole(wordsScored)} of ${whole(words)} words (${percent(wordsScored, words)})`);
  for (const warning of warnings) lines.push(`${style('yellow', 'Note:')} ${warningText(warning, result)}`);
  const flagged = result.paragraphs.filter((paragraph) => (paragraph.score ?? 0) >= 36);
  if (flagged.length > 0) lines.push('');
  for (const paragraph of flagged) {
    const { text } = file.paragraphs[paragraph.index]!;
    const beginning = text.length > BEGINNING ? `${text.slice(0, BEGINNING).trimEnd()}…` : text;
    const mark = style(COLOURS[paragraph.band!] ?? 'bold', String(paragraph.score).padStart(3));
    lines.push(
      `${mark}  paragraph ${paragraph.index + 1}, ${whole(paragraph.words)} words: ${style('dim', beginning)}`,
    );
  }
  if (result.passages.length > 0) lines.push('', 'Machine-like passages:');
  for (const passage of result.passages) {
    const mark = style(COLOURS[passage.band] ?? 'bold', String(passage.score).padStart(3));
    const beginning = passageBeginning(passage, file.paragraphs, result.paragraphs);
    lines.push(`${mark}  ${passagePlace(passage)}, ${whole(passage.words)} words: ${style('dim', beginning)}`);
  }
  if (score !== null)
    lines.push('', style('dim', 'A score is no proof. It must never be the sole basis of an accusation.'));
  return `${lines.join('\n')}\n`;
}
