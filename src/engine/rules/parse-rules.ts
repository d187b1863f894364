import type { StyleGuide } from '../context.ts';
import type { CorrectionExample } from '../proposal.ts';
import type { CharacterPattern, CodeRule, Rule, RuleFile, RuleTerms } from './rule-file.ts';
import { validateRule } from './validate-rule.ts';

/** What the lines of one rule say. */
interface Draft {
  readonly id: string;
  readonly patterns: string[];
  readonly characters: CharacterPattern[];
  readonly exceptions: string[];
  readonly corrects: CorrectionExample[];
  readonly flags: string[];
  readonly accepts: string[];
  terms: Partial<RuleTerms>;
  section?: string;
}

const HEAD = /^([a-z0-9][a-z0-9-]*):\s+(\S.*)$/;

const draft = (id: string): Draft => ({
  id,
  patterns: [],
  characters: [],
  exceptions: [],
  corrects: [],
  flags: [],
  accepts: [],
  terms: {},
});

/** "/form/flags => template" as a character pattern, anything else as a pattern of tokens. */
function addPattern(rule: Draft, source: string): void {
  const characters = source.startsWith('/') && /^\/(.+)\/([is]*)(?:\s*=>(?:\s(.*))?)?$/.exec(source);
  if (!characters) {
    rule.patterns.push(source);
    return;
  }
  const replacement = source.includes('=>') ? (characters[3] ?? '') : undefined;
  rule.characters.push({ form: new RegExp(characters[1]!, `gu${characters[2]}`), replacement });
}

function addExample(rule: Draft, sign: string, text: string): void {
  const [wrong = '', right] = text.split(/\s+=>\s+/);
  if (sign === '+') rule.accepts.push(text);
  else if (right === undefined) rule.flags.push(wrong);
  else rule.corrects.push({ wrong, right });
}

/** `@ confidence=0.6 documents=academic guides=APA,AMA section=6.36` */
function addTerms(rule: Draft, text: string): void {
  for (const pair of text.split(/\s+/)) {
    const [key = '', value = ''] = pair.split('=');
    if (key === 'section') rule.section = value.replaceAll('_', ' ');
    else if (key === 'confidence') rule.terms = { ...rule.terms, confidence: Number(value) };
    else if (key === 'guides') rule.terms = { ...rule.terms, guides: value.split(',') as StyleGuide[] };
    else if (key === 'class') rule.terms = { ...rule.terms, errorClass: value as RuleTerms['errorClass'] };
    else if (key === 'level' || key === 'documents' || key === 'language' || key === 'where')
      rule.terms = { ...rule.terms, [key]: value };
    else throw new Error(`unknown term '${key}'`);
  }
}

function addLine(rule: Draft, line: string): void {
  const text = line.slice(1).trim();
  switch (line[0]) {
    case '|':
      addPattern(rule, text);
      return;
    case '-':
    case '+':
      addExample(rule, line[0], text);
      return;
    case '?':
      rule.exceptions.push(text);
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

function settle(file: RuleFile, rule: Draft, code?: CodeRule): Rule {
  const terms = { ...file, ...code, ...rule.terms };
  return {
    id: `${file.id}/${rule.id}`,
    errorClass: terms.errorClass,
    confidence: terms.confidence ?? 0.75,
    level: terms.level ?? 'advanced',
    documents: terms.documents ?? 'any',
    where: terms.where ?? 'prose',
    heard: terms.heard ?? false,
    source: rule.section ? `${terms.source}, ${rule.section}` : terms.source,
    comment: terms.comment,
    guides: terms.guides,
    language: terms.language,
    needs: file.needs,
    patterns: rule.patterns,
    characters: rule.characters,
    exceptions: rule.exceptions,
    corrects: rule.corrects,
    flags: rule.flags,
    accepts: rule.accepts,
    ...(code ? { check: code.check } : {}),
  };
}

/**
 * The rules of a file, those in lines before those in code.
 * @throws Error with file, line and what is wrong with it; every rule is validated
 */
export function parseRules(file: RuleFile): Rule[] {
  const rules: Rule[] = [];
  let current: { draft: Draft; line: number } | undefined;
  const fail = (line: number, error: unknown): never => {
    throw new Error(`rules '${file.id}', line ${line}: ${(error as Error).message}`);
  };
  const close = (): void => {
    if (!current) return;
    try {
      rules.push(validateRule(settle(file, current.draft)));
    } catch (error) {
      fail(current.line, error);
    }
  };
  for (const [i, raw] of file.rules.split('\n').entries()) {
    const line = raw.trim();
    if (!line || line.startsWith('//')) continue;
    const head = HEAD.exec(line);
    if (head) close();
    try {
      if (head) {
        current = { draft: draft(head[1]!), line: i + 1 };
        addPattern(current.draft, head[2]!);
      } else if (current) addLine(current.draft, line);
      else throw new Error('the first line must begin with an id and a colon');
    } catch (error) {
      fail(i + 1, error);
    }
  }
  close();
  for (const code of file.checks ?? []) {
    const lines = draft(code.id);
    for (const line of code.examples.split('\n')) if (line.trim()) addLine(lines, line.trim());
    rules.push(validateRule(settle(file, lines, code)));
  }
  return rules;
}
