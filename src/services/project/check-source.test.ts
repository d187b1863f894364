import { describe, expect, it } from 'vitest';
import { realEngine } from '../../../test/engine/real-engine.ts';
import { checkSource } from './check-source.ts';
import { fixSource } from './fix-source.ts';
import { type FileSettings, STANDARD_SETTINGS } from './settings.ts';

const engine = realEngine();
const TEXT = `We recieved a egg — 🙂 and a apple.

We put the clitics into the box, which they utilize.\r\nThis are a owl.
`;
const check = (settings: Partial<FileSettings> = {}, text = TEXT) =>
  checkSource(engine, { path: 'a.txt', text, settings: { ...STANDARD_SETTINGS, ...settings } }).findings;
const shown = (settings: Partial<FileSettings> = {}) => check(settings).map(({ covered }) => covered);

describe('checkSource', () => {
  it('finds in the order of the file, with line and column', () => {
    const places = check().map(({ start, end, covered }) => [start.line, start.column, end.column, covered]);
    expect(places).toContainEqual([1, 4, 12, 'recieved']);
    expect(places).toContainEqual([1, 28, 29, 'a']);
    expect(places).toContainEqual([4, 6, 9, 'are']);
    for (const { start, end, covered } of check()) expect(TEXT.slice(start.offset, end.offset)).toBe(covered);
    const offsets = check().map(({ start }) => start.offset);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  });

  it('leaves out words, rules and classes that the settings vouch for or ignore', () => {
    expect(shown()).toEqual(expect.arrayContaining(['recieved', 'clitics', 'utilize', 'a']));
    expect(shown({ words: ['clitics', 'Recieved'] })).not.toContain('clitics');
    expect(shown({ words: ['clitics', 'Recieved'] })).toContain('recieved');
    expect(shown({ ignoredRules: ['spelling'] })).not.toContain('recieved');
    expect(shown({ ignoredRules: ['spell'] })).toContain('recieved');
    expect(shown({ ignoredRules: ['indefinite-article'] })).not.toContain('a');
    expect(shown({ ignoredClasses: ['article'] })).not.toContain('a');
  });

  it('changes no name that the settings vouch for, but what stands beside it', () => {
    const text = 'The page is written in Javascript, and it shows a apple.\n';
    const covered = (words: string[]) => check({ words }, text).map(({ covered: found }) => found);
    expect(covered([])).toContain('Javascript');
    expect(covered(['Javascript'])).toEqual(['a']);
    expect(covered(['javascript'])).toContain('Javascript');
  });

  it('says of each how much it weighs', () => {
    const levels = (level: FileSettings['level']) =>
      Object.fromEntries(check({ level }).map((each) => [each.covered, [each.level, each.fails]]));
    expect(levels('correction')).toMatchObject({ recieved: ['correction', true], utilize: ['advice', false] });
    expect(levels('question')).toMatchObject({ recieved: ['correction', true], utilize: ['advice', true] });
  });

  it('gives a file as long as a document the advice that a document gets', () => {
    const advised = 'They utilize a lens, and we obtained a mean.';
    const filler = 'The samples were kept in the dark and were weighed twice a day by the same two people.\n\n'.repeat(
      30,
    );
    expect(covered(`${advised}\n`)).toEqual(['utilize', 'obtained']);
    expect(covered(`${filler}${advised}\n`)).toEqual(['utilize']);
    expect(covered(`${filler}${advised}\n`, 'thorough')).toEqual(['utilize', 'obtained']);
  });
  const covered = (text: string, certainty: FileSettings['certainty'] = 'balanced') =>
    check({ certainty }, text).map((finding) => finding.covered);

  it('gives the same sentence the same fingerprint in another place', () => {
    const sentence = 'Nobody knows why, but he go home every evening before the others have had their dinner.';
    const [first] = check({}, sentence);
    const [, moved] = check({}, `It is a egg.\n\nA line more.\n${sentence.replace('go home every', 'go home\nevery')}`);
    expect(moved).toMatchObject({ rule: first!.rule, fingerprint: first!.fingerprint });
  });
});

describe('sources in a format', () => {
  const inFormat = (path: string, text: string) => {
    const source = { path, text, settings: STANDARD_SETTINGS };
    const { findings } = checkSource(engine, source);
    const places = findings.map(({ start, covered }) => `${start.line}:${start.column} ${covered}`);
    return { places, fixed: fixSource(engine, source, (all) => all).text };
  };

  it('are Markdown: code, addresses and front matter are no prose, and emphasis is kept', () => {
    const markdown = (article: string, verb: string) =>
      `---\ntitle: a apple\n---\n\n# A heading\n\nIt is *${article}* [apple](a-apple.md), which \`is a egg\`\nand **${verb}** to the *shop*.\n\n\`\`\`\na egg\n\`\`\`\n`;
    const { places, fixed } = inFormat('a.md', markdown('a', 'go'));
    expect(places[0]).toBe('7:8 a');
    expect(places.filter((place) => /^(?:2|1\d):/.test(place))).toEqual([]);
    expect(fixed).toMatch(
      /^---\ntitle: a apple[\s\S]*It is \*an\* \[apple\]\(a-apple\.md\), which `is a egg`[\s\S]*```\na egg\n```\n$/,
    );
  });

  it('are HTML', () => {
    const { places, fixed } = inFormat(
      'a.html',
      '<p class="a apple">It is <b>a</b> egg &lt; more.</p>\n<pre>a egg</pre>\n',
    );
    expect(places).toEqual(['1:29 a']);
    expect(fixed).toBe('<p class="a apple">It is <b>an</b> egg &lt; more.</p>\n<pre>a egg</pre>\n');
  });

  it.each([
    ['a.rst', 'Fruit\n=====\n\nIt is *a* egg with ``a egg``.\n\n::\n\n    a egg\n', '4:8 a'],
    ['a.adoc', '= Fruit\n\nIt is _a_ egg with `a egg`.\n\n----\na egg\n----\n', '3:8 a'],
    ['a.org', '* Fruit\n\nIt is /a/ egg with ~a egg~.\n\n#+BEGIN_SRC\na egg\n#+END_SRC\n', '3:8 a'],
    ['a.typ', '= Fruit\n\nIt is _a_ egg with `a egg`.\n\n```\na egg\n```\n', '3:8 a'],
  ])('are what %s is', (path, source, place) => {
    const { places, fixed } = inFormat(path, source);
    expect(places).toEqual([place]);
    expect(fixed).toBe(source.replace(/([*_/])a\1/, '$1an$1'));
  });

  it('are LaTeX', () => {
    const tex =
      '\\documentclass{article}\n\\begin{document}\n\\section{Fruit}\nIt is a \\emph{egg} with $a$ apple~\\cite{a}.\n% a egg\n\\end{document}\n';
    const { places, fixed } = inFormat('a.tex', tex);
    expect(places).toContain('4:7 a');
    expect(fixed).toBe(tex.replace('is a ', 'is an '));
    expect(places.every((place) => place.startsWith('4:'))).toBe(true);
  });
});

describe('a dash typed as two hyphens', () => {
  const rules = (path: string) =>
    checkSource(engine, {
      path,
      text: 'The lamp -- a small one -- was lit.\n',
      settings: STANDARD_SETTINGS,
    }).findings.map(({ rule }) => rule);

  it('is what Markdown makes a dash of, and is found in plain text', () => {
    expect(rules('a.md')).not.toContain('signs/double-hyphen');
    expect(rules('a.txt')).toContain('signs/double-hyphen');
  });
});

describe('metadata', () => {
  it('is no prose, whether fences enclose it or not', () => {
    const text = 'Title: A day out\nAuthor: markos\nTags: lamp, teh\n\nIt is a apple.\n';
    const { findings } = checkSource(engine, { path: 'a.md', text, settings: STANDARD_SETTINGS });
    expect(findings.map(({ covered }) => covered)).toEqual(['a']);
  });

  it('is not a text that begins with a colon in its first line', () => {
    const text = 'Title: It is a apple.\n\nIt is a pear.\n';
    const { findings } = checkSource(engine, { path: 'a.md', text, settings: STANDARD_SETTINGS });
    expect(findings.map(({ covered }) => covered)).toEqual(['a']);
  });
});

describe('fixSource', () => {
  const fix = (settings: Partial<FileSettings> = {}, text = TEXT) =>
    fixSource(engine, { path: 'a.txt', text, settings: { ...STANDARD_SETTINGS, ...settings } }, (all) => all);

  it('makes what is sure and leaves everything else as it is', () => {
    const { text, made, findings } = fix();
    expect(text).toBe(
      TEXT.replace('recieved a', 'received an').replace('a apple', 'an apple').replace('are a', 'is an'),
    );
    expect(made.map(({ covered }) => covered)).toContain('recieved');
    expect(findings.map(({ covered }) => covered)).toContain('clitics');
    expect(fix({}, text)).toMatchObject({ text, made: [] });
  });

  it('makes less the more careful it is to be', () => {
    expect(fix({ certainty: 'careful' }).made.length).toBeLessThan(fix({ certainty: 'thorough' }).made.length);
  });

  it('makes only what was chosen', () => {
    const source = { path: 'a.txt', text: TEXT, settings: STANDARD_SETTINGS };
    expect(fixSource(engine, source, (all) => all.filter(({ start }) => start.line > 2)).text).toMatch(/^We recieved/);
  });
});
