/** A piece of `data.annotation`: prose, or markup that the check does not see unless it is to be interpreted as something. */
export type Annotation =
  | { readonly text: string }
  | { readonly markup: string; readonly interpretAs?: string | undefined };

interface Piece {
  /** Where it starts in the text that is checked, and in the client's text. */
  readonly start: number;
  readonly sourceStart: number;
  readonly sourceLength: number;
  readonly text: string;
  readonly isMarkup: boolean;
}

/** Half-open UTF-16 offsets. */
interface Place {
  readonly start: number;
  readonly end: number;
}

export interface AnnotatedText {
  /** The text that is checked: prose, and markup as it is to be interpreted. */
  readonly text: string;
  /** The client's text: prose and markup. Offsets of matches refer to it. */
  readonly source: string;
  /** Maps a place of `text` to its place in `source`. */
  toSource(place: Place): Place;
  /** True when the place holds nothing that the writer wrote. */
  isInvented(place: Place): boolean;
  /** True when a replacement of this place would overwrite markup. */
  holdsMarkup(place: Place): boolean;
}

/** A text without markup. */
export const plainText = (text: string): AnnotatedText => annotatedText([{ text }]);

export function annotatedText(annotations: readonly Annotation[]): AnnotatedText {
  const pieces: Piece[] = [];
  let text = '';
  let source = '';
  for (const annotation of annotations) {
    const isMarkup = 'markup' in annotation;
    const written = isMarkup ? annotation.markup : annotation.text;
    const read = isMarkup ? (annotation.interpretAs ?? '') : annotation.text;
    pieces.push({
      start: text.length,
      sourceStart: source.length,
      sourceLength: written.length,
      text: read,
      isMarkup,
    });
    text += read;
    source += written;
  }

  /** Returns the piece that contains the character at `offset`, never an empty one. */
  const pieceAt = (offset: number): Piece => {
    let low = 0;
    let high = pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (pieces[middle]!.start <= offset) low = middle;
      else high = middle - 1;
    }
    return pieces[low]!;
  };

  const toSource = ({ start, end }: Place): Place => {
    if (pieces.length === 0) return { start: 0, end: 0 };
    const first = pieceAt(start);
    const from = first.isMarkup ? first.sourceStart : first.sourceStart + (start - first.start);
    if (end <= start) return { start: from, end: from };
    const last = pieceAt(end - 1);
    const to = last.isMarkup ? last.sourceStart + last.sourceLength : last.sourceStart + (end - last.start);
    return { start: from, end: to };
  };

  const piecesWithin = ({ start, end }: Place): Piece[] =>
    pieces.slice(pieces.indexOf(pieceAt(start)), pieces.indexOf(pieceAt(Math.max(start, end - 1))) + 1);

  return {
    text,
    source,
    toSource,
    isInvented: (place) =>
      pieces.length === 0 || piecesWithin(place).every(({ isMarkup, text: read }) => isMarkup || read === ''),
    holdsMarkup: (place) => piecesWithin(place).some(({ isMarkup, sourceLength }) => isMarkup && sourceLength > 0),
  };
}
