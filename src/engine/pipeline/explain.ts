import type { Proposal } from '../proposal.ts';
import type { Step, TraceEntry } from './trace.ts';

/** Longer than that, a word beside an insertion is cut. */
const MAX_WORD = 40;

/** A proposal and what became of it. */
export interface Explanation {
  /** Offsets into the paragraph, or into the paragraph with its first corrections made where `again` is true. */
  readonly start: number;
  readonly end: number;
  /** The words that it is about; of an insertion the word beside it. */
  readonly found: string;
  /** What it would put in their place; undefined for a question. */
  readonly better: string | undefined;
  readonly rule: string;
  /** As it was proposed. */
  readonly confidence: number;
  /** Where the text's own errors moved it; undefined where they did not. */
  readonly weighed: number | undefined;
  /** What it was made part of by the second pass: the words that stand there in the end. */
  readonly becomes: string | undefined;
  /** It was proposed in the second pass. */
  readonly again: boolean;
  /** Where it ended and why; undefined when it was shown. */
  readonly dropped: { readonly step: Step; readonly reason: string } | undefined;
}

const keyOf = ({ start, end, rule, replacements }: Proposal, text: string): string =>
  [start, end, rule, replacements[0] ?? '', text].join('\0');
/** Advice whose replacement is withheld is known by its place and rule. */
const placeOf = ({ start, end, rule }: Proposal, text: string): string => [start, end, rule, text].join('\0');

/** What was taken down of a proposal after it was made. */
interface Fate {
  weighed?: number;
  becomes?: string;
  dropped?: { readonly step: Step; readonly reason: string };
}

/** What a trace of a paragraph's check says of each proposal, in order of place. */
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

/** The words that it is about and those that it puts there; of an insertion, or where only spaces change, with the word beside them. */
function wordsOf({ start, end, replacements }: Proposal, text: string): Pick<Explanation, 'found' | 'better'> {
  const [best] = replacements;
  const found = text.slice(start, end);
  if (best === undefined || (/\S/.test(found) && /\S/.test(best))) return { found, better: best };
  const before = /\S*\s?$/.exec(text.slice(Math.max(0, start - MAX_WORD), start))![0];
  const after = before.trim() === '' || /\s$/.test(best) ? /^\s?\S*/.exec(text.slice(end, end + MAX_WORD))![0] : '';
  return { found: before + found + after, better: before + best + after };
}
