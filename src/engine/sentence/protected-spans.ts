import type { Span } from '../../text/span.ts';
import { citedNames } from './cited-names.ts';
import { isReference, type PlaceKind } from './place-kind.ts';

/** Kinds of spans that are not the author's to change, or are not prose. */
export type SpanKind =
  | 'quotation'
  | 'code'
  | 'reference'
  /** An ungrammatical example, as linguists mark it. */
  | 'example'
  /** The name of a cited author. */
  | 'citation'
  /** Part of a name, or an acronym. */
  | 'name'
  /** A word that the document uses often. */
  | 'term'
  /** Words of another language. */
  | 'foreign';

/** Words with a reason to stay as they are: offsets into the paragraph. `pipeline/span-protection.ts` says what each reason protects. */
export interface ProtectedSpan extends Span {
  readonly kind: SpanKind;
}

/** A kind of span, and a string that every such span contains: a paragraph without it is not searched. */
interface Sort {
  readonly kind: 'quotation' | 'code' | 'example';
  readonly holds: string | RegExp;
  readonly form: string;
}

/** One argument of a call: a name, a number or a short string. */
const ARGUMENT = `(?:[\\w.-]{1,30}|"[^"\\n]{0,30}"|'[^'\\n]{0,30}')`;
/** What opens a remark with an equals sign in prose: "the group( n = 12 )". */
const FIGURE = '(?:[nNpPrtFM]|SD|SE|CI|df|mean|see|i\\.e|e\\.g)\\b';

/**
 * Quotations and code, which are not ours to change. A single quotation mark opens only after a space and does not close before one. Then addresses
 * and names of files ("https://…", "a.b@c.org", "src/main.cpp", "results.txt"), and ungrammatical examples as linguists mark them ("*He go home").
 * Lengths are bounded, and names begin at their first letter, so that no text makes the search quadratic.
 */
const SORTS: readonly Sort[] = [
  { kind: 'quotation', holds: '„', form: '„[^“”]{0,4000}[“”]' },
  // a low quotation mark that somebody typed as two commas
  { kind: 'quotation', holds: ',,', form: '(?<![\\p{L}\\p{N}]),,(?=\\p{L})[^“”"]{0,400}[“”"]' },
  { kind: 'quotation', holds: '“', form: '“[^”]{0,4000}”' },
  { kind: 'quotation', holds: '«', form: '«[^»]{0,4000}»' },
  { kind: 'quotation', holds: '"', form: '"[^"\\n]{0,4000}"' },
  {
    kind: 'quotation',
    holds: '‘',
    form: '(?<=^|[\\s(])‘[^’]{0,400}(?:’(?=\\p{L})[^’]{0,400}){0,10}’(?!\\p{L})',
  },
  // arguments of calls and options of drawings: "[style=[dashed, thick]]"
  { kind: 'code', holds: '=[', form: '(?<==)\\[[^\\]\\n]{1,200}\\]' },
  // members of a set: "[ssm, sam, sim]"
  { kind: 'code', holds: '[', form: '\\[[\\p{L}\\d_]{1,30}(?:, ?[\\p{L}\\d_]{1,30}){2,20}\\]' },
  // formulas and commands of TeX that a draft in another format still has: "$P(w \\mid k)$", "\\cite{lamp&wall}"
  { kind: 'code', holds: '$', form: '\\$[^$\\n\\\\^_]{0,200}[\\\\^_][^$\\n]{0,300}\\$' },
  {
    kind: 'code',
    holds: '\\',
    form: '\\\\[A-Za-z]{2,30}\\*?(?:\\[[^\\]\\n]{0,80}\\]){0,2}(?:\\{[^{}\\n]{0,200}\\}){1,3}',
  },
  { kind: 'code', holds: '`', form: '(?<!\\p{L})`[^`]{0,4000}`' },
  { kind: 'code', holds: '_', form: '(?<![\\p{L}\\d_])[\\p{L}\\d]{0,64}_[\\p{L}\\d_]{1,64}' },
  { kind: 'code', holds: '()', form: '(?<![\\p{L}\\d_])\\p{L}\\w{0,64}\\(\\)' },
  // calls as some programmers space them: "mean( x, na.rm = TRUE )", "f( x )"; not "pump( see Table 2 )", "name( s )"
  {
    kind: 'code',
    holds: /\p{L}\( /u,
    form: `(?<![\\p{L}\\d_])\\p{L}[\\w.]{0,64}\\( (?:(?!s )\\d?[A-Za-z]\\d? ?|${ARGUMENT}(?: ?, ?${ARGUMENT}){1,12} ?|(?!${FIGURE})[^()=<>~|\\n]{1,80}[=<>~|][^()\\n]{1,120})\\)`,
  },
  { kind: 'code', holds: /\p{L}\[ /u, form: `\\p{L}\\w{0,30}\\[ ${ARGUMENT}(?: ?, ?${ARGUMENT}){0,5} ?\\]` },
  { kind: 'code', holds: /(?:for|if|while)\( /, form: '(?<![\\p{L}\\d_])(?:for|if|while)\\( [^()\\n]{1,80}\\)' },
  { kind: 'code', holds: /https?:|www/, form: '(?:https?://|www\\.)[^\\s<>"]{1,300}' },
  { kind: 'code', holds: '@', form: '(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,64}(?:\\.[\\w-]{1,64}){1,4}' },
  {
    kind: 'code',
    holds: '/',
    form: '(?<![\\w/.~-])[\\w.~-]{0,64}(?:/[\\w.~-]{1,64}){1,12}\\.[a-z]{1,5}(?![\\w/])',
  },
  {
    kind: 'code',
    holds: /\.[a-z]/,
    form: '(?<![\\w/.-])[\\w-]{1,64}\\.(?:txt|csv|json|xml|html?|php|jsx?|tsx?|py|java|cpp|hpp|cs|docx?|xlsx?|pdf|png|jpe?g|zip|exe|sql|yml|yaml|conf|cfg|sh|tex|bib)(?!\\w)',
  },
  { kind: 'example', holds: '*', form: '(?<![\\p{L}\\d*)\\]])\\*\\p{L}[^*.?!;\\n]{2,200}(?![^\\s.?!;]*\\*)' },
];

/** Expressions by the sorts that they search for, one bit each. */
const expressions = new Map<number, RegExp>();

/** One expression for all spans that the paragraph may contain; when two match at one place, the first sort wins. */
function spansExpression(paragraph: string): RegExp | undefined {
  let sorts = 0;
  for (const [i, { holds }] of SORTS.entries())
    if (typeof holds === 'string' ? paragraph.includes(holds) : holds.test(paragraph)) sorts |= 1 << i;
  if (sorts === 0) return undefined;
  let expression = expressions.get(sorts);
  if (!expression) {
    const group = (kind: Sort['kind']): string[] => {
      const forms = SORTS.filter((sort, i) => sort.kind === kind && sorts & (1 << i)).map(({ form }) => form);
      return forms.length > 0 ? [`(?<${kind}>${forms.join('|')})`] : [];
    };
    expression = new RegExp([...group('quotation'), ...group('code'), ...group('example')].join('|'), 'gu');
    expressions.set(sorts, expression);
  }
  return expression;
}

/**
 * The spans of a paragraph that the text alone shows: quotations, code, references, examples and the names of cited authors, each kind in order. Code
 * and an entry of references are one span each, from end to end. `known` is the kind that the document states.
 */
export function protectedSpans(paragraph: string, known?: PlaceKind): readonly ProtectedSpan[] {
  const whole = { start: 0, end: paragraph.length };
  if (known === 'code') return [{ ...whole, kind: 'code' }];
  const spans = citedNames(paragraph).map((span): ProtectedSpan => ({ ...span, kind: 'citation' }));
  if (known === 'reference' || (known === undefined && isReference(paragraph)))
    return [{ ...whole, kind: 'reference' }, ...spans];
  const expression = spansExpression(paragraph);
  if (!expression) return spans;
  for (const match of paragraph.matchAll(expression)) {
    const { code, example } = match.groups!;
    const kind = code !== undefined ? 'code' : example !== undefined ? 'example' : 'quotation';
    spans.push({ start: match.index, end: match.index + match[0].length, kind });
  }
  return spans;
}
