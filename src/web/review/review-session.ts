import type { Node } from 'prosemirror-model';
import type { EditorState, Plugin, Transaction } from 'prosemirror-state';
import type { ReviewAlert } from './alert.ts';
import { type AlertSource, alertPlugin, noteFilters, noteFound } from './alert-plugin.ts';
import { changedTextBlocks, forEachTextBlock, textOf } from './blocks.ts';
import { createCheckCache } from './check-cache.ts';
import { createCheckScheduler } from './check-scheduler.ts';
import { createParagraphChecker, type SendCheck } from './paragraph-checker.ts';
import { type DictionaryFilter, dictionaryFilter } from './personal-dictionary.ts';

/** The part of ProseMirror's view that a session needs. */
export interface Surface {
  readonly state: EditorState;
  dispatch(tr: Transaction): void;
}

export type CheckTrouble = { readonly error: unknown; readonly again: number | null };

export interface SessionOptions {
  readonly send: SendCheck;
  readonly mayPass: (error: unknown) => { readonly afterMs?: number } | null;
  /** Called when the number of open checks changes, or when trouble starts or ends. */
  readonly onProgress: (open: number, trouble: CheckTrouble | null) => void;
  readonly dismissed?: Iterable<string>;
  readonly restMs?: number;
}

/** Keeps a text checked: stores what was found in which text, requests what is missing, cancels what is no longer wanted. */
export interface ReviewSession {
  readonly plugin: Plugin;
  /** The alerts of a text; undefined while the text is unchecked. */
  readonly known: AlertSource['known'];
  /** Takes over the surface and starts the checks. */
  start(surface: Surface): void;
  /** Called after each change of the document or the selection. */
  refresh(): void;
  /** Forgets everything known, because the options have changed. */
  restart(): void;
  setDictionary(words: Iterable<string>): void;
  stop(): void;
}

export function createReviewSession({
  send,
  mayPass,
  onProgress,
  dismissed = [],
  restMs,
}: SessionOptions): ReviewSession {
  const cache = createCheckCache<readonly ReviewAlert[]>();
  let silenced: DictionaryFilter = () => false;
  let surface: Surface | null = null;
  let trouble: CheckTrouble | null = null;
  const source: AlertSource = {
    known: (text) => (isEmpty(text) ? NOTHING : cache.get(text)),
    isSilenced: (alert) => silenced(alert),
  };
  let check = createParagraphChecker(send);
  const scheduler = createCheckScheduler<readonly ReviewAlert[]>({
    check: (text, signal) => check(text, signal),
    mayPass,
    ...(restMs === undefined ? {} : { restMs }),
    onFound(text, alerts) {
      trouble = null;
      cache.set(text, alerts);
      if (surface) surface.dispatch(noteFound(surface.state.tr, text));
      report();
    },
    onFailed(_text, error, again) {
      trouble = { error, again };
      report();
    },
  });
  // After a finding, the scheduler counts itself as busy until it returns, so the figure is read a moment later.
  const report = () => queueMicrotask(() => onProgress(scheduler.open, trouble));

  /** The document that was examined last, and the blocks in it that were unchecked then, one entry for each place. */
  let seen: { readonly doc: Node; readonly open: readonly Node[] } | null = null;

  /** The unchecked blocks. After an edit it examines only what changed: all paragraphs of a long text would be too many at each key. */
  function openBlocks(doc: Node): Node[] {
    const blocks: Node[] = [];
    if (seen) {
      const gone = changedTextBlocks(doc, seen.doc).map(({ block }) => block);
      for (const block of seen.open) {
        const at = gone.indexOf(block);
        if (at < 0) blocks.push(block);
        else gone.splice(at, 1);
      }
      blocks.push(...changedTextBlocks(seen.doc, doc).map(({ block }) => block));
    } else forEachTextBlock(doc, (block) => blocks.push(block));
    return blocks.filter((block) => source.known(textOf(block)) === undefined);
  }

  /** @param edited true when the text under the cursor is being typed; its check then waits for a pause */
  function ask(edited: boolean): void {
    if (!surface) return;
    const { doc, selection } = surface.state;
    const at = selection.$head;
    const here = at.parent.isTextblock ? at.parent : null;
    if (!edited) seen = null;
    const open = openBlocks(doc);
    seen = { doc, open };
    const wanted = open.map(textOf);
    const typing = edited && here ? textOf(here) : null;
    scheduler.want(typing !== null && wanted.includes(typing) ? [typing, ...wanted] : wanted, typing);
    report();
  }

  return {
    plugin: alertPlugin(source, dismissed),
    known: source.known,
    start(taken) {
      surface = taken;
      ask(false);
    },
    refresh: () => ask(true),
    restart() {
      cache.clear();
      scheduler.stop();
      check = createParagraphChecker(send);
      ask(false);
    },
    setDictionary(words) {
      silenced = dictionaryFilter(words);
      if (surface) surface.dispatch(noteFilters(surface.state.tr));
    },
    stop() {
      scheduler.stop();
      surface = null;
    },
  };
}

const NOTHING: readonly ReviewAlert[] = [];

/** True for a text without letters, in which there is nothing to check. */
function isEmpty(text: string): boolean {
  return !/\p{L}/u.test(text);
}
