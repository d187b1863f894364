import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { markActive } from './active-alert.ts';
import { alertKey, findAlert, type PlacedAlert, placedAlerts } from './alert-plugin.ts';
import { plainText } from './blocks.ts';
import type { ReviewOptions } from './check-options.ts';
import { type Draft, writeDraft } from './draft.ts';
import type { SendCheck } from './paragraph-checker.ts';
import type { ScoreTerms } from './quality.ts';
import { acceptAlerts, acceptBest, dismissAlerts, ofKind } from './review-actions.ts';
import { type CheckTrouble, createReviewSession } from './review-session.ts';
import { schema } from './schema.ts';
import { type Tally, tallyOf } from './tally.ts';
import { createWritingSurface } from './writing-surface.ts';

/** Where the open card stands: at its words, in the list, or stepping through all alerts from the bar of a phone. */
export type CardPlace = 'text' | 'list' | 'steps';

/** What the screen shows; a new object whenever something in it changed. */
export interface ReviewView {
  readonly alerts: readonly PlacedAlert[];
  readonly tally: Tally;
  readonly active: { readonly id: string; readonly place: CardPlace } | null;
  /** Paragraphs whose check is open, and how many there were when this round began. */
  readonly open: number;
  readonly round: number;
  readonly trouble: CheckTrouble | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** False when the browser has no room for the draft. */
  readonly saved: boolean;
  /** Whether there is any text. */
  readonly empty: boolean;
}

export interface ControllerOptions {
  readonly draft: Draft;
  readonly send: (options: () => ReviewOptions) => SendCheck;
  readonly mayPass: (error: unknown) => { readonly afterMs?: number } | null;
  readonly store: Storage;
  readonly onView: (view: ReviewView) => void;
  /** Sentences for the live region. */
  readonly announce: (message: string) => void;
}

export interface ReviewController {
  mount(place: HTMLElement, attributes: Readonly<Record<string, string>>, hint: string): void;
  destroy(): void;
  setOptions(options: ReviewOptions): void;
  setTerms(terms: ScoreTerms, dictionary: readonly string[]): void;
  setDictionary(words: readonly string[]): void;
  /** Opens a card, or closes it; shows its words. */
  activate(id: string | null, place?: CardPlace): void;
  /** The next alert after the open one, or after the cursor; -1 for the one before. */
  step(direction: 1 | -1, place: CardPlace): void;
  accept(placed: PlacedAlert, replacement: string): void;
  acceptKind(placed: PlacedAlert): void;
  dismiss(placed: PlacedAlert): void;
  dismissKind(placed: PlacedAlert): void;
  undo(): void;
  redo(): void;
  replaceDocument(doc: Node): void;
  text(): string;
  focus(): void;
  /** Where the words of an alert are on the screen. */
  placeOf(placed: PlacedAlert): DOMRect | null;
}

/** Typing goes first: figures and list follow when the browser has time, at the latest after so many ms. */
const REFRESH_MS = 150;
const SAVE_MS = 1_000;

/** Joins surface, checks, draft and screen. */
export function createReviewController(options: ControllerOptions): ReviewController {
  const { draft, store, onView, announce } = options;
  let writing = draft.options;
  let terms: ScoreTerms | null = null;
  let view: EditorView | null = null;
  let active: ReviewView['active'] = null;
  let open = 0;
  let round = 0;
  let trouble: CheckTrouble | null = null;
  let saved = true;
  let refreshing: ReturnType<typeof setTimeout> | undefined;
  let saving: ReturnType<typeof setTimeout> | undefined;

  const session = createReviewSession({
    send: options.send(() => writing),
    mayPass: options.mayPass,
    dismissed: draft.dismissed,
    onProgress(now, what) {
      const finished = open > 0 && now === 0;
      round = now === 0 ? 0 : Math.max(round, now);
      open = now;
      trouble = what;
      later();
      if (finished) tellOutcome();
    },
  });

  function later(): void {
    refreshing ??= setTimeout(refresh, REFRESH_MS);
  }

  function refresh(): void {
    clearTimeout(refreshing);
    refreshing = undefined;
    if (!view) return;
    const { state } = view;
    const alerts = placedAlerts(state);
    if (active && !alerts.some(({ id }) => id === active?.id)) close();
    onView({
      alerts,
      tally: tallyOf(state.doc, alerts, terms),
      active,
      open,
      round,
      trouble,
      canUndo: undoDepth(state) > 0,
      canRedo: redoDepth(state) > 0,
      saved,
      empty: state.doc.content.size <= 2,
    });
  }

  let told = -1;
  function tellOutcome(): void {
    if (!view) return;
    const count = placedAlerts(view.state).length;
    if (count === told) return;
    told = count;
    announce(count === 0 ? 'Checked. Nothing to correct.' : `Checked. ${countOf(count)}.`);
  }

  function close(): void {
    active = null;
    if (view) view.dispatch(markActive(view.state, null));
  }

  function onTransaction(tr: Transaction): void {
    if (tr.docChanged) {
      session.refresh();
      save();
      later();
    }
  }

  function save(): void {
    clearTimeout(saving);
    saving = setTimeout(saveNow, SAVE_MS);
  }

  function saveNow(): void {
    clearTimeout(saving);
    if (!view) return;
    const dismissed = alertKey.getState(view.state)!.dismissed;
    saved = writeDraft(store, { doc: view.state.doc, options: writing, dismissed });
    if (!saved) later();
  }

  function perform(tr: Transaction, message: string): void {
    if (!view) return;
    close();
    view.dispatch(tr);
    refresh();
    told = placedAlerts(view.state).length;
    announce(`${message} ${told === 0 ? 'None left.' : `${countOf(told)} left.`}`);
  }

  function inHistory(command: Command, message: string): void {
    if (view && command(view.state, view.dispatch)) {
      announce(message);
      refresh();
    }
  }

  const controller: ReviewController = {
    mount(place, attributes, hint) {
      const go = (direction: 1 | -1) => () => {
        controller.step(direction, 'text');
        return true;
      };
      view = createWritingSurface({
        place,
        doc: draft.doc,
        alerts: session.plugin,
        hint,
        attributes,
        keys: { F8: go(1), 'Shift-F8': go(-1), 'Alt-Enter': () => openAtCursor(), Escape: () => closeCard() },
        onTransaction,
        onClick: (id) => controller.activate(id, 'text'),
      });
      const mounted = view;
      session.start({
        get state() {
          return mounted.state;
        },
        dispatch: (tr) => mounted.dispatch(tr),
      });
      addEventListener('pagehide', saveNow);
      refresh();
    },
    destroy() {
      saveNow();
      removeEventListener('pagehide', saveNow);
      session.stop();
      clearTimeout(refreshing);
      view?.destroy();
      view = null;
    },
    setOptions(next) {
      writing = next;
      session.restart();
      save();
    },
    setTerms(next, dictionary) {
      terms = next;
      session.setDictionary(dictionary);
      refresh();
    },
    setDictionary(words) {
      session.setDictionary(words);
      refresh();
    },
    activate(id, place = 'text') {
      if (!view) return;
      const placed = id === null ? undefined : findAlert(view.state, id);
      if (!placed) {
        if (active) {
          close();
          refresh();
        }
        return;
      }
      active = { id: placed.id, place };
      view.dispatch(markActive(view.state, placed));
      showWords(view, placed);
      refresh();
    },
    step(direction, place) {
      if (!view) return;
      const alerts = placedAlerts(view.state);
      // going through them begins with the first; where the cursor is left by a finger is chance
      const here = place === 'steps' ? 0 : view.state.selection.from;
      const at = active ? (findAlert(view.state, active.id)?.from ?? 0) : here;
      const next =
        direction === 1
          ? (alerts.find(({ from }) => from > at || (!active && from === at)) ?? alerts[0])
          : (alerts.findLast(({ from }) => from < at) ?? alerts.at(-1));
      if (!next) return announce('There are no suggestions.');
      if (place === 'text')
        view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, next.from)).scrollIntoView());
      controller.activate(next.id, place);
      if (place === 'text') announce(`${next.alert.kind}: ${next.alert.covered}. Alt Enter opens the suggestion.`);
    },
    accept(placed, replacement) {
      if (view)
        perform(
          acceptAlerts(view.state, [{ placed, replacement }]),
          `Changed “${placed.alert.covered}” to “${replacement}”.`,
        );
    },
    acceptKind(placed) {
      if (!view) return;
      const kind = ofKind(placedAlerts(view.state), placed).filter(({ alert }) => alert.replacements.length > 0);
      perform(acceptBest(view.state, kind), `Accepted ${kind.length} of ${placed.alert.kind}.`);
    },
    dismiss(placed) {
      if (view) perform(dismissAlerts(view.state, [placed]), `Dismissed “${placed.alert.covered}”.`);
    },
    dismissKind(placed) {
      if (!view) return;
      const kind = ofKind(placedAlerts(view.state), placed);
      perform(dismissAlerts(view.state, kind), `Dismissed ${kind.length} of ${placed.alert.kind}.`);
    },
    undo: () => inHistory(undo, 'Undone.'),
    redo: () => inHistory(redo, 'Done again.'),
    replaceDocument(doc) {
      if (!view) return;
      close();
      view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, doc.content));
      refresh();
      view.focus();
    },
    text: () => (view ? plainText(view.state.doc) : ''),
    focus: () => view?.focus(),
    placeOf(placed) {
      if (!view || placed.to > view.state.doc.content.size) return null;
      const [start, end] = [view.coordsAtPos(placed.from, 1), view.coordsAtPos(placed.to, -1)];
      const oneLine = Math.abs(start.top - end.top) < 2;
      return new DOMRect(start.left, start.top, oneLine ? end.right - start.left : 0, start.bottom - start.top);
    },
  };

  function closeCard(): boolean {
    if (active === null) return false;
    controller.activate(null);
    return true;
  }

  /** Opens the card of the alert at the cursor, for Alt+Enter. */
  function openAtCursor(): boolean {
    if (!view) return false;
    const { from } = view.state.selection;
    const here = placedAlerts(view.state, from, from)[0];
    if (!here) return false;
    controller.activate(here.id, 'text');
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.card-floating button')?.focus());
    return true;
  }

  return controller;
}

/** An empty text. */
export function emptyDocument(): Node {
  return schema.nodes['doc']!.createAndFill()!;
}

function countOf(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

/** Scrolls no more than it must: words that are in view stay where they are. */
function showWords(view: EditorView, { from }: PlacedAlert): void {
  const { top, bottom } = view.coordsAtPos(from);
  if (top > 120 && bottom < innerHeight - 160) return;
  scrollBy({ top: top - innerHeight / 3, behavior: 'instant' });
}
