import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createAnalyser } from '../analyse.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { parseRules } from './parse-rules.ts';
import type { RuleFile } from './rule-file.ts';
import { compileRules } from './rule-set.ts';
import { failuresOf, proposalsOf } from './run-examples.ts';

const model = (name: string) => readFileSync(fileURLToPath(new URL(`../../../models/${name}`, import.meta.url)));
const files = new Map<string, Uint8Array>(['tagger.bin', 'lexicon.bin'].map((name) => [name, model(name)]));
const tools = { analyse: createAnalyser(files), lexicon: createLexicon(files.get('lexicon.bin')!) };

const file = (rules: string, more: Partial<RuleFile> = {}): RuleFile => ({
  id: 'trial',
  errorClass: 'brevity',
  source: 'Emend',
  comment: '{found} says no more than {better}.',
  rules,
  ...more,
});
const run = (rules: string, more: Partial<RuleFile> = {}) => {
  const set = compileRules([file(rules, more)]);
  return set.rules.flatMap((rule) => failuresOf(rule, { set, ...tools }));
};

describe('rules as data', () => {
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
`),
    ).toEqual([]);
  });
  it('knows gaps, exact words, expressions, exceptions and what stands before', () => {
    expect(
      run(`
both: not only *4 [but]
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
  it('runs rules on characters, under the guides that ask for them', () => {
    const rules = `
space: /(\\d)(mg|kg)\\b/ => $1 $2
@ guides=AMA class=guide section=17.1
- It weighs 5kg and 20mg. => It weighs 5 kg and 20 mg.
+ It weighs 5 kg.
`;
    expect(run(rules, { needs: /\d/ })).toEqual([]);
    const set = compileRules([file(rules)]);
    const [found] = proposalsOf(set.rules[0]!, 'It weighs 5kg.', { set, ...tools });
    expect(found).toMatchObject({ errorClass: 'AMA', rule: 'trial/space', start: 10, end: 13, replacements: ['5 kg'] });
    expect(set.active({ language: 'US', pipeline: 'advanced', documentType: 'academic', styleGuide: 'APA' })).toEqual({
      characters: [],
      code: [],
    });
  });
  it('tells failing examples', () => {
    expect(run('a: [foo>bar]\n- A foo is here. => A baz is here.\n- None. => Some.\n+ The foo.')).toEqual([
      { example: 'A foo is here.', outcome: 'becomes: A bar is here.' },
      { example: 'None.', outcome: 'is not found' },
      { example: 'The foo.', outcome: 'is found at: foo' },
    ]);
  });
  it.each([
    ['x [a>b]', /line 1: the first line must begin/],
    ['a: [foo>bar]', /no wrong example/],
    ['a: [foo]\n- A foo.', /no right example/],
    ['a: foo bar\n- A foo => A bar', /square brackets/],
    ['a: [{ZZ} foo>bar]\n- A foo => A bar', /unknown tag/],
    ['a: [foo>bar]\n@ level=expert\n- A foo => A bar', /level 'expert'/],
    ['a: [foo>bar]\n@ level=basic\n- A foo => A bar', /cannot be basic/],
    ['a: [foo>bar]\n@ class=verb\n- A foo => A bar', /must be basic/],
    ['a: [foo>bar]\n@ class=guide\n- A foo => A bar', /names no guides/],
    ['a: [foo>bar]\n= what\n- A foo => A bar', /a line begins with/],
  ])('refuses %j', (rules, message) => {
    expect(() => parseRules(file(rules))).toThrow(message);
  });
  it('refuses one id for two rules', () => {
    const rules = 'a: [foo>bar]\n- A foo. => A bar.';
    expect(() => compileRules([file(`${rules}\n${rules}`)])).toThrow(/two rules/);
  });
});
