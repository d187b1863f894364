import type { TextParagraph } from '../../src/services/documents/check-batch.ts';
import type { ParagraphAlert } from '../../src/services/documents/plan-docx-edits.ts';
import { seededRandom } from '../docx/random-edits.ts';

/** Alerts on about `rate` of all words: replacements, insertions on both sides, deletions, changes of two words. */
export function randomAlerts(paragraphs: readonly TextParagraph[], rate: number, seed: number): ParagraphAlert[] {
  const random = seededRandom(seed);
  const alerts: ParagraphAlert[] = [];
  for (const { index, text } of paragraphs) {
    let last = 0;
    for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (match.index < last || random() >= rate) continue;
      const [word] = match;
      const start = match.index;
      let end = start + word.length;
      let replacement = `${word}ïx`;
      const kind = random();
      if (kind < 0.2) replacement = `the ${word}`;
      else if (kind < 0.3) replacement = `${word},`;
      else if (kind < 0.45 && text[end] === ' ') {
        end++;
        replacement = '';
      } else if (kind < 0.6) {
        end += /^\s\p{L}+/u.exec(text.slice(end))?.[0].length ?? 0;
        replacement = `${word} of “50%” & so`;
      }
      last = end + 1;
      alerts.push({
        paragraph: index,
        start,
        end,
        coveredText: text.slice(start, end),
        replacements: [replacement],
        comment: 'Random.',
        rule: 'random',
        errorClass: 'spelling',
        confidence: 1,
      });
    }
  }
  return alerts;
}
