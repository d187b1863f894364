import type { Engine } from '../../src/engine/engine.ts';
import type { Alert } from '../../src/engine/pipeline/present.ts';
import { checkSource } from '../../src/services/project/check-source.ts';
import type { PlacedFinding } from '../../src/services/project/find-in-paragraph.ts';
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
  const alerts: Alert[] = [];
  const listening: Engine = {
    ...engine,
    check: (...asked) => {
      const sentences = engine.check(...asked);
      alerts.push(...sentences.flatMap((sentence) => sentence.alerts));
      return sentences;
    },
  };
  const { source, findings } = checkSource(listening, { path: file, text, settings: STANDARD_SETTINGS });
  const evidenceOf = ({ rule, message, confidence }: PlacedFinding): Pick<Alert, 'evidence'> => {
    const { evidence } =
      alerts.find((alert) => alert.rule === rule && alert.comment === message && alert.confidence === confidence) ?? {};
    return evidence ? { evidence } : {};
  };
  return {
    words: source.paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph.text), 0),
    alerts: findings.map((finding) => ({
      ...finding,
      ...evidenceOf(finding),
      before: inOneLine(text.slice(Math.max(0, finding.start.offset - SEEN), finding.start.offset)),
      coveredText: finding.covered,
      after: inOneLine(text.slice(finding.end.offset, finding.end.offset + SEEN)),
      comment: finding.message,
      optional: finding.level !== 'correction',
    })),
  };
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
