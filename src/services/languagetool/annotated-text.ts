/** A piece of `data.annotation`: prose, or markup that the check does not see unless it is to be read as something. */
export type Annotation =
  | { readonly text: string }
  | { readonly markup: string; readonly interpretAs?: string | undefined };

interface Piece {
  /** Where it starts in the text that is checked, and in what the client has. */
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
  /** What is checked: prose, and markup as it is to be read. */
  readonly text: string;
  /** What the client has: prose and markup; offsets of matches count in it. */
  readonly source: string;
  /** A place of `text` in `source`. */
  toSource(place: Place): Place;
  /** Does the place hold nothing that the writer wrote? */
  isInvented(place: Place): boolean;
  /** Would a replacement of this place overwrite markup? */
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

  /** The piece that the character at `offset` comes from; one without characters is never it. */
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
