/** Numbers from 0 to 1, the same for the same seed. */
export type Random = () => number;

const below = (random: Random, count: number): number => Math.floor(random() * count);
export const oneOf = <T>(random: Random, choices: readonly T[]): T => choices[below(random, choices.length)]!;

/** Lengths at which programs often fail, but short ones most of the time. */
const TIMES = [1, 1, 1, 2, 2, 3, 5, 17, 64, 257, 1_000, 4_000];
const ODD = [
  '\0',
  '\r',
  '\n\n',
  '\t',
  ' ',
  '\u00a0',
  '\u200b',
  '\u0301',
  '\ufeff',
  '\ud800',
  '\udc00',
  '𝒳',
  'ﬁ',
  '\u2028',
  '\u202e',
  '~',
  '\\',
  '"',
];
/** Most cases stay small, so that a million of them can be made. Some may be long enough to show quadratic growth. */
export const SMALL = 4_000;
const LARGE = 60_000;
/** One case in ten is long where the others have up to 4,000 characters, one in forty where they have up to 1,000: half of the time goes to them. */
const SMALL_FOR_EACH_LONG = 40_000;

/** A text of a grammar's fragments and of words, nested at random. Parts of it are then deleted, doubled, moved or damaged. */
export function mutateText(
  random: Random,
  seeds: readonly string[],
  fragments: readonly string[],
  small = SMALL,
): string {
  const most = random() < 1 - small / SMALL_FOR_EACH_LONG ? small : LARGE;
  let text = random() < 0.6 ? oneOf(random, seeds) : '';
  for (let step = 1 + below(random, 12); step > 0; step--) {
    const at = below(random, text.length + 1);
    const end = Math.min(text.length, at + below(random, random() < 0.5 ? 8 : 200));
    const kind = random();
    let added = '';
    if (kind < 0.45) added = fragmentsOf(random, fragments, most);
    else if (kind < 0.55) added = oneOf(random, ODD);
    else if (kind < 0.65) added = text.slice(at, end).repeat(oneOf(random, TIMES));
    else if (kind < 0.75) added = oneOf(random, seeds).slice(below(random, 40));
    else if (kind < 0.8) added = String.fromCharCode(below(random, 0x300));
    text = text.slice(0, at) + added + text.slice(kind < 0.7 ? at : end);
    if (text.length > most) text = text.slice(0, most);
  }
  return text;
}

function fragmentsOf(random: Random, fragments: readonly string[], most: number): string {
  let text = '';
  for (let i = 1 + below(random, 5); i > 0; i--)
    text += (random() < 0.7 ? oneOf(random, fragments) : ' He go to the old town. ').repeat(
      random() < 0.9 ? 1 : oneOf(random, TIMES),
    );
  return text.slice(0, most);
}

/** At this length, quadratic growth takes seconds and a reader in one pass takes tens of milliseconds. */
const LONG = 200_000;

const SIGNS = [...' \t\n\u00a01aAé.,;:!?-–_/\\|()[]{}<>=+*#@&%$~^`\'"’”“…'];

/** One to three fragments repeated between two others. A reader that backtracks over them does so each time. */
export function repeatedText(random: Random, fragments: readonly string[], most = LONG): string {
  const piece = () =>
    random() < 0.85 ? oneOf(random, fragments) : oneOf(random, ['a', ' ', 'He go ', '1', 'Lee, 2020; ', '\n']);
  // Patterns with backtracking are slow on single repeated characters: blanks, digits, quotation marks.
  let unit = random() < 0.3 ? oneOf(random, SIGNS) : piece();
  if (unit.length > 1) for (let more = below(random, 3); more > 0; more--) unit += piece();
  const pieces = () => Array.from({ length: below(random, 4) }, piece).join('');
  const [before, after] = [pieces(), pieces()];
  return before + unit.repeat(Math.max(1, Math.floor((most - before.length - after.length) / unit.length))) + after;
}

const NUMBERS = [0, 1, 2, 0x7f, 0x80, 0xff, 0xfffe, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

/** Bytes with some changed, removed, doubled, or treated as two-byte and four-byte numbers and set to unusual values. */
export function mutateBytes(random: Random, seed: Uint8Array): Uint8Array {
  let bytes = Buffer.from(seed);
  for (let step = 1 + below(random, 8); step > 0 && bytes.length > 8; step--) {
    const at = below(random, bytes.length - 4);
    const kind = random();
    if (kind < 0.3) bytes[at] = below(random, 256);
    else if (kind < 0.5) bytes.writeUInt16LE(oneOf(random, NUMBERS) & 0xffff, at);
    else if (kind < 0.8) bytes.writeUInt32LE(oneOf(random, NUMBERS), at);
    else if (kind < 0.87) bytes = bytes.subarray(0, at);
    else {
      const part = bytes.subarray(at, at + below(random, 600));
      const to = below(random, bytes.length);
      bytes = Buffer.concat([
        bytes.subarray(0, to),
        part,
        bytes.subarray(kind < 0.93 ? to : Math.min(bytes.length, to + part.length)),
      ]);
    }
  }
  return bytes;
}
