import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/fixtures/temporary-folder.ts';
import { createSettingsFinder } from './find-settings.ts';
import { readProjectSettings } from './settings-file.ts';

const root = temporaryFolder('settings');

function file(path: string, content: string): string {
  const whole = join(root, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, content);
  return whole;
}

describe('the settings of a project', () => {
  it('are found upwards, the nearest alone, with what holds for a path and the command line over them', () => {
    file('p/words.txt', 'reggeon # a particle\n\n  Zürich\n');
    file('p/terms.dic', '2\nfrobnicate/SD\nand/or\n');
    file(
      'p/.emend.toml',
      `language = "UK"
level = "advice"
words = ["Emend"]
dictionaries = ["words.txt"]
ignore-classes = ["fluency"]
[[override]]
paths = ["docs/de/**"]
language = "US"
dictionaries = ["terms.dic"]
ignore-rules = ["spacing"]
`,
    );
    file('p/docs/own/.emend.toml', 'certainty = "careful"\n');
    const finder = createSettingsFinder({ level: 'question' });
    expect(finder.settingsFor(join(root, 'p/docs/a.md'))).toMatchObject({
      language: 'UK',
      level: 'question',
      words: ['Emend', 'reggeon', 'Zürich'],
      ignoredRules: [],
      ignoredClasses: ['redundancy', 'noun-stack', 'plain-language', 'enhancement', 'voice'],
    });
    expect(finder.settingsFor(join(root, 'p/docs/de/deep/a.md'))).toMatchObject({
      language: 'US',
      words: ['Emend', 'reggeon', 'Zürich', 'frobnicate', 'and'],
      ignoredRules: ['spacing'],
    });
    expect(finder.settingsFor(join(root, 'p/docs/own/a.md'))).toMatchObject({
      language: 'auto',
      certainty: 'careful',
      words: [],
    });
    expect(finder.settingsFor(join(root, 'p/docs/b.md'))).toBe(finder.settingsFor(join(root, 'p/docs/a.md')));
    expect(finder.projectOf(join(root, 'a.md'))).toBe(null);
    expect(finder.sources()).toContain(join(root, 'p/words.txt'));
    const chosen = createSettingsFinder({}, join(root, 'p/.emend.toml'));
    expect(chosen.settingsFor(join(root, 'p/docs/own/a.md'))).toMatchObject({ language: 'UK' });
  });

  it('say which files belong to it', () => {
    const { isIncluded, isExcluded, baseline } = readProjectSettings(
      file('q/.emend.toml', 'include = ["docs/**/*.md", "*.txt"]\nexclude = ["generated"]\nbaseline = "known.json"\n'),
    );
    const paths = ['docs/a.md', 'a.md', 'x/a.txt', 'docs/generated/a.md'].map((path) => join(root, 'q', path));
    expect(paths.map(isIncluded)).toEqual([true, false, true, true]);
    expect(paths.map(isExcluded)).toEqual([false, false, false, true]);
    expect(baseline).toBe(join(root, 'q/known.json'));
    expect(readProjectSettings(file('r/.emend.toml', '')).isIncluded(paths[0]!)).toBe(undefined);
  });

  it.each([
    ['\nlangauge = "UK"', /:2: "langauge" is not a key; the keys are language, style-guide, .*exclude/],
    ['# x\n\nlanguage = "FR"', /:3: "language" must be one of "auto", "US", "UK"\.$/],
    ['certainty = 1', /:1: "certainty" must be one of "careful", "balanced", "thorough"/],
    ['words = ["two words"]', /:1: "words" must be a list of single words/],
    ['words = "Emend"', /:1: "words" must be a list/],
    ['\n\nignore-classes = ["fluent"]', /:3: "ignore-classes" must be a list of classes \(correctness, .*hedge/],
    ['dictionaries = [\n"none.txt"]', /:1: none\.txt cannot be read: there is no such file/],
    ['baseline = ["a"]', /:1: "baseline" must be the path of a file/],
    ['[override]\npaths = ["a"]', /:1: "override" must be tables: write \[\[override\]\]/],
    ['level = "advice"\n[[override]]\nlevel = "advice"', /:2: \[\[override\]\] needs "paths"/],
    ['[[override]]\npaths = ["a"]\nexclude = ["b"]', /:3: "exclude" is not a key of \[\[override\]\]; the keys are/],
    ['language = "UK"\nlevel = ', /:2: this is no valid TOML/],
  ])('name file, line and what is allowed: %j', (source, message) => {
    const path = file('wrong/.emend.toml', source);
    expect(() => readProjectSettings(path)).toThrow(message);
    expect(() => readProjectSettings(path)).toThrow(path);
  });

  it('must be there', () => {
    expect(() => readProjectSettings(join(root, 'none.toml'))).toThrow(/none\.toml cannot be read: it does not exist/);
  });
});
