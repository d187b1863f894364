import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/fixtures/temporary-folder.ts';
import { baselineWith, readBaseline, unknownTo, writtenBaseline } from './baseline.ts';
import type { Finding } from './finding.ts';
import { fingerprintOf } from './fingerprint.ts';

const root = temporaryFolder('baseline');
const file = join(root, 'known.json');
const at = (name: string) => join(root, name);

const finding = (rule: string, after: string): Finding => {
  const start = { line: 1, column: 1, offset: 0 };
  return {
    ...{ path: 'a.md', start, end: start, level: 'correction', rule, errorClass: 'article', covered: 'a' },
    ...{ replacements: [], message: '', confidence: 1, changes: [], sure: false, fails: true },
    fingerprint: fingerprintOf({ rule, covered: 'a', before: 'It is ', after }),
  };
};
const [one, two] = [finding('article', ' egg.'), finding('article', ' owl.')];

describe('a baseline', () => {
  it('knows as many of each kind as there were, wherever they stand', () => {
    writeFileSync(
      file,
      writtenBaseline(readBaseline(file), [[at('docs/a.md'), [one, one, two]]], () => true),
    );
    const baseline = readBaseline(file);
    expect(unknownTo(baseline, at('docs/a.md'), [two, one, one])).toEqual([]);
    expect(unknownTo(baseline, at('docs/a.md'), [one, one, one, finding('article', ' ear.')])).toHaveLength(2);
    expect(unknownTo(baseline, at('docs/b.md'), [one])).toEqual([one]);
  });

  it('keeps what it knew of files that were not looked at and still exist', () => {
    const baseline = { file, known: new Map([['gone.md', [{ rule: 'x', fingerprint: '0', count: 1 }]]]) };
    const known = { ...baseline, known: new Map([...baseline.known, ['b.md', baseline.known.get('gone.md')!]]) };
    const content = writtenBaseline(known, [[at('a.md'), [two]]], (name) => name !== 'gone.md');
    expect(Object.keys(JSON.parse(content).files)).toEqual(['a.md', 'b.md']);
    expect(JSON.parse(writtenBaseline(known, [[at('b.md'), []]], () => true)).files).not.toHaveProperty('b.md');
  });

  it('takes one finding more', () => {
    const none = { file, known: new Map() };
    writeFileSync(file, baselineWith(none, at('docs/a.md'), one));
    expect(unknownTo(readBaseline(file), at('docs/a.md'), [one, one, two])).toEqual([one, two]);
    writeFileSync(file, baselineWith(readBaseline(file), at('docs/a.md'), one));
    writeFileSync(file, baselineWith(readBaseline(file), at('b.md'), two));
    const baseline = readBaseline(file);
    expect(unknownTo(baseline, at('docs/a.md'), [one, one, two])).toEqual([two]);
    const all = [
      [at('docs/a.md'), [one, one]],
      [at('b.md'), [two]],
    ] as const;
    expect(baselineWith(readBaseline(file), at('c.md'), one)).toBe(
      writtenBaseline(none, [...all, [at('c.md'), [one]]], () => true),
    );
  });

  it('does not depend on the order of findings', () => {
    const written = [
      [one, two],
      [two, one],
    ].map((found) => writtenBaseline({ file, known: new Map() }, [[at('a.md'), found]], () => true));
    expect(written[0]).toBe(written[1]);
  });

  it('must be one', () => {
    for (const content of [
      '{',
      '[]',
      '{"version":2,"files":{}}',
      '{"version":1,"files":{"a":[{"count":1}]}}',
      'null',
    ]) {
      writeFileSync(file, content);
      expect(() => readBaseline(file)).toThrow(/known\.json cannot be read: it is no baseline/);
    }
    expect(readBaseline(at('none.json')).known.size).toBe(0);
  });
});

it('gives a place the same fingerprint when its lines are broken anew', () => {
  const print = (before: string, covered: string, after: string) =>
    fingerprintOf({ rule: 'r', covered, before, after });
  const one = print('A long way off. We all meet here each day ', 'in order to', ' talk.');
  expect(one).toBe(print('Near. We all meet\nhere each day\r\n', 'in\n  order to', '\ntalk. '));
  expect(one).not.toBe(print('A long way off. We all meet here each night ', 'in order to', ' talk.'));
  expect(print('is', '', 'a')).not.toBe(print('', 'is', 'a'));
  expect(one).toMatch(/^[0-9a-f]{16}$/);
});
