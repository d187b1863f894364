import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { COMMON as common } from '../parts/words.ts';
import type { KeptText } from '../texts/use-kept-text.ts';
import type { Category } from './alert.ts';
import type { CardActions } from './alert-card.tsx';
import { AlertList } from './alert-list.tsx';
import { scopesOf } from './bulk.ts';
import { DismissedList } from './dismissed-list.tsx';
import { DoneToast } from './done-toast.tsx';
import { DropFile } from './drop-file.tsx';
import { FloatingCard } from './floating-card.tsx';
import type { Format } from './formatting.ts';
import { OtherVersion } from './other-version.tsx';
import type { ReviewView } from './review-view.ts';
import type { ScoreCosts } from './score-costs.ts';
import { ScoreDialog } from './score-dialog.tsx';
import { ScorePanel, ScoreRing } from './score-panel.tsx';
import { TextName } from './text-name.tsx';
import { TextTools } from './text-tools.tsx';
import { unknownWords, withoutUnknown } from './unknown-words.ts';

import { REVIEW as words } from './words.ts';

/** The layout: options and tools above, text and side list side by side, on a phone a bar below. */
export function ReviewLayout({
  view,
  formats,
  hidden,
  onToggle,
  actions,
  options,
  hint,
  surface,
  failure,
  note,
  isGuest,
  onSample,
  onNew,
  kept,
  onOpen,
  onSave,
  onDictionary,
  onHelp,
  onUnknown,
}: {
  readonly view: ReviewView | null;
  readonly formats: ReadonlySet<Format>;
  readonly hidden: ReadonlySet<Category>;
  readonly onToggle: (category: Category) => void;
  readonly actions: CardActions;
  readonly options: ComponentChildren;
  /** A note on all suggestions, shown above their list. */
  readonly hint: ComponentChildren;
  readonly surface: ComponentChildren;
  readonly failure: string | null;
  /** A note shown above the text. */
  readonly note: ComponentChildren;
  readonly isGuest: boolean;
  readonly onSample: () => void;
  readonly onNew: () => void;
  readonly kept: KeptText;
  readonly onOpen: (file: File) => void;
  readonly onSave: () => void;
  readonly onDictionary: () => void;
  readonly onHelp: () => void;
  readonly onUnknown: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [costs, setCosts] = useState<ScoreCosts | null>(null);
  const { controller } = actions;
  const alerts = view?.alerts.filter(({ alert }) => !hidden.has(alert.category)) ?? [];
  const unknown = hidden.has('Correctness') ? [] : unknownWords(view?.alerts ?? []);
  const asksOnce = unknown.reduce((sum, { places }) => sum + places.length, 0) > 1;
  const rows = asksOnce ? withoutUnknown(alerts, unknown) : alerts;
  const active = view?.active ?? null;
  const open = active ? view?.alerts.find(({ id }) => id === active.id) : undefined;
  return (
    <div class="review">
      <div class="review-head">
        <TextName kept={kept} title={view?.title ?? ''} isGuest={isGuest} />
        {options}
      </div>
      {failure !== null && (
        <p class="notice notice-warning floating-notice" role="alert">
          {failure}
        </p>
      )}
      <div class="review-grid">
        <DropFile onFile={onOpen}>
          <TextTools
            view={view}
            formats={formats}
            controller={controller}
            onNew={onNew}
            kept={kept}
            isGuest={isGuest}
            onOpen={onOpen}
            onSave={onSave}
            onDictionary={onDictionary}
            onHelp={onHelp}
          />
          <p id="surface-help" class="visually-hidden">
            {words.keys}
          </p>
          {note}
          {view?.hasOther && <OtherVersion controller={controller} />}
          <div class="surface-frame" ref={frame}>
            {surface}
            {view?.empty && (
              <p class="surface-sample">
                <button type="button" class="button button-small" onClick={onSample}>
                  {words.sample}
                </button>
              </p>
            )}
            {open && active && active.place !== 'list' && (
              <FloatingCard placed={open} all={alerts} active={active} frame={frame} actions={actions} />
            )}
          </div>
        </DropFile>
        <aside class="review-side" aria-labelledby="suggestions-title">
          <div class="review-side-head">
            <h2 id="suggestions-title" tabIndex={-1}>
              {words.suggestions}
            </h2>
            <CheckProgress view={view} />
          </div>
          {view && (
            <ScorePanel
              tally={view.tally}
              trend={view.trend}
              hidden={hidden}
              onToggle={onToggle}
              onExplain={() => setCosts(controller.costs())}
            />
          )}
          {hint}
          {view && scopesOf(alerts).length > 0 && (
            <button type="button" class="button button-small" onClick={() => actions.acceptMore()}>
              {words.acceptAll}
            </button>
          )}
          {asksOnce && (
            <button type="button" class="button unknown-summary" onClick={onUnknown}>
              {words.unknownCount(unknown.length)}
            </button>
          )}
          {view && rows.length > 0 && <AlertList alerts={rows} all={view.alerts} active={active} actions={actions} />}
          {view && view.dismissed.length > 0 && (
            <DismissedList dismissals={view.dismissed} onRestore={(restored) => controller.restore(restored)} />
          )}
          {view && alerts.length === 0 && view.tally.complete && (
            <p class="review-nothing soft">
              {view.empty ? words.emptySide : view.alerts.length > 0 ? words.allHidden : words.nothingFound}
            </p>
          )}
        </aside>
      </div>
      {costs && (
        <ScoreDialog
          costs={costs}
          onGo={(paragraph) => {
            setCosts(null);
            // Runs after the dialog has returned the focus.
            setTimeout(() => controller.openIn(paragraph));
          }}
          onClose={() => setCosts(null)}
        />
      )}
      {view?.done && <DoneToast done={view.done} controller={controller} />}
      {view && !view.empty && (
        <div class="review-bar">
          <ScoreRing score={view.tally.score} stale={view.tally.stale} />
          <span class="small number">{common.suggestionCount(view.tally.alerts)}</span>
          <button
            type="button"
            class="button button-primary"
            disabled={alerts.length === 0}
            onClick={() => controller.step(1, 'steps')}
          >
            {words.goThrough}
          </button>
        </div>
      )}
    </div>
  );
}

/** How much of a long text is checked; the check of a single paragraph is too quick to show. */
function CheckProgress({ view }: { readonly view: ReviewView | null }) {
  if (!view || view.open === 0) return null;
  const { open, round } = view;
  if (round < 3) return <p class="check-progress soft small">{words.checking}</p>;
  const share = 1 - open / round;
  return (
    <div class="check-progress">
      <div
        class="progress"
        role="progressbar"
        aria-label={words.checked}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
      >
        <div style={{ width: `${share * 100}%` }} />
      </div>
      <span class="soft small number">{words.progress(round - open, round)}</span>
    </div>
  );
}
