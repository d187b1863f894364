/**
 * Trains the linear model of the hyphen slots on expository text whose compounds were opened. The target is whether the
 * author wrote a hyphen there. One pass of AdaGrad, as for the other families (train-slots.ts).
 *
 *   npx tsx training/ranker/train-hyphens.ts CORPORA_FOLDER OUT_FOLDER SHARE CORRECTIONS.jsonl …
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { probability } from '../../src/engine/log-odds.ts';
import { featureBuffer, hashSentence } from '../../src/engine/ranking/hashed-sentence.ts';
import { hyphenSlots } from '../../src/engine/ranking/hyphen-slots.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { BURN_IN, DOUBTED, markedParagraphs, seededRandom, trainingParagraphs } from './corpus.ts';
import { openCompounds } from './open-compounds.ts';

/** Novels hyphenate differently ("to-day"), and hardly ever the compounds of science. */
const CORPORA = new Set(
  'openstax textbooks-misc usgov opendocs plos-misc pmc-medicine-anglo pmc-plantsci-anglo arxiv-abstracts pmc-medicine-intl pmc-plantsci-intl'.split(
    ' ',
  ),
);
const RATE = 0.15;
const MEASURED = 0.01;
/** Most gaps have no hyphen and are easy, so this share of them is left out. */
const SKIPPED = 0.5;

const [corpora = '', out = '', share = '1', ...corrections] = process.argv.slice(2);
const models = new URL('../../models/', import.meta.url);
const file = (name: string) => new Uint8Array(readFileSync(new URL(name, models)));
const analyse = createAnalyser(new Map([['tagger.bin', file('tagger.bin')]]));
const lexicon = createLexicon(file('lexicon.bin'));
const random = seededRandom(20261122);
const paragraphs = trainingParagraphs(corpora, random, Number(share), markedParagraphs(corrections), CORPORA);
const buffer = featureBuffer();

const { bits, classes } = hyphenSlots;
const weights = new Float32Array(2 * 2 ** bits);
const squares = new Float32Array(2 ** bits);
let bias = 0;
let seen = 0;
let measured = 0;
let right = 0;

/** Log-odds of a hyphen: the weights of the two classes are each other's opposites. */
function logOdds(): number {
  let sum = bias;
  for (let i = 0; i < buffer.count; i++) sum += weights[(buffer.ids[i]! >>> (32 - bits)) * 2 + 1]! * 2;
  return sum;
}

function learn(gold: number, trusted: boolean): void {
  const likely = probability(logOdds());
  if (!trusted && (gold === 1 ? likely : 1 - likely) < DOUBTED) return;
  const gradient = likely - gold;
  if (Math.abs(gradient) < 1e-3) return;
  bias -= 0.001 * gradient;
  for (let i = 0; i < buffer.count; i++) {
    const bucket = buffer.ids[i]! >>> (32 - bits);
    squares[bucket]! += gradient * gradient;
    const step = (RATE * gradient) / Math.sqrt(squares[bucket]! + 0.1) / 2;
    weights[bucket * 2 + 1]! -= step;
    weights[bucket * 2]! += step;
  }
}

const started = Date.now();
const firstMeasured = Math.floor(paragraphs.length * (1 - MEASURED));
paragraphs.forEach((paragraph, p) => {
  const trusted = paragraph.trusted || p < BURN_IN;
  const { text, hyphens } = openCompounds(paragraph.text);
  for (const span of splitSentences(text)) {
    const sentence = analyse(text, span);
    if (sentence.tokens.length < 5 || sentence.tokens.length > 100) continue;
    const hashed = hashSentence(sentence);
    for (const slot of hyphenSlots.find(hashed, lexicon)) {
      if (slot.filled) continue;
      const gold = hyphens.has(sentence.tokens[slot.at]!.start - 1) ? 1 : 0;
      if (p < firstMeasured && gold === 0 && random() < SKIPPED) continue;
      hyphenSlots.describe(hashed, slot, buffer);
      if (p < firstMeasured) {
        seen++;
        learn(gold, trusted);
      } else {
        measured++;
        if (logOdds() > 0 === (gold === 1)) right++;
      }
    }
  }
  if (p % 10000 === 0)
    console.error(`${p}/${paragraphs.length} paragraphs, ${Math.round((Date.now() - started) / 1000)} s`);
});

mkdirSync(out, { recursive: true });
console.log(`hyphen: ${seen} trained on, accuracy ${((100 * right) / measured).toFixed(2)} % of ${measured}`);
writeFileSync(join(out, 'hyphen.f32'), weights);
writeFileSync(
  join(out, 'hyphen.json'),
  JSON.stringify({ classes, bits, bias: [-bias / 2, bias / 2], seen, accuracy: right / measured }),
);
