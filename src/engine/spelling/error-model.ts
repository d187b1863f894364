/**
 * How unlikely it is that an author who means one word writes another: a sum of penalties, in powers of ten, over the edits of the cheapest alignment (a noisy
 * channel after Kernighan, Church and Gale 1990, by kinds of edits as in Brill and Moore 2000). The penalties were set by hand, then adjusted until the
 * correction came first most often in the tuning half of the list of misspellings.
 */
const PENALTIES = {
  transposition: 1.1,
  doubling: 0.8,
  vowel: 1.15,
  similarSound: 1.2,
  silent: 1.15,
  missingVowel: 1.5,
  missing: 1.7,
  extraVowel: 1.6,
  extra: 1.9,
  keyboard: 1.8,
  substitution: 2.5,
  apostrophe: 0.6,
  accent: 0.3,
  first: 0.9,
  space: 1.6,
};

const VOWELS = 'aeiouy';
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SIMILAR = 'iy ck cs sz sc td gj fv pb mn dt lr wv qk xz uw ao';
const SILENT = new Set('e h u g k w l p b c t'.split(' '));
const ACCENTS: Readonly<Record<string, string>> = {
  à: 'a',
  á: 'a',
  â: 'a',
  ã: 'a',
  ä: 'a',
  å: 'a',
  è: 'e',
  é: 'e',
  ê: 'e',
  ë: 'e',
  ì: 'i',
  í: 'i',
  î: 'i',
  ï: 'i',
  ò: 'o',
  ó: 'o',
  ô: 'o',
  ö: 'o',
  ø: 'o',
  ù: 'u',
  ú: 'u',
  û: 'u',
  ü: 'u',
  ç: 'c',
  ñ: 'n',
};

const pair = (a: number, b: number): number => a * 128 + b;
const substitutions = new Map<number, number>();
for (const couple of SIMILAR.split(' ')) {
  const [a, b] = [couple.charCodeAt(0), couple.charCodeAt(1)];
  substitutions.set(pair(a, b), PENALTIES.similarSound).set(pair(b, a), PENALTIES.similarSound);
}
for (const [y, row] of KEYBOARD.entries())
  for (let x = 0; x < row.length; x++)
    for (const [other, shift] of [
      [row, 1],
      [KEYBOARD[y + 1] ?? '', 0],
      [KEYBOARD[y + 1] ?? '', -1],
    ] as const) {
      const neighbour = other[x + shift];
      if (!neighbour) continue;
      const [a, b] = [row.charCodeAt(x), neighbour.charCodeAt(0)];
      for (const key of [pair(a, b), pair(b, a)])
        if (!substitutions.has(key)) substitutions.set(key, PENALTIES.keyboard);
    }

function substitutionPenalty(meant: string, written: string): number {
  if (ACCENTS[meant] === written || ACCENTS[written] === meant) return PENALTIES.accent;
  if (VOWELS.includes(meant) && VOWELS.includes(written)) return PENALTIES.vowel;
  return substitutions.get(pair(meant.charCodeAt(0), written.charCodeAt(0))) ?? PENALTIES.substitution;
}

/** Returns the penalty for omitting the letter at `i` of the intended word. */
function missingPenalty(meant: string, i: number): number {
  const letter = meant[i]!;
  if (letter === "'") return PENALTIES.apostrophe;
  if (letter === meant[i - 1] || letter === meant[i + 1]) return PENALTIES.doubling;
  if (letter === '-' || letter === ' ') return PENALTIES.space;
  if (SILENT.has(letter) && (i > 0 || letter === 'k' || letter === 'p' || letter === 'w' || letter === 'h'))
    return PENALTIES.silent;
  return VOWELS.includes(letter) ? PENALTIES.missingVowel : PENALTIES.missing;
}

/** Returns the penalty for an extra letter at `j` of the written word. */
function extraPenalty(written: string, j: number): number {
  const letter = written[j]!;
  if (letter === "'") return PENALTIES.apostrophe;
  if (letter === written[j - 1] || letter === written[j + 1]) return PENALTIES.doubling;
  if (letter === 'e' || letter === 'h') return PENALTIES.silent + 0.2;
  return VOWELS.includes(letter) ? PENALTIES.extraVowel : PENALTIES.extra;
}

const LONGEST = 48;
const table = new Float64Array((LONGEST + 1) * (LONGEST + 1));

/** Returns the penalty, in powers of ten, for writing `written` instead of `meant`; both are look-up forms. 0 when they are equal. */
export function writingPenalty(meant: string, written: string): number {
  const rows = Math.min(meant.length, LONGEST);
  const columns = Math.min(written.length, LONGEST);
  const width = columns + 1;
  table[0] = 0;
  for (let j = 1; j <= columns; j++)
    table[j] = table[j - 1]! + extraPenalty(written, j - 1) + (j === 1 ? PENALTIES.first : 0);
  for (let i = 1; i <= rows; i++) {
    const at = i * width;
    const atFirst = i === 1 ? PENALTIES.first : 0;
    table[at] = table[at - width]! + missingPenalty(meant, i - 1) + atFirst;
    for (let j = 1; j <= columns; j++) {
      const a = meant[i - 1]!;
      const b = written[j - 1]!;
      const first = i === 1 && j === 1 ? PENALTIES.first : 0;
      let best = table[at - width + j - 1]! + (a === b ? 0 : substitutionPenalty(a, b) + first);
      best = Math.min(best, table[at - width + j]! + missingPenalty(meant, i - 1) + (j === 1 ? atFirst : 0));
      best = Math.min(
        best,
        table[at + j - 1]! + extraPenalty(written, j - 1) + (i === 1 && j === 1 ? PENALTIES.first : 0),
      );
      if (i > 1 && j > 1 && a !== b && a === written[j - 2] && b === meant[i - 2])
        best = Math.min(
          best,
          table[at - 2 * width + j - 2]! + PENALTIES.transposition + (i === 2 ? PENALTIES.first * 0.5 : 0),
        );
      table[at + j] = best;
    }
  }
  return table[rows * width + columns]!;
}
