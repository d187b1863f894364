import { lookupForm, tokenize } from '../../text/token.ts';
import { matchCase } from '../edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Verdict } from './encoder.ts';
import { transformWord, WORD_TRANSFORMS, type WordTransform } from './transforms.ts';

/** A token of the sentence as it is being rewritten. */
export interface DraftToken {
  readonly text: string;
  readonly spaceBefore: boolean;
  /** The original tokens that it stands for, `from` to `to` (exclusive); both alike for a word put in. */
  readonly from: number;
  readonly to: number;
  /** Least probability of the changes it went through, 1 for none. */
  readonly probability: number;
}

/** A sentence being rewritten, with the probability at which each of the original tokens was taken out. */
export interface Draft {
  readonly tokens: readonly DraftToken[];
  readonly deleted: ReadonlyMap<number, number>;
}

const NO_SPACE_BEFORE = /^(?:[,.;:!?-]|'(?:s|re|ve|ll|d|m)|n't)$/;
const TRANSFORMS: ReadonlySet<string> = new Set(WORD_TRANSFORMS);

export function startDraft({ tokens }: AnalysedSentence): Draft {
  return {
    tokens: tokens.map(({ text, spaceBefore }, i) => ({ text, spaceBefore, from: i, to: i + 1, probability: 1 })),
    deleted: new Map(),
  };
}

/**
 * The draft after the tags whose probability is at least `threshold`; `verdicts` has the start of the sentence first. The same
 * draft where nothing changes. Tags that name a fault without its repair (SPELL, OTHER) change nothing.
 */
export function applyTags(
  draft: Draft,
  verdicts: readonly (Verdict | undefined)[],
  tags: readonly string[],
  lexicon: Lexicon,
  threshold: number,
): Draft {
  const fresh: DraftToken[] = [];
  const deleted = new Map(draft.deleted);
  let changed = false;
  let skip = false;
  let glued = false;
  let uncapital = false;
  const tagAt = (index: number): { tag: string; probability: number } | undefined => {
    const verdict = verdicts[index];
    if (!verdict || verdict.probability < threshold) return undefined;
    return { tag: tags[verdict.tag] ?? '', probability: verdict.probability };
  };
  const put = (word: string, place: number, probability: number): void => {
    for (const piece of tokenize(word)) {
      const { text } = piece;
      const spaceBefore = piece.start === 0 ? !NO_SPACE_BEFORE.test(word) : piece.spaceBefore;
      fresh.push({ text, spaceBefore, from: place, to: place, probability });
    }
  };

  const start = tagAt(0);
  const opening = start?.tag.startsWith('APPEND_') ? start.tag.slice('APPEND_'.length) : undefined;
  const [first] = draft.tokens;
  if (start && opening !== undefined && first && /^\p{L}/u.test(opening)) {
    put(matchCase(opening, first.text), 0, start.probability);
    changed = true;
    uncapital = true;
  }
  draft.tokens.forEach((original, i) => {
    const token = i === 0 && uncapital ? lowered(original, lexicon) : original;
    if (skip) {
      skip = false;
      return;
    }
    const found = tagAt(i + 1);
    const next = draft.tokens[i + 1];
    if (glued) {
      // a word after a hyphen that was put in; a tag of its own waits for the next pass
      fresh.push({ ...token, spaceBefore: false });
      glued = false;
      return;
    }
    if (!found) {
      fresh.push(token);
      return;
    }
    const { tag, probability } = found;
    const least = Math.min(token.probability, probability);
    if (tag === 'DELETE') {
      for (let k = token.from; k < token.to; k++) deleted.set(k, least);
      changed = true;
    } else if (tag === 'SWAP' && next) {
      const [before, after] = i === 0 ? moveCapital(next.text, token.text, lexicon) : [next.text, token.text];
      const { spaceBefore } = token;
      fresh.push({ ...next, text: before, spaceBefore, probability: Math.min(next.probability, least) });
      fresh.push({ ...token, text: after, spaceBefore: next.spaceBefore, probability: least });
      skip = true;
      changed = true;
    } else if (tag === 'JOIN' && next) {
      fresh.push({ ...token, text: token.text + next.text.toLowerCase(), to: next.to, probability: least });
      skip = true;
      changed = true;
    } else if (tag.startsWith('APPEND_')) {
      fresh.push(token);
      put(tag.slice('APPEND_'.length), token.to, probability);
      glued = tag === 'APPEND_-';
      changed = true;
    } else {
      const texts = rewrite(token.text, tag, lexicon);
      if (texts.length > 0) changed = true;
      else fresh.push(token);
      texts.forEach((text, k) => {
        // a word that becomes a comma leans on the word before
        const leans = NO_SPACE_BEFORE.test(text) && !NO_SPACE_BEFORE.test(token.text);
        const spaceBefore = !leans && (k === 0 ? token.spaceBefore : !NO_SPACE_BEFORE.test(text));
        fresh.push({ ...token, from: k === 0 ? token.from : token.to, text, spaceBefore, probability: least });
      });
    }
  });
  return changed ? { tokens: fresh, deleted } : draft;
}

/** The token without a first capital, unless it always has one. */
function lowered(token: DraftToken, lexicon: Lexicon): DraftToken {
  const lower = lookupForm(token.text);
  return lexicon.isLowerCase(lower) && lower !== 'i' ? { ...token, text: lower } : token;
}

/** Two words that change places at the start of a sentence: the capital stays there. */
function moveCapital(first: string, second: string, lexicon: Lexicon): [string, string] {
  const lower = lookupForm(second);
  return [matchCase(first, second), lexicon.isLowerCase(lower) && lower !== 'i' ? lower : second];
}

/** What a tag makes of one word, as tokens; none where it changes nothing. */
function rewrite(text: string, tag: string, lexicon: Lexicon): string[] {
  const lower = lookupForm(text);
  if (tag === 'CAPITAL') return lower === text ? [text.charAt(0).toUpperCase() + text.slice(1)] : [];
  if (tag === 'LOWER') return lower === text || lower === 'i' ? [] : [lower];
  if (tag.startsWith('REPLACE_')) {
    const word = tag.slice('REPLACE_'.length);
    if (word === lower) return [];
    const model = text === 'I' ? 'i' : text;
    const written = word === 'i' ? 'I' : matchCase(word, model);
    return tokenize(written).map((token) => token.text);
  }
  if (!TRANSFORMS.has(tag)) return [];
  const form = transformWord(lexicon, lower, tag as WordTransform);
  return form === undefined ? [] : [matchCase(form, text)];
}
