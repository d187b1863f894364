import { closeHistory, redo, undo } from 'prosemirror-history';
import type { Command, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type PlacedAlert, placedAlerts } from './alert-plugin.ts';
import { ruleKey } from './dismissals.ts';
import type { Lesson } from './lessons.ts';
import type { OpenCard } from './open-card.ts';
import { acceptAlerts, acceptBest, dismissKeys, lessonsOf, restoreDismissed } from './review-actions.ts';
import type { ReviewController } from './review-view.ts';
import { doneBefore } from './told-steps.ts';
import { REVIEW as phrases } from './words.ts';

export interface ReviewEditsOptions {
  readonly view: () => EditorView | null;
  readonly card: OpenCard;
  /** Called when the screen is out of date. */
  readonly refresh: () => void;
  readonly announce: (message: string) => void;
  /** Called with the mistakes that are about to be corrected. */
  readonly onCorrected: (lessons: readonly Lesson[]) => void;
}

type Deeds =
  | 'accept'
  | 'acceptAll'
  | 'dismiss'
  | 'ignoreRule'
  | 'restore'
  | 'settle'
  | 'undo'
  | 'redo'
  | 'replaceDocument';

/** The writer's actions on alerts and on the whole text, and the live region's messages about them. */
export interface ReviewEdits {
  readonly deeds: Pick<ReviewController, Deeds>;
  /** Message about the last action at many places, for as long as Undo reverts exactly that action. */
  readonly done: string | null;
  /** Called when the text has changed: Undo would now revert something else. */
  forgetDone(): void;
  /** Announces how many suggestions a finished check found, unless that was announced before. */
  tellOutcome(): void;
}

export function createReviewEdits(options: ReviewEditsOptions): ReviewEdits {
  const { view: surface, card, refresh, announce, onCorrected } = options;
  let done: string | null = null;
  /** The number of suggestions announced last. */
  let told = -1;

  /** Performs the writer's action. `of` is the alert that it concerns; leave it out for many alerts. */
  function perform(view: EditorView, tr: Transaction, message: string, of?: PlacedAlert): void {
    const work = () => {
      view.dispatch(tr);
      done = of ? null : message;
      refresh();
    };
    if (of) card.dealWith(of, work);
    else {
      if (card.active?.place !== 'steps') card.close();
      work();
    }
    told = placedAlerts(view.state).length;
    announce(`${message} ${leftNow()}`);
  }

  function inHistory(command: Command, reverted: boolean): void {
    const view = surface();
    if (!view) return;
    let what: string | null = null;
    const moved = command(view.state, (tr) => {
      what = doneBefore(tr, reverted);
      view.dispatch(tr);
    });
    if (!moved) return;
    done = null;
    if (what === null) announce(reverted ? phrases.undone : phrases.doneAgain);
    else {
      told = placedAlerts(view.state).length;
      announce(`${reverted ? phrases.undoneOf(what) : phrases.doneAgainOf(what)} ${leftNow()}`);
    }
    refresh();
    if (document.activeElement === document.body) view.focus();
  }

  const leftNow = (): string => (told === 0 ? phrases.noneLeft : phrases.left(told));

  return {
    get done() {
      return done;
    },
    forgetDone() {
      done = null;
    },
    tellOutcome() {
      const view = surface();
      if (!view) return;
      const count = placedAlerts(view.state).length;
      if (count === told) return;
      told = count;
      announce(count === 0 ? phrases.checkedNothing : phrases.checkedFound(count));
    },
    deeds: {
      accept(placed, replacement) {
        const view = surface();
        if (!view) return;
        const message = phrases.changed(placed.alert.covered, replacement);
        onCorrected(lessonsOf(view.state, [{ placed, replacement }]));
        perform(view, acceptAlerts(view.state, [{ placed, replacement }]), message, placed);
      },
      acceptAll(chosen) {
        const view = surface();
        if (!view) return;
        const best = chosen.flatMap((placed) =>
          placed.alert.replacements.slice(0, 1).map((replacement) => ({ placed, replacement })),
        );
        onCorrected(lessonsOf(view.state, best));
        perform(view, acceptBest(view.state, chosen), phrases.acceptedMany(chosen.length));
      },
      dismiss(placed) {
        const view = surface();
        const message = phrases.dismissedOne(placed.alert.covered);
        if (view) perform(view, dismissKeys(view.state, [placed.alert.key]), message, placed);
      },
      ignoreRule({ alert }) {
        const view = surface();
        if (view) perform(view, dismissKeys(view.state, [ruleKey(alert.rule)]), phrases.ignoredThis);
      },
      restore(dismissals) {
        const view = surface();
        if (!view) return;
        view.dispatch(
          restoreDismissed(
            view.state,
            dismissals.map(({ key }) => key),
          ),
        );
        const [first] = dismissals;
        announce(dismissals.length === 1 ? phrases.restored(first!.covered) : phrases.restoredMany(dismissals.length));
        refresh();
      },
      settle() {
        done = null;
        refresh();
      },
      undo: () => inHistory(undo, true),
      redo: () => inHistory(redo, false),
      replaceDocument(doc, said) {
        const view = surface();
        if (!view) return;
        card.close();
        // A separate step of the history, whatever the writer types next.
        const tr = closeHistory(view.state.tr).replaceWith(0, view.state.doc.content.size, doc.content);
        view.dispatch(tr.setDocAttribute('markdown', doc.attrs['markdown']));
        view.dispatch(closeHistory(view.state.tr));
        done = said ?? null;
        if (said !== undefined) announce(said);
        refresh();
        view.focus();
      },
    },
  };
}
