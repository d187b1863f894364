import type { TeamDefaults } from '../../contract/team.ts';

/** The writer's choices for a text. */
export interface ReviewOptions {
  readonly language: 'US' | 'UK';
  readonly pipeline: 'basic' | 'advanced';
  /** Empty when no style guide is chosen. */
  readonly style_guide: string;
  /** 2 is general writing, 3 is academic writing. */
  readonly doc_type: 2 | 3;
  /** How sure a correction must be. */
  readonly certainty: Certainty;
}

/** The style guides that the check knows; it ignores all others. */
export const STYLE_GUIDES: readonly string[] = ['ACS', 'AGU', 'AMA', 'APA', 'IEEE'];

export type Certainty = 'careful' | 'balanced' | 'thorough';
/** In the order in which the pages offer them. */
export const CERTAINTIES: readonly Certainty[] = ['careful', 'balanced', 'thorough'];

let standard: Readonly<Record<string, unknown>> = {};

/** Sets the options of texts for which none were chosen yet: the choices of the writer’s team. */
export function beginWithOptions({ language, styleGuide, certainty }: TeamDefaults): void {
  standard = { language, style_guide: styleGuide, certainty };
}

/** Options from what the browser kept, else from the team; an invalid value becomes the default. */
export function readOptions(kept: unknown): ReviewOptions {
  const given = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : standard;
  return {
    language: given['language'] === 'UK' ? 'UK' : 'US',
    pipeline: given['pipeline'] === 'basic' ? 'basic' : 'advanced',
    style_guide: typeof given['style_guide'] === 'string' ? given['style_guide'].slice(0, 20) : '',
    doc_type: given['doc_type'] === 2 ? 2 : 3,
    certainty: CERTAINTIES.find((name) => name === given['certainty']) ?? 'balanced',
  };
}
