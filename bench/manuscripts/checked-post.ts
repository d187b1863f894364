import type { Engine } from '../../src/engine/engine.ts';
import { checkSource } from '../../src/services/project/check-source.ts';
import { STANDARD_SETTINGS } from '../../src/services/project/settings.ts';
import { countWords } from '../../src/text/words.ts';
import type { AlertToRead } from './drawn-alert.ts';

/** How much of the source a reader sees on either side, in UTF-16 units. */
const SEEN = 80;

/** A post or a page in Markdown, checked as `emend lint` does it: general text, with advice. */
export function checkedPost(
  engine: Engine,
  file: string,
  bytes: Uint8Array,
): { readonly words: number; readonly alerts: readonly AlertToRead[] } {
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  const { source, findings } = checkSource(engine, { path: file, text, settings: STANDARD_SETTINGS });
  return {
    words: source.paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph.text), 0),
    alerts: findings.map(({ start, end, covered, message, level, ...finding }) => ({
      ...finding,
      before: inOneLine(text.slice(Math.max(0, start.offset - SEEN), start.offset)),
      coveredText: covered,
      after: inOneLine(text.slice(end.offset, end.offset + SEEN)),
      comment: message,
      optional: level !== 'correction',
    })),
  };
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
