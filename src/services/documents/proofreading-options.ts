import {
  CERTAINTIES,
  FORMER_PIPELINES,
  LANGUAGE_CHOICES,
  PIPELINES,
  STANDARD_CERTAINTY,
} from '../../contract/terms.ts';
import type { DocumentKind } from '../../documents/kind.ts';
import type { SourceFormat } from '../../documents/source/formats.ts';
import type { Certainty, CheckOptions, LanguageChoice, Pipeline } from '../../engine/context.ts';
import { STYLE_GUIDES } from '../../engine/taxonomy.ts';
import { problem } from '../../platform/errors.ts';
import { type AlertSwitches, silentClasses } from './alert-filter.ts';

/** Everything that a submission can choose, stored with the document. The names come from the contract. */
export interface ProofreadingOptions extends AlertSwitches {
  readonly language: LanguageChoice;
  readonly doc_type: 2 | 3;
  readonly pipeline: Pipeline;
  readonly statistics_in_document: boolean;
  readonly revisions_as_tracks: boolean;
  readonly revisions_as_comments: boolean;
  readonly writing_advisor_as_comments: boolean;
  readonly author: string;
  /** Not part of the contract. Documents from before this option have no value, which means `balanced`. */
  readonly certainty?: Certainty;
}

/**
 * The options as stored with a document, with the account's own word limit at the time (0 for none) and the format of
 * the file (by content, or by name for a text), which decides the format of the processed file. Documents from before
 * these fields have neither.
 */
export interface StoredOptions extends ProofreadingOptions {
  readonly word_limit?: number;
  readonly kind?: DocumentKind | SourceFormat;
}

/** As the record names it; the input accepts the same form. */
const NO_GUIDE = 'NONE';

const DEFAULT_AUTHOR = 'Emend';

/** A longer name is not a name. Word shows the first forty characters. */
const LONGEST_AUTHOR = 255;

/** Form fields by name, as text. */
export type FormFields = Readonly<Record<string, string | undefined>>;

/**
 * Reads the options of a submission.
 * @throws EmendError `document.missing-option`, `document.invalid-option`
 */
export function proofreadingOptions(fields: FormFields): ProofreadingOptions {
  const required = (field: string, allowed: readonly string[]): string => {
    const value = fields[field]?.trim();
    if (value === undefined || value === '')
      throw problem('document.missing-option', { field, allowed: allowed.join(', ') });
    return value;
  };
  const choice = <T extends string>(field: string, value: string, allowed: readonly T[]): T => {
    const found = allowed.find((name) => name === value);
    if (found === undefined) throw problem('document.invalid-option', { field, allowed: allowed.join(', ') });
    return found;
  };
  const flag = (field: string, standard: boolean): boolean => {
    const value = fields[field]?.trim().toLowerCase();
    if (value === undefined || value === '') return standard;
    if (value === 'true' || value === '1') return true;
    if (value === 'false' || value === '0') return false;
    throw problem('document.invalid-option', { field, allowed: 'true, false' });
  };

  const docType = choice('doc_type', required('doc_type', ['2', '3']), ['2', '3']);
  const pipeline = required('pipeline', PIPELINES);
  const guide = fields['style_guide']?.trim() || NO_GUIDE;
  return {
    language: choice('language', fields['language']?.trim() || 'US', LANGUAGE_CHOICES),
    doc_type: docType === '2' ? 2 : 3,
    pipeline: choice('pipeline', FORMER_PIPELINES[pipeline] ?? pipeline, PIPELINES),
    correctness: flag('correctness', true),
    spellings: flag('spellings', true),
    Clarity: flag('Clarity', true),
    Fluency: flag('Fluency', true),
    Style: flag('Style', true),
    style_guide: choice('style_guide', guide, [...STYLE_GUIDES, NO_GUIDE]),
    statistics_in_document: flag('statistics_in_document', false),
    revisions_as_tracks: flag('revisions_as_tracks', true),
    revisions_as_comments: flag('revisions_as_comments', false),
    writing_advisor_as_comments: flag('writing_advisor_as_comments', false),
    author: nameOf(fields['author'] ?? '') || DEFAULT_AUTHOR,
    inclusive_lang: flag('inclusive_lang', false),
    certainty: choice('certainty', fields['certainty']?.trim() || STANDARD_CERTAINTY, CERTAINTIES),
  };
}

/** PostgreSQL holds no NUL, and XML neither control characters nor half a pair of surrogates, which a cut may leave. */
const nameOf = (given: string): string =>
  given
    .trim()
    .slice(0, LONGEST_AUTHOR)
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
    .trim();

/** The engine options before the variety of the document is known. */
export interface DocumentCheckOptions extends Omit<CheckOptions, 'language'> {
  readonly language: LanguageChoice;
}

export function engineOptions(options: ProofreadingOptions): DocumentCheckOptions {
  return {
    language: options.language,
    pipeline: options.pipeline,
    documentType: options.doc_type === 2 ? 'general' : 'academic',
    styleGuide: options.style_guide === 'NONE' ? null : options.style_guide,
    certainty: options.certainty ?? STANDARD_CERTAINTY,
    silent: silentClasses(options),
  };
}
