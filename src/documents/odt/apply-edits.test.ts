import { describe, expect, it } from 'vitest';
import { buildFlatOdt, buildOdt, footnote, h, p, region, span } from '../../../test/odt/build-odt.ts';
import { bodyOf, contentOf } from '../../../test/odt/content-of.ts';
import type { DocxEdit } from '../docx/edit.ts';
import { openZip, storedBytes } from '../zip/zip-archive.ts';
import { applyOdtEdits } from './apply-edits.ts';
import { readOdt } from './read-odt.ts';

const options = { author: 'Emend', date: new Date('2026-01-02T03:04:05Z') };

/** Applies edits, each given by its covered text and its replacement, with a comment if there is one. */
function edited(
  bytes: Uint8Array,
  ...changes: readonly (readonly [covered: string, replacement: string, comment?: string])[]
) {
  const document = readOdt(bytes);
  const edits = changes.map(([covered, replacement, comment]): DocxEdit => {
    const { index, text } = document.paragraphs.find((one) => one.text.includes(covered))!;
    const start = text.indexOf(covered);
    const place = { paragraph: index, start, end: start + covered.length, replacement };
    return { ...place, mode: 'track', ...(comment !== undefined && { comment }) };
  });
  return { document, ...applyOdtEdits(document, edits, options) };
}

const deletion = (id: number, content: string, style = 'Standard') =>
  `<text:changed-region xml:id="emend${id}" text:id="emend${id}"><text:deletion><office:change-info><dc:creator>Emend</dc:creator><dc:date>2026-01-02T03:04:05</dc:date></office:change-info><text:p text:style-name="${style}">${content}</text:p></text:deletion></text:changed-region>`;
const insertion = (id: number) =>
  `<text:changed-region xml:id="emend${id}" text:id="emend${id}"><text:insertion><office:change-info><dc:creator>Emend</dc:creator><dc:date>2026-01-02T03:04:05</dc:date></office:change-info></text:insertion></text:changed-region>`;
const inserted = (id: number, text: string) =>
  `<text:change-start text:change-id="emend${id}"/>${text}<text:change-end text:change-id="emend${id}"/>`;
const list = (...regions: string[]) =>
  `<text:tracked-changes text:track-changes="false">${regions.join('')}</text:tracked-changes>`;

describe('applyOdtEdits', () => {
  it('writes a replacement as a deletion and an insertion', () => {
    const { bytes, tracked, markup } = edited(buildOdt({ body: p('He have it.') }), ['have', 'has']);
    expect(bodyOf(bytes)).toEqual({
      changes: list(deletion(1, 'have'), insertion(2)),
      body: p(`He <text:change text:change-id="emend1"/>${inserted(2, 'has')} it.`),
    });
    expect({ tracked, markup }).toEqual({ tracked: 1, markup: { insertions: 1, deletions: 1, comments: 0 } });
  });

  it('deletes over spans piece by piece and puts new text where the first one stood', () => {
    const { bytes } = edited(buildOdt({ body: p(`He h${span('av')}e it.`) }), ['have', 'has']);
    expect(bodyOf(bytes)).toEqual({
      changes: list(deletion(1, 'h'), deletion(2, span('av')), deletion(3, 'e'), insertion(4)),
      body: p(
        `He <text:change text:change-id="emend1"/>${inserted(4, 'has')}${span('<text:change text:change-id="emend2"/>')}<text:change text:change-id="emend3"/> it.`,
      ),
    });
  });

  it('keeps blanks that would be swallowed beside what is gone', () => {
    const gone = edited(buildOdt({ body: p('He has has it.') }), ['has ', '']);
    expect(bodyOf(gone.bytes).changes).toContain('<text:p text:style-name="Standard">has<text:s/></text:p>');
    const middle = edited(buildOdt({ body: p('a b c') }), ['b', '']);
    expect(bodyOf(middle.bytes).body).toBe(p('a <text:change text:change-id="emend1"/><text:s/>c'));
    const start = edited(buildOdt({ body: p('So it is') }), ['So', '']);
    expect(bodyOf(start.bytes).body).toBe(p('<text:change text:change-id="emend1"/><text:s/>it is'));
    const end = edited(buildOdt({ body: p('it is so') }), ['so', '']);
    expect(bodyOf(end.bytes).body).toBe(p('it is<text:s/><text:change text:change-id="emend1"/>'));
    const words = edited(buildOdt({ body: p('it is') }), ['it', 'it  really']);
    expect(bodyOf(words.bytes).body).toBe(p(`it${inserted(1, '<text:s text:c="2"/>really')} is`));
  });

  it('escapes new text and writes tabs and line ends as elements', () => {
    const { bytes } = edited(buildOdt({ body: p('R&amp;D is') }), ['R&D', 'A<B\tC\nE']);
    expect(bodyOf(bytes)).toEqual({
      changes: list(deletion(1, 'R&amp;D'), insertion(2)),
      body: p(`<text:change text:change-id="emend1"/>${inserted(2, 'A&lt;B<text:tab/>C<text:line-break/>E')} is`),
    });
  });

  it('adds to the changes that are there, in lists of their own in headers', () => {
    const earlier = `<text:tracked-changes>${region('emend7', 'insertion')}</text:tracked-changes>`;
    const foreign = '<text:change-start text:change-id="emend7"/>have<text:change-end text:change-id="emend7"/>';
    const { bytes } = edited(
      buildOdt({ body: earlier + p(`He ${foreign} it.`), header: p('An header') }),
      ['have', 'has'],
      ['An', 'A'],
    );
    const content = contentOf(bytes);
    const hers = /<text:insertion>.*<\/text:insertion>/.exec(earlier)![0];
    expect(content).toContain(
      `${region('emend7', 'insertion')}${deletion(8, 'have').replace('</text:changed-region>', `${hers}</text:changed-region>`)}${insertion(9)}</text:tracked-changes>`,
    );
    expect(contentOf(bytes, 'styles.xml')).toContain(
      `<style:header>${list(deletion(10, 'An'), insertion(11))}<text:p text:style-name="Standard"><text:change text:change-id="emend10"/>`,
    );
    const empty = edited(buildOdt({ body: `<text:tracked-changes text:track-changes="true"/>${p('He have it.')}` }), [
      'have',
      'has',
    ]);
    expect(contentOf(empty.bytes)).toContain(
      '<office:text><text:tracked-changes text:track-changes="true"><text:changed-region',
    );
  });

  it('writes comments around what they are about, beside changes or alone', () => {
    const { bytes, outcomes } = edited(
      buildOdt({ body: p(`He have it${footnote('They has it')}.`), header: p('An header') }),
      ['He have', 'He has', 'First.\nSecond.'],
      ['has', 'has', 'In a note.'],
      ['An', 'An', 'In a header.'],
    );
    const info = '<dc:creator>Emend</dc:creator><dc:date>2026-01-02T03:04:05</dc:date>';
    expect(bodyOf(bytes).body).toContain(
      `<office:annotation office:name="emend3">${info}<text:p>First.</text:p><text:p>Second.</text:p></office:annotation>He <text:change text:change-id="emend1"/>${inserted(2, 'has')}<office:annotation-end office:name="emend3"/> it`,
    );
    expect(bodyOf(bytes).body).toContain('<text:p>In a note.</text:p></office:annotation>has<office:annotation-end');
    expect(outcomes.map(({ written, commented, reason }) => [written, commented, reason])).toEqual([
      ['tracked', true, undefined],
      ['comment', false, undefined],
      ['nothing', false, 'no-comments-here'],
    ]);
  });

  it('proposes in a comment what it may not change', () => {
    const field = '<text:page-number>3</text:page-number>';
    const shape = `<draw:custom-shape draw:name="S">${p('He have it')}</draw:custom-shape>`;
    const { bytes, outcomes } = edited(
      buildOdt({ body: p(`on page ${field} of${shape}`) }),
      ['page 3', 'Page 4'],
      ['have', 'has'],
    );
    expect(outcomes).toEqual([
      { written: 'comment', commented: false, reason: 'protected' },
      { written: 'comment', commented: false, reason: 'protected' },
    ]);
    expect(bodyOf(bytes).body).toContain(
      'In this text box, \u201chave\u201d: Suggestion: \u201chave\u201d \u2192 \u201chas\u201d',
    );
  });

  it('changes the text itself where no tracking is wanted', () => {
    const original = buildOdt({ body: p(`He h${span('av')}e it on <text:page-number>3</text:page-number>.`) });
    const document = readOdt(original);
    const edits = [
      { paragraph: 0, start: 3, end: 7, replacement: 'has', mode: 'apply', comment: 'Not written.' },
      { paragraph: 0, start: 14, end: 15, replacement: '4', mode: 'apply' },
    ] as const;
    const { bytes, outcomes } = applyOdtEdits(document, edits, options);
    expect(bodyOf(bytes)).toEqual({
      changes: '',
      body: p(`He has${span('')} it on <text:page-number>3</text:page-number>.`),
    });
    expect(outcomes.map(({ written, reason }) => [written, reason])).toEqual([
      ['applied', undefined],
      ['nothing', 'protected'],
    ]);
  });

  it('leaves every other entry and character as it was', () => {
    const original = buildOdt({ body: h('A title') + p('He have it.'), header: p('Head') });
    const { bytes } = edited(original, ['have', 'has']);
    const entries = (file: Uint8Array) => {
      const archive = openZip(file);
      return archive.entries.map((entry) => [
        entry.name,
        entry.method,
        Buffer.from(storedBytes(archive, entry)).toString('hex'),
      ]);
    };
    const [before, after] = [entries(original), entries(bytes)];
    expect(after.map(([name]) => name)).toEqual(before.map(([name]) => name));
    expect(after.filter(([name]) => name !== 'content.xml')).toEqual(before.filter(([name]) => name !== 'content.xml'));
    expect(Buffer.from(applyOdtEdits(readOdt(original), [], options).bytes)).toEqual(Buffer.from(original));
  });

  it('edits a flat file', () => {
    const { bytes } = edited(buildFlatOdt({ body: p('He have it.') }), ['have', 'has']);
    expect(Buffer.from(bytes).toString()).toContain(`<office:text>${list(deletion(1, 'have'), insertion(2))}`);
    expect(readOdt(bytes).paragraphs[0]!.text).toBe('He has it.');
  });

  it('puts a page of figures at the end, once', () => {
    const cover = {
      ...{ title: ['Language report', 'a.odt'], score: 81.4, words: 1200, sentences: 60 },
      ...{ notes: ['What it means.'], settings: [['Depth', 'Corrections only'] as const], closing: 'Delete it.' },
    };
    const original = buildOdt({ body: p('He have it.') });
    const withPage = (bytes: Uint8Array, count: number) => {
      const document = readOdt(bytes);
      const backCover = { ...cover, categories: [{ name: 'Clarity', count, about: 'Wordy sentences.' }] };
      return applyOdtEdits(document, [], { ...options, backCover }).bytes;
    };
    const twice = readOdt(withPage(withPage(original, 2), 3));
    expect(twice.words).toBe(3);
    expect(twice.paragraphs.filter(({ reason }) => reason === 'statistics').map(({ text }) => text)).toEqual([
      'Language report',
      'a.odt',
      'Language score',
      '81 of 100',
      'Words',
      '1,200',
      'Sentences',
      '60',
      'What it means.',
      'What was found, by kind',
      'Clarity',
      `${'█'.repeat(20)} 3`,
      'Wordy sentences.',
      'Settings',
      'Depth',
      'Corrections only',
      'Delete it.',
    ]);
  });
});
