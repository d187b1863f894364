/**
 * Run by heap-canary.test.ts in a process of its own: checks a paragraph of words that exist nowhere else, lets go of it, collects garbage
 * and looks for the words in a snapshot of the heap. Prints those found. The canaries are kept in buffers, whose bytes no snapshot holds.
 */
import { readFileSync } from 'node:fs';
import { getHeapSnapshot, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createDetector } from '../../src/detection/detector.ts';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { realEngine } from './real-engine.ts';

const LETTERS = Buffer.from('bcdfghjklmnpqrstvwxz');
/** Letters of each canary: long enough to be in nothing else. */
const LENGTH = 14;
const COUNT = 6;

const canaries = Array.from({ length: COUNT }, () => {
  const word = Buffer.alloc(LENGTH);
  for (let i = 0; i < LENGTH; i++) word[i] = LETTERS[Math.floor(Math.random() * LETTERS.length)]!;
  return word;
});

function paragraph(): string {
  const [unknown, again, name, noun, quoted, short] = canaries.map((word) => word.toString('latin1'));
  const capital = name!.charAt(0).toUpperCase() + name!.slice(1);
  return [
    `We recieved the ${unknown} from ${capital} in May, and the ${again} was loose.`,
    `The secret ${noun} is that Dr. ${capital} don't likes it, “as the ${quoted} said”.`,
    `The Great ${capital} Centre (GWC) made an analysis of the the colour; Your going to loose ${short}s.`,
  ].join(' ');
}

const engine = realEngine();
const detector = createDetector(readFileSync(new URL('../../models/detector.bin', import.meta.url)));

function work(): void {
  for (const pipeline of ['basic', 'advanced'] as const)
    for (const language of ['US', 'UK'] as const)
      if (engine.check(paragraph(), { ...DEFAULT_OPTIONS, pipeline, language }).length === 0)
        throw new Error('nothing checked');
  const text = Array.from({ length: 20 }, paragraph).join(' ');
  if (detector.detectText(text).paragraphs.length === 0) throw new Error('nothing judged');
}

work();
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
await new Promise((resolve) => setTimeout(resolve, 50));
gc();
gc();

const held = new Set<number>();
let tail = Buffer.alloc(0);
for await (const chunk of getHeapSnapshot()) {
  const bytes = Buffer.concat([tail, Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as string)]);
  for (const [i, word] of canaries.entries()) if (!held.has(i) && bytes.indexOf(word.subarray(1)) >= 0) held.add(i);
  tail = Buffer.from(bytes.subarray(Math.max(0, bytes.length - LENGTH)));
}
console.log(JSON.stringify([...held]));
