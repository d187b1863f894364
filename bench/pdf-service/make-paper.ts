import { show, showLines, textPdf } from '../../test/pdf/make-pdf.ts';
import { paragraph } from '../http/paragraphs.ts';

const LINES = 56;
const CHARACTERS = 46;

/** A paper in two columns of 10 point Times with running heads, headings and page numbers; about 950 words per page. */
export function makePaper(pages: number): Buffer {
  let number = 0;
  const lines = linesOf(() => paragraph(90, number++));
  return textPdf(
    Array.from({ length: pages }, (_, page) => {
      const column = (x: number) =>
        showLines(
          Array.from({ length: LINES }, () => lines.next().value),
          x,
          715,
          10,
          11.5,
        );
      const head = show('Proceedings of the Society for Measured Words', 60, 760, 8) + show(`${page + 1}`, 300, 40, 9);
      const title = show(`${page + 1}. A section of the paper`, 60, 732, 12, 'F2');
      return head + title + column(60) + column(315);
    }),
  );
}

/** Fills endless lines with paragraphs and hyphenates words that do not fit, as in a typeset column. */
function* linesOf(next: () => string): Generator<string, never> {
  for (;;) {
    let rest = `    ${next()}`;
    while (rest.length > CHARACTERS) {
      const space = rest.lastIndexOf(' ', CHARACTERS);
      const cut = CHARACTERS - space > 8 && /^\p{L}{12}/u.test(rest.slice(space + 1));
      const at = cut ? CHARACTERS - 1 : space;
      yield cut ? `${rest.slice(0, at)}-` : rest.slice(0, at);
      rest = rest.slice(cut ? at : at + 1);
    }
    yield rest;
  }
}
