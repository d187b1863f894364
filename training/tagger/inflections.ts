import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Inflection {
  readonly form: string;
  readonly lemma: string;
  readonly tag: 'VB' | 'VBD' | 'VBN' | 'VBG' | 'VBZ' | 'NN' | 'NNS' | 'JJ' | 'JJR' | 'JJS';
  /** True if it comes from the clean core list, not the large one. */
  readonly core: boolean;
  /** True if another form precedes it in the list ("went" for "wend"). */
  readonly variant: boolean;
}

/** Bit of each tag in a word's lexical class. */
export const LEXICAL_BITS: Readonly<Record<Inflection['tag'], number>> = {
  VB: 1,
  VBD: 2,
  VBN: 4,
  VBG: 8,
  VBZ: 16,
  NN: 32,
  NNS: 64,
  JJ: 128,
  JJR: 256,
  JJS: 512,
};

/** All inflections of AGID's infl.txt and 2of12id.txt (folder: the word lists' root). */
export function readInflections(folder: string): Inflection[] {
  const found: Inflection[] = [];
  for (const [path, core] of [
    [join(folder, 'alt12dicts/2of12id.txt.xz'), true],
    [join(folder, 'agid/infl.txt.xz'), false],
  ] as const) {
    const text = execFileSync('xz', ['-dc', path], { maxBuffer: 1 << 28, encoding: 'latin1' });
    for (const line of text.split(/\r?\n/)) {
      const match = /^[-@~]*(\S+) ([VNA])\??(?: \{[^}]*\})?:\s*(.*)$/.exec(line);
      if (match) parseEntry(match[1]!.toLowerCase(), match[2] as 'V' | 'N' | 'A', match[3]!, core, found);
    }
  }
  return found;
}

function parseEntry(lemma: string, kind: 'V' | 'N' | 'A', rest: string, core: boolean, found: Inflection[]): void {
  found.push({ form: lemma, lemma, tag: kind === 'V' ? 'VB' : kind === 'N' ? 'NN' : 'JJ', core, variant: false });
  const slots = rest
    .replace(/\{[^}]*\}/g, '')
    .replace(/\([^)]*\)/g, '')
    .split(core ? (kind === 'N' ? /$^/ : /\s{2,}/) : / \| /)
    .map((slot) => slot.trim())
    .filter(Boolean);
  const tags: readonly Inflection['tag'][][] =
    kind === 'N'
      ? [['NNS']]
      : kind === 'A'
        ? [['JJR'], ['JJS']]
        : slots.length >= 4
          ? [['VBD'], ['VBN'], ['VBG'], ['VBZ']]
          : [['VBD', 'VBN'], ['VBG'], ['VBZ']];
  if (lemma === 'be') return;
  slots.forEach((slot, k) => {
    for (const [order, piece] of slot.split(/[,/|]/).entries()) {
      const form = piece
        .trim()
        .split(' ')[0]!
        .replace(/^[-@~]+|[~<!?\d.]+$/g, '')
        .toLowerCase();
      // AGID guesses comparatives ("goer"): not wanted
      if (!/^[\p{L}'-]+$/u.test(form) || (kind === 'A' && piece.includes('?'))) continue;
      for (const tag of tags[k] ?? []) found.push({ form, lemma, tag, core, variant: order > 0 });
    }
  });
}
