import { createEncoder } from './encoder.ts';
import { readModelFile } from './model-file.ts';
import type { Position } from './network.ts';
import { createReading, type Judge, type Reading } from './reading.ts';
import { createRememberingEncoder } from './remembering-encoder.ts';
import { createScorer } from './scorer.ts';
import { packSegments } from './segments.ts';
import { createWordIds, END_IDS, flagOf, normalise, type Written } from './word-ids.ts';

export interface Editor {
  /** Reads consecutive sentences of a paragraph and returns a reading for each. */
  read(sentences: readonly (readonly Written[])[]): Reading[];
}

const END: Position = { ...END_IDS, flag: 0 };

/**
 * The neural second opinion: how much likelier one wording is than another, after reading the whole sentence and those around it. Uses `bytes`, which
 * threads may share, and half as much memory again; between calls it keeps the results of the last `remembered` segments, by default of none.
 * @throws Error when the file is damaged, or the machine has no 128-bit vectors
 */
export function createEditor(bytes: Uint8Array, remembered = 0): Editor {
  const file = readModelFile(bytes);
  const { shape, words, gaps } = file.header;
  const idsOf = createWordIds(words, shape);
  const encoder = createEncoder(file);
  const encode = remembered > 0 ? createRememberingEncoder(encoder, remembered) : encoder;
  // the first class means "nothing missing"
  const classes = new Map(gaps.slice(1).map((word, i) => [word, i + 1]));
  const judge: Judge = {
    hidden: shape.hidden,
    idsOf,
    score: createScorer(file),
    gapClass: (word) => classes.get(normalise(word)),
    gapWords: gaps,
  };

  return {
    read(sentences) {
      const positions = sentences.map((tokens) =>
        tokens.map((token): Position => ({ ...idsOf(token.text), flag: flagOf(token) })),
      );
      const lengths = positions.map(({ length }) => length);
      const segments = packSegments(lengths, shape.positions);
      const encoded = encode(
        segments.map((placed) => [
          END,
          ...placed.flatMap(({ sentence, length }) => positions[sentence]!.slice(0, length)),
          END,
        ]),
      );
      return segments.flatMap((placed, i) =>
        placed.map(({ sentence, start, length }) => {
          const extent = { start, length, cut: length < lengths[sentence]! };
          return createReading(judge, encoded[i]!, extent, positions[sentence]!);
        }),
      );
    },
  };
}
