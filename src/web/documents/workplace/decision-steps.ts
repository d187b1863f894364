import type { AccountStore } from '../../account-store.ts';
import type { Changes, Decisions } from './decisions.ts';

/** What one step of the reader decided: of each change the decision before and after it, null for open. Numbers alone, no text. */
export type DecisionStep = readonly (readonly [change: number, before: number | null, after: number | null])[];

export function stepOf(decisions: Decisions, changes: Changes): DecisionStep {
  return [...changes].map(([id, after]) => [id, decisions.get(id) ?? null, after]);
}

/** The changes that undo a step, without those on which something else was decided since, as in another browser. */
export function undoOf(decisions: Decisions, step: DecisionStep): Changes {
  const standing = step.filter(([id, , after]) => (decisions.get(id) ?? null) === after);
  return new Map(standing.map(([id, before]) => [id, before]));
}

/** The number of the last step of which something can be undone; -1 when there is none. */
export function lastStanding(decisions: Decisions, steps: readonly DecisionStep[]): number {
  return steps.findLastIndex((step) => undoOf(decisions, step).size > 0);
}

interface KeptSteps {
  readonly document: string;
  readonly steps: readonly DecisionStep[];
}

const NAME = 'decision-steps';
/** Most documents and most steps of each that are kept, the newest ones. */
const MOST_DOCUMENTS = 20;
const MOST_STEPS = 100;

/** The steps that this browser keeps for a document, the oldest first. The service keeps the decisions, but not their order. */
export function readSteps(store: AccountStore, document: string): readonly DecisionStep[] {
  return kept(store).find((one) => one.document === document)?.steps ?? [];
}

export function keepSteps(store: AccountStore, document: string, steps: readonly DecisionStep[]): void {
  const others = kept(store).filter((one) => one.document !== document);
  const all = [{ document, steps: steps.slice(-MOST_STEPS) }, ...others].slice(0, MOST_DOCUMENTS);
  store.write(NAME, JSON.stringify(all));
}

function kept(store: AccountStore): readonly KeptSteps[] {
  try {
    const all = JSON.parse(store.read(NAME) ?? '[]') as unknown;
    return Array.isArray(all) ? (all as KeptSteps[]) : [];
  } catch {
    return [];
  }
}
