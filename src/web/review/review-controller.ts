import { closeHistory, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { Category } from './alert.ts';
import { alertKey, dismissalsOf, isBlank, type PlacedAlert, placedAlerts } from './alert-plugin.ts';
import { plainText } from './blocks.ts';
import { copiedHtml } from './copied-html.ts';
import { ruleKey } from './dismissals.ts';
import type { Draft } from './draft.ts';
import { createDraftSync } from './draft-sync.ts';
import { createOpenCard } from './open-card.ts';
import { hearPageKeys } from './page-keys.ts';
import type { ScoreTerms } from './quality.ts';
import { acceptAlerts, acceptBest, dismissKeys, restoreDismissed } from './review-actions.ts';
import { type CheckTrouble, createReviewSession } from './review-session.ts';
import type { ControllerOptions, ReviewController } from './review-view.ts';
import { scoreCosts } from './score-costs.ts';
import { scoredParts } from './scored-parts.ts';
import { takeOver } from './take-over.ts';
import { tallyOf } from './tally.ts';
import { firstBelowTop, rectOf } from './word-places.ts';
import { createWritingSurface } from './writing-surface.ts';

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
  let open = 0;
  let round = 0;
  let trouble: CheckTrouble | null = null;
  let hidden: ReadonlySet<Category> = new Set();
  let done: string | null = null;
  let lastScore: number | null = null;
  let deaf = () => {};
  let refreshing: ReturnType<typeof setTimeout> | undefined;
  const card = createOpenCard({ view: () => view, shown: shownAlerts, onChange: refresh, announce });

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
    const { active } = card;
    if (active && !alerts.some(({ id }) => id === active.id)) {
      card.gone();
      return;
    }
    const tally = tallyOf(state.doc, alerts, terms, (text) => session.known(text) !== undefined, lastScore);
    if (tally.complete) lastScore = tally.score;
    onView({
      alerts,
      dismissed: dismissalsOf(state, session.known),
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
      done,
    });
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

  function onTransaction(tr: Transaction): void {
    if (!tr.docChanged) return;
    done = null;
    card.follow(tr);
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
    if (card.active) card.close();
    const tr = takeOver(view.state, draft);
    view.dispatch(undoable ? tr : tr.setMeta(ADOPTED, true).setMeta('addToHistory', false));
    if (JSON.stringify(draft.options) !== JSON.stringify(writing)) {
      writing = draft.options;
      session.restart();
      onOptions(writing);
    }
    refresh();
  }

  /** Does what the writer asked for; `of` is the alert that it is about, none where it is about many. */
  function perform(tr: Transaction, message: string, of?: PlacedAlert): void {
    if (!view) return;
    const work = () => {
      view?.dispatch(tr);
      done = of ? null : message;
      refresh();
    };
    if (of) card.dealWith(of, work);
    else {
      if (card.active?.place !== 'steps') card.close();
      work();
    }
    told = placedAlerts(view.state).length;
    announce(`${message} ${told === 0 ? 'None left.' : `${countOf(told)} left.`}`);
  }

  function inHistory(command: Command, message: string): void {
    if (view && command(view.state, view.dispatch)) {
      done = null;
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
      const settling = { 'Mod-Enter': () => acceptActive(), 'Alt-Delete': () => dismissActive() };
      deaf = hearPageKeys(() => view, {
        ...stepping,
        ...settling,
        '?': does(options.onHelp),
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
        keys: { ...stepping, ...settling, 'Alt-Enter': () => card.enterAtCursor(), Escape: () => closeCard() },
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
    costs: () => (view && terms ? scoreCosts(scoredParts(view.state), terms) : null),
    openIn(paragraph) {
      const [first] = view ? (scoredParts(view.state)[paragraph]?.placed ?? []) : [];
      if (first) card.activate(first.id, 'text');
    },
    activate: card.activate,
    step: card.step,
    accept(placed, replacement) {
      if (!view) return;
      const message = `Changed “${placed.alert.covered}” to “${replacement}”.`;
      perform(acceptAlerts(view.state, [{ placed, replacement }]), message, placed);
    },
    acceptAll(chosen) {
      if (view) perform(acceptBest(view.state, chosen), `Accepted ${changesOf(chosen.length)}.`);
    },
    dismiss(placed) {
      if (view) perform(dismissKeys(view.state, [placed.alert.key]), `Dismissed “${placed.alert.covered}”.`, placed);
    },
    ignoreRule({ alert }) {
      if (view) perform(dismissKeys(view.state, [ruleKey(alert.rule)]), 'Ignored this rule in this text.');
    },
    restore(dismissals) {
      if (!view) return;
      view.dispatch(
        restoreDismissed(
          view.state,
          dismissals.map(({ key }) => key),
        ),
      );
      const [first] = dismissals;
      announce(dismissals.length === 1 ? `Restored “${first!.covered}”.` : `Restored ${dismissals.length} dismissals.`);
      refresh();
    },
    settle() {
      done = null;
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
      card.close();
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
    placeOf: (placed) => (view ? rectOf(view, placed) : null),
    firstInView() {
      return (view && firstBelowTop(view, shownAlerts())?.id) ?? null;
    },
  };

  /** Accepts the best replacement of the open card, for Ctrl+Enter; else that key is free for what else it does. */
  function acceptActive(): boolean {
    const placed = card.inText();
    const best = placed?.alert.replacements[0];
    if (!placed || best === undefined) return false;
    controller.accept(placed, best);
    return true;
  }

  function dismissActive(): boolean {
    const placed = card.inText();
    if (placed) controller.dismiss(placed);
    return placed !== undefined;
  }

  function closeCard(): boolean {
    if (card.active === null) return false;
    card.activate(null);
    return true;
  }

  return controller;
}

/** Says that a transaction shows what another tab has written, which needs no writing here. */
const ADOPTED = 'adopted';

function countOf(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

function changesOf(count: number): string {
  return count === 1 ? '1 change' : `${count.toLocaleString('en')} changes`;
}
