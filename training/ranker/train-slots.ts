/**
 * Trains the linear models of all slot families on clean text in one pass: multinomial logistic regression over hashed
 * features, AdaGrad (Duchi et al. 2011). The target is what the author wrote.
 *
 *   npx tsx training/ranker/train-slots.ts CORPORA_FOLDER OUT_FOLDER [share] [families, comma-separated]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { featureBuffer, hashSentence } from '../../src/engine/ranking/hashed-sentence.ts';
import type { Slot, SlotFamily } from '../../src/engine/ranking/slot.ts';
import { slotFamilies } from '../../src/engine/ranking/slot-families.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { seededRandom, trainingParagraphs } from './corpus.ts';

const RATE = 0.15;
/** Share of the paragraphs at the end that measure and do not train. */
const MEASURED = 0.01;

interface Trainer {
  family: SlotFamily;
  weights: Float32Array;
  squares: Float32Array;
  bias: Float32Array;
  seen: number;
  right: number;
  measured: number;
}

const [corpora = '', out = '', share = '1', only = ''] = process.argv.slice(2);
const families = slotFamilies.filter(({ name }) => !only || only.split(',').includes(name));
const models = new URL('../../models/', import.meta.url);
const file = (name: string) => new Uint8Array(readFileSync(new URL(name, models)));
const analyse = createAnalyser(new Map([['tagger.bin', file('tagger.bin')]]));
const lexicon = createLexicon(file('lexicon.bin'));
const random = seededRandom(20261121);
const paragraphs = trainingParagraphs(corpora, random, Number(share));
const buffer = featureBuffer();
const probabilities = new Float64Array(64);

const trainers: Trainer[] = families.map((family) => {
  const size = family.classes.length * 2 ** family.bits;
  return {
    family,
    weights: new Float32Array(size),
    squares: new Float32Array(size),
    bias: new Float32Array(family.classes.length),
    seen: 0,
    right: 0,
    measured: 0,
  };
});

function predict(trainer: Trainer): number {
  const k = trainer.family.classes.length;
  const shift = 32 - trainer.family.bits;
  for (let c = 0; c < k; c++) probabilities[c] = trainer.bias[c]!;
  for (let i = 0; i < buffer.count; i++) {
    const at = (buffer.ids[i]! >>> shift) * k;
    for (let c = 0; c < k; c++) probabilities[c]! += trainer.weights[at + c]!;
  }
  let best = 0;
  for (let c = 1; c < k; c++) if (probabilities[c]! > probabilities[best]!) best = c;
  const top = probabilities[best]!;
  let sum = 0;
  for (let c = 0; c < k; c++) sum += probabilities[c] = Math.exp(probabilities[c]! - top);
  for (let c = 0; c < k; c++) probabilities[c]! /= sum;
  return best;
}

function learn(trainer: Trainer, gold: number): void {
  const k = trainer.family.classes.length;
  const shift = 32 - trainer.family.bits;
  for (let c = 0; c < k; c++) {
    const gradient = probabilities[c]! - (c === gold ? 1 : 0);
    if (Math.abs(gradient) < 1e-3) continue;
    trainer.bias[c]! -= 0.001 * gradient;
    const square = gradient * gradient;
    for (let i = 0; i < buffer.count; i++) {
      const at = (buffer.ids[i]! >>> shift) * k + c;
      const sum = trainer.squares[at]! + square;
      trainer.squares[at] = sum;
      trainer.weights[at]! -= (RATE * gradient) / Math.sqrt(sum + 0.1);
    }
  }
}

/** Most gaps between words have no comma: those the model is sure of already teach nothing. */
function skip(slot: Slot, family: SlotFamily): boolean {
  return family.name === 'comma' && !slot.filled && random() < 0.6;
}

const started = Date.now();
const firstMeasured = Math.floor(paragraphs.length * (1 - MEASURED));
paragraphs.forEach((paragraph, p) => {
  const measure = p >= firstMeasured;
  for (const span of splitSentences(paragraph)) {
    const sentence = analyse(paragraph, span);
    if (sentence.tokens.length < 4 || sentence.tokens.length > 120) continue;
    const hashed = hashSentence(sentence);
    for (const trainer of trainers) {
      for (const slot of trainer.family.find(hashed, lexicon)) {
        if (!measure && skip(slot, trainer.family)) continue;
        trainer.family.describe(hashed, slot, buffer);
        const best = predict(trainer);
        if (measure) {
          trainer.measured++;
          if (best === slot.current) trainer.right++;
        } else {
          trainer.seen++;
          learn(trainer, slot.current);
        }
      }
    }
  }
  if (p % 20000 === 0)
    console.error(`${p}/${paragraphs.length} paragraphs, ${Math.round((Date.now() - started) / 1000)} s`);
});

mkdirSync(out, { recursive: true });
for (const { family, weights, bias, seen, right, measured } of trainers) {
  console.log(`${family.name}: ${seen} trained on, accuracy ${((100 * right) / measured).toFixed(2)} % of ${measured}`);
  writeFileSync(join(out, `${family.name}.f32`), weights);
  writeFileSync(
    join(out, `${family.name}.json`),
    JSON.stringify({ classes: family.classes, bits: family.bits, bias: [...bias], seen, accuracy: right / measured }),
  );
}
