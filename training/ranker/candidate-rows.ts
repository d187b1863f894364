import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { createLanguageModel } from '../../src/engine/language-model/create-language-model.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import type { Editor } from '../../src/engine/neural/editor.ts';
import { createEditor } from '../../src/engine/neural/editor.ts';
import { analyseText, isChecked } from '../../src/engine/pipeline/analyse-text.ts';
import { CANDIDATE_KINDS } from '../../src/engine/ranking/candidate.ts';
import { readRanker } from '../../src/engine/ranking/ranker-file.ts';
import { createAlternatives } from '../../src/engine/ranking/word-alternatives.ts';

const models = new URL('../../models/', import.meta.url);

/** A file of the repository's own models. */
const modelFile = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, models)));

/** The models that propose and judge candidates, and the sentences of a text that the engine judges. */
export function openSources() {
  const analyse = createAnalyser(new Map(['tagger.bin', 'parser.bin'].map((name) => [name, modelFile(name)])));
  const lexicon = createLexicon(modelFile('lexicon.bin'));
  return {
    lexicon,
    model: createLanguageModel(modelFile('lm.bin')),
    ranker: readRanker(modelFile('ranker.bin')),
    alternativesOf: createAlternatives(lexicon),
    piecesOf: (text: string) =>
      analyseText(text, analyse)
        .flatMap((sentence) => sentence.pieces)
        .filter((piece) => isChecked(piece, lexicon)),
  };
}

/**
 * Returns the network that has not read the texts of a group (a paper, a repository): editor-0.bin, editor-1.bin … of
 * the folder, each trained without a part of them (training/neural/train.py, finish.py); or only editor.bin, for texts
 * that no network has read.
 */
export function openEditors(folder: string): (group: string) => Editor {
  const open = (name: string): Editor => createEditor(new Uint8Array(readFileSync(join(folder, name))));
  const whole = existsSync(join(folder, 'editor.bin'));
  const names = whole
    ? ['editor.bin']
    : readdirSync(folder)
        .filter((name) => /^editor-\d\.bin$/.test(name))
        .sort();
  const editors = names.map(open);
  return (group) => editors[crc32(group) % editors.length]!;
}

/** Numbers keys in the order of their first use. */
export function createNumbering(): { of(key: string): number; keys(): string[] } {
  const numbers = new Map<string, number>();
  return {
    of(key) {
      if (!numbers.has(key)) numbers.set(key, numbers.size);
      return numbers.get(key)!;
    },
    keys: () => [...numbers.keys()],
  };
}

/** The label of a row's candidate: whether it makes a correction that people made, or only touches one. */
export const LABELS = { right: 1, near: 2, none: 0 } as const;

/** Files of rows in `folder`. The extension of each name gives the number type, f32 or i32. */
export function createRowFiles<Name extends `${string}.${'f32' | 'i32'}`>(folder: string, names: readonly Name[]) {
  mkdirSync(folder, { recursive: true });
  const handles = new Map(names.map((name) => [name, openSync(join(folder, name), 'w')]));
  return {
    write(rows: Readonly<Record<Name, readonly number[]>>): void {
      for (const [name, handle] of handles) {
        const kind = name.endsWith('.f32') ? Float32Array : Int32Array;
        writeSync(handle, new Uint8Array(kind.from(rows[name]).buffer));
      }
    },
    /** Closes them and writes `about` next to them: the meaning of the columns and numbers, with the kinds of candidates. */
    close(name: string, about: object): void {
      for (const handle of handles.values()) closeSync(handle);
      writeFileSync(join(folder, name), JSON.stringify({ kinds: CANDIDATE_KINDS, ...about }));
    },
  };
}
