import { createAnalyser } from '../../engine/analyse.ts';
import { createLexicon } from '../../engine/lexicon/create-lexicon.ts';
import { failuresOf } from '../../engine/pipeline/run-rule-examples.ts';
import { codeRules } from '../../engine/rules/code-rules.ts';
import type { Rule } from '../../engine/rules/rule.ts';
import { openRules } from '../../engine/rules/rule-set.ts';
import { classEntry } from '../../engine/taxonomy.ts';
import { loadSettings } from '../../platform/config/load.ts';
import { problem } from '../../platform/errors.ts';
import { loadModels } from '../../platform/models.ts';
import { type Command, readArguments, usage } from '../command.ts';
import { loadRules } from '../open-models.ts';
import { styler, type Terminal, write } from '../terminal.ts';

export const rules: Command = {
  name: 'rules',
  help: `Usage: emend rules list [PREFIX]
       emend rules show ID
       emend rules test [PREFIX]

The rules that are kept as data (docs/rules.md).

list   ids with category and number of examples; with PREFIX those whose id begins so
show   one rule: what it looks for, what it says, where it comes from, its examples
test   runs the examples of all rules, or of those whose id begins with PREFIX

Options:
  --help   this text
`,
  async run(args, terminal) {
    const { positionals } = readArguments(args, {});
    const [action, name = '', ...rest] = positionals;
    if (rest.length > 0) throw usage('Give one id or prefix');
    const set = openRules(await loadRules(), codeRules);
    const all = set.sources();
    const chosen = all.filter(({ id }) => id.startsWith(name));
    if (action === 'list') return list(found(chosen, name), terminal);
    if (action === 'show') {
      if (name === '') throw usage('Give the id of a rule');
      const current = set.currentId(name);
      const rule = all.find(({ id }) => id === current);
      return show(rule ?? found(chosen, name)[0]!, terminal);
    }
    if (action !== 'test') throw usage('Say list, show or test');
    const { modelsDir } = loadSettings().settings;
    const models = await loadModels(modelsDir, [], false, ['tagger.bin', 'parser.bin', 'lexicon.bin']);
    const bench = { set, analyse: createAnalyser(models), lexicon: createLexicon(models.get('lexicon.bin')!) };
    await test(found(chosen, name), (rule) => failuresOf(rule, bench), terminal);
  },
};

function found(chosen: readonly Rule[], name: string): readonly Rule[] {
  if (chosen.length === 0) throw usage(`There is no rule whose id begins with "${name}"`);
  return chosen;
}

const categoryOf = ({ errorClass, guides }: Rule): string => {
  if (errorClass === 'guide') return `Style Guide Compliance / ${guides?.join(', ')}`;
  const { category, langCategory } = classEntry(errorClass);
  return `${category} / ${langCategory}`;
};

const examplesOf = ({ corrects, flags, accepts }: Rule): number => corrects.length + flags.length + accepts.length;

async function list(chosen: readonly Rule[], { stdout }: Terminal): Promise<void> {
  const style = styler(stdout);
  const width = Math.max(...chosen.map(({ id }) => id.length));
  for (const rule of chosen) {
    const count = examplesOf(rule);
    const note = style('dim', `${categoryOf(rule)}, ${count} example${count === 1 ? '' : 's'}`);
    await write(stdout, `${rule.id.padEnd(width)}  ${note}\n`);
  }
  await write(stdout, `${chosen.length} rule${chosen.length === 1 ? '' : 's'}.\n`);
}

async function show(rule: Rule, { stdout }: Terminal): Promise<void> {
  const style = styler(stdout);
  const terms = [
    rule.level === 'basic' ? 'basic and advanced' : 'advanced',
    rule.documents === 'any' ? '' : `${rule.documents} writing`,
    rule.language ? `${rule.language} English` : '',
    rule.where === 'prose' ? '' : rule.where,
    `confidence ${rule.confidence}`,
  ];
  const lines = [
    style('bold', rule.id),
    `category   ${categoryOf(rule)}`,
    `source     ${rule.source}`,
    `applies    ${terms.filter(Boolean).join(', ')}`,
    `comment    ${rule.comment}`,
    ...rule.patterns.map((pattern) => `pattern    ${pattern}`),
    ...rule.characters.map(
      ({ form, replacement }) => `characters /${form}/${replacement === undefined ? '' : ` => ${replacement}`}`,
    ),
    `written    ${rule.place}`,
    ...rule.exceptions.map((exception) => `unless     ${exception}`),
    ...rule.corrects.flatMap(({ wrong, right }) => [`wrong      ${wrong}`, `  becomes  ${right}`]),
    ...rule.flags.map((text) => `points at  ${text}`),
    ...rule.accepts.map((text) => `right      ${text}`),
  ];
  await write(stdout, `${lines.join('\n')}\n`);
}

type Failures = ReturnType<typeof failuresOf>;

async function test(chosen: readonly Rule[], run: (rule: Rule) => Failures, { stdout }: Terminal): Promise<void> {
  const style = styler(stdout);
  let failed = 0;
  for (const rule of chosen) {
    const failures = run(rule);
    if (failures.length > 0) failed++;
    for (const { example, outcome } of failures)
      await write(stdout, `${style('red', rule.id)}\n    ${example}\n    ${outcome}\n`);
  }
  const examples = chosen.reduce((sum, rule) => sum + examplesOf(rule), 0);
  await write(stdout, `${chosen.length} rules, ${examples} examples, ${failed} rules failed.\n`);
  if (failed > 0) throw problem('cli.rules-failed', { failed, total: chosen.length });
}
