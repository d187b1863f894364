import { TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { markActive } from './active-alert.ts';
import { findAlert, type PlacedAlert, placedAlerts } from './alert-plugin.ts';
import type { ActiveCard, CardPlace } from './review-view.ts';
import { showWords } from './word-places.ts';
import { REVIEW as phrases } from './words.ts';

export interface OpenCardOptions {
  readonly view: () => EditorView | null;
  /** Alerts that the filter lets through, in the order of the text. */
  readonly shown: () => readonly PlacedAlert[];
  /** Called when another card is open, or none is. */
  readonly onChange: () => void;
  readonly announce: (message: string) => void;
}

/** Which card is open, and how the writer moves from it to the next. */
export interface OpenCard {
  readonly active: ActiveCard | null;
  /** The alert whose card is open in the text. */
  inText(): PlacedAlert | undefined;
  /** Opens a card and shows its words, or closes the open one. */
  activate(id: string | null, place?: CardPlace): void;
  /** Opens the next alert after the open one, or after the cursor; -1 opens the previous alert. */
  step(direction: 1 | -1, place: CardPlace): void;
  /** Opens the card of the alert at the cursor and moves the focus into it; returns false when there is no alert. */
  enterAtCursor(): boolean;
  /** Closes the card without a report to the screen. */
  close(): void;
  /** Runs `work` on an alert; if its card was open, the next card opens in its place. */
  dealWith(placed: PlacedAlert, work: () => void): void;
  /** Called when the alert of the open card is gone from the text. */
  gone(): void;
  /** Moves the stored places with the text as it changes. */
  follow(tr: Transaction): void;
}

export function createOpenCard({ view: surface, shown, onChange, announce }: OpenCardOptions): OpenCard {
  let active: ActiveCard | null = null;
  /** The position where stepping through all alerts continues; it moves with the text. */
  let resumeAt = 0;
  /** Position of the open card's alert while an action on it runs. */
  let dealtWithAt: number | null = null;
  let entered = 0;

  function selectAt(view: EditorView, { from }: PlacedAlert): void {
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from)).scrollIntoView());
  }

  const card: OpenCard = {
    get active() {
      return active;
    },
    inText() {
      const view = surface();
      return view && active?.place === 'text' ? findAlert(view.state, active.id) : undefined;
    },
    activate(id, place = 'text') {
      const view = surface();
      if (!view) return;
      const placed = id === null ? undefined : findAlert(view.state, id);
      if (placed) {
        active = { id: placed.id, place, entered: 0 };
        if (place === 'steps') resumeAt = placed.from;
        view.dispatch(markActive(view.state, placed));
        showWords(view, placed);
      } else if (active) card.close();
      else return;
      onChange();
    },
    step(direction, place) {
      const view = surface();
      if (!view) return;
      const alerts = shown();
      // Stepping continues where it stopped; on a phone the cursor may be anywhere that a finger left it.
      const here = place === 'steps' ? resumeAt : view.state.selection.from;
      const at = active ? (findAlert(view.state, active.id)?.from ?? 0) : here;
      const next =
        direction === 1
          ? (alerts.find(({ from }) => from > at || (!active && from === at)) ?? alerts[0])
          : (alerts.findLast(({ from }) => from < at) ?? alerts.at(-1));
      if (!next) return announce(phrases.noSuggestions);
      if (place === 'text') {
        // The focus stays in the card while the writer steps through the alerts there.
        if (!document.activeElement?.closest('.card-floating')) view.focus();
        selectAt(view, next);
      }
      card.activate(next.id, place);
      if (place === 'text') announce(phrases.announced(next.alert.kind, next.alert.covered));
    },
    enterAtCursor() {
      const view = surface();
      const { from = 0 } = view?.state.selection ?? {};
      const here = view ? placedAlerts(view.state, from, from)[0] : undefined;
      if (!here) return false;
      card.activate(here.id, 'text');
      active = { id: here.id, place: 'text', entered: ++entered };
      onChange();
      return true;
    },
    close() {
      active = null;
      const view = surface();
      if (view) view.dispatch(markActive(view.state, null));
    },
    dealWith(placed, work) {
      dealtWithAt = placed.id === active?.id ? placed.from : null;
      work();
      dealtWithAt = null;
    },
    // When an edit removes the alert, the writer is busy with something else, and the card closes. On a phone, stepping through
    // all alerts continues in both cases.
    gone() {
      const place = active?.place ?? 'text';
      const behind = place === 'steps' ? resumeAt : dealtWithAt;
      card.close();
      const next = behind === null ? undefined : shown().find(({ from }) => from >= behind);
      const view = surface();
      if (next && view) {
        if (place === 'text' && view.hasFocus()) selectAt(view, next);
        card.activate(next.id, place);
      } else {
        if (place === 'steps') resumeAt = 0;
        onChange();
      }
    },
    follow(tr) {
      resumeAt = tr.mapping.map(resumeAt);
    },
  };
  return card;
}
