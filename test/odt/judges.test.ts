// @module-tag program
import { beforeAll, describe, expect, it } from 'vitest';
import { randomEdits } from '../../bench/docx/random-edits.ts';
import { applyOdtEdits, readOdt } from '../../src/documents/odt/index.ts';
import { canSettle, type Settled, settleChanges } from '../office/settle-changes.ts';
import { buildFlatOdt, buildOdt, footnote, h, p, region, span, textBox } from './build-odt.ts';

const PROSE = [
  h('The first part'),
  p('One paragraph of text, in which some words will change; others stay as they are.'),
  p(
    `Text with ${span('bold words')} and ${span(`italic, ${span('nested')} ones`, 'T2')}, and a <text:a xlink:type="simple" xlink:href="https://example.org/">link to a page</text:a>.`,
  ),
  p(`Wor${span('ds that')} are cut <text:s/> by spans, and<text:tab/>tabs and<text:line-break/>line ends &amp; signs.`),
  p(`A note${footnote('The note has words of its own.')} and ${textBox(p('a box with text'))} stand in this one.`),
  `<text:list><text:list-item>${p('An item of a list')}</text:list-item><text:list-item>${p('Another item of it')}</text:list-item></text:list>`,
  `<table:table table:name="T"><table:table-column table:number-columns-repeated="2"/><table:table-row><table:table-cell office:value-type="string">${p('A cell', 'Table_20_Contents')}</table:table-cell><table:table-cell office:value-type="string">${p('and one beside it', 'Table_20_Contents')}</table:table-cell></table:table-row></table:table>`,
  p('Many short words to be changed'),
  p('in two paragraphs that touch'),
].join('');
const FOREIGN =
  `<text:tracked-changes text:track-changes="false">${region('c1', 'insertion')}${region('c2', 'deletion', p('that are gone'))}</text:tracked-changes>` +
  p(
    'The changes of others <text:change-start text:change-id="c1"/>are kept and read as accepted<text:change-end text:change-id="c1"/> here<text:change text:change-id="c2"/>.',
  );

const DOCUMENTS: readonly (readonly [name: string, bytes: Uint8Array, rate: number])[] = [
  ['a text with everything', buildOdt({ body: PROSE, header: p('A running head') }), 0.3],
  ['the same with every word changed', buildOdt({ body: PROSE }), 1],
  ['a flat file', buildFlatOdt({ body: PROSE }), 0.4],
  ['changes of others', buildOdt({ body: FOREIGN }), 0.5],
];

const options = { author: 'Judge & Co', date: new Date('2026-01-02T03:04:05Z') };
const CI = process.env['CI'] === 'true';

it.runIf(CI)('has its judge: install libreoffice-writer-nogui and python3-uno', () => expect(canSettle).toBe(true));

describe.runIf(canSettle)('LibreOffice on OpenDocument', () => {
  const cases = DOCUMENTS.map(([name, bytes, rate], i) => {
    const document = readOdt(bytes);
    const edits = randomEdits(document, rate, i + 1).flatMap(({ comment: _, ...edit }) =>
      edit.mode === 'track' ? [edit] : [],
    );
    const { bytes: edited, outcomes } = applyOdtEdits(document, edits, options);
    // what only a comment proposes would end LibreOffice
    const tracked = edits.filter((_, n) => outcomes[n]!.written === 'tracked');
    const { extension } = document;
    return {
      name,
      bytes,
      edited: tracked.length === edits.length ? edited : applyOdtEdits(document, tracked, options).bytes,
      extension,
    };
  });
  const expected = cases.map(({ edited }) => bodyText(edited));
  let results: Settled[] = [];
  beforeAll(() => {
    results = settleChanges(
      cases.flatMap(({ bytes, edited, extension }) => [
        { bytes: edited, extension, mode: 'accept' as const },
        { bytes: edited, extension, mode: 'reject' as const },
        { bytes, extension, mode: 'reject' as const },
      ]),
    );
  }, 320_000);

  it.each(cases.map(({ name }, i) => ({ name, i })))('gives back $name when all is rejected', ({ i }) => {
    const [accepted, rejected, original] = results.slice(3 * i, 3 * i + 3);
    expect(accepted!.changes).toBeGreaterThan(3);
    expect(rejected!.text).toBe(original!.text);
  });

  it.each(cases.map(({ name }, i) => ({ name, i })))('shows the corrections of $name when all is accepted', ({ i }) => {
    expect(words(results[3 * i]!.text)).toBe(words(expected[i]!));
  });
});
it.skipIf(canSettle)('LibreOffice or its bridge to Python is missing', ({ skip }) => skip());

/** What a plain text shows of a document: body and tables, marks of notes as numbers. */
function bodyText(bytes: Uint8Array): string {
  return readOdt(bytes)
    .paragraphs.filter(({ story }) => story === 'body')
    .map(({ text }) => text)
    .join('\n');
}

/** Without bullets, marks of notes and pictures, and how lines and cells are parted. */
const words = (text: string): string =>
  text
    .replace(/[\ufffc\ufeff•1]|\s+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
