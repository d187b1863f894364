/**
 * Puts artificial errors into a clean sentence, with what each replaced, so that the ranking model can learn which
 * changes restore the author's text. Rates are per opportunity, by hand, higher than learners' own (error inflation,
 * Rozovskaya and Roth 2010); the shares among classes follow the published class counts of learner corpora.
 */

import { capitalize, type Edit, matchCase } from '../../src/engine/edits.ts';
import type { Lexicon } from '../../src/engine/lexicon/lexicon.ts';
import { CONFUSION_SETS } from '../../src/engine/ranking/confusion-sets.ts';
import { groupHead } from '../../src/engine/ranking/slot.ts';
import type { AnalysedSentence } from '../../src/engine/sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../src/engine/sentence/analysed-token.ts';

type Random = () => number;

/** Prepositions and what learners put instead of them, commonest first. */
const PREPOSITION_SLIPS: Readonly<Record<string, string>> = {
  of: 'in for from about to with on by',
  in: 'at on of for to during into within with',
  to: 'for at in of with on into towards',
  for: 'to of in about on at with during',
  on: 'in at about of to for with over',
  with: 'by of to in for from about without',
  at: 'in on to of for with by',
  by: 'with from of in for through at',
  from: 'of in by to for with since',
  about: 'of on for in with to over',
  into: 'in to on onto within',
  between: 'among of in within from',
  through: 'by with in during over',
  during: 'in on for while at',
  as: 'like for of with',
  over: 'on in about above',
  within: 'in into at',
  after: 'before in from at since',
  before: 'after until in',
  against: 'to with for from',
  among: 'between in of',
  towards: 'to for at',
  without: 'with of',
};

export interface Corrupted {
  readonly text: string;
  /** Edits of the corrupted text that restore one error each. */
  readonly repairs: readonly Edit[];
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.min(items.length - 1, Math.floor(random() * items.length))]!;
}

/** Early items are likelier: rank chosen with the square of a uniform number. */
function pickEarly<T>(items: readonly T[], random: Random): T {
  return items[Math.min(items.length - 1, Math.floor(random() ** 2 * items.length))]!;
}

/** Slips that one token invites; each is tried with its rate times `scale`. */
function slips(
  tokens: readonly AnalysedToken[],
  i: number,
  lexicon: Lexicon,
  random: Random,
  scale: number,
): Edit | undefined {
  const token = tokens[i]!;
  const { lower, xpos } = token;
  const next = tokens[i + 1];
  const before = tokens[i - 1];
  const chance = (rate: number) => random() < rate * scale;
  const swap = (form: string): Edit => ({ start: token.start, end: token.end, text: matchCase(form, token.text) });
  const insert = (word: string): Edit =>
    i === 0
      ? {
          start: token.start,
          end: token.end,
          text: `${capitalize(word)} ${token.text.charAt(0).toLowerCase()}${token.text.slice(1)}`,
        }
      : { start: token.start, end: token.start, text: `${word} ` };
  const remove = (): Edit | undefined => {
    if (!next?.spaceBefore) return undefined;
    if (before) return token.spaceBefore ? { start: before.end, end: token.end, text: '' } : undefined;
    return { start: token.start, end: next.end, text: capitalize(next.text) };
  };

  if (lower === 'the' || lower === 'a' || lower === 'an') {
    if (chance(0.11)) return remove();
    if (lower === 'the')
      return chance(0.02) ? swap(lexicon.startsWithVowelSound(next?.text ?? '') ? 'an' : 'a') : undefined;
    if (chance(0.045)) return swap('the');
    return chance(0.015) ? swap(lower === 'a' ? 'an' : 'a') : undefined;
  }
  if ((xpos === 'IN' || xpos === 'TO') && Object.hasOwn(PREPOSITION_SLIPS, lower) && !next?.xpos.startsWith('VB')) {
    if (chance(0.075)) return swap(pickEarly(PREPOSITION_SLIPS[lower]!.split(' '), random));
    if (chance(0.025)) return remove();
  }
  if (lower === 'to' && next?.xpos === 'VB') {
    if (chance(0.025)) return remove();
    if (chance(0.008)) return swap('for');
  }
  if (
    /^(?:JJ|NN|VBG|PRP\$|NNP)/.test(xpos) &&
    (!before || /^(?:VB|IN|TO|,|CC|RB|NN)/.test(before.xpos)) &&
    groupHead(tokens, i) >= 0
  ) {
    const opens = !before || !/^(?:NN|JJ)/.test(before.xpos);
    if (opens && xpos !== 'PRP$' && chance(0.035)) return insert('the');
    if (opens && xpos !== 'PRP$' && chance(0.012)) return insert(lexicon.startsWithVowelSound(token.text) ? 'an' : 'a');
    if (opens && before && /^(?:VB|NN)/.test(before.xpos) && chance(0.012))
      return insert(pick(['to', 'of', 'in', 'for', 'at', 'on', 'with', 'about'], random));
  }
  if (xpos === 'NN' || xpos === 'NNS') {
    const forms = lexicon.nouns(lower)[0];
    if (forms && forms.singular !== forms.plural) {
      if (lower === forms.plural && chance(0.075)) return swap(forms.singular);
      if (lower === forms.singular && chance(0.028)) return swap(forms.plural);
    }
  }
  const verb = verbSlip(token, before, lexicon, random, chance);
  if (verb !== undefined) return verb === '' ? remove() : swap(verb);
  if (/^(?:NN|VB|VBP|JJ|RB)$/.test(xpos) && lower.length > 3 && chance(0.02)) {
    const family = lexicon
      .family(lower)
      .filter((member) => member.form !== lower && lexicon.frequency(member.form) >= 2);
    if (family.length > 0) return swap(pick(family, random).form);
  }
  const confusable = CONFUSION_SETS.get(lower);
  if (confusable && chance(0.02)) {
    const other = pick(confusable, random);
    if (!other.includes(' ')) return swap(other);
  }
  if (lower === ',') {
    if (chance(0.22)) return { start: token.start, end: token.end, text: '' };
  } else if (before && /^[\p{L}\d]/u.test(lower) && /^[\p{L}\d]/u.test(before.lower) && token.spaceBefore) {
    const likely = /^(?:IN|CC|WDT|WRB|VB)/.test(xpos) ? 0.025 : 0.003;
    if (chance(likely)) return { start: before.end, end: before.end, text: ',' };
  }
  if (
    next &&
    xpos.startsWith('RB') &&
    /^(?:VB|MD)/.test(next.xpos) &&
    lower !== 'not' &&
    next.spaceBefore &&
    chance(0.04)
  ) {
    const second = i === 0 ? token.text.charAt(0).toLowerCase() + token.text.slice(1) : token.text;
    return { start: token.start, end: next.end, text: `${i === 0 ? capitalize(next.text) : next.text} ${second}` };
  }
  return undefined;
}

/** Another form of the verb, "" to leave the word out, or undefined for no slip. */
function verbSlip(
  token: AnalysedToken,
  before: AnalysedToken | undefined,
  lexicon: Lexicon,
  random: Random,
  chance: (rate: number) => boolean,
): string | undefined {
  const { lower, xpos } = token;
  const be: Readonly<Record<string, string>> = {
    is: 'are was be are are',
    are: 'is were is be',
    was: 'were is were',
    were: 'was are was',
    been: 'be being being',
    be: 'been is being',
    being: 'been be',
    am: 'is are',
  };
  if (Object.hasOwn(be, lower)) {
    if (chance(0.055)) return pick(be[lower]!.split(' '), random);
    return chance(0.028) && before ? '' : undefined;
  }
  if (/^(?:will|would|has|have|had|does|do|did)$/.test(lower) && before && chance(0.015)) return '';
  if (!xpos.startsWith('VB')) return undefined;
  const forms = lexicon.verbs(lower)[0];
  if (!forms) return undefined;
  const { base, thirdPerson, ing, past, participle } = forms;
  const options: Readonly<Record<string, readonly [number, readonly string[]]>> = {
    VBZ: [0.11, [base, base, past, base, ing]],
    VBP: [0.06, [thirdPerson, past, thirdPerson, ing]],
    VB: [0.05, [ing, thirdPerson, past, participle, ing]],
    VBD: [0.09, [base, base, thirdPerson, participle, ing]],
    VBN: [0.08, [base, past, ing, base, thirdPerson]],
    VBG: [0.07, [base, base, past, participle, thirdPerson]],
  };
  const entry = options[xpos];
  if (!entry || !chance(entry[0])) return undefined;
  const form = pick(entry[1], random);
  return form === lower ? undefined : form;
}

/** A corrupted copy of the sentence; `scale` multiplies all rates (0 leaves it clean). */
export function corruptSentence(
  sentence: AnalysedSentence,
  lexicon: Lexicon,
  random: Random,
  scale: number,
): Corrupted {
  const { tokens, paragraph } = sentence;
  const made: Edit[] = [];
  let free = sentence.start;
  for (let i = 0; i < tokens.length; i++) {
    const edit = slips(tokens, i, lexicon, random, scale);
    if (!edit || edit.start < free || paragraph.slice(edit.start, edit.end) === edit.text) continue;
    made.push(edit);
    free = edit.end + 1;
    // a second slip on the same word would make a repair that restores neither
    while (i + 1 < tokens.length && tokens[i + 1]!.start < free) i++;
  }
  let text = '';
  let at = sentence.start;
  const repairs: Edit[] = [];
  for (const edit of made) {
    text += paragraph.slice(at, edit.start);
    repairs.push({
      start: text.length,
      end: text.length + edit.text.length,
      text: paragraph.slice(edit.start, edit.end),
    });
    text += edit.text;
    at = edit.end;
  }
  return { text: text + paragraph.slice(at, sentence.end), repairs };
}
