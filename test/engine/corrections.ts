import type { DocumentType } from '../../src/engine/context.ts';
import { DEFAULT_OPTIONS, type Engine } from '../../src/engine/engine.ts';
import type { PlaceKind } from '../../src/engine/sentence/place-kind.ts';
import { classEntry } from '../../src/engine/taxonomy.ts';

interface Where {
  readonly kind?: PlaceKind;
  readonly documentType?: DocumentType;
}

/** Corrections, not advice, that are made in a text, an academic one unless said otherwise: "covered → first replacement". */
export const corrections = (engine: Engine, text: string, { kind, documentType = 'academic' }: Where = {}): string[] =>
  engine
    .check(text, { ...DEFAULT_OPTIONS, documentType }, undefined, kind)
    .flatMap(({ alerts }) => alerts)
    .filter(({ optional, replacements, errorClass }) => {
      return !optional && replacements.length > 0 && classEntry(errorClass).category === 'Correctness';
    })
    .map(({ coveredText, replacements }) => `${coveredText} → ${replacements[0]}`);
