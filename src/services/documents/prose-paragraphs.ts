import type { PlaceKind } from '../../engine/sentence/place-kind.ts';
import type { Emphasised } from './emphasised.ts';
import { mentionsIn } from './mentions.ts';
import { type ParagraphShape, paragraphShapes, type ShapedParagraph } from './paragraph-shape.ts';
import { type PlacedParagraph, placeOfParagraph } from './place-of-paragraph.ts';
import { programParagraphs } from './program-paragraphs.ts';
import { raisedNumbers, withRaised } from './raised.ts';
import { withRunInHeads } from './run-in-heads.ts';

/** The parts of a paragraph of any format that are used here. */
type ReadParagraph = ShapedParagraph & PlacedParagraph & Emphasised & { readonly checkable: boolean };

/** What a paragraph is for the engine, and how it begins and ends. */
export interface ProsePlace {
  readonly kind: PlaceKind | undefined;
  readonly shape: ParagraphShape;
}

/** Returns the paragraphs that have something to check, judged together with their neighbours. */
export function proseParagraphs<Read extends ReadParagraph>(
  paragraphs: readonly Read[],
  isChecked: (paragraph: Read) => boolean = ({ checkable }) => checkable,
): (Read & ProsePlace)[] {
  const shapes = paragraphShapes(paragraphs);
  const program = programParagraphs(paragraphs);
  return paragraphs.filter(isChecked).map((paragraph) => {
    const raised = raisedNumbers(paragraph);
    return {
      ...paragraph,
      text: withRaised(withRunInHeads(paragraph), raised),
      kind: program.has(paragraph.index) ? 'code' : placeOfParagraph(paragraph),
      shape: { ...shapes.get(paragraph.index)!, mentions: mentionsIn(paragraph), raised },
    };
  });
}

/** Word and LaTeX files contain lines of symbols only, which have nothing to check. */
export const holdsLetters = ({ checkable, text }: ReadParagraph): boolean => checkable && /\p{L}/u.test(text);
