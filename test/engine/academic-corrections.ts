import { DEFAULT_OPTIONS, type Engine } from '../../src/engine/engine.ts';
import type { PlaceKind } from '../../src/engine/sentence/place-kind.ts';
import { classEntry } from '../../src/engine/taxonomy.ts';

/** Corrections, not advice, that are made in an academic text: "covered → first replacement". */
export const academicCorrections = (engine: Engine, text: string, kind?: PlaceKind): string[] =>
  engine
    .check(text, { ...DEFAULT_OPTIONS, documentType: 'academic' }, undefined, kind)
    .flatMap(({ alerts }) => alerts)
    .filter(({ optional, replacements, errorClass }) => {
      return !optional && replacements.length > 0 && classEntry(errorClass).category === 'Correctness';
    })
    .map(({ coveredText, replacements }) => `${coveredText} → ${replacements[0]}`);
