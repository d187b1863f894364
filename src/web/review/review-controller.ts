import { redoDepth, undoDepth } from 'prosemirror-history';
import type { Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { ScoreTerms } from '../../contract/review.ts';
import { acceptedIn, acceptedPlugin } from './accepted-changes.ts';
import type { Category } from './alert.ts';
import { alertKey, dismissalsOf, isBlank, type PlacedAlert, placedAlerts } from './alert-plugin.ts';
import { plainText, titleOf, withoutTail } from './blocks.ts';
import { copiedHtml } from './copied-html.ts';
import type { Draft } from './draft.ts';
import { createDraftSync } from './draft-sync.ts';
import { FORMAT_COMMANDS } from './formatting.ts';
import { createOpenCard } from './open-card.ts';
import { paceDrawing } from './pace-drawing.ts';
import { hearPageKeys } from './page-keys.ts';
import { createReviewEdits } from './review-edits.ts';
import { reviewKeys } from './review-keys.ts';
import { type CheckTrouble, createReviewSession } from './review-session.ts';
import type { ControllerOptions, ReviewController } from './review-view.ts';
import { scoreCosts } from './score-costs.ts';
import { withScore } from './score-trend.tsx';
import { scoredParts } from './scored-parts.ts';
import { takeOver } from './take-over.ts';
import { tallyOf, wordsOf } from './tally.ts';
import { watchFormats } from './watch-formats.ts';
import { firstBelowTop, rectOf } from './word-places.ts';
import { createWritingSurface } from './writing-surface.ts';

/** Connects the surface, the checks, the draft and the screen. */
export function createReviewController(options: ControllerOptions): ReviewController {
  const { store, onView, onOptions, announce } = options;
  const sync = createDraftSync({
    store,
    current: currentDraft,
    adopt: (draft) => show(draft, false),
    onSaved: options.onSaved,
    onChange: () => drawing.soon(),
  });
  const { first } = sync;
  let writing = first.options;
  let terms: ScoreTerms | null = null;
  let view: EditorView | null = null;
  let open = 0;
  let round = 0;
  let trouble: CheckTrouble | null = null;
  let hidden: ReadonlySet<Category> = new Set();
  let lastScore: number | null = null;
  let trend: readonly number[] = [];
  let deaf = () => {};
  const drawing = paceDrawing(refresh);
  const tellFormats = watchFormats(options.onFormats);
  const card = createOpenCard({ view: () => view, shown: shownAlerts, onChange: refresh, announce });
  const edits = createReviewEdits({ view: () => view, card, refresh, announce, onCorrected: options.onCorrected });

  const session = createReviewSession({
    send: options.send(() => writing),
    mayPass: options.mayPass,
    dismissed: first.dismissed,
    onProgress(now, what) {
      const finished = open > 0 && now === 0;
      round = now === 0 ? 0 : Math.max(round, now);
      open = now;
      trouble = what;
      drawing.soon();
      if (finished) edits.tellOutcome();
    },
  });

  function refresh(): void {
    drawing.cancel();
    if (!view) return;
    const { state } = view;
    const alerts = placedAlerts(state);
    const { active } = card;
    if (active && !alerts.some(({ id }) => id === active.id)) {
      card.gone();
      return;
    }
    const tally = tallyOf(state.doc, alerts, terms, (text) => session.known(text) !== undefined, lastScore);
    if (tally.complete) {
      lastScore = tally.score;
      if (tally.score !== null) trend = withScore(trend, tally.score);
    }
    const dismissed = dismissalsOf(state, session.known);
    onView({
      alerts,
      dismissed,
      tally,
      trend,
      active,
      open,
      round,
      trouble,
      canUndo: undoDepth(state) > 0,
      canRedo: redoDepth(state) > 0,
      doneEarlier: undoDepth(state) === 0 && (acceptedIn(state).length > 0 || dismissed.length > 0),
      saved: sync.saved,
      hasOther: sync.hasOther,
      title: titleOf(state.doc),
      empty: isBlank(state.doc),
      done: edits.done,
    });
  }

  /** The alerts of the categories that are shown. */
  function shownAlerts(): PlacedAlert[] {
    return view ? placedAlerts(view.state).filter(({ alert }) => !hidden.has(alert.category)) : [];
  }

  function onTransaction(tr: Transaction): void {
    if (view) tellFormats(view.state);
    if (!tr.docChanged) return;
    edits.forgetDone();
    card.follow(tr);
    session.refresh();
    if (tr.getMeta(ADOPTED) !== true) sync.changed();
    drawing.afterTyping();
  }

  function currentDraft(): Draft | null {
    if (!view) return null;
    const { state } = view;
    const dismissed = [...alertKey.getState(state)!.dismissed];
    return { doc: state.doc, options: writing, dismissed, accepted: acceptedIn(state) };
  }

  /** Replaces the text with another version. The writer can undo this only when the writer started it. */
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

  const controller: ReviewController = {
    options: first.options,
    mount(place, attributes, hint) {
      const keys = reviewKeys(controller, card, options.onHelp);
      deaf = hearPageKeys(() => view, keys.page);
      view = createWritingSurface({
        place,
        doc: first.doc,
        notes: [session.plugin, acceptedPlugin(first.accepted)],
        hint,
        attributes,
        keys: keys.text,
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
      drawing.cancel();
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
    costs: () => (view && terms ? scoreCosts(scoredParts(view.state), wordsOf(view.state.doc), terms) : null),
    openIn(paragraph) {
      const [first] = view ? (scoredParts(view.state)[paragraph]?.placed ?? []) : [];
      if (first) card.activate(first.id, 'text');
    },
    activate: card.activate,
    step: card.step,
    ...edits.deeds,
    format(format) {
      if (view) FORMAT_COMMANDS[format](view.state, view.dispatch);
      view?.focus();
    },
    showOther() {
      const other = sync.swap();
      if (other) show(other, true);
      view?.focus();
    },
    lookForOther: () => sync.look(),
    dropOther() {
      sync.dropOther();
      refresh();
    },
    toSave() {
      if (!view) return null;
      const { state } = view;
      const open = placedAlerts(state).map(({ from, to, alert: { replacements, comment } }) => ({
        from,
        to,
        replacements,
        comment,
      }));
      return { doc: state.doc, accepted: acceptedIn(state), open };
    },
    text: () => (view ? plainText(withoutTail(view.state.doc)) : ''),
    copy() {
      const frame = document.createElement('div');
      if (view) frame.append(copiedHtml(withoutTail(view.state.doc)));
      return { text: controller.text(), html: frame.innerHTML };
    },
    isEmpty: () => view === null || isBlank(view.state.doc),
    focus: () => view?.focus(),
    placeOf: (placed) => (view ? rectOf(view, placed) : null),
    firstInView() {
      return (view && firstBelowTop(view, shownAlerts())?.id) ?? null;
    },
  };

  return controller;
}

/** Marks a transaction that shows another tab's text, which this tab need not save. */
const ADOPTED = 'adopted';
