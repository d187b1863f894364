import { closeHistory, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { AccountStore } from '../account-store.ts';
import type { Copied } from '../parts/copy-text.ts';
import { markActive } from './active-alert.ts';
import type { Category, ReviewAlert } from './alert.ts';
import { alertKey, dismissedAlerts, findAlert, isBlank, type PlacedAlert, placedAlerts } from './alert-plugin.ts';
import { plainText } from './blocks.ts';
import type { ReviewOptions } from './check-options.ts';
import { copiedHtml } from './copied-html.ts';
import type { Draft } from './draft.ts';
import { createDraftSync } from './draft-sync.ts';
import { hearPageKeys } from './page-keys.ts';
import type { SendCheck } from './paragraph-checker.ts';
import type { ScoreTerms } from './quality.ts';
import { acceptAlerts, acceptBest, dismissAlerts, ofKind, restoreDismissed } from './review-actions.ts';
import { type CheckTrouble, createReviewSession } from './review-session.ts';
import { takeOver } from './take-over.ts';
import { type Tally, tallyOf } from './tally.ts';
import { createWritingSurface } from './writing-surface.ts';

/** Where the open card stands: at its words, in the list, or stepping through all alerts from the bar of a phone. */
export type CardPlace = 'text' | 'list' | 'steps';

/** What the screen shows; a new object whenever something in it changed. */
export interface ReviewView {
  readonly alerts: readonly PlacedAlert[];
  /** What the writer dismissed in this text, one for each key. */
  readonly dismissed: readonly ReviewAlert[];
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
  /** Whether another tab has written another version of this text. */
  readonly hasOther: boolean;
  /** Whether there is any text. */
  readonly empty: boolean;
}

export interface ControllerOptions {
  readonly store: AccountStore;
  readonly send: (options: () => ReviewOptions) => SendCheck;
  readonly mayPass: (error: unknown) => { readonly afterMs?: number } | null;
  readonly onView: (view: ReviewView) => void;
  /** Called when another version of the text brings options of its own. */
  readonly onOptions: (options: ReviewOptions) => void;
  /** Sentences for the live region. */
  readonly announce: (message: string) => void;
}

export interface ReviewController {
  /** The options that were kept with the draft. */
  readonly options: ReviewOptions;
  mount(place: HTMLElement, attributes: Readonly<Record<string, string>>, hint: string): void;
  destroy(): void;
  setOptions(options: ReviewOptions): void;
  /** Categories whose alerts are left out when going from one to the next. */
  setHidden(categories: ReadonlySet<Category>): void;
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
  /** Takes dismissals back. */
  restore(alerts: readonly ReviewAlert[]): void;
  /** Shows the version of another tab; this one takes its place. */
  showOther(): void;
  dropOther(): void;
  undo(): void;
  redo(): void;
  replaceDocument(doc: Node): void;
  text(): string;
  copy(): Copied;
  focus(): void;
  /** Where the words of an alert are on the screen. */
  placeOf(placed: PlacedAlert): DOMRect | null;
}

/** Typing goes first: figures and list follow when the browser has time, at the latest after so many ms. */
const REFRESH_MS = 150;

/** Joins surface, checks, draft and screen. */
export function createReviewController(options: ControllerOptions): ReviewController {
  const { store, onView, onOptions, announce } = options;
  const sync = createDraftSync({ store, current: currentDraft, adopt: (draft) => show(draft, false), onChange: later });
  const { first } = sync;
  let writing = first.options;
  let terms: ScoreTerms | null = null;
  let view: EditorView | null = null;
  let active: ReviewView['active'] = null;
  let open = 0;
  let round = 0;
  let trouble: CheckTrouble | null = null;
  let hidden: ReadonlySet<Category> = new Set();
  /** Where going through all alerts goes on; moves with the text. */
  let resumeAt = 0;
  let lastScore: number | null = null;
  let deaf = () => {};
  let refreshing: ReturnType<typeof setTimeout> | undefined;

  const session = createReviewSession({
    send: options.send(() => writing),
    mayPass: options.mayPass,
    dismissed: first.dismissed,
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
    if (active && !alerts.some(({ id }) => id === active?.id)) {
      afterActive();
      return;
    }
    const tally = tallyOf(state.doc, alerts, terms, (text) => session.known(text) !== undefined, lastScore);
    if (tally.complete) lastScore = tally.score;
    onView({
      alerts,
      dismissed: dismissedAlerts(state, session.known),
      tally,
      active,
      open,
      round,
      trouble,
      canUndo: undoDepth(state) > 0,
      canRedo: redoDepth(state) > 0,
      saved: sync.saved,
      hasOther: sync.hasOther,
      empty: isBlank(state.doc),
    });
  }

  /** The open alert is gone: going through all of them goes on behind its place, every other card closes. */
  function afterActive(): void {
    const goesOn = active?.place === 'steps';
    close();
    const next = goesOn ? shownAlerts().find(({ from }) => from >= resumeAt) : undefined;
    if (next) controller.activate(next.id, 'steps');
    else {
      if (goesOn) resumeAt = 0;
      refresh();
    }
  }

  /** Alerts that the filter lets through. */
  function shownAlerts(): PlacedAlert[] {
    return view ? placedAlerts(view.state).filter(({ alert }) => !hidden.has(alert.category)) : [];
  }

  let told = -1;
  function tellOutcome(): void {
    if (!view) return;
    const count = placedAlerts(view.state).length;
    if (count === told) return;
    told = count;
    announce(count === 0 ? 'Checked. Nothing found.' : `Checked. ${countOf(count)}.`);
  }

  function close(): void {
    active = null;
    if (view) view.dispatch(markActive(view.state, null));
  }

  function onTransaction(tr: Transaction): void {
    if (!tr.docChanged) return;
    resumeAt = tr.mapping.map(resumeAt);
    session.refresh();
    if (tr.getMeta(ADOPTED) !== true) sync.changed();
    later();
  }

  function currentDraft(): Draft | null {
    if (!view) return null;
    return { doc: view.state.doc, options: writing, dismissed: [...alertKey.getState(view.state)!.dismissed] };
  }

  /** Puts another version in the place of the text; the writer can undo it only where the writer did it. */
  function show(draft: Draft, undoable: boolean): void {
    if (!view) return;
    if (active) close();
    const tr = takeOver(view.state, draft);
    view.dispatch(undoable ? tr : tr.setMeta(ADOPTED, true).setMeta('addToHistory', false));
    if (JSON.stringify(draft.options) !== JSON.stringify(writing)) {
      writing = draft.options;
      session.restart();
      onOptions(writing);
    }
    refresh();
  }

  function perform(tr: Transaction, message: string): void {
    if (!view) return;
    if (active?.place !== 'steps') close();
    view.dispatch(tr);
    refresh();
    told = placedAlerts(view.state).length;
    announce(`${message} ${told === 0 ? 'None left.' : `${countOf(told)} left.`}`);
  }

  function inHistory(command: Command, message: string): void {
    if (view && command(view.state, view.dispatch)) {
      announce(message);
      refresh();
      if (document.activeElement === document.body) view.focus();
    }
  }

  const controller: ReviewController = {
    options: first.options,
    mount(place, attributes, hint) {
      const does = (work: () => void) => () => {
        work();
        return true;
      };
      const stepping = {
        F8: does(() => controller.step(1, 'text')),
        'Shift-F8': does(() => controller.step(-1, 'text')),
      };
      deaf = hearPageKeys(() => view, {
        ...stepping,
        'Mod-z': does(controller.undo),
        'Mod-y': does(controller.redo),
        'Shift-Mod-z': does(controller.redo),
      });
      view = createWritingSurface({
        place,
        doc: first.doc,
        alerts: session.plugin,
        hint,
        attributes,
        keys: { ...stepping, 'Alt-Enter': () => openAtCursor(), Escape: () => closeCard() },
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
      sync.start();
      refresh();
    },
    destroy() {
      sync.stop();
      deaf();
      session.stop();
      clearTimeout(refreshing);
      view?.destroy();
      view = null;
    },
    setOptions(next) {
      writing = next;
      session.restart();
      sync.changed();
    },
    setHidden(categories) {
      hidden = categories;
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
      if (place === 'steps') resumeAt = placed.from;
      view.dispatch(markActive(view.state, placed));
      showWords(view, placed);
      refresh();
    },
    step(direction, place) {
      if (!view) return;
      const alerts = shownAlerts();
      // going through them goes on where it was left; where the cursor is left by a finger is chance
      const here = place === 'steps' ? resumeAt : view.state.selection.from;
      const at = active ? (findAlert(view.state, active.id)?.from ?? 0) : here;
      const next =
        direction === 1
          ? (alerts.find(({ from }) => from > at || (!active && from === at)) ?? alerts[0])
          : (alerts.findLast(({ from }) => from < at) ?? alerts.at(-1));
      if (!next) return announce('There are no suggestions.');
      if (place === 'text') {
        view.focus();
        view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, next.from)).scrollIntoView());
      }
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
    restore(alerts) {
      if (!view) return;
      view.dispatch(
        restoreDismissed(
          view.state,
          alerts.map(({ key }) => key),
        ),
      );
      announce(alerts.length === 1 ? `Restored “${alerts[0]!.covered}”.` : `Restored ${alerts.length} suggestions.`);
      refresh();
    },
    showOther() {
      const other = sync.swap();
      if (other) show(other, true);
      view?.focus();
    },
    dropOther() {
      sync.dropOther();
      refresh();
    },
    undo: () => inHistory(undo, 'Undone.'),
    redo: () => inHistory(redo, 'Done again.'),
    replaceDocument(doc) {
      if (!view) return;
      close();
      // a step of the history of its own, whatever is typed next
      view.dispatch(closeHistory(view.state.tr).replaceWith(0, view.state.doc.content.size, doc.content));
      view.dispatch(closeHistory(view.state.tr));
      refresh();
      view.focus();
    },
    text: () => (view ? plainText(view.state.doc) : ''),
    copy() {
      const frame = document.createElement('div');
      if (view) frame.append(copiedHtml(view.state.doc.content));
      return { text: controller.text(), html: frame.innerHTML };
    },
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
    requestAnimationFrame(() => document.querySelector<HTMLElement>(FIRST_ACTION)?.focus());
    return true;
  }

  return controller;
}

/** The best replacement of the open card, or what else it offers. */
const FIRST_ACTION = '.card-floating :is(.replacement, .alert-card-actions button)';

/** Says that a transaction shows what another tab has written, which needs no writing here. */
const ADOPTED = 'adopted';

function countOf(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

/** Scrolls no more than it must: words that are in view stay where they are. */
function showWords(view: EditorView, { from }: PlacedAlert): void {
  const { top, bottom } = view.coordsAtPos(from);
  if (top > 120 && bottom < innerHeight - 160) return;
  scrollBy({ top: top - innerHeight / 3, behavior: 'instant' });
}
