// @module-tag program
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDetector, type Detector } from '../../src/detection/detector.ts';
import { writeAiReport } from '../../src/reports/ai-report.ts';
import type { AiReportInput, ReportParagraph } from '../../src/reports/ai-report-input.ts';
import { ASK_THE_AUTHOR, CANNOT_SHOW } from '../../src/reports/fair-use-words.ts';
import { scoresAsHigh, scoresAsHighInShort } from '../../src/reports/measured-rates.ts';
import { passageNote, passagePlace } from '../../src/reports/passage-words.ts';
import { loadReportFonts, type ReportFonts } from '../../src/reports/report-fonts.ts';
import { textHash } from '../../src/reports/text-hash.ts';
import { FORMULAIC, PERSONAL } from '../detection-texts.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = temporaryFolder('report');
let detector: Detector;
let fonts: ReportFonts;
beforeAll(async () => {
  detector = createDetector(readFileSync(join(root, 'models/detector.bin')));
  fonts = await loadReportFonts(join(root, 'assets/fonts'));
});

/** The program's output, or undefined where it is not installed: a fault on the build server, a skip elsewhere. */
function poppler(program: string, file: string, ...options: string[]): string | undefined {
  if (spawnSync(program, ['-v']).error) {
    if (process.env['CI'] === 'true') throw new Error(`${program} is missing (poppler-utils)`);
    console.warn(`skipped: ${program} is missing`);
    return undefined;
  }
  return execFileSync(program, [...options, file, ...(program === 'pdftotext' ? ['-'] : [])], { encoding: 'utf8' });
}

const inputOf = (paragraphs: readonly ReportParagraph[], fileName = 'notes.docx'): AiReportInput => ({
  fileName,
  reportId: '3b6f0c0e-6c43-4c54-9d0a-0d6a5f1f2a11',
  created: new Date('2026-02-03T04:05:06Z'),
  paragraphs,
  result: detector.analyse(paragraphs),
  measures: detector.measures,
});

const MIXED: ReportParagraph[] = [
  { text: 'Two ways to write', kind: 'heading', level: 1 },
  ...PERSONAL.map((text) => ({ text, kind: 'body' as const })),
  { text: 'A second section', kind: 'heading', level: 2 },
  ...FORMULAIC.map((text) => ({ text, kind: 'body' as const })),
  { text: 'Name | Value', kind: 'table' },
  { text: 'Ελληνικά, кириллица, Tiếng Việt and 漢字 in one line of ordinary prose.', kind: 'quotation' },
  { text: 'References', kind: 'heading', level: 1 },
  { text: 'Cole, M. (1999). The night of the water. Harbour Press.', kind: 'body' },
];

describe('writeAiReport', () => {
  it('gives the same bytes for the same input', async () => {
    const hash = async (): Promise<string> =>
      createHash('sha256')
        .update(await writeAiReport(inputOf(MIXED), fonts))
        .digest('hex');
    expect(await hash()).toBe(await hash());
  });

  it('gives the same bytes with fonts that other reports have used', async () => {
    await writeAiReport(inputOf([{ text: PERSONAL.join(' ').toUpperCase(), kind: 'body' }]), fonts);
    const unused = await loadReportFonts(join(root, 'assets/fonts'));
    expect(await writeAiReport(inputOf(MIXED), fonts)).toEqual(await writeAiReport(inputOf(MIXED), unused));
  });

  it('holds the text, selectable and in order, with scores, reasons and page numbers', async () => {
    const file = join(folder, 'mixed.pdf');
    const input = inputOf(MIXED);
    writeFileSync(file, await writeAiReport(input, fonts));
    const text = poppler('pdftotext', file, '-raw')?.replace(/\s+/g, ' ');
    if (text === undefined) return;
    expect(text).toContain('AI-content report');
    expect(text).toContain('notes.docx');
    expect(text).toContain('2026-02-03 04:05 UTC');
    expect(text).toMatch(/Page 1 of \d+/);
    expect(text).toContain('not scored: headings');
    expect(text).toContain('not scored: references');
    expect(text).toContain('Ελληνικά, кириллица, Tiếng Việt and');
    expect(text).toContain('never the sole basis'.replace('never', 'Never'));
    for (const { text: paragraph } of MIXED.filter(({ kind }) => kind === 'body'))
      expect(text).toContain(paragraph.slice(0, 40));
    const { result } = input;
    expect(text).toContain(`${Math.round(100 * result.shareOfWords!)} % of the words, in 2 of 4 paragraphs`);
    expect(text).toContain('score, of 100');
    expect(text).toContain('It is not the share of the text');
    expect(text).toContain(`${result.wordsScored} of ${result.words} words`);
  });

  it('shows the score of a passage at its longest paragraph', async () => {
    const file = join(folder, 'short.pdf');
    const input = inputOf([{ text: 'A. N. Author', kind: 'body' }, ...MIXED.slice(1, 3)]);
    expect(input.result.paragraphs[0]).toMatchObject({ score: 0, joinedWith: [1] });
    writeFileSync(file, await writeAiReport(input, fonts));
    const text = poppler('pdftotext', file, '-raw')?.replace(/\s+/g, ' ');
    if (text !== undefined) expect(text).toMatch(/1 with 2 A\. N\. Author .*2 0 green /);
  });

  it('names the machine-like passages, the text and what to ask', async () => {
    const file = join(folder, 'passages.pdf');
    const input = inputOf(MIXED);
    const [passage] = input.result.passages;
    expect(passage).toBeDefined();
    writeFileSync(file, await writeAiReport(input, fonts));
    const text = poppler('pdftotext', file, '-raw')?.replace(/\s+/g, ' ');
    if (text === undefined) return;
    const place = passagePlace(passage!);
    expect(text).toContain(
      `${place[0]!.toUpperCase()}${place.slice(1)} (${passage!.words} words): score ${passage!.score}`,
    );
    expect(text).toContain(passageNote(passage!));
    expect(text).toContain(`SHA-256 of the text ${textHash(MIXED)}`);
    for (const said of [
      ...CANNOT_SHOW,
      ...ASK_THE_AUTHOR,
      ...scoresAsHigh(input.result),
      scoresAsHighInShort(input.result),
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('Drafts of this document');
  });

  it('sets the drafts of a document side by side', async () => {
    const file = join(folder, 'drafts.pdf');
    const facts = { words: 400, outcome: 'human', shareOfWords: 0, score: 0 } as const;
    const drafts = [
      { ...facts, fileName: 'notes-v1.docx', created: new Date('2026-01-03T04:05:06Z'), changes: null },
      {
        ...{ ...facts, fileName: 'notes.docx', score: 33, shareOfWords: 0.2 },
        ...{ created: new Date('2026-02-03T04:05:06Z'), changes: { kept: 9, added: 3, removed: 1 } },
      },
    ];
    writeFileSync(file, await writeAiReport({ ...inputOf(MIXED), drafts }, fonts));
    const text = poppler('pdftotext', file, '-layout')?.replace(/\s+/g, ' ');
    if (text === undefined) return;
    expect(text).toContain('Drafts of this document');
    expect(text).toMatch(/notes-v1\.docx 400 0 ?% 0 human –/);
    expect(text).toMatch(/20 % \(\+20\) 33 \(\+33\) human 9 of 12 kept \(75 %\)/);
  });

  it('is tagged, has bookmarks and embeds its fonts', async () => {
    const file = join(folder, 'tagged.pdf');
    const bytes = await writeAiReport(inputOf(MIXED), fonts);
    writeFileSync(file, bytes);
    const info = poppler('pdfinfo', file);
    if (info === undefined) return;
    expect(info).toMatch(/Tagged:\s+yes/);
    const rows = poppler('pdffonts', file)!.trim().split('\n').slice(2);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    // embedded, subset, with a map to Unicode
    for (const row of rows) expect(row).toMatch(/\byes yes yes\b/);
    const structure = poppler('pdfinfo', file, '-struct')!;
    for (const tag of ['Document', 'H1', 'H2', 'Sect', 'Note']) expect(structure).toContain(tag);
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).toContain('/Outlines');
  });

  it.each<[string, ReportParagraph[], RegExp]>([
    ['an empty document', [], /nothing to judge/],
    [
      'twenty words',
      [{ text: PERSONAL[0]!.split(' ').slice(0, 20).join(' '), kind: 'body' }],
      /20 words of prose.*at least 80/,
    ],
    [
      'Chinese',
      [{ text: '我们在天黑之前去了河边。我的弟弟一路上都拿着灯。'.repeat(20), kind: 'body' }],
      /language of the text is not supported/,
    ],
  ])('says why %s has no score', async (_name, paragraphs, wanted) => {
    const file = join(folder, 'none.pdf');
    const input = inputOf(paragraphs);
    expect(input.result.score).toBeNull();
    writeFileSync(file, await writeAiReport(input, fonts));
    const text = poppler('pdftotext', file, '-raw')?.replace(/\s+/g, ' ');
    if (text !== undefined) expect(text).toMatch(wanted);
  });

  it('survives words without end, control characters and long names', async () => {
    const odd = [
      { text: 'x'.repeat(5000), kind: 'body' as const },
      { text: `\u0000\u0007bell \ud800 lone \u202e right ${'a\u0301'.repeat(300)}`, kind: 'body' as const },
    ];
    const bytes = await writeAiReport(inputOf([...odd, ...MIXED], `${'long name '.repeat(40)}.docx`), fonts);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });
});
