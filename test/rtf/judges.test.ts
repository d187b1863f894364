// @module-tag program
import { beforeAll, describe, expect, it } from 'vitest';
import { randomEdits } from '../../bench/docx/random-edits.ts';
import { applyRtfEdits, readRtf } from '../../src/documents/rtf/index.ts';
import { canSettle, type Settled, settleChanges } from '../office/settle-changes.ts';

const HEAD =
  '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}}{\\stylesheet{\\s0 Normal;}{\\s1\\sbasedon0 heading 1;}}\n';
const PROSE = [
  '\\pard\\plain\\s1 The first part\\par',
  '\\pard\\plain One paragraph of text, in which some words will change; others stay\nas they are.\\par',
  '\\pard\\plain Text with {\\b bold words} and {\\i italic, {\\ul nested} ones}, and a {\\field{\\*\\fldinst HYPERLINK "https://example.org/"}{\\fldrslt link to a page}}.\\par',
  "\\pard\\plain Wor{\\b ds that} are cut by groups, and\\tab tabs and\\line line ends, caf\\'e9s and \\u8220?signs\\u8221?.\\par",
  '\\pard\\plain A note{\\super\\chftn{\\footnote\\pard\\plain{\\super\\chftn} The note has words of its own.}} stands in this one.\\par',
  '\\trowd\\cellx3000\\cellx6000\\pard\\intbl A cell\\cell and one beside it\\cell\\row\\pard\\plain',
  'Many short words to be changed\\par',
  '\\pard\\plain in two paragraphs that touch\\par',
].join('\n');
const FOREIGN =
  '{\\*\\revtbl{Unknown;}{Ann;}}\\pard\\plain The changes of others {\\revised\\revauth1\\revdttm1 are kept and read as accepted} here{\\deleted\\revauthdel1\\revdttmdel1  that are gone}.\\par';

const DOCUMENTS: readonly (readonly [name: string, source: string, rate: number])[] = [
  ['a text with everything', `${HEAD}{\\header\\pard\\plain A running head\\par}${PROSE}}`, 0.3],
  ['the same with every word changed', `${HEAD}${PROSE}}`, 1],
  ['changes of others', `${HEAD}${FOREIGN}}`, 0.5],
];
const options = { author: 'Judge & Co', date: new Date('2026-01-02T03:04:05Z') };
const extension = 'rtf';

it.runIf(process.env['CI'] === 'true')('has its judge: install libreoffice-writer-nogui and python3-uno', () =>
  expect(canSettle).toBe(true),
);

describe.runIf(canSettle)('LibreOffice on RTF', () => {
  const cases = DOCUMENTS.map(([name, source, rate], i) => {
    const bytes = Buffer.from(source, 'latin1');
    const document = readRtf(bytes);
    const edits = randomEdits(document, rate, i + 1).flatMap(({ comment: _, ...edit }) =>
      edit.mode === 'track' ? [edit] : [],
    );
    const { outcomes } = applyRtfEdits(document, edits, options);
    // what only a comment proposes would end LibreOffice
    const tracked = edits.filter((_, n) => outcomes[n]!.written === 'tracked');
    const applied = tracked.map((edit) => ({ ...edit, mode: 'apply' as const }));
    const [edited, corrected] = [tracked, applied].map((wanted) => applyRtfEdits(document, wanted, options).bytes);
    return { name, bytes, edited: edited!, corrected: corrected! };
  });
  let results: Settled[] = [];
  beforeAll(() => {
    results = settleChanges(
      cases.flatMap(({ bytes, edited, corrected }) => [
        { bytes: edited, extension, mode: 'accept' as const },
        { bytes: corrected, extension, mode: 'accept' as const },
        { bytes: edited, extension, mode: 'reject' as const },
        { bytes, extension, mode: 'reject' as const },
      ]),
    );
  }, 320_000);

  it.each(cases.map(({ name }, i) => ({ name, i })))('shows $name corrected and as it was', ({ i }) => {
    const [accepted, corrected, rejected, original] = results.slice(4 * i, 4 * i + 4);
    expect(accepted!.changes).toBeGreaterThan(3);
    expect(blanksJoined(accepted!.text)).toBe(blanksJoined(corrected!.text));
    expect(rejected!.text).toBe(original!.text);
  });
});
/** LibreOffice reads two blanks of RTF that touch as four, two of them of another width. */
const blanksJoined = (text: string): string => text.replace(/[^\S\n]+/g, ' ');

it.skipIf(canSettle)('LibreOffice or its bridge to Python is missing', ({ skip }) => skip());
