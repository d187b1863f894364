import { FORMER_PIPELINES, STANDARD_CERTAINTY } from '../../contract/terms.ts';
import type { Certainty, CheckOptions, Language, Pipeline } from '../../engine/context.ts';
import { STYLE_GUIDES } from '../../engine/taxonomy.ts';

/** Options as a request names them; every field may be left out. The code that reads the request checks the values. */
export interface RequestedOptions {
  readonly language?: string | undefined;
  readonly pipeline?: string | undefined;
  readonly style_guide?: string | null | undefined;
  readonly certainty?: string | undefined;
}

/** Returns the engine's options: US, advanced, academic. A style guide that is not in the list means none. */
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
