/** The heading of the abstract. Some parts of a document are read separately: an abstract is published alone, and a caption is read before the text. */
export const ABSTRACT_HEADING = /^(?:structured |graphical )?(?:abstract|summary)\s*[.:]?$/iu;
/** An abstract that begins on the line of its heading: "Abstract—We show …" */
export const RUN_IN_ABSTRACT = /^(?:abstract|summary)\s?[—–:.-]/iu;
/** Headings of the parts that follow an abstract. */
export const AFTER_ABSTRACT =
  /^(?:\d+\.?\s+|I\.\s+)?(?:introduction|key ?words|index terms|author summary|plain.language summary)\b/iu;
/** Most words of an abstract whose end has no heading. */
export const LONGEST_ABSTRACT = 600;

/** True for a line without a full stop: a heading, a title, a cell. */
export const isLine = (text: string): boolean => text.length < 150 && !/[.!?:]["”’)]?\s*$/u.test(text);

/** Returns, for each paragraph, whether it belongs to the abstract. */
export function abstractParagraphs(paragraphs: readonly string[]): boolean[] {
  let words = Number.POSITIVE_INFINITY;
  return paragraphs.map((text) => {
    const line = text.trim();
    if (ABSTRACT_HEADING.test(line)) words = 0;
    if (AFTER_ABSTRACT.test(line)) words = Number.POSITIVE_INFINITY;
    const inside = words < LONGEST_ABSTRACT || RUN_IN_ABSTRACT.test(line);
    words += line.split(/\s+/, LONGEST_ABSTRACT).length;
    return inside;
  });
}
