import { describe, expect, it } from 'vitest';
import { folderOfPattern, isPattern, pathMatcher } from './glob.ts';

describe('pathMatcher', () => {
  it.each([
    ['*.md', ['a.md', 'docs/deep/a.md'], ['a.mdx', 'a.md.txt']],
    ['docs', ['docs', 'docs/a.md', 'src/docs/a.md'], ['mydocs/a.md', 'docs.md']],
    ['docs/', ['docs/a.md'], ['docsa/a.md']],
    ['/docs', ['docs/a.md'], ['src/docs/a.md']],
    ['docs/*.md', ['docs/a.md'], ['docs/deep/a.md', 'src/docs/a.md']],
    ['./docs/**', ['docs/a.md', 'docs/deep/a.md'], ['doc/a.md', 'docs']],
    ['docs/**/a?.md', ['docs/ab.md', 'docs/x/y/ab.md'], ['docs/a.md', 'docs/a/.md']],
    ['**/generated', ['generated/a.md', 'x/y/generated/a.md'], ['x/regenerated/a.md']],
    ['*.{md,txt}', ['a.md', 'b/a.txt'], ['a.rst']],
    ['{docs,src/{a,b}}/*.md', ['docs/x.md', 'src/b/x.md'], ['src/x.md', 'src/c/x.md']],
    ['[a-c].md', ['b.md'], ['d.md', 'ab.md']],
    ['[!a-c].md', ['d.md'], ['b.md']],
    ['a,b}.md', ['a,b}.md'], ['a.md']],
    ['a{b.md', ['a{b.md'], ['ab.md']],
    ['[x.md', ['[x.md'], ['x.md']],
    ['what (1)+.md', ['what (1)+.md'], ['what 1.md']],
    ['☃?.md', ['☃🙂.md'], ['☃.md']],
  ])('%s', (pattern, taken, left) => {
    const takes = pathMatcher([pattern]);
    expect(taken.filter((path) => !takes(path))).toEqual([]);
    expect(left.filter(takes)).toEqual([]);
  });

  it('takes what any of the patterns takes, and nothing without one', () => {
    expect(['a.md', 'a.txt', 'a.rst'].filter(pathMatcher(['*.md', '*.txt']))).toEqual(['a.md', 'a.txt']);
    expect(pathMatcher([])('a.md')).toBe(false);
  });
});

it('knows a pattern and where to look for what it takes', () => {
  expect(['docs', 'a b.md', '*.md', 'a[1].md', '{a,b}'].filter(isPattern)).toEqual(['*.md', 'a[1].md', '{a,b}']);
  expect(['*.md', 'docs/*.md', '/a/b/**', '/*.md', '../x/{a,b}/*.md'].map(folderOfPattern)).toEqual([
    '.',
    'docs',
    '/a/b',
    '/',
    '../x',
  ]);
});
