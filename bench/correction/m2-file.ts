/** A correction that an annotator made: tokens `start` (inclusive) to `end` (exclusive) of the source become one of `corrections`. */
export interface GoldEdit {
  readonly start: number;
  readonly end: number;
  /** The annotator's or the aligner's class, such as "M:DET". */
  readonly type: string;
  /** All correct token sequences; an empty one deletes. */
  readonly corrections: readonly (readonly string[])[];
}

/** A sentence as tokens, with the edits of each annotator who read it (at least one annotator; the list of edits is empty if nothing is wrong). */
export interface AnnotatedSentence {
  readonly source: readonly string[];
  readonly annotators: readonly (readonly GoldEdit[])[];
}

export const tokensOf = (line: string): string[] => line.split(/\s+/).filter(Boolean);

/**
 * Reads the M2 format of the CoNLL shared tasks (Ng et al. 2014): an `S` line, then `A start
 * end|||type|||correction|||…|||…|||annotator` lines, with a blank line between sentences. `noop` edits only record
 * that the annotator read the sentence.
 * @throws Error that names a line which is neither
 */
export function readM2(content: string): AnnotatedSentence[] {
  const sentences: { source: string[]; edits: Map<string, GoldEdit[]> }[] = [];
  content.split('\n').forEach((line, index) => {
    if (line.startsWith('S ') || line === 'S') sentences.push({ source: tokensOf(line.slice(2)), edits: new Map() });
    else if (line.startsWith('A ')) addEdit(line, index + 1, sentences.at(-1)?.edits);
    else if (line.trim() !== '') throw new Error(`line ${index + 1} is no M2: it must start with "S " or "A "`);
  });
  return sentences.map(({ source, edits }) => ({ source, annotators: edits.size > 0 ? [...edits.values()] : [[]] }));
}

function addEdit(line: string, number: number, edits: Map<string, GoldEdit[]> | undefined): void {
  const [place = '', type = '', correction = '', , , annotator] = line.slice(2).split('|||');
  const [start = Number.NaN, end = Number.NaN] = place.split(' ').map(Number);
  if (!edits || annotator === undefined || !Number.isInteger(start) || !Number.isInteger(end))
    throw new Error(`line ${number} is no M2 edit of a sentence`);
  const list = edits.get(annotator) ?? [];
  edits.set(annotator, list);
  if (type === 'noop' || start < 0) return;
  const corrections = correction.split('||').map((text) => (text === '-NONE-' ? [] : tokensOf(text)));
  list.push({ start, end, type, corrections });
}
