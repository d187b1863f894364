import {
  type Certainty,
  type CheckOptions,
  type Language,
  type LanguageChoice,
  type Pipeline,
  STYLE_GUIDES,
} from '../engine/context.ts';

export { STYLE_GUIDES };

export const LANGUAGES: readonly Language[] = ['US', 'UK'];
/** What may be chosen where the whole text is at hand. */
export const LANGUAGE_CHOICES: readonly LanguageChoice[] = ['auto', ...LANGUAGES];
export const PIPELINES: readonly Pipeline[] = ['basic', 'advanced'];

/** How sure a correction must be. */
export const CERTAINTIES: readonly Certainty[] = ['careful', 'balanced', 'thorough'];
export const STANDARD_CERTAINTY: Certainty = 'balanced';
/** Words for descriptions of the choice. */
export const CERTAINTY_ABOUT =
  'How sure a correction must be: careful shows only what is nearly certain, thorough also what may be right, balanced what is likelier right than not';

/** Names of the pipelines in version 1.0 of the contract. */
export const FORMER_PIPELINES: Readonly<Record<string, Pipeline>> = {
  panini1: 'advanced',
  panini2: 'advanced',
  eagles: 'basic',
};

/** Options as a request names them; every field may be left out. Values are checked by whoever reads the request. */
export interface RequestedOptions {
  readonly language?: string | undefined;
  readonly pipeline?: string | undefined;
  readonly style_guide?: string | null | undefined;
  readonly certainty?: string | undefined;
}

/** The engine's options: US, advanced, academic; a style guide that is not in the list means none. */
export function checkOptions(requested: RequestedOptions): CheckOptions {
  const { language = 'US', pipeline = 'advanced', style_guide, certainty = STANDARD_CERTAINTY } = requested;
  return {
    language: language as Language,
    pipeline: FORMER_PIPELINES[pipeline] ?? (pipeline as Pipeline),
    documentType: 'academic',
    certainty: certainty as Certainty,
    styleGuide: STYLE_GUIDES.find((guide) => guide === style_guide) ?? null,
  };
}
