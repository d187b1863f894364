import { describe, expect, it } from 'vitest';
import type { ManuscriptParagraph } from './manuscript.ts';
import { referenceFindings } from './references.ts';
import { structured } from './sections.ts';

const findings = (prose: readonly string[], list: readonly string[]) => {
  const body = prose.map((text): ManuscriptParagraph => ({ text, part: 'body', level: 0 }));
  const entries = list.map((text): ManuscriptParagraph => ({ text, part: 'reference', level: 0 }));
  return referenceFindings(structured({ paragraphs: [...body, ...entries] })).map(
    ({ check, paragraph, message }) => [check, paragraph, message] as const,
  );
};
const checks = (prose: readonly string[], list: readonly string[]) =>
  findings(prose, list).map(([check, paragraph]) => [check, paragraph]);

const NUMBERED = [1, 2, 3, 4, 5].map(
  (n) => `[${n}] A. Brown, B. Green, Growth of plants, Journal of Plants ${n} (2010) 1–9.`,
);
const BY_NAME = [
  'Brown, A. (2010). Growth of plants. Journal of Plants, 1, 1–9.',
  'Green, B., & White, C. (2011a). Growth of more plants. Journal of Plants, 2, 1–9.',
  'Müller, D., Black, E., & Grey, F. (2012). Roots. Journal of Plants, 3, 1–9.',
  'van der Berg, G. (2013). Leaves. Journal of Plants, 4, 1–9.',
  'World Plant Office. (2014). Plants of the world. Office Press.',
];
const PROSE =
  'Plants grow (Brown, 2010; Green & White, 2011a), as Müller et al. (2012) say and van der Berg (2013) shows (WPO, 2014).';

describe('citations by number', () => {
  it('accepts what is listed and cited in order', () => {
    expect(checks(['Plants grow [1, 2]. They do [3–5], in [0, 40] days.'], NUMBERED)).toEqual([]);
    expect(checks(['Plants grow [1]. They do [2]-[4] and [5].'], NUMBERED)).toEqual([]);
  });
  it('finds numbers beyond the list, and entries that nothing cites', () => {
    expect(checks(['Plants grow [1, 2]. They do [3,5] and [6].'], NUMBERED)).toEqual([
      ['citation-not-listed', 0],
      ['reference-not-cited', 4],
    ]);
  });
  it('reads a short list, too', () => {
    expect(checks(['Plants grow [1, 2]. They wilt [4].'], NUMBERED.slice(0, 3))).toEqual([
      ['citation-not-listed', 0],
      ['reference-not-cited', 3],
    ]);
    expect(checks(['Plants grow in [1] and [4].'], ['Brown A, Green B. Plants.', 'White C, Green B. Roots.'])).toEqual(
      [],
    );
  });
  it('finds a number that comes too early, unless the list is one by the alphabet', () => {
    const long = Array.from(
      { length: 20 },
      (_, i) => `${i + 1}. Brown A. Growth of plants. Journal of Plants 2010;1:1–9.`,
    );
    const cited = Array.from({ length: 20 }, (_, i) => `It grows [${i + 1}].`);
    [cited[6], cited[7]] = [cited[7]!, cited[6]!];
    expect(checks([cited.join(' ')], long)).toEqual([['citation-order', 0]]);
    expect(checks([cited.reverse().join(' ')], long)).toEqual([]);
  });
});

describe('citations by author and year', () => {
  it('accepts what is listed and cited', () => expect(checks([PROSE], BY_NAME)).toEqual([]));
  it('finds a year that the list does not have, and what nothing cites', () => {
    const found = findings([PROSE.replace('Brown, 2010', 'Brown, 2011')], BY_NAME);
    expect(found.map(([check]) => check)).toEqual(['citation-not-listed', 'reference-not-cited']);
    expect(found[0]![2]).toContain('The list has this name with 2010');
  });
  it('finds a name that the list does not have, once', () => {
    expect(checks([`${PROSE} They wilt (Smith et al. 2010). So says Smith et al. (2010).`], BY_NAME)).toEqual([
      ['citation-not-listed', 0],
    ]);
  });
  it('reads a short list, too', () => {
    const list = BY_NAME.slice(0, 3);
    expect(checks(['Plants grow (Brown, 2010; Smith, 2018), and wilt (Green & White, 2011a).'], list)).toEqual([
      ['citation-not-listed', 0],
      ['reference-not-cited', 3],
    ]);
    expect(checks(['Plants grow (Smith, 2018; Jones, 2019).'], list)).toEqual([]);
  });
  it('takes months and the like for no names', () => {
    expect(checks([`${PROSE} It rained (May, 2010), and snow fell (In 2011).`], BY_NAME)).toEqual([]);
  });
  // Comparing each of 3,000 references with each of 3,000 citations took five seconds; with ten times as many it took ten minutes.
  it('looks at no more than the works of a year for each citation', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const name = (i: number) =>
      `A${letters[i % 26]}${letters[Math.floor(i / 26) % 26]}${letters[Math.floor(i / 676) % 26]}er`;
    const year = (i: number) => 1_600 + (i % 400);
    const many = (count: number) => {
      const prose = Array.from({ length: count }, (_, i) => `The work grew (${name(i)}, ${year(i)}).`);
      const list = Array.from(
        { length: count },
        (_, i) => `${name(i)}, B. (${year(i)}). A title of it. Journal, 1, 2-3.`,
      );
      return [prose, list] as const;
    };
    expect(checks(...many(2_500))).toEqual([]);
    const { user } = process.cpuUsage();
    checks(...many(2_500));
    expect((process.cpuUsage().user - user) / 1e6).toBeLessThan(3);
    // No manuscript has so many: the check searches nothing and reports nothing.
    const [prose, list] = many(20_000);
    expect(
      checks(
        prose,
        list.map((entry) => entry.replace('er,', 'ers,')),
      ),
    ).toEqual([]);
  }, 60_000);

  it('says nothing of a list that was not read', () => {
    expect(
      checks(
        [PROSE],
        BY_NAME.map((entry) => entry.replace(/\d{4}/, '')),
      ),
    ).toEqual([]);
  });
});

describe('references to nowhere', () => {
  it.each([
    'See Section ??.',
    'See [??].',
    'See Table @ref(tab:one).',
    'As said [?].',
    'See Error! Reference source not found.',
  ])('finds %s', (text) => {
    expect(checks([text], [])).toEqual([['broken-reference', 0]]);
  });
  it('takes a surprised writer for no program', () =>
    expect(checks(['Really???  What?! Why??! A difference ?? in winter.'], [])).toEqual([]));
});
