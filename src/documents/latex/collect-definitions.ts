import { type EnvironmentSpec, environmentSpec } from './environment-table.ts';
import { forgetTexts } from './per-text.ts';
import { controlWordEnd, isCommented, optionEnd, readArgument, skipBlank } from './read-source.ts';
import type { Term } from './terms.ts';

export interface RawCommand {
  readonly parameters: number;
  readonly optional: boolean;
  readonly body: string;
}

/** Definitions as the source writes them. */
export interface RawDefinitions {
  readonly commands: Map<string, RawCommand>;
  readonly environments: Map<string, EnvironmentSpec>;
  readonly flags: Map<string, boolean>;
  readonly terms: Map<string, Term>;
}

/** Definitions with a longer body are not interpreted. */
export const LONGEST_BODY = 4_000;

type Collect = (text: string, at: number, into: RawDefinitions) => void;

const COLLECTORS = new Map<string, Collect>();
function define(names: string, collect: Collect): void {
  for (const name of names.split(' ')) COLLECTORS.set(name, collect);
}

const DEFINER =
  /\\((?:re)?newcommandx?|providecommand|DeclareRobustCommand|(?:re)?newrobustcmd|[gex]?def|let|(?:re)?newenvironment|(?:New|Renew|Provide|Declare)Document(?:Command|Environment)|newtheorem|spnewtheorem|declaretheorem|newtcolorbox|newmdenv|newtcbtheorem|lstnewenvironment|DefineVerbatimEnvironment|newminted|newlist|newif|newacronym|newabbreviation|newglossaryentry|longnewglossaryentry|acrodef|acro|newacro|DeclareAcronym|DeclareMathOperator)(?![A-Za-z@])\*?/g;
const SWITCH = /\\([A-Za-z@]+?)(true|false)(?![A-Za-z@])/g;

/** Reads each text once. Of several definitions of a name the last one counts, as it does for most of a document. */
export function collectDefinitions(texts: Iterable<string>): RawDefinitions {
  const into: RawDefinitions = {
    commands: new Map(),
    environments: new Map(),
    flags: new Map([
      ['iffalse', false],
      ['iftrue', true],
    ]),
    terms: new Map(),
  };
  const switches = new Map<string, boolean>();
  for (const text of texts) {
    for (const found of text.matchAll(DEFINER))
      if (!isCommented(text, found.index)) COLLECTORS.get(found[1]!)?.(text, found.index + found[0].length, into);
    for (const found of text.matchAll(SWITCH))
      if (!isCommented(text, found.index)) switches.set(`if${found[1]!}`, found[2] === 'true');
  }
  forgetTexts();
  for (const [name, value] of switches) if (into.flags.has(name)) into.flags.set(name, value);
  return into;
}

/** Returns the defined command, with or without braces. */
function definedName(text: string, at: number): { name: string; end: number } | undefined {
  const start = skipBlank(text, at);
  const inner = text[start] === '{' ? skipBlank(text, start + 1) : start;
  if (text[inner] !== '\\') return undefined;
  const nameEnd = controlWordEnd(text, inner + 1);
  if (nameEnd === inner + 1) return undefined;
  const close = text.slice(nameEnd, nameEnd + 40).indexOf('}');
  const end = inner === start ? nameEnd : close < 0 ? 0 : nameEnd + close + 1;
  return end > 0 ? { name: text.slice(inner + 1, nameEnd), end } : undefined;
}

function option(text: string, at: number): { text: string; end: number } | undefined {
  const start = skipBlank(text, at);
  if (text[start] !== '[') return undefined;
  const end = optionEnd(text, start);
  return end < 0 ? undefined : { text: text.slice(start + 1, end - 1), end };
}

/** Longer than any definition that is interpreted; definitions within definitions are not read repeatedly. */
const LONGEST_GROUP = LONGEST_BODY + 1;

function group(text: string, at: number): { text: string; end: number } | undefined {
  const argument = readArgument(text, at);
  if (!argument) return undefined;
  const { contentStart, contentEnd, end } = argument;
  return { text: text.slice(contentStart, Math.min(contentEnd, contentStart + LONGEST_GROUP)), end };
}

/** Records a command that stands for `\\iftrue` or `\\iffalse`. */
function setsFlag(flags: Map<string, boolean>, name: string, body: string): boolean {
  const value = /^\s*\\if(true|false)\s*$/.exec(body)?.[1];
  if (value === undefined || !name.startsWith('if')) return false;
  flags.set(name, value === 'true');
  return true;
}

define(
  'newcommand renewcommand newcommandx renewcommandx providecommand DeclareRobustCommand newrobustcmd renewrobustcmd',
  (text, at, { commands, flags }) => {
    const defined = definedName(text, at);
    if (!defined) return;
    const count = option(text, defined.end);
    const standard = count && option(text, count.end);
    const body = group(text, (standard ?? count ?? defined).end);
    if (!body || setsFlag(flags, defined.name, body.text)) return;
    const parameters = Number(count?.text.trim() ?? 0);
    if (Number.isInteger(parameters) && parameters < 10)
      commands.set(defined.name, { parameters, optional: standard !== undefined, body: body.text });
  },
);
define('def gdef edef xdef', (text, at, { commands, flags }) => {
  const defined = definedName(text, at);
  if (!defined) return;
  const pattern = /^[^{]{0,40}/.exec(text.slice(defined.end, defined.end + 40))![0];
  const body = group(text, defined.end + pattern.length);
  if (body && setsFlag(flags, defined.name, body.text)) return;
  if (body && /^\s*(?:(?:#\d)+\s*)?$/.test(pattern))
    commands.set(defined.name, { parameters: pattern.split('#').length - 1, optional: false, body: body.text });
});
define('let', (text, at, { flags, commands }) => {
  const found = /^[ \t]*\\([A-Za-z@]+)[ \t]*(?:=[ \t]*)?\\([A-Za-z@]+)/.exec(text.slice(at, at + 200));
  if (!found) return;
  const [, name, value] = found;
  if (value === 'iftrue' || value === 'iffalse') flags.set(name!, value === 'iftrue');
  const source = commands.get(value!);
  if (source) commands.set(name!, source);
});
define('newif', (text, at, { flags }) => {
  const defined = definedName(text, at);
  if (defined) flags.set(defined.name, false);
});
define(
  'NewDocumentCommand RenewDocumentCommand ProvideDocumentCommand DeclareDocumentCommand',
  (text, at, { commands }) => {
    const defined = definedName(text, at);
    const spec = defined && group(text, defined.end);
    const body = spec && group(text, spec.end);
    if (!defined || !body) return;
    const kinds = withoutGroups(spec.text).replace(/[\s+!>]/g, '');
    if (/^[oO]?m*$/.test(kinds))
      commands.set(defined.name, { parameters: kinds.length, optional: /^o/i.test(kinds), body: body.text });
  },
);
define('newenvironment renewenvironment', (text, at, into) => {
  const name = group(text, at);
  const count = name && option(text, name.end);
  const standard = count && option(text, count.end);
  const begin = name && group(text, (standard ?? count ?? name).end);
  if (!begin) return;
  const given = Number(count?.text.trim() ?? 0) - (standard ? 1 : 0);
  environment(into, name.text, begin.text, given);
});
define('NewDocumentEnvironment RenewDocumentEnvironment DeclareDocumentEnvironment', (text, at, into) => {
  const name = group(text, at);
  const spec = name && group(text, name.end);
  const begin = spec && group(text, spec.end);
  if (begin) environment(into, name.text, begin.text, withoutGroups(spec.text).split('m').length - 1);
});

/** Returns what a specification of arguments says without its groups, such as default values: `O{\textbf{x}} m` is `O m`. */
function withoutGroups(spec: string): string {
  let kept = '';
  let depth = 0;
  for (const sign of spec) {
    if (sign === '{') depth++;
    if (depth === 0) kept += sign;
    if (sign === '}') depth = Math.max(0, depth - 1);
  }
  return kept;
}

/** Records an environment, which is like the last environment that it begins itself. */
function environment({ environments }: RawDefinitions, name: string, begin: string, args: number): void {
  let spec: EnvironmentSpec = { kind: 'text' };
  for (const found of begin.matchAll(/\\begin\s*\{([^{}]+)\}/g)) {
    const inner = environmentSpec(found[1]!) ?? environments.get(found[1]!);
    if (inner && inner.kind !== 'text') spec = { ...inner, args: 0 };
  }
  if (/\\(?:Verbatim|lst@|verbatim|VerbatimEnvironment|begin\s*\{verbatim)/.test(begin)) spec = { kind: 'code' };
  environments.set(name.trim(), { ...spec, args: Math.max(0, Number.isInteger(args) ? args : 0) });
}

define('newtheorem spnewtheorem declaretheorem', (text, at, { environments }) => {
  const name = group(text, option(text, at)?.end ?? at);
  if (name) environments.set(name.text.trim(), { kind: 'text', title: 'option' });
});
define('newtcbtheorem', (text, at, { environments }) => {
  const name = group(text, option(text, at)?.end ?? at);
  // a title and a label
  if (name) environments.set(name.text.trim(), { kind: 'text', args: 2, title: 'first' });
});
define('newmdenv newtcolorbox', (text, at, { environments }) => {
  const first = option(text, at);
  const name = group(text, first?.end ?? at);
  if (!name) return;
  const count = Number(option(text, name.end)?.text.trim() ?? 0);
  environments.set(name.text.trim(), { kind: 'text', args: Number.isInteger(count) && count > 0 ? count : 0 });
});
define('newlist', (text, at, { environments }) => {
  const name = group(text, at);
  const kind = name && group(text, name.end);
  if (name) environments.set(name.text.trim(), { kind: 'list', ordered: kind?.text.includes('enumerate') ?? false });
});
define('lstnewenvironment DefineVerbatimEnvironment newminted', (text, at, { environments }) => {
  const name = group(text, at);
  if (name) environments.set(name.text.trim(), { kind: 'code' });
});
define('DeclareMathOperator', (text, at, { commands }) => {
  const defined = definedName(text, at);
  if (defined) commands.set(defined.name, { parameters: 0, optional: false, body: '\\ensuremath{x}' });
});
define('newacronym newabbreviation', (text, at, { terms }) => {
  const start = option(text, at)?.end ?? at;
  const key = group(text, start);
  const short = key && group(text, key.end);
  const long = short && group(text, short.end);
  if (long) terms.set(key.text.trim(), { short: plain(short.text), long: plain(long.text) });
});
define('newglossaryentry longnewglossaryentry DeclareAcronym', (text, at, { terms }) => {
  const key = group(text, at);
  const fields = key && group(text, key.end);
  if (!fields) return;
  const field = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*=\\s*(?:\\{([^{}]*)\\}|([^,{}]*))`)
      .exec(fields.text)
      ?.slice(1)
      .find(Boolean)
      ?.trim();
  const short = field('short') ?? field('text') ?? field('name');
  if (short) terms.set(key.text.trim(), { short: plain(short), long: plain(field('long') ?? field('name') ?? short) });
});
define('acro acrodef newacro', (text, at, { terms }) => {
  const key = group(text, at);
  const short = key && option(text, key.end);
  const long = key && group(text, short?.end ?? key.end);
  if (long) terms.set(key.text.trim(), { short: plain(short?.text ?? key.text), long: plain(long.text) });
});

/** Returns the words of a short piece of source. */
function plain(source: string): string {
  return source
    .replace(/\\[A-Za-z@]+\*?\s?|[{}]/g, '')
    .replace(/~/g, '\u00a0')
    .trim();
}
