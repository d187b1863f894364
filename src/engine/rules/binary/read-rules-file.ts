import { inflateSync } from 'node:zlib';
import type { RuleSources } from '../rule.ts';
import { MAGIC, SECTIONS, type Section, VERSION } from './layout.ts';

/** The sections of rules.bin, as views: nothing is copied or parsed. */
export type RuleSections = Readonly<Record<Exclude<Section, 'text' | 'stringEnds'>, Int32Array>> & {
  /** The string with that number. */
  readonly string: (number: number) => string;
};

/**
 * Opens rules.bin.
 * @throws Error that says what is wrong with the file and how to rebuild it
 */
export function openRulesFile(bytes: Uint8Array): RuleSections {
  const fail = (problem: string): never => {
    throw new Error(`rules.bin ${problem}: make it anew with npm run build`);
  };
  if (bytes.byteLength % 4 !== 0 || bytes.byteLength < 8) fail('is damaged');
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const file = new Int32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
  if (file[0] !== MAGIC) fail('is no file of rules');
  if (file[1] !== VERSION) fail(`is of version ${file[1]}, not ${VERSION}`);
  const views = new Map<Section, Int32Array>();
  for (const [i, name] of SECTIONS.entries()) {
    const start = file[2 + 2 * i] ?? -1;
    const length = file[3 + 2 * i] ?? -1;
    if (start < 0 || length < 0 || start + length > file.length) fail('is damaged');
    views.set(name, file.subarray(start, start + length));
  }
  const view = (name: Section): Int32Array => views.get(name)!;
  const text = view('text');
  const units = new Uint16Array(text.buffer, text.byteOffset, text.length * 2);
  const ends = view('stringEnds');
  const string = (number: number): string =>
    String.fromCharCode(...units.subarray(number > 0 ? ends[number - 1]! : 0, ends[number]!));
  const sections = Object.fromEntries(SECTIONS.map((name) => [name, view(name)])) as Record<Section, Int32Array>;
  return { ...sections, string };
}

/** Returns the rules as their files contain them, for `emend rules` and the suite; takes 30 ms. */
export function ruleSources({ sources, digest }: RuleSections): RuleSources {
  const bytes = new Uint8Array(sources.buffer, sources.byteOffset, digest[0]!);
  return JSON.parse(new TextDecoder().decode(inflateSync(bytes.slice()))) as RuleSources;
}

/** SHA-256 of the sources that the file was made from. */
export function rulesDigest({ digest }: RuleSections): Uint8Array {
  return new Uint8Array(digest.buffer, digest.byteOffset + 4, (digest.length - 1) * 4).slice();
}
