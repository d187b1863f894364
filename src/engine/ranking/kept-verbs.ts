import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { isFiniteVerb } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';

/** How far back the participle is looked for that the one after "and" stands beside. */
const REACH = 16;

/**
 * True for a change to a verb whose form the places around it ask for, and which the models undid on manuscripts: "each part reading and writing",
 * "with a half having this also having that", "when training", "on the followed path", a heading that begins with "Making".
 */
export function keepsVerb({ tokens, isLabel }: AnalysedSentence, { change, from }: Candidate): boolean {
  const before = tokens[from - 1];
  const isFirst = before === undefined;
  if (change.startsWith('ing>')) {
    if (isFirst) return isLabel || !tokens.some(isFiniteVerb);
    if (before.upos === 'ADP' || /^(?:when|while|whilst|after|before)$/.test(before.lower)) return true;
    if (!/^(?:and|or|also)$/.test(before.lower)) return false;
    return tokens.slice(Math.max(0, from - REACH), from - 1).some(({ xpos }) => xpos === 'VBG');
  }
  // "the followed path" is the one that was followed
  const attributive = change === 'participle>ing' || change === 'past>ing';
  return attributive && /^(?:DT|PRP\$)$/.test(before?.xpos ?? '') && tokens[from + 1]?.upos === 'NOUN';
}

/** True for a semicolon between two main clauses: a comma there would be a splice. */
export function keepsSemicolon({ tokens }: AnalysedSentence, { change, from }: Candidate): boolean {
  if (change !== ';>comma') return false;
  const next = tokens[from + 1];
  if (next === undefined || next.xpos === 'CC' || next.upos === 'SCONJ' || /^(?:W|IN$)/.test(next.xpos)) return false;
  const stop = tokens.findIndex(({ text }, i) => i > from && text === ';');
  const after = tokens.slice(from + 1, stop < 0 ? tokens.length : stop);
  return tokens.slice(0, from).some(isFiniteVerb) && after.some(isFiniteVerb);
}
