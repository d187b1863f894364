import type { Proposal } from '../proposal.ts';
import type { Step, TraceEntry } from './trace.ts';

/** A longer word beside an insertion is truncated. */
const MAX_WORD = 40;

/** A proposal and its outcome. */
export interface Explanation {
  /** Offsets into the paragraph or, when `again` is true, into the paragraph after its first corrections. */
  readonly start: number;
  readonly end: number;
  /** The words concerned; for an insertion, the word beside it. */
  readonly found: string;
  /** The replacement for those words; undefined for a question. */
  readonly better: string | undefined;
  readonly rule: string;
  /** The confidence as first proposed. */
  readonly confidence: number;
  /** The confidence after the text's own errors shifted it; undefined when they did not. */
  readonly weighed: number | undefined;
  /** The final words in its place, when the second pass merged it with another correction. */
  readonly becomes: string | undefined;
  /** True when the second pass proposed it. */
  readonly again: boolean;
  /** The step that dropped it and why; undefined when it was shown. */
  readonly dropped: { readonly step: Step; readonly reason: string } | undefined;
}

const keyOf = ({ start, end, rule, replacements }: Proposal, text: string): string =>
  [start, end, rule, replacements[0] ?? '', text].join('\0');
/** Advice whose replacement is withheld is identified by its place and rule. */
const placeOf = ({ start, end, rule }: Proposal, text: string): string => [start, end, rule, text].join('\0');

/** What the trace recorded about a proposal after it was made. */
interface Fate {
  weighed?: number;
  becomes?: string;
  dropped?: { readonly step: Step; readonly reason: string };
}

/** The outcome of each proposal by the trace of a paragraph's check, in order of position. */
export function explanationOf(entries: readonly TraceEntry[], paragraph: string): Explanation[] {
  const fates = new Map<string, Fate>();
  for (const { step, proposal, text, reason, becomes } of entries)
    for (const key of [keyOf(proposal, text), placeOf(proposal, text)]) {
      const fate = fates.get(key) ?? {};
      if (reason !== undefined) fate.dropped = { step, reason };
      if (becomes !== undefined) fate.becomes = becomes;
      if (step === 'weigh') fate.weighed = proposal.confidence;
      fates.set(key, fate);
    }
  const explanations = entries
    .filter(({ step }) => step === 'propose')
    .map(({ proposal, text }): Explanation => {
      const fate = fates.get(keyOf(proposal, text)) ?? fates.get(placeOf(proposal, text)) ?? {};
      return {
        ...wordsOf(proposal, text),
        start: proposal.start,
        end: proposal.end,
        rule: proposal.rule,
        confidence: proposal.confidence,
        weighed: fate.weighed,
        becomes: fate.becomes,
        again: text !== paragraph,
        dropped: fate.dropped,
      };
    });
  return explanations.sort((a, b) => Number(a.again) - Number(b.again) || a.start - b.start || a.end - b.end);
}

/** The words concerned and their replacement; for an insertion or a change of spaces only, with the word beside them. */
function wordsOf({ start, end, replacements }: Proposal, text: string): Pick<Explanation, 'found' | 'better'> {
  const [best] = replacements;
  const found = text.slice(start, end);
  if (best === undefined || (/\S/.test(found) && /\S/.test(best))) return { found, better: best };
  const before = /(?<!\S)\S*\s?$/.exec(text.slice(Math.max(0, start - MAX_WORD), start))![0];
  const after = before.trim() === '' || /\s$/.test(best) ? /^\s?\S*/.exec(text.slice(end, end + MAX_WORD))![0] : '';
  return { found: before + found + after, better: before + best + after };
}
