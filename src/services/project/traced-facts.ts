import type { DocumentFacts } from '../../engine/context.ts';
import { WORDS_KEY } from '../../engine/document/count-styles.ts';

/** The questions that were put to a document's facts, and the answers. */
export type FactsTrace = ReadonlyMap<string, number>;

export interface TracedFacts {
  readonly facts: DocumentFacts;
  /** Returns the questions since the last call. */
  take(): FactsTrace;
}

/**
 * Wraps facts and records what is asked of them, so that a later state of the document needs no new check where the
 * answers are the same. The list of all keys is not recorded, but each lookup from it is.
 */
export function traceFacts(facts: DocumentFacts): TracedFacts {
  let trace = new Map<string, number>();
  const note = (key: string, answer: number): void => {
    trace.set(key, answer);
  };
  return {
    facts: {
      occurrences(lower) {
        const count = facts.occurrences(lower);
        note(`occurrences ${lower}`, rough(count));
        return count;
      },
      definesAbbreviation(form) {
        const defines = facts.definesAbbreviation(form);
        note(`defines ${form}`, Number(defines));
        return defines;
      },
      isOwn(lower) {
        const own = facts.isOwn(lower);
        note(`own ${lower}`, Number(own));
        return own;
      },
      styleCount(key) {
        const count = facts.styleCount(key);
        note(`style ${key}`, key === WORDS_KEY ? rough(count) : count);
        return count;
      },
      styleKeys: () => facts.styleKeys(),
    },
    take() {
      const taken = trace;
      trace = new Map();
      return taken;
    },
  };
}

/** True when these facts give the same answers as the recorded ones. */
export function answersAlike(trace: FactsTrace, facts: DocumentFacts): boolean {
  for (const [question, answer] of trace) if (answerTo(question, facts) !== answer) return false;
  return true;
}

function answerTo(question: string, facts: DocumentFacts): number {
  const at = question.indexOf(' ');
  const about = question.slice(at + 1);
  switch (question.slice(0, at)) {
    case 'occurrences':
      return rough(facts.occurrences(about));
    case 'defines':
      return Number(facts.definesAbbreviation(about));
    case 'own':
      return Number(facts.isOwn(about));
    default:
      return about === WORDS_KEY ? rough(facts.styleCount(about)) : facts.styleCount(about);
  }
}

/** A small number matters exactly. For a large one, a difference of a fifth changes no answer, but each keystroke would change the number. */
const rough = (count: number): number => (count <= 8 ? count : 8 + Math.floor(4 * Math.log2(count / 8)));
