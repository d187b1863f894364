import { definitionsIn } from '../engine/document/abbreviation-definitions.ts';
import { KNOWN_ABBREVIATIONS } from '../engine/document/abbreviation-faults.ts';
import { isAbbreviationToken } from '../engine/document/abbreviation-uses.ts';
import type { Token } from '../text/token.ts';
import type { Finding, ManuscriptParagraph } from './manuscript.ts';
import type { ManuscriptText } from './manuscript-text.ts';
import { isLoud } from './prose-parts.ts';

/** From this number of uses on, a reader has to know the meaning. */
const LEAST_USES = 2;
/** Words before an abbreviation of a common noun; names (“BERT”, “MATLAB”) have no article before them. */
const ARTICLE = /^(?:the|a|an|this|that|each|its|their|our|mean|average|total|higher|lower)$/iu;
/** Text after an abbreviation of a common noun: in “the BERT model” and “the SPSS software” a noun follows, so the abbreviation is a name. */
const AFTER_NOUN =
  /^(?:[.,;:)]|is|are|was|were|has|have|had|can|could|may|might|will|would|does|did|of|in|for|at|on|by|from|to|with|and|or|as|than|that|which|when|where|between|during|increased|decreased|rose|fell|shows?|showed)$/u;

/**
 * Finds abbreviations of a common noun that have several uses, or one in the abstract (which is read by itself), and no explanation in the file,
 * in a manuscript that explains others.
 */
export function undefinedAbbreviationFindings({ structure, tokens }: ManuscriptText): Finding[] {
  const { paragraphs } = structure;
  const own = paragraphs.map(({ part }) => part !== 'reference' && part !== 'other' && part !== 'code');
  const whole = paragraphs.filter((_, i) => own[i]).map(({ text }) => text);
  const defined = new Set(whole.flatMap((text) => definitionsIn(text).map(({ form }) => form)));
  if (defined.size === 0) return [];
  const uses = new Map<string, Use[]>();
  for (const [paragraph, one] of paragraphs.entries())
    if ((one.part === 'abstract' || one.part === 'body') && !isLoud(one.text))
      for (const use of usesIn(one, tokens[paragraph]!, paragraph))
        if (!defined.has(use.form))
          uses.set(use.form, [...(uses.get(use.form) ?? []), { ...use, inAbstract: one.part === 'abstract' }]);
  return [...uses.values()].flatMap((all): Finding[] => {
    const [first] = all;
    const isRare = all.length < LEAST_USES && !all.some(({ inAbstract }) => inAbstract);
    if (!first || isRare || !all.some(({ isNoun }) => isNoun)) return [];
    const { form, paragraph, start, end } = first;
    if (isExplained(form, whole)) return [];
    const message = `Write “${form}” in full at its first use, the short form in brackets: the text ${times(all.length)} and explains it nowhere.`;
    return [{ group: 'terms', check: 'abbreviation-never-defined', paragraph, start, end, message }];
  });
}

const times = (uses: number): string => (uses === 1 ? 'uses it' : `uses it ${uses} times`);

interface Use {
  readonly form: string;
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  /** True when its neighbours show that it stands for a common noun. */
  readonly isNoun: boolean;
  readonly inAbstract?: boolean;
}

function usesIn({ text }: ManuscriptParagraph, tokens: readonly Token[], paragraph: number): Use[] {
  return tokens.flatMap(({ text: form, start, end }, i): Use[] => {
    if (
      !isAbbreviationToken(tokens, i) ||
      form.length < 3 ||
      /^(.)\1+$/u.test(form) ||
      /\d/.test(form) ||
      KNOWN_ABBREVIATIONS.has(form)
    )
      return [];
    // a part of a compound or a path
    if (/[\p{L}\d/_.-]$/u.test(text.slice(0, start)) || /^(?:[/_-]|\.\p{L})/u.test(text.slice(end))) return [];
    const isNoun = ARTICLE.test(tokens[i - 1]?.text ?? '') && AFTER_NOUN.test(tokens[i + 1]?.text ?? '');
    return [{ form, paragraph, start, end, isNoun }];
  });
}

/** True for a form in brackets, beside brackets, after “stands for”, or at the start of a cell or a list item: these explain it in some words. */
function isExplained(form: string, texts: readonly string[]): boolean {
  const explained = new RegExp(
    `[([{][^()[\\]{}]{0,40}\\b${form}s?\\b|\\b${form}s? ?[([]|\\b(?:as|called|named|abbreviated|acronym|abbreviation) (?:the )?[“"‘']?${form}\\b|\\b${form}s? ?(?:[=:–—]|stands? for|means|denotes|refers? to|, (?:short for|that is|i\\.e\\.))|^\\s*${form}s?(?:\\s*$|\\t| {2,}|\\s-)`,
    'mu',
  );
  return texts.some((text) => explained.test(text));
}
