import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../services/project/finding.ts';
import { positionsIn } from '../../../services/project/positions.ts';
import type { FileReport } from '../report.ts';
import { FORMATS, reportFormat } from './index.ts';

const TEXT = 'Nothing here.\r\n🙂 is a egg, a <b>&\nThe clitics are “small”.\n';
const positions = positionsIn(TEXT);

function finding(covered: string, replacement: string | undefined, more: Partial<Finding> = {}): Finding {
  const start = TEXT.indexOf(covered);
  const end = start + covered.length;
  return {
    path: 'docs/a b,c:d.md',
    ...{ start: positions(start), end: positions(end) },
    ...{ level: 'correction', rule: 'indefinite-article', errorClass: 'article', covered },
    replacements: replacement === undefined ? [] : [replacement],
    message: `Look at “${covered}” & its 100%\nneighbours.`,
    confidence: 0.91234,
    changes: replacement === undefined ? [] : [[{ start, end, text: replacement }]],
    ...{ sure: true, fails: true, fingerprint: '0123456789abcdef' },
    ...more,
  };
}

const found: FileReport = {
  ...{ file: '/p/docs/a b,c:d.md', path: 'docs/a b,c:d.md', text: TEXT, known: 2, fixed: [] },
  findings: [
    finding('a egg', 'an egg'),
    finding('a <b>', undefined, { level: 'advice', fails: false, rule: 'hedges/a', errorClass: 'hedge' }),
    finding('clitics', undefined, { level: 'question', fails: false, rule: 'spelling/question' }),
  ],
};
/** With a finding in another sentence, and one that equals the first. */
const ALIKE = [
  ...found.findings.map((each, i) => ({ ...each, fingerprint: `0123456789abcde${i}` })),
  { ...found.findings[0]!, fingerprint: '0123456789abcde0' },
];
const clean: FileReport = { ...found, path: 'docs/clean.md', findings: [], known: 0 };
const written = (name: (typeof FORMATS)[number], files: readonly FileReport[] = [found, clean], repeats = false) => {
  const format = reportFormat(name, false, repeats);
  return files.map((file) => format.ofFile?.(file) ?? '').join('') + format.ofAll({ files });
};

describe('the formats of reports', () => {
  it('end with a line, also where nothing was found', () => {
    for (const name of FORMATS) expect([name, written(name, [])]).toEqual([name, expect.stringMatching(/^$|\n$/)]);
    expect(written('text', [clean])).toBe('Nothing was found in 1 file.\n');
    expect(written('github', [clean])).toBe('');
    expect(JSON.parse(written('gitlab', [clean]))).toEqual([]);
  });

  it('text: a place and what to do, words that no list has at the end', () => {
    expect(written('text')).toBe(`docs/a b,c:d.md:2:7  a egg → an egg
    Look at “a egg” & its 100% neighbours. [indefinite-article]
docs/a b,c:d.md:2:14  a <b>
    Look at “a <b>” & its 100% neighbours. [hedges/a]
1 word we do not know (correct them, or put them into "words" of .emend.toml):
    clitics  docs/a b,c:d.md:3:5
1 correction, 1 piece of advice, 1 question in 2 files, 2 known to the baseline.
`);
  });

  it('text: nothing in it commands the terminal or breaks a line', () => {
    const file = { ...found, findings: [finding('a egg, a <b>&\nThe', 'x\u001b[31m\u009by')] };
    expect(written('text', [file]).split('\n')[0]).toBe('docs/a b,c:d.md:2:7  a egg, a <b>& The → x\\x1b[31m\\x9by');
  });

  describe('advice that says the same in several files', () => {
    const advice = (covered: string, more: Partial<Finding> = {}) =>
      finding(covered, 'x', { level: 'advice', fails: false, rule: 'wordy/a', errorClass: 'plain-language', ...more });
    const files = [
      { ...found, findings: [finding('a egg', 'an egg'), advice('clitics')] },
      { ...clean, findings: [advice('clitics'), finding('a egg', 'an egg'), advice('small')] },
    ];

    it('text: once, with its other places and its count; mistakes at each place', () => {
      const text = written('text', files);
      expect(text.match(/clitics → x/g)).toHaveLength(1);
      expect(text.match(/a egg → an egg/g)).toHaveLength(2);
      expect(text).toContain(
        'The same advice for more places (--repeat-advice gives it at each):\n    clitics  docs/a b,c:d.md:3:5 [wordy/a]\n',
      );
      expect(text).toMatch(/2 corrections, 2 pieces of advice for 3 places in 2 files/);
      const repeated = written('text', files, true);
      expect(repeated.match(/clitics → x/g)).toHaveLength(2);
      expect(repeated).not.toContain('more places');
    });

    it('hides nothing that makes the run fail behind what does not', () => {
      const failing = [files[0]!, { ...clean, findings: [advice('clitics', { fails: true })] }];
      expect(written('text', failing).match(/clitics → x/g)).toHaveLength(2);
    });

    it('github: one note with its count', () => {
      const notes = written('github', files).split('\n');
      expect(notes.filter((note) => note.startsWith('::warning'))).toHaveLength(2);
      expect(notes.find((note) => note.includes('clitics'))).toMatch(/ It occurs 2 times\.$/);
      expect(written('github', files, true).match(/::warning/g)).toHaveLength(3);
    });

    it.each(['json', 'sarif', 'rdjson', 'gitlab'] as const)('%s: at each place, for programs follow places', (name) => {
      expect(written(name, files).match(/clitics” &/g)).toHaveLength(2);
    });
  });

  it('json: all that is known', () => {
    const { findings, ...rest } = JSON.parse(written('json'));
    expect(rest).toMatchObject({ version: 1, files: 2, known: 2, fixed: [] });
    expect(findings[0]).toMatchObject({
      ...{ path: 'docs/a b,c:d.md', line: 2, column: 7, endLine: 2, endColumn: 12, start: 21, end: 26 },
      ...{ level: 'correction', fails: true, rule: 'indefinite-article', class: 'article', category: 'Correctness' },
      ...{ text: 'a egg', replacements: ['an egg'], confidence: 0.912, sure: true },
    });
  });

  it('sarif: a rule once, a result each, with a fingerprint of its own and what to put there', () => {
    const log = JSON.parse(written('sarif', [{ ...found, findings: ALIKE }]));
    const [{ tool, results, columnKind }] = log.runs;
    expect([log.version, columnKind]).toEqual(['2.1.0', 'utf16CodeUnits']);
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      'indefinite-article',
      'hedges/a',
      'spelling/question',
    ]);
    expect(results.map(({ level, ruleIndex }: { level: string; ruleIndex: number }) => [level, ruleIndex])).toEqual([
      ['error', 0],
      ['warning', 1],
      ['note', 2],
      ['error', 0],
    ]);
    expect(results[3].partialFingerprints.primaryLocationLineHash).toBe('0123456789abcde0:2');
    const { artifactLocation, region } = results[0].locations[0].physicalLocation;
    expect(artifactLocation.uri).toBe('docs/a%20b%2Cc%3Ad.md');
    expect(region).toEqual({ startLine: 2, startColumn: 7, endLine: 2, endColumn: 12 });
    expect(results[0].fixes[0].artifactChanges[0].replacements).toEqual([
      { deletedRegion: region, insertedContent: { text: 'an egg' } },
    ]);
    expect(results[1]).not.toHaveProperty('fixes');
  });

  it('rdjson: columns in bytes', () => {
    const { diagnostics } = JSON.parse(written('rdjson'));
    const range = { start: { line: 2, column: 9 }, end: { line: 2, column: 14 } };
    expect(diagnostics[0]).toMatchObject({ severity: 'ERROR', location: { range } });
    expect(diagnostics[0].suggestions).toEqual([{ range, text: 'an egg' }]);
    expect(diagnostics[1]).not.toHaveProperty('suggestions');
  });

  it('rdjson: one suggestion where a change is in two places', () => {
    const parts = [
      { start: 26, end: 26, text: '!' },
      { start: 21, end: 22, text: 'an' },
    ];
    const file = { ...found, findings: [finding('a egg', 'an egg!', { changes: [parts] })] };
    expect(JSON.parse(written('rdjson', [file])).diagnostics[0].suggestions[0].text).toBe('an egg!');
  });

  it('github: a command a line, nothing in it that would end it', () => {
    const lines = written('github').trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(
      '::error file=docs/a b%2Cc%3Ad.md,line=2,col=7,endColumn=12,title=Emend%3A indefinite-article::“a egg” → “an egg”. Look at “a egg” & its 100%25%0Aneighbours.',
    );
    expect(lines.map((line) => /^::(\w+)/.exec(line)![1])).toEqual(['error', 'warning', 'notice']);
  });

  it('gitlab: no fingerprint twice', () => {
    const issues = JSON.parse(written('gitlab', [{ ...found, findings: [...found.findings, ...found.findings] }]));
    expect(new Set(issues.map(({ fingerprint }: { fingerprint: string }) => fingerprint)).size).toBe(6);
    expect(issues[0]).toMatchObject({ severity: 'major', location: { lines: { begin: 2, end: 2 } } });
  });

  it('junit: what fails, and a case that passed for a file without', () => {
    const xml = written('junit', [{ ...found, findings: [finding('a <b>', 'x\u0001"\ud800')] }, clean]);
    expect(xml).toContain('<testsuites name="emend" tests="2" failures="1" errors="0">');
    expect(xml).toContain('message="“a &lt;b&gt;” → “x\ufffd&quot;\ufffd”. Look at “a &lt;b&gt;” &amp; its 100%&#10;');
    expect(xml).toContain('<testcase name="no findings" classname="docs/clean.md"/>');
    expect(written('junit')).not.toContain('hedges');
  });
});
