import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { storeOf } from '../../account-store.ts';
import { getDecisions, saveDecisions } from '../../api/documents.ts';
import { explain } from '../../api/request.ts';
import { useAccount } from '../../session.tsx';
import { type DecisionStep, keepSteps, lastStanding, readSteps, stepOf, undoOf } from './decision-steps.ts';
import { type Changes, type Decisions, decided } from './decisions.ts';
import { WORKPLACE as phrases } from './words.ts';

export interface DecisionKeeper {
  /** Null until they are loaded. */
  readonly decisions: Decisions | null;
  /** Why they could not be loaded or saved. */
  readonly failure: string | null;
  /** True when a step can be undone; the steps of earlier visits in this browser count too. */
  readonly canUndo: boolean;
  decide(changes: Changes): void;
  /** Undoes the last step; returns the changes that this applies, or null when there is no step. */
  undo(): Changes | null;
}

/** The decisions about a document: shown at once, and saved on the server in the order in which they are made. */
export function useDecisions(id: string): DecisionKeeper {
  const [decisions, setDecisions] = useState<Decisions | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const account = useAccount().id;
  const store = useMemo(() => storeOf(account), [account]);
  const [past, setPast] = useState<readonly DecisionStep[]>([]);
  const current = useRef<Decisions>(new Map());
  const queue = useRef<{ waiting: Map<string, number | null>; busy: boolean }>({ waiting: new Map(), busy: false });

  useEffect(() => {
    setPast(readSteps(store, id));
    getDecisions(id).then(
      (found) => {
        current.current = new Map(Object.entries(found).map(([number, decision]) => [Number(number), decision]));
        setDecisions(current.current);
      },
      (error: unknown) => setFailure(explain(error)),
    );
  }, [store, id]);

  const send = async () => {
    const { waiting, busy } = queue.current;
    if (busy || waiting.size === 0) return;
    queue.current = { waiting: new Map(), busy: true };
    try {
      await saveDecisions(id, Object.fromEntries(waiting));
      setFailure(null);
      queue.current.busy = false;
      await send();
    } catch (error) {
      // The next decision sends them again, the newer ones last.
      queue.current = { waiting: new Map([...waiting, ...queue.current.waiting]), busy: false };
      setFailure(phrases.notSaved(explain(error)));
    }
  };
  const make = (changes: Changes) => {
    current.current = decided(current.current, changes);
    setDecisions(current.current);
    for (const [number, decision] of changes) queue.current.waiting.set(String(number), decision);
    void send();
  };
  const remember = (steps: readonly DecisionStep[]) => {
    setPast(steps);
    keepSteps(store, id, steps);
  };
  return {
    decisions,
    failure,
    canUndo: decisions !== null && lastStanding(decisions, past) >= 0,
    decide(changes) {
      remember([...past, stepOf(current.current, changes)]);
      make(changes);
    },
    undo() {
      const last = lastStanding(current.current, past);
      if (last < 0) return null;
      const changes = undoOf(current.current, past[last]!);
      remember(past.slice(0, last));
      make(changes);
      return changes;
    },
  };
}
