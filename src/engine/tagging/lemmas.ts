import type { Token } from '../../text/token.ts';
import type { Upos } from '../sentence/analysed-token.ts';
import type { Sections } from './model-file.ts';

/** Returns the dictionary form of a token with its tags. */
export type Lemmatizer = (token: Token, upos: Upos, xpos: string) => string;

/** Length of the longest ending in a rule; a rule for a whole word has `^` before it. */
export const LONGEST_ENDING = 6;

/** Returns the group of tags that share their rules because they inflect alike; undefined when the lemma is the form itself. */
export function lemmaGroup(upos: Upos, xpos: string): string | undefined {
  if (upos === 'AUX' || upos === 'VERB') {
    if (xpos === 'VBP' || xpos === 'VB' || xpos === 'MD') return 'V';
    return /^VB[DNGZ]$/.test(xpos) ? xpos : undefined;
  }
  if (xpos === 'NNS' || xpos === 'NNPS') return 'NS';
  if (xpos === 'JJR' || xpos === 'RBR') return 'R';
  if (xpos === 'JJS' || xpos === 'RBS') return 'S';
  if (upos === 'PRON' || upos === 'DET') return xpos;
  if (upos === 'PART') return 'T';
  return undefined;
}

/** Rules by group, then by ending: "n+ending" (cut n characters, add the ending). */
export type LemmaRules = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Finds lemmas by the longest ending that has a rule; keeps the case of proper nouns and of the pronoun "I". */
export function lemmatizer(rules: LemmaRules): Lemmatizer {
  return (token, upos, xpos) => {
    const { lower } = token;
    const asWritten = upos === 'PROPN' || upos === 'X' || upos === 'SYM';
    const group = lemmaGroup(upos, xpos);
    const source = asWritten ? token.text : lower;
    const rule = group === undefined ? undefined : findRule(rules.get(group), lower);
    return rule === undefined ? source : applyRule(rule, source);
  };
}

function applyRule(rule: string, source: string): string {
  const plus = rule.indexOf('+');
  const cut = Number(rule.slice(0, plus));
  return source.slice(0, Math.max(0, source.length - cut)) + rule.slice(plus + 1);
}

export function findRule(rules: ReadonlyMap<string, string> | undefined, lower: string): string | undefined {
  if (rules === undefined) return undefined;
  const whole = rules.get(`^${lower}`);
  if (whole !== undefined) return whole;
  for (let n = Math.min(LONGEST_ENDING, lower.length); n >= 0; n--) {
    const rule = rules.get(lower.slice(lower.length - n));
    if (rule !== undefined) return rule;
  }
  return undefined;
}

/** Reads one section of lines "group<tab>ending<tab>rule". */
export function readLemmaRules(sections: Sections): LemmaRules {
  const rules = new Map<string, Map<string, string>>();
  for (const line of sections.strings()) {
    const [group = '', ending = '', rule = '0+'] = line.split('\t');
    let endings = rules.get(group);
    if (endings === undefined) {
      endings = new Map();
      rules.set(group, endings);
    }
    endings.set(ending, rule);
  }
  return rules;
}
