import type { CorrectionExample } from '../../proposal.ts';
import type { CharacterPattern, CodeRuleGroup, Rule } from '../rule.ts';
import { settleTerms, type TermsDraft, withTerm } from './rule-terms.ts';
import { validateRule } from './validate-rule.ts';
import { expandClasses, readDefinition, type WordClasses } from './word-classes.ts';

/** The content of one rule's lines. */
interface Draft {
  readonly id: string;
  readonly line: number;
  readonly patterns: string[];
  readonly characters: CharacterPattern[];
  readonly exceptions: string[];
  readonly corrects: CorrectionExample[];
  readonly flags: string[];
  readonly accepts: string[];
  terms: TermsDraft;
}

/** A file of rules: its `%family`, or its name without `.rules`, is the first part of its rules' ids. */
export interface RuleText {
  /** Path for messages, which ends in a name such as "articles.rules". */
  readonly path: string;
  readonly text: string;
}

const HEAD = /^([a-z0-9][a-z0-9-]*):\s+(\S.*)$/;
const TERM = /^%([a-z]+)\s+(\S.*)$/;

const draft = (id: string, line: number): Draft => ({
  id,
  line,
  patterns: [],
  characters: [],
  exceptions: [],
  corrects: [],
  flags: [],
  accepts: [],
  terms: {},
});

/** Adds "/form/flags => template" as a character pattern, and anything else as a pattern of tokens. */
function addPattern(rule: Draft, source: string): void {
  const characters = source.startsWith('/') && /^\/(.+)\/([is]*)(?:$|\s*=>$|\s*=>\s(.*))/.exec(source);
  if (!characters) {
    rule.patterns.push(source);
    return;
  }
  const replacement = source.includes('=>') ? (characters[3] ?? '') : undefined;
  const flags = `gu${characters[2]}`;
  new RegExp(characters[1]!, flags);
  rule.characters.push({ form: characters[1]!, flags, replacement });
}

function addExample(rule: Draft, sign: string, text: string): void {
  const [wrong = '', right] = text.split(/(?<!\s)\s+=>\s+/);
  if (sign === '+') rule.accepts.push(text);
  else if (right === undefined) rule.flags.push(wrong);
  else rule.corrects.push({ wrong, right });
}

/** Adds terms such as `@ confidence=0.6 documents=academic guides=APA,AMA section=6.36`; `_` stands for a space in sections and sources. */
function addTerms(rule: Draft, text: string): void {
  for (const pair of text.split(/\s+/)) {
    const [key = '', value = ''] = pair.split('=');
    rule.terms = withTerm(rule.terms, key, key === 'section' || key === 'source' ? value.replaceAll('_', ' ') : value);
  }
}

function addLine(rule: Draft, line: string, classes: WordClasses): void {
  const text = line.slice(1).trim();
  switch (line[0]) {
    case '|':
      addPattern(rule, expandClasses(text, classes));
      return;
    case '-':
    case '+':
      addExample(rule, line[0], text);
      return;
    case '?':
      rule.exceptions.push(expandClasses(text, classes));
      return;
    case '#':
      rule.terms = { ...rule.terms, comment: text };
      return;
    case '@':
      addTerms(rule, text);
      return;
    default:
      throw new Error('a line begins with an id and a colon, or with one of | - + ? # @');
  }
}

function finish(family: string, path: string, head: TermsDraft, needs: string | undefined, rule: Draft): Rule {
  const { id, line, terms, patterns, characters, exceptions, corrects, flags, accepts } = rule;
  return validateRule({
    ...settleTerms(`${family}/${id}`, { ...head, ...terms }),
    place: `${path}:${line}`,
    needs,
    patterns,
    characters,
    exceptions,
    corrects,
    flags,
    accepts,
  });
}

/**
 * Reads and validates the rules of a file in lines (docs/rules.md). `shared` are the word classes that are available to all files.
 * @throws Error with file, line and what is wrong with it
 */
export function readRules({ path, text }: RuleText, shared: WordClasses): Rule[] {
  let family = path.replace(/^.*\//, '').replace(/\.rules$/, '');
  const classes = new Map(shared);
  const rules: Rule[] = [];
  let head: TermsDraft = {};
  let needs: string | undefined;
  let current: Draft | undefined;
  const at = (line: number, read: () => void): void => {
    try {
      read();
    } catch (error) {
      throw new Error(`${path}, line ${line}: ${(error as Error).message}`);
    }
  };
  const close = (): void => {
    const rule = current;
    if (rule) at(rule.line, () => rules.push(finish(family, path, head, needs, rule)));
  };
  const readHead = (line: string): void => {
    const definition = readDefinition(line);
    const term = TERM.exec(line);
    if (definition) {
      if (classes.has(definition[0])) throw new Error(`$${definition[0]} is defined twice`);
      classes.set(definition[0], expandClasses(definition[1], classes));
    } else if (!term) throw new Error('the file begins with lines of %term or $class, then an id and a colon');
    else if (term[1] === 'family') family = term[2]!;
    else if (term[1] === 'needs') needs = new RegExp(term[2]!, 'u').source;
    else head = withTerm(head, term[1]!, term[2]!);
  };
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (!line || line.startsWith('//')) continue;
    const start = HEAD.exec(line);
    if (start) close();
    at(i + 1, () => {
      if (start) {
        current = draft(start[1]!, i + 1);
        addPattern(current, expandClasses(start[2]!, classes));
      } else if (current) addLine(current, line, classes);
      else readHead(line);
    });
  }
  close();
  return rules;
}

/** Returns the rules of a group in code, with their examples. */
export function describeCodeRules(group: CodeRuleGroup): Rule[] {
  return group.checks.map((code) => {
    const lines = draft(code.id, 0);
    for (const line of code.examples.split('\n')) if (line.trim()) addLine(lines, line.trim(), new Map());
    const { id: _, examples: __, check: ___, ...terms } = code;
    return finish(group.id, `${group.id} (code)`, { ...headOf(group), ...terms }, undefined, lines);
  });
}

function headOf({ id: _, checks: __, ...terms }: CodeRuleGroup): TermsDraft {
  return terms;
}
