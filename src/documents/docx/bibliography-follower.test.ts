import { describe, expect, it } from 'vitest';
import { BibliographyFollower } from './bibliography-follower.ts';

/** Returns which of the paragraphs, all plain running text, belong to the list of sources. */
function covered(paragraphs: readonly string[]): boolean[] {
  const follower = new BibliographyFollower();
  return paragraphs.map((text) => follower.covers(text, 'body'));
}

const PROSE =
  'Many firms collect data on what their customers do. The data are used to decide where to spend money. This chapter describes which models are in use and what they ask of the data. It then compares them on two sets that were not used before, and it closes with what is left to be done by others in the coming years of the project and after it.';

describe('BibliographyFollower', () => {
  it('follows a list of sources to the end', () =>
    expect(
      covered([
        'References',
        `A. Lee and B. Ray. ${PROSE} In Proceedings of the third symposium on rain, 2013.`,
        'Lee, A. (2001). On rain. Journal of Rain, 3(2), 1–9.',
        'Ray, B. (2004). Wind. Press.',
      ]),
    ).toEqual([false, true, true, true]));

  it.each(['参考文献：', 'Literaturverzeichnis', 'Références', 'Список литературы'])(
    'knows its heading in another language: %s',
    (heading) =>
      expect(covered([heading, 'Lee, A. (2001). On single depth rain. Journal of Rain, 3(2), 1–9.'])).toEqual([
        false,
        true,
      ]),
  );

  it('leaves it where a table of contents that was typed by hand goes on', () =>
    expect(covered(['Introduction', 'References', 'List of Figures', 'Figure 1: Rain'])).toEqual([
      false,
      false,
      false,
      false,
    ]));

  it('leaves it where running text begins', () =>
    expect(covered(['References', 'Appendix A', PROSE, 'It goes on.'])).toEqual([false, false, false, false]));

  it('leaves it at a paragraph of prose even where no heading tells', () =>
    expect(covered(['References', 'Rain', PROSE, 'It goes on.'])).toEqual([false, true, false, false]));
});
