import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSettingsFinder } from './find-settings.ts';
import { changedSince, listedFiles, workTreeOf } from './git.ts';
import { selectFiles } from './select-files.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'emend-git-')));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: root });
const put = (name: string, content: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
};
const numbered = (count: number) => Array.from({ length: count }, (_, i) => `line ${i + 1}\n`);

beforeAll(() => {
  git('init', '-q', '-b', 'main');
  put('docs/a.md', numbered(20).join(''));
  put('docs/moved.md', numbered(20).join(''));
  put('docs/naïve "name"\t.md', 'one\n');
  put('.gitignore', 'build/\n');
  put('build/x.md', 'ignored\n');
  put('src/code.ts', '//\n');
  git('add', '-A');
  git('commit', '-qm', 'first');
  git('checkout', '-qb', 'topic');
  put('docs/a.md', numbered(20).toSpliced(4, 2).toSpliced(9, 1, 'new 1\n', 'new 2\n').join(''));
  git('commit', '-qam', 'second');
  // main moves on: its lines do not belong to the topic branch
  git('checkout', '-q', 'main');
  put('docs/moved.md', numbered(20).toSpliced(0, 1, 'of main\n').join(''));
  git('commit', '-qam', 'third');
  git('checkout', '-q', 'topic');
  renameSync(join(root, 'docs/moved.md'), join(root, 'docs/there.md'));
  put('docs/there.md', numbered(20).toSpliced(19, 1, 'last\n').join(''));
  git('add', '-A');
  put('docs/naïve "name"\t.md', 'one\ntwo\n');
  put('new.md', 'new\n');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('git', () => {
  it('says which lines changed since the branches parted, committed or not', async () => {
    const changed = await changedSince(root, 'main');
    expect(Object.fromEntries([...changed].map(([path, lines]) => [path.slice(root.length + 1), lines]))).toEqual({
      'docs/a.md': [[10, 11]],
      'docs/there.md': [[20, 20]],
      'docs/naïve "name"\t.md': [[2, 2]],
      'new.md': 'all',
    });
  });

  it('is not led astray by what a repository is configured to', async () => {
    for (const [key, value] of [
      ['diff.noprefix', 'true'],
      ['diff.external', '/bin/false'],
      ['diff.context', '9'],
      ['diff.interHunkContext', '50'],
      ['color.ui', 'always'],
    ] as const)
      git('config', key, value);
    expect((await changedSince(root, 'main')).get(join(root, 'docs/a.md'))).toEqual([[10, 11]]);
  });

  it('refuses what is no commit, and is no option', async () => {
    await expect(changedSince(root, 'nothing')).rejects.toThrow(/git knows no commit "nothing"/);
    await expect(changedSince(root, '--output=/tmp/x')).rejects.toThrow(/knows no commit/);
  });

  it('lists what it does not ignore', async () => {
    const names = (await listedFiles(join(root, 'docs')))?.map((path) => path.slice(root.length + 1));
    expect(names?.sort()).toEqual(['docs/a.md', 'docs/naïve "name"\t.md', 'docs/there.md']);
    expect(await listedFiles(tmpdir())).toBe(undefined);
    expect(workTreeOf(join(root, 'docs'))).toBe(root);
  });
});

describe('the files of a project', () => {
  const select = async (...names: string[]) => {
    const { files, missing } = await selectFiles(names, root, createSettingsFinder({}));
    return [...files.map((path) => path.slice(root.length + 1)), ...missing.map((name) => `? ${name}`)];
  };
  const DOCS = ['docs/a.md', 'docs/naïve "name"\t.md', 'docs/there.md'];

  it('are those of prose in folders, and any that are named', async () => {
    expect(await select('.')).toEqual([...DOCS, 'new.md']);
    expect(await select('docs', 'docs/a.md')).toEqual(DOCS);
    expect(await select('src')).toEqual([]);
    expect(await select('build')).toEqual(['build/x.md']);
    expect(await select('src/code.ts', 'build/x.md', 'none')).toEqual(['build/x.md', 'src/code.ts', '? none']);
    expect(await select('docs/*a.md', '**/c*.ts', './*.md', 'x/*.md')).toEqual([
      'docs/a.md',
      'new.md',
      'src/code.ts',
      '? x/*.md',
    ]);
  });

  it('are those that the settings include, never those that they exclude', async () => {
    put('.emend.toml', 'include = ["src", "docs/*.md"]\nexclude = ["a.md"]\n');
    expect(await select('.')).toEqual([...DOCS.slice(1), 'src/code.ts']);
    expect(await select('docs/a.md', 'new.md')).toEqual(['new.md']);
    rmSync(join(root, '.emend.toml'));
  });

  it('are found without git, but not in hidden folders and those of tools', async () => {
    const bare = realpathSync(mkdtempSync(join(tmpdir(), 'emend-bare-')));
    for (const name of ['a.md', 'deep/b.txt', '.hidden/c.md', 'node_modules/d.md', 'e.png', 'LICENSE.md']) {
      mkdirSync(dirname(join(bare, name)), { recursive: true });
      writeFileSync(join(bare, name), 'x');
    }
    const { files } = await selectFiles(['.'], bare, createSettingsFinder({}));
    expect(files.map((path) => path.slice(bare.length + 1))).toEqual(['a.md', 'deep/b.txt']);
    const named = await selectFiles(['node_modules'], bare, createSettingsFinder({}));
    expect(named.files).toEqual([join(bare, 'node_modules/d.md')]);
    rmSync(bare, { recursive: true });
  });
});
