import type { Lexicon } from '../lexicon/lexicon.ts';
import { logSumExp } from '../log-odds.ts';
import type { Candidate, Change } from './candidate.ts';
import { type FeatureBuffer, featureBuffer, type HashedSentence } from './hashed-sentence.ts';
import { type LinearModel, linearScores, logSoftmax } from './linear-model.ts';
import { rightOf, type Slot, type SlotFamily } from './slot.ts';

/** A prediction this unlikely (natural log) is not worth a candidate: it never survives the ranking. */
const LEAST = Math.log(0.02);
/**
 * A class that the model finds this much less likely (natural log) than the original is no candidate, unless its family says otherwise. The models
 * know about half of the articles, commas and prepositions that readers of papers wanted changed.
 */
const LEAST_GAIN = -1.6;
/** Classes that stand for punctuation marks. */
const MARKS: Readonly<Record<string, string>> = { comma: ',', hyphen: '-' };
const scores = new Float64Array(64);

/** Least log-probability of a candidate, and least difference from that of the original. */
interface Floors {
  readonly least: number;
  readonly gain: number;
}

/**
 * Alternatives that a family's model finds likelier than a floor, with its log-probabilities for them and for the original. Slots without a
 * `thinkable` change are not scored. `wider` (natural log) lowers the floors.
 */
export function slotCandidates(
  family: SlotFamily,
  model: LinearModel,
  sentence: HashedSentence,
  lexicon: Lexicon,
  buffer: FeatureBuffer = featureBuffer(),
  thinkable?: (change: Change) => boolean,
  wider = 0,
): Candidate[] {
  const floors: Floors = { least: LEAST - wider, gain: (family.leastGain ?? LEAST_GAIN) - wider };
  const candidates: Candidate[] = [];
  for (const slot of family.find(sentence, lexicon)) {
    if (thinkable && !changesOf(family, slot, sentence.tokens[slot.at]?.lower).some(thinkable)) continue;
    family.describe(sentence, slot, buffer);
    linearScores(model, buffer, scores);
    logSoftmax(scores, family.classes.length);
    if (slot.forms) formCandidates(family, slot, sentence, slot.forms, floors, candidates);
    else wordCandidates(family, slot, sentence, lexicon, floors, candidates);
  }
  return candidates;
}

/** Every possible change of the slot, whatever the model says; `written` is the word in its place. */
function changesOf(family: SlotFamily, { at, filled, current, forms }: Slot, written: string | undefined): Change[] {
  const kind = family.name as Candidate['kind'];
  if (forms) return forms.flatMap((form) => (form === written ? [] : [{ kind, from: at, to: at + 1, forms: [form] }]));
  const to = filled ? at + 1 : at;
  return family.classes.flatMap((name, c) => {
    if (c === current) return [];
    return [{ kind, from: at, to, forms: name === 'none' || name === 'space' ? [] : [MARKS[name] ?? name] }];
  });
}

/** Slots filled by a small word or nothing: determiners, prepositions, commas. */
function wordCandidates(
  family: SlotFamily,
  slot: Slot,
  sentence: HashedSentence,
  lexicon: Lexicon,
  floors: Floors,
  candidates: Candidate[],
): void {
  const current = scores[slot.current]!;
  for (let c = 0; c < family.classes.length; c++) {
    if (c === slot.current || scores[c]! < floors.least || scores[c]! - current < floors.gain) continue;
    const name = family.classes[c]!;
    const next = sentence.tokens[rightOf(slot)]?.lower ?? '';
    let form = MARKS[name] ?? name;
    if (name === 'a' && lexicon.startsWithVowelSound(next)) form = 'an';
    candidates.push({
      kind: family.name as Candidate['kind'],
      from: slot.at,
      to: slot.filled ? slot.at + 1 : slot.at,
      forms: name === 'none' || name === 'space' ? [] : [form],
      change: `${family.classes[slot.current]}>${name}`,
      slotCandidate: scores[c]!,
      slotCurrent: current,
      about: slot.head >= 0 ? slot.head : slot.at,
    });
  }
}

/** Slots that hold a form of one word: the probability of a form is the sum over all classes that yield it. */
function formCandidates(
  family: SlotFamily,
  slot: Slot,
  sentence: HashedSentence,
  forms: readonly string[],
  floors: Floors,
  candidates: Candidate[],
): void {
  const lower = sentence.tokens[slot.at]!.lower;
  const byForm = new Map<string, { log: number; best: number }>();
  forms.forEach((form, c) => {
    const known = byForm.get(form);
    if (!known) byForm.set(form, { log: scores[c]!, best: c });
    else {
      const best = scores[c]! > scores[known.best]! ? c : known.best;
      byForm.set(form, { log: logSumExp(known.log, scores[c]!), best });
    }
  });
  const current = byForm.get(lower)?.log ?? scores[slot.current]!;
  for (const [form, { log, best }] of byForm) {
    if (form === lower || log < floors.least || log - current < floors.gain) continue;
    candidates.push({
      kind: family.name as Candidate['kind'],
      from: slot.at,
      to: slot.at + 1,
      forms: [form],
      change: `${family.classes[slot.current]}>${family.classes[best]}`,
      slotCandidate: log,
      slotCurrent: current,
      about: slot.at,
    });
  }
}
