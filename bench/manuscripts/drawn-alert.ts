import { createHash } from 'node:crypto';
import type { Evidence } from '../../src/engine/pipeline/manuscript-trust.ts';
import type { FoundAlert } from './found-alerts.ts';
import type { Manuscript } from './manuscripts.ts';

/** An alert that was drawn to be read. */
export interface DrawnAlert {
  /** The same for the same change at the same place, whatever version and rule proposes it. */
  readonly key: string;
  readonly file: string;
  readonly language: string;
  readonly rule: string;
  readonly errorClass: string;
  readonly before: string;
  readonly covered: string;
  readonly after: string;
  /** Empty for a question. */
  readonly replacement: string;
  readonly comment: string;
  readonly advice: boolean;
  /** Calibrated, as it was shown. */
  readonly confidence: number;
  /** What the engine knew of a correction; undefined for advice. */
  readonly evidence?: Evidence;
}

/** What is needed of an alert for its reading. */
export type AlertToRead = Pick<
  FoundAlert,
  | 'rule'
  | 'errorClass'
  | 'before'
  | 'coveredText'
  | 'after'
  | 'replacements'
  | 'comment'
  | 'confidence'
  | 'optional'
  | 'evidence'
>;

export function drawnAlert({ file, language }: Manuscript, alert: AlertToRead): DrawnAlert {
  const { rule, errorClass, before, after, coveredText: covered, comment, replacements } = alert;
  const replacement = replacements[0] ?? '';
  const key = createHash('sha1')
    .update([file, before, covered, after, replacement || errorClass].join('\u0000'))
    .digest('hex')
    .slice(0, 12);
  return {
    key,
    file,
    language,
    rule,
    errorClass,
    before,
    covered,
    after,
    replacement,
    comment,
    advice: alert.optional === true,
    confidence: alert.confidence,
    ...(alert.evidence ? { evidence: alert.evidence } : {}),
  };
}

/** At most `most` of the items, each equally likely; the same for the same seed. */
export function drawn<T>(items: readonly T[], most: number, seed: string): T[] {
  return items
    .map((item, i) => ({ item, i, place: createHash('sha1').update(`${seed}\u0000${i}`).digest('hex') }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, most)
    .sort((a, b) => a.i - b.i)
    .map(({ item }) => item);
}
