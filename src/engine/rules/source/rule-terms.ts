import type { StyleGuide } from '../../taxonomy.ts';
import { classEntry } from '../../taxonomy.ts';
import type { RuleHead, RuleTerms } from '../rule.ts';

/** Terms while they are read: those of a file's head, or the overrides of one rule. */
export interface TermsDraft extends Partial<RuleTerms> {
  /** Section of the source. */
  readonly section?: string;
}

const YES_OR_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

/**
 * Returns the terms with `key` set to the value on its line.
 * @throws Error on an unknown key or an unreadable value; contradictions are left to `validateRule`
 */
export function withTerm(terms: TermsDraft, key: string, value: string): TermsDraft {
  switch (key) {
    case 'class':
      return { ...terms, errorClass: value as RuleTerms['errorClass'] };
    case 'guides':
      return { ...terms, guides: value.split(/,\s*/) as StyleGuide[] };
    case 'confidence':
      return { ...terms, confidence: Number(value) };
    case 'lm':
    case 'offer': {
      const choice = YES_OR_NO[value];
      if (choice === undefined) throw new Error(`${key} is 'yes' or 'no', not '${value}'`);
      return { ...terms, [key]: choice };
    }
    case 'level':
    case 'documents':
    case 'language':
    case 'where':
    case 'kind':
    case 'section':
    case 'source':
    case 'comment':
      return { ...terms, [key]: value };
    default:
      throw new Error(`unknown term '${key}'`);
  }
}

/** Returns all terms of a rule, with defaults for those that are not given. */
export function settleTerms(id: string, terms: TermsDraft): RuleHead {
  const { errorClass, source = '', comment = '', section } = terms;
  if (errorClass === undefined) throw new Error('no class: say %class in the head of the file');
  const traits = errorClass === 'guide' ? undefined : classEntry(errorClass);
  const level = terms.level ?? 'advanced';
  return {
    id,
    errorClass,
    confidence: terms.confidence ?? 0.75,
    level,
    documents: terms.documents ?? 'any',
    where: terms.where ?? 'prose',
    lm: terms.lm ?? false,
    kind: terms.kind ?? (traits?.advice && level !== 'basic' ? 'advice' : 'correction'),
    offer: terms.offer ?? !traits?.asksFirst,
    source: section ? `${source}, ${section}` : source,
    comment,
    guides: terms.guides,
    language: terms.language,
  };
}
