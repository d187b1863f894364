/**
 * Trains the linear models of all slot families except hyphens in one pass: multinomial logistic regression over hashed
 * features, AdaGrad (Duchi et al. 2011). The target is what the author wrote.
 *
 *   npx tsx training/ranker/train-slots.ts CORPORA_FOLDER OUT_FOLDER SHARE CORRECTIONS.jsonl …
 *
 * Papers are half of the text, so that the models know the words of the prose that is checked most. Paragraphs in
 * CORRECTIONS are not learned from. Every eighth paragraph of the first file, with its corrections made, is used for
 * measuring, because the correct text is known. Figures are printed and the models written every 40,000 paragraphs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { featureBuffer, hashSentence } from '../../src/engine/ranking/hashed-sentence.ts';
import type { Slot, SlotFamily } from '../../src/engine/ranking/slot.ts';
import { slotFamilies } from '../../src/engine/ranking/slot-families.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { BURN_IN, DOUBTED, markedParagraphs, seededRandom, trainingParagraphs } from './corpus.ts';
import { readCorrections } from './real-corrections.ts';

const RATE = 0.15;
const MEASURED_EVERY = 8;
const REPORT_EVERY = 40_000;
/** Enough: after 40,000, 80,000, 120,000 and 160,000 paragraphs, 83.4, 84.3, 84.6 and 84.8 % of the articles in corrected papers are predicted. */
const MOST_PARAGRAPHS = 160_000;

interface Trainer {
  family: SlotFamily;
  weights: Float32Array;
  squares: Float32Array;
  bias: Float32Array;
  seen: number;
}

const [corpora = '', out = '', share = '1', ...corrections] = process.argv.slice(2);
if (corrections.length === 0)
  throw new Error('usage: npx tsx training/ranker/train-slots.ts CORPORA_FOLDER OUT_FOLDER SHARE CORRECTIONS.jsonl …');
const families = slotFamilies.filter(({ name }) => name !== 'hyphen');
const models = new URL('../../models/', import.meta.url);
const file = (name: string) => new Uint8Array(readFileSync(new URL(name, models)));
const analyse = createAnalyser(new Map([['tagger.bin', file('tagger.bin')]]));
const lexicon = createLexicon(file('lexicon.bin'));
const random = seededRandom(20261126);
const paragraphs = trainingParagraphs(corpora, random, Number(share), markedParagraphs(corrections)).slice(
  0,
  MOST_PARAGRAPHS,
);
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

/** Most gaps between words have no comma. Those of which the model is already sure teach nothing. */
function skip(slot: Slot, family: SlotFamily): boolean {
  return family.name === 'comma' && !slot.filled && random() < 0.6;
}

/** The paragraphs of the first file with every correction made, one text each. */
function correctedParagraphs(): string[] {
  return readCorrections(corrections[0]!)
    .filter((_, i) => i % MEASURED_EVERY === 0)
    .map(({ text, edits }) =>
      [...edits]
        .sort((a, b) => b.start - a.start)
        .reduce((whole, { start, end, to }) => whole.slice(0, start) + to[0] + whole.slice(end), text),
    );
}

/** Calls the function for every slot of a text, with its features in `buffer`. */
function eachSlot(
  text: string,
  take: (trainer: Trainer, slot: Slot) => void,
  longest = Number.POSITIVE_INFINITY,
): void {
  for (const span of splitSentences(text)) {
    const sentence = analyse(text, span);
    if (sentence.tokens.length < 4 || sentence.tokens.length > longest) continue;
    const hashed = hashSentence(sentence);
    for (const trainer of trainers)
      for (const slot of trainer.family.find(hashed, lexicon)) {
        trainer.family.describe(hashed, slot, buffer);
        take(trainer, slot);
      }
  }
}

const measured = correctedParagraphs();

function report(read: number): void {
  const counts = new Map(trainers.map((trainer) => [trainer, { right: 0, all: 0 }]));
  for (const text of measured)
    eachSlot(text, (trainer, slot) => {
      const count = counts.get(trainer)!;
      count.all++;
      if (predict(trainer) === slot.current) count.right++;
    });
  mkdirSync(out, { recursive: true });
  for (const [{ family, weights, bias, seen }, { right, all }] of counts) {
    console.log(`${read}: ${family.name} ${seen} learned from, right ${((100 * right) / all).toFixed(2)} % of ${all}`);
    writeFileSync(join(out, `${family.name}.f32`), weights);
    const header = { classes: family.classes, bits: family.bits, bias: [...bias], seen, accuracy: right / all };
    writeFileSync(join(out, `${family.name}.json`), JSON.stringify(header));
  }
}

paragraphs.forEach(({ text, trusted }, p) => {
  const doubts = !trusted && p >= BURN_IN;
  eachSlot(
    text,
    (trainer, slot) => {
      if (skip(slot, trainer.family)) return;
      predict(trainer);
      if (doubts && probabilities[slot.current]! < DOUBTED) return;
      trainer.seen++;
      learn(trainer, slot.current);
    },
    120,
  );
  if ((p + 1) % REPORT_EVERY === 0 || p === paragraphs.length - 1) report(p + 1);
});
