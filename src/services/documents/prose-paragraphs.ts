import type { PlaceKind } from '../../engine/sentence/place-kind.ts';
import type { Emphasised } from './emphasised.ts';
import { mentionsIn } from './mentions.ts';
import { type ParagraphShape, paragraphShapes, type ShapedParagraph } from './paragraph-shape.ts';
import { type PlacedParagraph, placeOfParagraph } from './place-of-paragraph.ts';
import { withRunInHeads } from './run-in-heads.ts';

/** What a paragraph of any format is read for. */
type ReadParagraph = ShapedParagraph & PlacedParagraph & Emphasised & { readonly checkable: boolean };

/** What a paragraph is to the engine, and how it begins and ends. */
export interface ProsePlace {
  readonly kind: PlaceKind | undefined;
  readonly shape: ParagraphShape;
}

/** The paragraphs that there is something to check in, in the light of their neighbours. */
export function proseParagraphs<Read extends ReadParagraph>(
  paragraphs: readonly Read[],
  isChecked: (paragraph: Read) => boolean = ({ checkable }) => checkable,
): (Read & ProsePlace)[] {
  const shapes = paragraphShapes(paragraphs);
  return paragraphs.filter(isChecked).map((paragraph) => ({
    ...paragraph,
    text: withRunInHeads(paragraph),
    kind: placeOfParagraph(paragraph),
    shape: { ...shapes.get(paragraph.index)!, mentions: mentionsIn(paragraph) },
  }));
}

/** Word and LaTeX files hold lines of signs alone, in which there is nothing to check. */
export const holdsLetters = ({ checkable, text }: ReadParagraph): boolean => checkable && /\p{L}/u.test(text);
