import type { StyleGuide } from '../../taxonomy.ts';
import { classEntry } from '../../taxonomy.ts';
import type { RuleHead, RuleTerms } from '../rule.ts';

/** Terms as they are being read: those of a file's head, or what one rule says otherwise. */
export interface TermsDraft extends Partial<RuleTerms> {
  /** Section of the source. */
  readonly section?: string;
}

const YES_OR_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

/**
 * The terms with `key` set as its line says it.
 * @throws Error on an unknown key or a value that cannot be read; what contradicts is left to `validateRule`
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

/** All terms of a rule, those that nothing says set to the usual ones. */
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
