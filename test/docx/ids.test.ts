import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEdits } from '../../src/documents/docx/apply-edits.ts';
import type { DocxEdit } from '../../src/documents/docx/edit.ts';
import { readDocx } from '../../src/documents/docx/read-docx.ts';
import { openZip, readEntry } from '../../src/documents/zip/zip-archive.ts';
import { randomRuns } from '../fixtures/random-runs.ts';
import { buildDocx, control, foreign, NAMESPACES, p, r, textBox } from './build-docx.ts';
import { rejectedForm } from './canonical-xml.ts';

const AUTHOR = 'Property Test';
const OPTIONS = { author: AUTHOR, date: new Date('2026-01-01T00:00:00Z') };
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** Marks as files of other programs have them: comments that are not there any more, ends without beginnings, odd prefixes. */
const MARKS: readonly ((id: number) => string)[] = [
  (id) => `<w:commentRangeStart w:id="${id}"/>`,
  (id) => `<w:commentRangeEnd w:id="${id}"/>`,
  (id) => `<w:r><w:commentReference w:id="${id}"/></w:r>`,
  (id) => `<x:commentRangeStart xmlns:x="${MAIN}" x:id="${id}"/>`,
  (id) => `<x:r xmlns:x="${MAIN}"><x:commentReference x:id="${id}"/></x:r>`,
  (id) => `<w:commentRangeEnd xmlns:x="${MAIN}" x:id='${id}'/>`,
  (id) => `<w:bookmarkStart w:id="${id}" w:name="b${id}"/><w:bookmarkEnd w:id="${id}"/>`,
  (id) => `<w:ins ${foreign(id)}>${r('new ')}</w:ins>`,
  (id) => `<w:del ${foreign(id)}><w:r><w:delText>old</w:delText></w:r></w:del>`,
  (id) => `<w:permStart w:id="${id}" w:edGrp="everyone"/><w:permEnd w:id="${id}"/>`,
  (id) => `<w:moveToRangeStart ${foreign(id)} w:name="m${id}"/><w:moveToRangeEnd w:id="${id}"/>`,
  (id) => `<x:bookmarkStart xmlns:x="${MAIN}" x:id="${id}" x:name="c${id}"/>`,
];

const id = fc.oneof(fc.nat(12), fc.constantFrom(-1, 1_999_999_999, 2_147_483_647));
const mark = fc.tuple(fc.constantFrom(...MARKS), id).map(([write, value]) => write(value));
const marks = fc.array(mark, { maxLength: 3 }).map((list) => list.join(''));

const PLACES = [
  'body',
  'link',
  'cell',
  'control',
  'box',
  'fallback',
  'footnote',
  'endnote',
  'header',
  'footer',
] as const;
const ELSEWHERE = ['comment', 'orphan', 'glossary'] as const;
type Place = (typeof PLACES)[number] | (typeof ELSEWHERE)[number];
const content = fc.record(
  Object.fromEntries([...PLACES, ...ELSEWHERE].map((place) => [place, marks])) as Record<Place, typeof marks>,
);

function documentWith(at: Readonly<Record<Place, string>>, comments: boolean): Uint8Array {
  const text = (place: Place) => p(r(`Words before the ${place}, `), at[place], r('and words behind it.'));
  const part = (root: string, inner: string) => `<w:${root} ${NAMESPACES}>${inner}</w:${root}>`;
  const content = {
    body: [
      text('body'),
      p(`<w:hyperlink w:anchor="a">${r('A link ')}${at.link}</w:hyperlink>`, r('and more.')),
      `<w:tbl><w:tr><w:tc>${text('cell')}</w:tc></w:tr></w:tbl>`,
      control('<w:id w:val="5"/>', text('control')),
      p(r('A box '), textBox(p(r('In the box.'), at.box), p(r('In the box.'), at.fallback)), r('and its words.')),
      p(r('Notes'), '<w:r><w:footnoteReference w:id="1"/></w:r>', '<w:r><w:endnoteReference w:id="1"/></w:r>'),
    ].join(''),
    footnotes: `<w:footnote w:id="1">${text('footnote')}</w:footnote>`,
    endnotes: `<w:endnote w:id="1">${text('endnote')}</w:endnote>`,
    header: text('header'),
    footer: text('footer'),
    ...(comments && { comments: `<w:comment ${foreign(3)} w:initials="RO">${text('comment')}</w:comment>` }),
  };
  const types = textOf(buildDocx(content), '[Content_Types].xml');
  const override = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${TYPES}.${type}+xml"/>`;
  return buildDocx({
    ...content,
    extra: {
      '[Content_Types].xml': types.replace(
        '</Types>',
        `${override('word/header9.xml', 'header')}${override('word/glossary/document.xml', 'document.glossary')}</Types>`,
      ),
      'word/header9.xml': part('hdr', text('orphan')),
      'word/glossary/document.xml': part('glossaryDocument', text('glossary')),
    },
  });
}

function textOf(bytes: Uint8Array, name: string): string {
  const archive = openZip(bytes);
  const entry = archive.entries.find((known) => known.name === name);
  return entry ? Buffer.from(readEntry(archive, entry)).toString() : '';
}

/** Every id in every part, by a plain pattern; numbers of notes, pictures and the like among them. */
function idsOf(bytes: Uint8Array, marks: RegExp): number[] {
  const archive = openZip(bytes);
  return archive.entries
    .filter(({ name }) => name.startsWith('word/') && name.endsWith('.xml'))
    .flatMap(({ name }) => [...textOf(bytes, name).matchAll(marks)].map(([, value]) => Number(value)));
}

const COMMENT = /<\w+:comment(?:RangeStart|RangeEnd|Reference)?\b[^>]*?\sw?x?:id=["'](-?\d+)["']/g;
const CHANGE =
  /<\w+:(?:ins|del|move\w+|\w+Change|bookmark(?:Start|End)|perm(?:Start|End))\b[^>]*?\s[wx]:id=["'](-?\d+)["']/g;

function editsOf(bytes: Uint8Array): DocxEdit[] {
  return readDocx(bytes).paragraphs.flatMap(({ index, text, checkable }): DocxEdit[] => {
    const at = text.indexOf('words');
    if (!checkable || at < 0) return [];
    const span = { paragraph: index, start: at, end: at + 5, replacement: 'terms' };
    return [
      { ...span, mode: 'track', comment: 'Why?' },
      { ...span, start: 0, end: 1, replacement: 'Q', mode: 'comment', comment: 'And why this?' },
    ];
  });
}

it('gives changes and comments ids that nothing in any part has, so that without them the original is left', () => {
  fc.assert(
    fc.property(content, fc.boolean(), (at, comments) => {
      const original = documentWith(at, comments);
      const document = readDocx(original);
      const edits = editsOf(original);
      const { bytes, markup, outcomes } = applyEdits(document, edits, OPTIONS);
      expect(outcomes.filter(({ reason }) => reason === 'self-check')).toEqual([]);
      expect(markup.comments).toBeGreaterThan(0);

      const ours = textOf(bytes, 'word/comments.xml').matchAll(
        new RegExp(`<w:comment w:id="(\\d+)" w:author="${AUTHOR}"`, 'g'),
      );
      const newComments = [...ours].map(([, value]) => Number(value));
      expect(newComments).toHaveLength(markup.comments);
      const commentsBefore = new Set(idsOf(original, COMMENT));
      expect(newComments.filter((value) => commentsBefore.has(value))).toEqual([]);

      const before = new Set(idsOf(original, CHANGE));
      const own = document.parts.flatMap(({ name }) =>
        [...textOf(bytes, name).matchAll(new RegExp(`<w:(?:ins|del) w:id="(\\d+)" w:author="${AUTHOR}"`, 'g'))].map(
          ([, value]) => Number(value),
        ),
      );
      expect(own).toHaveLength(markup.insertions + markup.deletions);
      expect(new Set(own).size).toBe(own.length);
      expect(own.filter((value) => before.has(value))).toEqual([]);

      for (const { name, xml } of document.parts)
        expect(rejectedForm(textOf(bytes, name), AUTHOR, new Set(newComments))).toBe(
          rejectedForm(xml.text, AUTHOR, new Set()),
        );
    }),
    { numRuns: randomRuns(150) },
  );
});

it('gives the second half of a change of somebody else an id of its own, whatever its prefix', () => {
  const insertion = `<x:ins xmlns:x="${MAIN}" x:id="4" x:author="Reviewer One" x:date="2024-01-02T03:04:05Z">${r('three words here')}</x:ins>`;
  const original = buildDocx({ body: p(r('First '), insertion, r('.')) });
  const edit = { paragraph: 0, start: 12, end: 17, replacement: 'terms', mode: 'track' as const };
  const { bytes, tracked } = applyEdits(readDocx(original), [edit], OPTIONS);
  expect(tracked).toBe(1);
  const xml = textOf(bytes, 'word/document.xml');
  expect(xml.match(/<x:ins /g)).toHaveLength(2);
  const ids = [...xml.matchAll(/<\w:(?:ins|del)\b[^>]*?\s\w:id="(\d+)"/g)].map(([, value]) => value);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});
