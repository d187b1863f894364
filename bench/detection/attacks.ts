/** Ways to change a machine text so that a detector misses it, without changing its sense. They are seeded: the same text gives the same result. */
import { splitSentences } from '../../src/text/sentences.ts';

type Random = () => number;

/** A linear congruential generator (Numerical Recipes, 3rd edition, section 7.1), started from the text's length. */
function randomOf(text: string): Random {
  let state = text.length + 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Words that language models like, and what a person would write more plainly. */
const PLAIN_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  `utilize:use utilizes:uses utilizing:using additionally:also furthermore:also moreover:besides however:but therefore:so
  consequently:so crucial:key vital:key essential:needed significant:big significantly:much numerous:many various:many
  enhance:improve enhances:improves enhancing:improving ensure:make foster:build fosters:builds fostering:building
  demonstrate:show demonstrates:shows demonstrated:showed individuals:people individual:person provide:give
  provides:gives providing:giving obtain:get require:need requires:needs required:needed assist:help assists:helps
  facilitate:help facilitates:helps numerous:many sufficient:enough approximately:about subsequently:then prior:earlier
  commence:start begin:start began:started possess:have purchase:buy remain:stay remained:stayed remains:stays
  delve:look tapestry:mix testament:sign profound:deep intricate:complex comprehensive:full robust:strong seamless:smooth
  pivotal:key landscape:field realm:area journey:way navigate:handle embrace:accept underscore:stress highlight:show
  highlights:shows crucially:above opportunities:chances opportunity:chance challenges:problems challenge:problem
  impact:effect impacts:effects benefits:gains beneficial:useful positive:good negative:bad large:big small:little
  important:big quickly:fast rapidly:fast whispered:said murmured:said gazed:looked gaze:look gently:softly
  suddenly:then immediately:at_once difficult:hard simple:easy entire:whole often:many_times perhaps:maybe
  society:the_world understand:see understanding:grasp ability:power create:make creates:makes created:made
  creating:making develop:build development:growth increase:rise increased:rose reduce:cut reducing:cutting
  allow:let allows:lets allowing:letting lead:bring leads:brings potential:possible effective:good
  effectively:well particularly:above_all experience:life experiences:days argue:say argues:says believe:think
  believes:thinks propose:suggest method:way methods:ways approach:way approaches:ways results:findings`
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]),
);

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should) not\b/gi, "$1n't"],
  [/\bcannot\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [/\b(it|that|there|he|she|what) is\b/gi, "$1's"],
  [/\b(I|you|we|they) have\b/g, "$1've"],
  [/\b(you|we|they) are\b/gi, "$1're"],
  [/\bI am\b/g, "I'm"],
];

const sentencesOf = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));

function likeFirst(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word[0]!.toUpperCase() + word.slice(1) : word;
}

function plainWords(text: string): string {
  return text.replace(/[a-z]+/gi, (word) => likeFirst(word, PLAIN_WORDS[word.toLowerCase()] ?? word));
}

const contracted = (text: string): string =>
  CONTRACTIONS.reduce((changed, [pattern, short]) => changed.replace(pattern, short), text);

/** One in `every` words loses a letter, doubles one or has two swapped. */
function misspelt(text: string, every: number): string {
  const random = randomOf(text);
  return text.replace(/[a-z]{4,}/g, (word) => {
    if (random() * every >= 1) return word;
    const at = 1 + Math.floor(random() * (word.length - 2));
    const [kind, letter, next] = [Math.floor(random() * 3), word[at]!, word[at + 1]!];
    if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
    if (kind === 1) return word.slice(0, at) + letter + word.slice(at);
    return word.slice(0, at) + next + letter + word.slice(at + 2);
  });
}

/** Swaps neighbouring sentences, except the first and the last. */
function reordered(text: string): string {
  const sentences = sentencesOf(text);
  for (let k = 1; k + 2 < sentences.length; k += 2)
    [sentences[k], sentences[k + 1]] = [sentences[k + 1]!, sentences[k]!];
  return sentences.join(' ');
}

/** Joins every second sentence to the one before, and splits the others at a comma before "and", "but" or "which". */
function remade(text: string): string {
  const merged: string[] = [];
  for (const [k, sentence] of sentencesOf(text).entries()) {
    const before = merged.at(-1);
    if (k % 3 === 1 && before !== undefined && before.endsWith('.'))
      merged[merged.length - 1] = `${before.slice(0, -1)}, and ${sentence[0]!.toLowerCase()}${sentence.slice(1)}`;
    else if (k % 3 === 2)
      merged.push(
        sentence.replace(
          /, (and|but) (\p{L})/u,
          (_all, joiner: string, letter: string) => `. ${likeFirst('A', joiner)} ${letter}`,
        ),
      );
    else merged.push(sentence);
  }
  return merged.join(' ');
}

const CYRILLIC: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', i: 'і', x: 'х', y: 'у' };

function homoglyphs(text: string): string {
  const random = randomOf(text);
  return text.replace(/[aeocpixy]/g, (letter) => (random() < 0.2 ? CYRILLIC[letter]! : letter));
}

const invisible = (text: string): string => text.replace(/([a-z]{3})([a-z])/g, '$1\u200b$2');

const all = (text: string): string => misspelt(remade(reordered(contracted(plainWords(text)))), 30);

/** Attacks by their names in the table. */
export const ATTACKS: Readonly<Record<string, (text: string) => string>> = {
  'plain synonyms for favourite words': plainWords,
  'contractions put in': contracted,
  'a slip in every 30th word': (text) => misspelt(text, 30),
  'a slip in every 10th word': (text) => misspelt(text, 10),
  'sentences in another order': reordered,
  'sentences joined and cut': remade,
  'all of these': all,
  'Cyrillic look-alikes, a fifth of the letters': homoglyphs,
  'zero-width spaces': invisible,
};
