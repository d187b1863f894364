import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomEdits } from '../../../bench/docx/random-edits.ts';
import type { DocxEdit } from '../docx/edit.ts';
import { applyRtfEdits } from './apply-edits.ts';
import { readRtf } from './read-rtf.ts';

const options = { author: 'Émend; Co', date: new Date('2026-01-02T03:04:00Z') };
const HEAD = '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Times;}}';
const AUTHORS = '{\\*\\revtbl{Unknown;}{\\uc1 \\u201?mend, Co;}}';
/** Friday, 2 January 2026, 03:04, in the form of `\\revdttm`. */
const DATE = (5 << 29) | (126 << 20) | (1 << 16) | (2 << 11) | (3 << 6) | 4;
const gone = (raw: string, author = 1) => `{\\deleted\\revauthdel${author}\\revdttmdel${DATE} ${raw}}`;
const added = (raw: string, author = 1) => `{\\revised\\revauth${author}\\revdttm${DATE}\\uc1 ${raw}}`;

function edited(
  body: string,
  ...changes: readonly (readonly [covered: string, replacement: string, comment?: string])[]
) {
  const document = readRtf(Buffer.from(`${HEAD}${body}}`, 'latin1'));
  const edits = changes.map(([covered, replacement, comment]): DocxEdit => {
    const { index, text } = document.paragraphs.find((one) => one.text.includes(covered))!;
    const start = text.indexOf(covered);
    const place = { paragraph: index, start, end: start + covered.length, replacement };
    return { ...place, mode: 'track', ...(comment !== undefined && { comment }) };
  });
  const result = applyRtfEdits(document, edits, options);
  return { ...result, file: Buffer.from(result.bytes).toString('latin1') };
}

describe('applyRtfEdits', () => {
  it('writes a replacement as a deletion and an insertion, with the author in a table', () => {
    const { file, tracked, markup } = edited('\\pard He have it.\\par', ['have', 'has']);
    expect(file).toBe(`${HEAD}${AUTHORS}\\pard He ${gone('have')}${added('has')} it.\\par}`);
    expect({ tracked, markup }).toEqual({ tracked: 1, markup: { insertions: 1, deletions: 1, comments: 0 } });
  });

  it('deletes over groups piece by piece and keeps what is written as it is', () => {
    const { file } = edited("\\pard He h{\\b a\\'e9}v\ne it.\\par", ['haéve', 'has']);
    expect(file).toContain(`He ${gone('h')}${added('has')}{\\b ${gone("a\\'e9")}}${gone('v\ne')} it.`);
  });

  it('adds to the table of authors that is there, and leaves their changes', () => {
    const { file } = edited('{\\*\\revtbl{Unknown;}{Ann;}}\\pard He {\\revised\\revauth1 have} it.\\par', [
      'have',
      'has',
    ]);
    expect(file).toContain('{\\*\\revtbl{Unknown;}{Ann;}{\\uc1 \\u201?mend, Co;}}');
    expect(file).toContain(`{\\revised\\revauth1 ${gone('have', 2)}${added('has', 2)}}`);
  });

  it('writes new text in ASCII', () => {
    const { file } = edited('\\pard He is.\\par', ['is', 'wäs “\\{}𝒳\t\n\u00a0x']);
    expect(file).toContain(added('w\\u228?s \\u8220?\\\\\\{\\}\\u-10187?\\u-9037?\\tab \\line \\~x'));
  });

  it('writes comments around what they are about, those on notes beside the note', () => {
    const { file, outcomes } = edited(
      '{\\header\\pard An header\\par}\\pard He have it{\\super\\chftn{\\footnote\\pard They has it}}.\\par',
      ['He have', 'He has', 'First.\nSecond.'],
      ['has', 'has', 'In a note.'],
      ['An', 'An', 'In a header.'],
    );
    const names = '{\\*\\atnid\\uc1 \\u201?}{\\*\\atnauthor\\uc1 \\u201?mend; Co}';
    const comment = (id: number, text: string) =>
      `{\\*\\atrfend ${id}}${names}\\chatn{\\*\\annotation{\\*\\atnref ${id}}{\\*\\atndate ${DATE}}\\pard\\plain\\uc1 ${text}}`;
    expect(file).toContain(
      `{\\*\\atrfstart 1}He ${gone('have')}${added('has')}${comment(1, 'First.\\par Second.')} it`,
    );
    expect(file).toContain(
      `{\\*\\atrfstart 2}{\\footnote\\pard They has it}${comment(2, 'In this footnote, \\u8220?has\\u8221?: In a note.')}`,
    );
    expect(outcomes.map(({ written, reason }) => [written, reason])).toEqual([
      ['tracked', undefined],
      ['comment', undefined],
      ['nothing', 'no-comments-here'],
    ]);
  });

  it('changes the text itself where no tracking is wanted', () => {
    const document = readRtf(Buffer.from(`${HEAD}\\pard He h{\\b av}e it.\\par}`));
    const { bytes } = applyRtfEdits(
      document,
      [{ paragraph: 0, start: 3, end: 7, replacement: 'has', mode: 'apply' }],
      options,
    );
    expect(Buffer.from(bytes).toString()).toBe(`${HEAD}\\pard He {\\uc1 has}{\\b } it.\\par}`);
  });

  it('puts a page of figures at the end, once', () => {
    const withPage = (bytes: Uint8Array, count: number) => {
      const backCover = {
        title: ['Language report', 'a.rtf'],
        score: 81.4,
        words: 1200,
        sentences: 60,
        categories: [{ name: 'Clarity', count, about: 'Wordy sentences.' }],
        notes: ['What the numbers mean.'],
        settings: [['Language', 'American English'] as const],
        closing: 'Delete this page.',
      };
      return applyRtfEdits(readRtf(bytes), [], { ...options, backCover }).bytes;
    };
    const twice = readRtf(withPage(withPage(Buffer.from(`${HEAD}\\pard He have it.\\par}`), 2), 3));
    expect(twice.words).toBe(3);
    expect(twice.paragraphs.filter(({ reason }) => reason === 'statistics').map(({ text }) => text)).toEqual([
      ...['Language report', 'a.rtf', 'Language score: 81 of 100', 'Words: 1,200', 'Sentences: 60', ''],
      ...['What the numbers mean.', '', 'Clarity: 3. Wordy sentences.', '', 'Language: American English', ''],
      'Delete this page.',
    ]);
  });

  it('reads back as planned, accepted and rejected, whatever is edited', () => {
    const content = fc.array(
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc.constantFrom(
            'He have it. ',
            'one two',
            ' a\nb ',
            'x',
            ' ',
            "caf\\'e9 ",
            '\\u8217?s ',
            '\\uc2\\u945 ab ',
          ),
        },
        fc.constantFrom('\\tab ', '\\line ', '\\~', '\\emdash ', '\\-', '\\{', '\\u-10179?\\u-8704?'),
        fc.constantFrom(
          '{\\b bold words}',
          '{\\i in {\\b deep} groups}',
          '{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt a link}}',
        ),
        fc.constantFrom(
          '{\\footnote\\pard They has notes}',
          '{\\pict 00}',
          '{\\field{\\*\\fldinst PAGE}{\\fldrslt 3}}',
        ),
        fc.constantFrom(
          '{\\revised\\revauth1 foreign words}',
          '{\\deleted\\revauthdel1 gone}',
          '{\\v hidden}',
          '{\\*\\bkmkstart b}',
        ),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 4 }), fc.nat(), (paragraphs, seed) => {
        const body = paragraphs.map((parts) => `\\pard ${parts.join('')}\\par\n`).join('');
        const document = readRtf(Buffer.from(`${HEAD}{\\*\\revtbl{Unknown;}{Ann;}}${body}}`, 'latin1'));
        const edits = randomEdits(document, 0.6, seed).map(
          (edit, i): DocxEdit => (edit.mode === 'track' && i % 4 === 0 ? { ...edit, mode: 'apply' } : edit),
        );
        const { outcomes, bytes } = applyRtfEdits(document, edits, options);
        // the file itself was read back before it was returned
        expect(outcomes.filter(({ reason }) => reason === 'self-check')).toEqual([]);
        expect(readRtf(bytes).paragraphs).toHaveLength(document.paragraphs.length);
      }),
      { numRuns: 150 },
    );
  });
});
