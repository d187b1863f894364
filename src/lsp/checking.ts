import { setImmediate as breathe } from 'node:timers/promises';
import type { Engine } from '../engine/engine.ts';
import type { PlacedFinding } from '../services/project/find-in-paragraph.ts';
import type { FileSettings } from '../services/project/settings.ts';
import { createSourceSession, type SourceSession } from '../services/project/source-session.ts';
import type { ProseFormat, SourceText } from '../services/sources/source-text.ts';

/** A document as the editor sends it. */
export interface OpenDocument {
  readonly uri: string;
  /** Absolute path; for a document that is not a file, the path that it would have. */
  readonly path: string;
  readonly format: ProseFormat;
  readonly version: number | null;
  readonly text: string;
}

/** A state of a document with its findings so far. */
export interface CheckedDocument {
  readonly document: OpenDocument;
  readonly source: SourceText;
  readonly findings: readonly PlacedFinding[];
  /** True when all of it has been checked. */
  readonly complete: boolean;
}

export interface CheckingOptions {
  readonly engine: Engine;
  readonly settingsOf: (path: string) => FileSettings;
  /** Called with the findings so far: after the first paragraph of a new state, then four times a second, and at the end. */
  readonly onChecked: (checked: CheckedDocument) => void;
  /** Called with errors that are Emend's own faults. The document is then skipped until it changes. */
  readonly onFault: (error: unknown) => void;
}

/** Checks open documents one paragraph at a time, starting with the last edited one, and reads the editor's messages in between. */
export interface Checking {
  /** Accepts a new document or a new state of one; `near` is the offset of the user's cursor. */
  put(document: OpenDocument, near: number): void;
  remove(uri: string): void;
  /** Call it when settings have changed. Everything that they affect is checked again. */
  refresh(): void;
  /** Resolves when all is checked, or after `patienceMs`; undefined if the document is closed before. */
  checked(uri: string, patienceMs?: number): Promise<CheckedDocument | undefined>;
  /** Checks a range at once and returns its findings. */
  checkedWithin(uri: string, start: number, end: number): CheckedDocument | undefined;
}

/** During the first check of a long file, findings are shown this often. */
const SHOW_MS = 250;
/** After a pause of this length, the words of the whole file are counted again (0.1 s for 20,000). */
const PAUSE_MS = 600;

interface Entry {
  document: OpenDocument;
  readonly session: SourceSession;
  near: number;
  touched: number;
  shown: number;
  /** True when the session has the latest state. */
  current: boolean;
  /** True when the latest state has been shown at least once. */
  begun: boolean;
  /** True when there are findings that have not been shown. */
  unshown: boolean;
  /** True when the words have been counted since the last change. */
  settled: boolean;
  /** True when nothing is left to do until it changes. */
  done: boolean;
  readonly waiting: Set<() => void>;
}

export function createChecking({ engine, settingsOf, onChecked, onFault }: CheckingOptions): Checking {
  const entries = new Map<string, Entry>();
  let running = false;
  let timer: NodeJS.Timeout | undefined;

  const stateOf = ({ document, session }: Entry): CheckedDocument => ({
    document,
    source: session.source(),
    findings: session.findings(),
    complete: session.isChecked(),
  });

  const show = (entry: Entry): void => {
    entry.shown = performance.now();
    entry.begun = true;
    entry.unshown = false;
    onChecked(stateOf(entry));
  };

  const update = (entry: Entry): void => {
    if (entry.current) return;
    const { path, text, format } = entry.document;
    entry.session.update({ path, text, format, settings: settingsOf(path) });
    Object.assign(entry, { current: true, begun: false, unshown: true, settled: false, done: false });
  };

  const release = (entry: Entry): void => {
    for (const wake of entry.waiting) wake();
    entry.waiting.clear();
  };

  /** Does one small step of work. */
  const act = (entry: Entry): void => {
    const { session } = entry;
    if (!entry.current) {
      update(entry);
      return;
    }
    if (!session.isChecked()) {
      session.step(entry.near);
      entry.unshown = true;
      if (!entry.begun || performance.now() - entry.shown > SHOW_MS) show(entry);
    } else if (entry.unshown && !entry.settled) show(entry);
    else if (!entry.settled) {
      session.settle();
      entry.settled = true;
    } else if (session.step(entry.near)) entry.unshown = true;
    else {
      if (entry.unshown) show(entry);
      entry.done = true;
    }
    if (session.isChecked()) release(entry);
  };

  const isDue = (entry: Entry): boolean =>
    !entry.done &&
    (!entry.current ||
      !entry.session.isChecked() ||
      (entry.unshown && !entry.settled) ||
      performance.now() >= Math.max(entry.touched, entry.shown) + PAUSE_MS);

  const next = (): Entry | undefined => [...entries.values()].filter(isDue).sort((a, b) => b.touched - a.touched)[0];

  const work = async (): Promise<void> => {
    if (running) return;
    running = true;
    for (let entry = next(); entry; entry = next()) {
      try {
        act(entry);
      } catch (error) {
        entry.done = true;
        release(entry);
        onFault(error);
      }
      // lets the next message of the editor through, if there is one
      await breathe();
    }
    running = false;
    clearTimeout(timer);
    if ([...entries.values()].some(({ done }) => !done)) timer = setTimeout(start, PAUSE_MS).unref();
  };
  const start = (): void => void work();

  const touch = (entry: Entry): void => {
    entry.current = false;
    entry.done = false;
    entry.touched = performance.now();
    start();
  };

  return {
    put(document, near) {
      const known = entries.get(document.uri);
      if (known) {
        Object.assign(known, { document, near });
        return touch(known);
      }
      const entry: Entry = {
        ...{ document, near, touched: 0, shown: 0, waiting: new Set() },
        ...{ current: false, begun: false, unshown: false, settled: false, done: false },
        session: createSourceSession(engine),
      };
      entries.set(document.uri, entry);
      touch(entry);
    },
    remove(uri) {
      const entry = entries.get(uri);
      entries.delete(uri);
      if (entry) release(entry);
    },
    refresh() {
      for (const entry of entries.values()) touch(entry);
    },
    async checked(uri, patienceMs) {
      const entry = entries.get(uri);
      if (!entry) return undefined;
      if (!entry.current || !entry.session.isChecked())
        await new Promise<void>((resolve) => {
          entry.waiting.add(resolve);
          if (patienceMs !== undefined) setTimeout(resolve, patienceMs).unref();
        });
      if (entries.get(uri) !== entry) return undefined;
      update(entry);
      return stateOf(entry);
    },
    checkedWithin(uri, start, end) {
      const entry = entries.get(uri);
      if (!entry) return undefined;
      update(entry);
      entry.near = start;
      entry.session.checkWithin(start, end);
      return stateOf(entry);
    },
  };
}
