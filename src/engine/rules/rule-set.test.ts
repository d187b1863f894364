import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createAnalyser } from '../analyse.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { failuresOf, proposalsOf } from '../pipeline/run-rule-examples.ts';
import { compileRules } from './compile-rules.ts';
import { openRules } from './rule-set.ts';

const model = (name: string) => readFileSync(fileURLToPath(new URL(`../../../models/${name}`, import.meta.url)));
const files = new Map<string, Uint8Array>(['tagger.bin', 'lexicon.bin'].map((name) => [name, model(name)]));
const tools = { analyse: createAnalyser(files), lexicon: createLexicon(files.get('lexicon.bin')!) };

const HEAD = '%class brevity\n%source Emend\n%comment {found} says no more than {better}.\n%offer yes\n';
const setOf = (rules: string, head = HEAD, words = '') =>
  openRules(
    compileRules({
      words: words ? [{ path: 'words/trial.words', text: words }] : [],
      rules: [{ path: 'style/trial.rules', text: `${head}${rules}` }],
    }),
    [],
  );
const run = (rules: string, head = HEAD, words = '') => {
  const set = setOf(rules, head, words);
  return set.sources().flatMap((rule) => failuresOf(rule, { set, ...tools }));
};

describe('rules as data', () => {
  it('gives files of one family the ids of one file, each once', () => {
    const rule = 'actual: [actual>] {NN}\n- It was an actual problem. => It was a problem.\n';
    const compile = (second: string) =>
      compileRules({
        words: [],
        rules: [
          { path: 'style/first.rules', text: `%family trial\n${HEAD}${rule}` },
          { path: 'style/second.rules', text: `%family trial\n${HEAD}${second}` },
        ],
      });
    const set = openRules(compile(rule.replace('actual:', 'real:')), []);
    expect(set.sources().map(({ id }) => id)).toEqual(['trial/actual', 'trial/real']);
    expect(() => compile(rule)).toThrow(/two rules are called 'trial\/actual': .*first\.rules:6 and .*second\.rules:6/);
  });
  it('inflects, keeps capitals and sets the article', () => {
    expect(
      run(`
decide: [make:V (a|the)? decision|decisions>decide:V]
- They made a decision to leave. => They decided to leave.
- Making decisions is hard. => Deciding is hard.

actual: [actual>] {NN|NNS}
- It was an actual problem. => It was a problem.
- Actual results differ. => Results differ.

use: [utilization:N>use:N]
- An utilization of it was seen in two utilizations. => A use of it was seen in two uses.

attempt: [make:V an attempt to @{VB}>try:V to @1 / attempt:V to @1]
- She makes an attempt to win. => She tries to win.

ing: [for the purpose of @/ing$/>to @1:VB]
- It is used for the purpose of testing. => It is used to test.

best: the [@better|larger|happier>@1:JJS] of all
- It is the better of all. => It is the best of all.
- Hers is the happier of all. => Hers is the happiest of all.

larger: the [@large|largest>@1:JJR] one than
- Take the largest one than this. => Take the larger one than this.
`),
    ).toEqual([]);
  });
  it('knows gaps, exact words, expressions, exceptions and what stands before', () => {
    expect(
      run(`
both: not only *4 [but]
# After “not only”, {found} is a half.
- He is not only a good singer but a dancer.
+ He is not only a good singer.

exact: [=Fig|fig>Fig.] /^\\d+[a-z]?$/
- See Fig 3b for it. => See Fig. 3b for it.
+ A FIG 3 is not meant.

not-before: <!{DT} [kind of>rather]
? kind of you
- It is kind of slow. => It is rather slow.
+ It is a kind of bird.
+ It was kind of you.
`),
    ).toEqual([]);
  });
  it('names a place of a comment that nothing fills', () => {
    const advice = 'both: not only *4 [but]\n- He is not only a singer but a dancer.\n+ He is only a singer.\n';
    expect(run(advice).map(({ outcome }) => outcome)).toEqual([
      'has a gap in its comment: “but” says no more than “”.',
    ]);
  });
  it('puts named classes in, its own and those of all files', () => {
    const words = '$month = may|june\n// one class may name another\n$time = $month|summer';
    const rules = `$later = sooner|$time\n\nnext: next $later [$month>]\n- Next summer may rain. => Next summer rain.\n+ Next day may rain.`;
    expect(run(rules, HEAD, words)).toEqual([]);
  });
  it('runs rules on characters, under the guides that ask for them', () => {
    const rules = `%needs \\d

space: /(\\d)(mg|kg)\\b/ => $1 $2
@ guides=AMA class=guide section=17.1
- It weighs 5kg and 20mg. => It weighs 5 kg and 20 mg.
+ It weighs 5 kg.
`;
    expect(run(rules)).toEqual([]);
    const set = setOf(rules);
    const [found] = proposalsOf(set.sources()[0]!, 'It weighs 5kg.', { set, ...tools });
    expect(found).toMatchObject({ errorClass: 'AMA', rule: 'trial/space', start: 10, end: 13, replacements: ['5 kg'] });
    const active = set.active({ language: 'US', pipeline: 'advanced', documentType: 'academic', styleGuide: 'APA' });
    expect(active.charactersFor('It weighs 5kg.')).toEqual([]);
  });
  it('offers a replacement where the rule or its class says so', () => {
    const withheld = HEAD.replace('%offer yes\n', '');
    expect(setOf('a: [foo>bar]\n- A foo. => A bar.', withheld).isOffered('trial/a')).toBe(false);
    expect(setOf('a: [foo>bar]\n@ offer=yes\n- A foo. => A bar.', withheld).isOffered('trial/a')).toBe(true);
    const mistakes = withheld.replace('brevity', 'preposition\n%level basic');
    expect(setOf('a: [foo>bar]\n- A foo. => A bar.', mistakes).isOffered('trial/a')).toBe(true);
  });
  it('keeps what it compiles: the same texts give the same bytes, and the rules come back whole', () => {
    const rules = { path: 'a/trial.rules', text: `${HEAD}a: [foo>bar]\n@ confidence=0.612\n- A foo. => A bar.` };
    const bytes = compileRules({ words: [], rules: [rules] });
    expect(compileRules({ words: [], rules: [{ ...rules }] })).toEqual(bytes);
    const [rule] = openRules(bytes, []).sources();
    expect(rule).toMatchObject({ id: 'trial/a', confidence: 0.612, place: 'a/trial.rules:5', patterns: ['[foo>bar]'] });
    expect(openRules(bytes, []).rule(0)).toMatchObject({ id: 'trial/a', confidence: 0.612, kind: 'advice' });
  });
  it('takes the source of a rule from its file, unless the rule names its own', () => {
    const rules = 'a: [foo>bar]\n- A foo. => A bar.\n\nb: [foe>baz]\n@ source=Swan,_4th_ed.\n- A foe. => A baz.';
    expect(
      setOf(rules)
        .sources()
        .map(({ source }) => source),
    ).toEqual(['Emend', 'Swan, 4th ed.']);
  });
  it('names a result that is not cut off before its noun', () => {
    const rules = 'on: depend:V [of>on] {DT|JJ|NN}\n# Write {result}.\n- It depends of it. => It depends on it.';
    const set = setOf(rules);
    const commentOn = (text: string) => proposalsOf(set.sources()[0]!, text, { set, ...tools })[0]?.comment;
    expect(commentOn('It depends of the weather.')).toBe('Write “depends on”.');
    expect(commentOn('It depends of luck.')).toBe('Write “depends on luck”.');
  });
  it('knows former ids', () => {
    const rules = [{ path: 'trial.rules', text: `${HEAD}a: [foo>bar]\n- A foo. => A bar.` }];
    const compiled = (text: string) =>
      openRules(compileRules({ words: [], rules, aliases: [{ path: 'aliases.tsv', text }] }), []);
    expect(compiled('old/b\ttrial/a\n').currentId('old/b')).toBe('trial/a');
    expect(compiled('').currentId('trial/a')).toBe('trial/a');
    expect(() => compiled('old/b trial/a')).toThrow(/aliases\.tsv, line 1: 'former<TAB>current'/);
    expect(() => compiled('old/b\ttrial/a\nold/b\ttrial/c')).toThrow(/line 2: old\/b has an alias already/);
  });
  it('tells failing examples', () => {
    expect(run('a: [foo>bar]\n- A foo is here. => A baz is here.\n- None. => Some.\n+ The foo.')).toEqual([
      { example: 'A foo is here.', outcome: 'becomes: A bar is here.' },
      { example: 'None.', outcome: 'is not found' },
      { example: 'The foo.', outcome: 'is found at: foo' },
    ]);
  });
  it.each([
    ['x [a>b]', /style\/trial\.rules, line 5: the file begins with/],
    ['a: foo bar\n- A foo => A bar', /line 5: .*square brackets/],
    ['\na: [foo>bar]\n- A foo => A bar\n\nb: [{ZZ} foo>bar]\n- A foo => A bar', /line 9: .*unknown tag/],
    ['\na: [foo>bar]\n- A foo => A bar\n\nb: [foo>bar] in|{CD}\n- A foo => A bar', /line 9: .*mixes words and tags/],
    ['a: [foo>bar]\n@ level=expert\n- A foo => A bar', /level 'expert'/],
    ['a: [foo>bar]\n@ level=basic\n- A foo => A bar', /cannot be basic/],
    ['a: [foo>bar]\n@ class=verb\n- A foo => A bar', /must be basic/],
    ['a: [foo>bar]\n@ class=guide\n- A foo => A bar', /names no guides/],
    ['a: [foo>bar]\n@ lm=perhaps\n- A foo => A bar', /lm is 'yes' or 'no'/],
    ['a: [foo>bar]\n= what\n- A foo => A bar', /line 6: a line begins with/],
    ['a: [foo>$bar]\n- A foo => A bar', /\$bar is not defined/],
    ['a: /(foo/ => bar\n- A foo => A bar', /Invalid regular expression/],
    [
      'a: [foo>bar]\n- A foo. => A bar.\na: [foo>baz]\n- A foo. => A baz.',
      /two rules are called 'trial\/a': .*:5 and .*:7/,
    ],
  ])('refuses %j', (rules, message) => {
    expect(() => setOf(rules)).toThrow(message);
  });
});

describe('openRules', () => {
  it('says what is wrong with a file', () => {
    const bytes = compileRules({ words: [], rules: [] });
    expect(() => openRules(new Uint8Array(3), [])).toThrow(/rules\.bin is damaged: make it anew/);
    expect(() => openRules(new Uint8Array(64), [])).toThrow(/is no file of rules/);
    expect(() => openRules(bytes.slice(0, 100), [])).toThrow(/is damaged/);
    const other = bytes.slice();
    other[4] = 99;
    expect(() => openRules(other, [])).toThrow(/is of version 99/);
  });
});
