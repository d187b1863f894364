import { alertsOf, type CheckAnswer, type ReviewAlert } from './alert.ts';
import { type CheckCache, createCheckCache } from './check-cache.ts';
import { segmentsOf } from './segments.ts';

/** Sends one text of at most 500 words to the service. */
export type SendCheck = (text: string, signal: AbortSignal) => Promise<CheckAnswer>;

/**
 * Checks a paragraph of any length: one that is too long for a request is sent in segments, and unchanged segments
 * are not sent again.
 */
export function createParagraphChecker(send: SendCheck): (text: string, signal: AbortSignal) => Promise<ReviewAlert[]> {
  const known: CheckCache<CheckAnswer> = createCheckCache();
  return async (text, signal) => {
    const segments = segmentsOf(text);
    const alerts: ReviewAlert[] = [];
    for (const segment of segments) {
      const alone = segments.length === 1;
      const answer = (alone ? undefined : known.get(segment.text)) ?? (await ask(segment.text));
      if (!alone) known.set(segment.text, answer);
      alerts.push(...alertsOf(answer, text, segment.start));
    }
    return alerts;

    async function ask(part: string): Promise<CheckAnswer> {
      return /\S/.test(part) ? send(part, signal) : { response: [] };
    }
  };
}
