import type { TeamDefaults } from '../../contract/team.ts';

/** What the writer chooses for a text. */
export interface ReviewOptions {
  readonly language: 'US' | 'UK';
  readonly pipeline: 'basic' | 'advanced';
  /** Empty for none. */
  readonly style_guide: string;
  /** 2 general writing, 3 academic writing. */
  readonly doc_type: 2 | 3;
  /** How sure a correction must be. */
  readonly certainty: Certainty;
}

/** The style guides that the check knows; it ignores others. */
export const STYLE_GUIDES: readonly string[] = ['ACS', 'AGU', 'AMA', 'APA', 'IEEE'];

export type Certainty = 'careful' | 'balanced' | 'thorough';
/** In the order in which the pages offer them. */
export const CERTAINTIES: readonly Certainty[] = ['careful', 'balanced', 'thorough'];

let standard: Readonly<Record<string, unknown>> = {};

/** What a text begins with for which nothing was chosen yet: the choices of the writer’s team. */
export function beginWithOptions({ language, styleGuide, certainty }: TeamDefaults): void {
  standard = { language, style_guide: styleGuide, certainty };
}

/** Options out of what was kept in the browser, else out of the team’s: whatever is not valid becomes the standard. */
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
