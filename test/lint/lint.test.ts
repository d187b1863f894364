// @module-tag process
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import { isProseFile } from '../../src/services/sources/read-source.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

/** The built command on a project of its own. */
const root = temporaryFolder('lint');

function put(name: string, content: string | Buffer): string {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
  return join(root, name);
}
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: root });

/** The built program, as people run it. */
function start(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(packageRoot, 'bin/emend.js'), 'lint', ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: Record<'out' | 'err', string[]> = { out: [], err: [] };
  child.stdout.on('data', (part: Buffer) => parts.out.push(String(part)));
  child.stderr.on('data', (part: Buffer) => parts.err.push(String(part)));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended, out: () => parts.out.join(''), err: () => parts.err.join('') };
}

/**
 * The same in this process, which is sooner, and by rules alone: every call reads the models anew, which costs more than all that it checks.
 * What is started as a program reads them all.
 */
async function lint(args: readonly string[], input = '', folder = root) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const outputs = Promise.all([text(stdout), text(stderr)]);
  const before = process.cwd();
  process.chdir(folder);
  vi.stubEnv('EMEND_MODELS', 'off');
  const code = await run(['lint', ...args], { stdin: Readable.from([Buffer.from(input)]), stdout, stderr }).finally(
    () => {
      vi.unstubAllEnvs();
      process.chdir(before);
    },
  );
  stdout.end();
  stderr.end();
  const [out, err] = await outputs;
  return { code, out, err };
}

const WRONG = 'It is a egg.\n';

beforeEach(() => {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
  put('docs/wrong.md', `Nothing here.\n\n${WRONG}`);
  put('docs/right.md', 'Nothing is wrong here.\n');
  put('README.txt', 'He go home.\n');
});

describe('emend lint', () => {
  // the program builds itself where its sources are newer
  it('checks the whole project where it stands and says what it found by its exit code', async () => {
    const { ended, out } = start([]);
    expect(await ended).toBe(1);
    expect(out()).toMatch(/^README\.txt:1:4 {2}go → goes\n/);
    expect(out()).toContain('docs/wrong.md:3:7  a → an');
    expect(out()).toMatch(/2 corrections in 3 files\.\n$/);
    expect(await lint(['docs/right.md'])).toMatchObject({ code: 0, out: 'Nothing was found in 1 file.\n' });
    expect((await lint(['.'], '', join(root, 'docs'))).out).toContain('wrong.md:3:7');
    expect((await lint(['docs/w*.md', 'README.txt'])).out).toMatch(/in 2 files/);
  }, 240_000);

  it('answers wrong use and wrong settings with 2, and goes on where it can', async () => {
    const missing = await lint(['none.md', 'docs']);
    expect(missing).toMatchObject({ code: 2, err: 'emend: none.md: there is no such file or folder.\n' });
    expect(missing.out).toContain('docs/wrong.md:3:7');
    put('docs/latin.md', Buffer.from('The caf\xe9 is closed.', 'latin1'));
    const unreadable = await lint(['docs']);
    expect(unreadable).toMatchObject({ code: 2, err: expect.stringMatching(/latin\.md cannot be read.*UTF-8/) });
    expect(unreadable.out).toContain('docs/wrong.md:3:7');
    // by the name that findings have, and without “Nothing was found” for what was never looked at
    expect(await lint(['docs/latin.md'])).toMatchObject({
      code: 2,
      out: 'No file was checked.\n',
      err: 'emend: docs/latin.md cannot be read: it is no plain text in UTF-8.\n',
    });
    for (const args of [['--format', 'xml'], ['--dry-run'], ['-', 'docs'], ['--watch', '--fix'], ['--write-baseline']])
      expect([args, await lint(args)]).toMatchObject([args, { code: 2, out: '' }]);
    put('.emend.toml', '\nlevle = "advice"\n');
    const wrong = await lint([]);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain(`${join(root, '.emend.toml')}:2: "levle" is not a key; the keys are language`);
  });

  it('says of no report that nobody read to its end that nothing was found', async () => {
    for (let i = 0; i < 40; i++) put(`docs/many-${i}.md`, `${WRONG}\n`.repeat(40));
    const { child, ended } = start(['docs'], { EMEND_MODELS: 'off' });
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await ended).toBe(1);
  });

  it('answers a fault of its own with 3', async () => {
    const { ended, err } = start(['docs'], { EMEND_MODELS_DIR: '/nonexistent' });
    expect([await ended, err()]).toEqual([3, expect.stringContaining('manifest.json')]);
  });

  it('follows the settings nearest to a file', async () => {
    put('.emend.toml', 'exclude = ["README.txt"]\n[[override]]\npaths = ["docs"]\nignore-classes = ["article"]\n');
    expect(await lint([])).toMatchObject({ code: 0, out: expect.stringMatching(/in 2 files/) });
    expect(await lint(['README.txt'])).toMatchObject({ code: 0, err: 'No file of prose was found.\n' });
    expect(await lint(['-', '--stdin-path', 'docs/new.md'], WRONG)).toMatchObject({ code: 0 });
    expect(await lint(['-', '--stdin-path', 'new.md'], WRONG)).toMatchObject({ code: 1 });
    expect((await lint(['-'], WRONG)).out).toMatch(/^-:1:7 {2}a → an/);
  });

  it('tells of names of rules that there are not, and goes on', async () => {
    put('.emend.toml', '\nignore-rules = ["indefinite-artikel", "spacing", "ranker/comma"]\n');
    const { code, out, err } = await lint(['docs']);
    expect([code, out]).toEqual([1, expect.stringContaining('a → an')]);
    expect(err).toBe(
      `emend: ${join(root, '.emend.toml')}:2: "ignore-rules" has "indefinite-artikel", which no rule is called; \`emend rules list\` names them.\n`,
    );
  });

  it('knows what a baseline knows, wherever it moves', async () => {
    put('.emend.toml', 'baseline = "known.json"\n');
    expect(await lint(['--write-baseline'])).toMatchObject({ code: 0, out: 'known.json knows 2 findings.\n' });
    put('docs/wrong.md', `A line before it.\n\n${WRONG}`);
    expect(await lint([])).toMatchObject({ code: 0, out: expect.stringMatching(/2 known to the baseline\.\n$/) });
    put('docs/wrong.md', `${WRONG}\nIt was a owl.\n`);
    const more = await lint([]);
    expect(more).toMatchObject({ code: 1 });
    expect(more.out).toMatch(/^docs\/wrong\.md:3:8 {2}a → an\n/);
    expect(read('known.json')).not.toContain('egg');
  });

  it('gives the same advice once in a run, and a baseline knows each of its places', async () => {
    const advised = 'We utilize it.\n';
    put('docs/wrong.md', `${advised}\nThey utilized it too.\n`);
    put('docs/right.md', advised);
    put('.emend.toml', 'baseline = "known.json"\nexclude = ["README.txt"]\n');
    const { out } = await lint([]);
    expect(out).toMatch(/^docs\/right\.md:1:4 {2}utilize → use\n/);
    expect(out).toMatch(
      /\n {4}utilize {2}docs\/wrong\.md:1:4, docs\/wrong\.md:3:6 \[.*\]\n1 piece of advice for 3 places in 2 files\.\n$/,
    );
    expect((await lint(['--repeat-advice'])).out.match(/utiliz/g)?.length).toBeGreaterThanOrEqual(3);
    expect((await lint(['--write-baseline'])).out).toContain('knows 3 findings');
    put('docs/new.md', 'You utilize them.\n');
    expect((await lint([])).out).toMatch(/^docs\/new\.md:1:5 {2}utilize → use\n/);
  });

  it('corrects what is sure, and nothing of a file by halves', async () => {
    const file = put('docs/wrong.md', `\uFEFFHead.\r\n\r\nIt is a egg.\r\nThe rest.\r\n`);
    chmodSync(file, 0o640);
    symlinkSync('wrong.md', join(root, 'docs/link.md'));
    const preview = await lint(['docs/wrong.md', '--fix', '--dry-run']);
    expect(preview).toMatchObject({ code: 1 });
    expect(preview.out).toContain('--- a/docs/wrong.md\n+++ b/docs/wrong.md\n@@ -1,4 +1,4 @@\n');
    expect(read('docs/wrong.md')).toContain('a egg');
    const fixed = await lint(['docs/link.md', '--fix']);
    expect(fixed).toMatchObject({ code: 0, err: '' });
    expect(fixed.out).toContain('docs/link.md:3:7  a → an  corrected\n');
    expect(read('docs/wrong.md')).toBe(`\uFEFFHead.\r\n\r\nIt is an egg.\r\nThe rest.\r\n`);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(root, 'docs')).sort()).toEqual(['link.md', 'right.md', 'wrong.md']);
    expect((await lint(['docs/wrong.md', '--fix'])).out).not.toContain('corrected');
  });

  it('looks only at lines that changed', async () => {
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-qm', 'first');
    put('docs/wrong.md', `${read('docs/wrong.md')}\nIt was a owl.\n`);
    put('docs/new.md', WRONG);
    const { code, out } = await lint(['--since', 'main', '--format', 'json']);
    const findings: { path: string; line: number }[] = JSON.parse(out).findings;
    expect([code, findings.map(({ path, line }) => `${path}:${line}`)]).toEqual([
      1,
      ['docs/new.md:1', 'docs/wrong.md:5'],
    ]);
    expect(await lint(['--since', 'none'])).toMatchObject({ code: 2, err: expect.stringMatching(/knows no commit/) });
    const fixed = await lint(['--since', 'main', '--fix', '--format', 'rdjson']);
    expect(JSON.parse(fixed.out).diagnostics).toEqual([]);
    expect(fixed.err).toBe('docs/new.md:1:7  a → an  corrected\ndocs/wrong.md:5:8  a → an  corrected\n');
    expect(read('docs/wrong.md')).toContain('a egg');
    expect(read('docs/wrong.md')).toContain('an owl');
  });

  it('writes reports for other programs', async () => {
    expect(await lint(['--format', 'sarif', '-o', 'emend.sarif'])).toMatchObject({ code: 1, out: '', err: '' });
    expect(JSON.parse(read('emend.sarif')).runs[0].results).toHaveLength(2);
    expect((await lint(['--format', 'github'])).out).toMatch(/^::error file=README\.txt,line=1,col=4,endColumn=6,/);
  });

  it('is what the GitHub action runs', async () => {
    const script = join(packageRoot, 'scripts/github-action.sh');
    const environment = { EMEND_ACTION_PATHS: 'docs/*.md README.txt', EMEND_ACTION_OPTIONS: '--quiet' };
    const { status, stdout } = spawnSync('bash', [script], { cwd: root, env: { ...process.env, ...environment } });
    const lines = stdout.toString().trimEnd().split('\n');
    expect([status, lines.map((line) => line.slice(0, 30))]).toEqual([
      1,
      ['::error file=README.txt,line=1', '::error file=docs/wrong.md,lin'],
    ]);
  });

  it('is what the hooks of pre-commit run, on the files that it takes from folders', () => {
    const hooks = readFileSync(join(packageRoot, '.pre-commit-hooks.yaml'), 'utf8');
    const patterns = [...hooks.matchAll(/^ {2}files: (.*)$/gm)].map(
      ([, pattern]) => new RegExp(pattern!.replace('(?i)', ''), 'i'),
    );
    const names = [
      'a.md',
      'b/A.markdown',
      'c.txt',
      'd.html',
      'e.htm',
      'f.tex',
      'README',
      'x/CHANGELOG',
      'g.mdx',
      'h.rst',
      'i.adoc',
      'j.org',
      'k.typ',
    ];
    const others = ['a.ts', 'md', 'b.mdb', 'c.docx', 'amd', 'xREADME', 'README.py', '.git/COMMIT_EDITMSG'];
    // texts of others, and lists of programs: the hooks see them, folders do not stand for them
    for (const name of ['LICENSE.md', 'a/License-MIT.txt', 'dev-requirements.txt', 'robots.txt', 'NOTICE.txt'])
      expect([name, isProseFile(name)]).toEqual([name, false]);
    expect(patterns).toHaveLength(2);
    for (const pattern of patterns)
      for (const name of [...names, ...others])
        expect([name, pattern.test(name), isProseFile(name)]).toEqual([
          name,
          names.includes(name),
          names.includes(name),
        ]);
  });

  it('checks files again as they change', async () => {
    const { child, ended, out, err } = start(['--watch']);
    const shows = (wanted: string, where = out) =>
      vi.waitFor(() => expect(where()).toContain(wanted), { timeout: 50_000, interval: 50 });
    await shows('2 corrections in 3 files');
    put('docs/right.md', 'It is a owl.\n');
    await shows('docs/right.md:1:7  a → an');
    put('docs/new.md', 'They is here.\n');
    await shows('docs/new.md:1:6');
    put('.emend.toml', 'langauge = "UK"\n');
    await shows('"langauge" is not a key', err);
    put('.emend.toml', 'exclude = ["docs"]\n');
    await shows('1 correction in 1 file.');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});
