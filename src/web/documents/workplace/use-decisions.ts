import { useEffect, useRef, useState } from 'preact/hooks';
import { getDecisions, saveDecisions } from '../../api/documents.ts';
import { explain } from '../../api/request.ts';
import { type Changes, type Decisions, decided, inverse } from './decisions.ts';
import { WORKPLACE as phrases } from './words.ts';

export interface DecisionKeeper {
  /** Null until they were read. */
  readonly decisions: Decisions | null;
  /** Why they could not be read or kept. */
  readonly failure: string | null;
  /** How many steps can be taken back. */
  readonly steps: number;
  decide(changes: Changes): void;
  /** Takes the last step back; what was in it. */
  undo(): Changes | null;
}

/** The decisions about a document: shown at once, kept on the server in the order in which they were made. */
export function useDecisions(id: string): DecisionKeeper {
  const [decisions, setDecisions] = useState<Decisions | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [past, setPast] = useState<readonly Changes[]>([]);
  const current = useRef<Decisions>(new Map());
  const queue = useRef<{ waiting: Map<string, number | null>; busy: boolean }>({ waiting: new Map(), busy: false });

  useEffect(() => {
    getDecisions(id).then(
      (found) => {
        current.current = new Map(Object.entries(found).map(([number, decision]) => [Number(number), decision]));
        setDecisions(current.current);
      },
      (error: unknown) => setFailure(explain(error)),
    );
  }, [id]);

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
      // with the next decision they are sent again, the newer ones last
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
  return {
    decisions,
    failure,
    steps: past.length,
    decide(changes) {
      setPast((steps) => [...steps, inverse(current.current, changes)]);
      make(changes);
    },
    undo() {
      const last = past.at(-1);
      if (!last) return null;
      setPast(past.slice(0, -1));
      make(last);
      return last;
    },
  };
}
