import { useEffect, useMemo, useState } from 'preact/hooks';
import type { DocumentRecord } from '../../../contract/document.ts';
import type { DocumentChange, ViewParagraph } from '../../../contract/document-review.ts';
import { figure } from '../../languages/numbers.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { COMMON as common } from '../../parts/words.ts';
import type { Category } from '../../review/alert.ts';
import { navigate } from '../../router.ts';
import { useAccount } from '../../session.tsx';
import { CategoryFilter, FilterButton } from '../category-filter.tsx';
import { DOCUMENTS } from '../words.ts';
import { CopyDialog, type Written } from './copy-dialog.tsx';
import { type DecisionActions, DecisionCard } from './decision-buttons.tsx';
import { DecisionList } from './decision-list.tsx';
import { bestOf, nextOpen, REJECTED, stateOf } from './decisions.ts';
import { DocumentText } from './document-text.tsx';
import { ManyDialog } from './many-dialog.tsx';
import { PrintLegend } from './print-legend.tsx';
import { StepsBar } from './steps-bar.tsx';
import { useDecisions } from './use-decisions.ts';
import { usePageKeys } from './use-page-keys.ts';
import { WORKPLACE as phrases } from './words.ts';

/** Long enough to read the sentence and reach the button. */
const TOAST_MS = 12_000;

export interface WorkplaceProps {
  readonly document: DocumentRecord;
  readonly view: readonly ViewParagraph[];
  readonly changes: readonly DocumentChange[];
  /** A paragraph whose first change opens; a new object for each request. */
  readonly goTo: { readonly paragraph: number } | null;
}

/** Shows the text of a document with its changes, so that the reader can decide on them one by one or many together. */
export function Workplace({ document: record, view, changes, goTo }: WorkplaceProps) {
  const keeper = useDecisions(record.id);
  const decisions = keeper.decisions ?? NOTHING;
  const [active, setActive] = useState<number | null>(null);
  const [beside, setBeside] = useState(false);
  const [only, setOnly] = useState<Category | null>(null);
  const [hideDone, setHideDone] = useState(false);
  const [many, setMany] = useState<{ readonly of: DocumentChange | null } | null>(null);
  const [saving, setSaving] = useState(false);
  const [said, setSaid] = useState<{ readonly text: string; readonly undo: boolean } | null>(null);

  const open = changes.filter(({ id }) => !decisions.has(id));
  const accepted = changes.filter(({ id }) => stateOf(decisions, id) === 'accepted').length;
  const listed = useMemo(
    () =>
      changes.filter(
        ({ category, id }) =>
          (only === null || category === only) && (!hideDone || !decisions.has(id) || id === active),
      ),
    [changes, only, hideDone, decisions, active],
  );
  useEffect(() => {
    if (goTo) setActive(changes.find(({ paragraph }) => paragraph === goTo.paragraph)?.id ?? null);
  }, [goTo]);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const decideOne = (change: DocumentChange, decision: number) => {
    keeper.decide(new Map([[change.id, decision]]));
    setActive(nextOpen(listed, new Map([...decisions, [change.id, decision]]), change.id));
    setSaid(null);
  };
  const actions: DecisionActions = {
    accept: decideOne,
    reject: (change) => decideOne(change, REJECTED),
    reopen: (change) => {
      keeper.decide(new Map([[change.id, null]]));
      setActive(change.id);
    },
    more: (of) => setMany({ of }),
  };
  const undo = () => {
    const undone = keeper.undo();
    setSaid(null);
    const [first] = undone?.keys() ?? [];
    if (first !== undefined) setActive(first);
  };
  const step = (by: 1 | -1) => {
    if (listed.length === 0) return;
    const at = listed.findIndex(({ id }) => id === active);
    const next = at < 0 ? (by === 1 ? 0 : listed.length - 1) : (at + by + listed.length) % listed.length;
    setActive(listed[next]!.id);
  };
  const opened = changes.find(({ id }) => id === active) ?? null;
  usePageKeys({
    F8: () => step(1),
    'Shift+F8': () => step(-1),
    'Mod+Enter': () => {
      const best = opened && bestOf(opened);
      if (opened && best !== null && best !== undefined) decideOne(opened, best);
    },
    'Alt+Delete': () => opened && decideOne(opened, REJECTED),
    'Mod+z': undo,
    Escape: () => setActive(null),
  });

  const written = writtenAs(view);
  const account = useAccount().id;
  const opening = useAttempt();
  const [unopened, setUnopened] = useState<string | null>(null);
  const openReview = async () => {
    const { openInReview } = await import('./open-in-review.ts');
    const opened = await openInReview(record, account);
    if (typeof opened !== 'string') return navigate(opened.path);
    setUnopened(opened);
    opening.end();
  };
  const position = opened ? listed.indexOf(opened) + 1 : 0;
  return (
    <section class="stack wp" aria-labelledby="changes-title">
      <div class="wp-bar">
        <div>
          <h2 id="changes-title">{DOCUMENTS.changesAndAdvice}</h2>
          <p class="soft" role="status">
            {phrases.progress(figure(open.length), figure(accepted), figure(changes.length - open.length - accepted))}
          </p>
        </div>
        <div class="row wp-tools">
          <button type="button" class="button" aria-pressed={beside} onClick={() => setBeside(!beside)}>
            {phrases.sideBySide}
          </button>
          <button
            type="button"
            class="button"
            disabled={!keeper.canUndo}
            title={keeper.canUndo || decisions.size === 0 ? undefined : phrases.decidedElsewhere}
            onClick={undo}
          >
            {common.undo}
          </button>
          <button
            type="button"
            class="button"
            disabled={open.length === 0 || keeper.decisions === null}
            onClick={() => setMany({ of: null })}
          >
            {phrases.togetherMore}
          </button>
          {written !== 'latex' && (
            <button type="button" class="button" disabled={opening.busy} onClick={() => opening.attempt(openReview)}>
              {phrases.openInReview}
            </button>
          )}
          <button type="button" class="button button-primary" onClick={() => setSaving(true)}>
            {phrases.downloadMore}
          </button>
        </div>
      </div>
      {(opening.problem ?? unopened) !== null && (
        <p class="notice notice-warning" role="alert">
          {opening.problem ?? unopened}
        </p>
      )}
      {keeper.failure !== null && (
        <p class="notice notice-warning" role="alert">
          {keeper.failure}
        </p>
      )}
      <PrintLegend changes={changes} />
      <div class="wp-grid">
        <DocumentText
          view={view}
          changes={changes}
          decisions={decisions}
          active={active}
          beside={beside}
          onOpen={setActive}
        />
        <div class="wp-side">
          <CategoryFilter changes={changes} only={only} onChange={setOnly}>
            <FilterButton pressed={hideDone} count={open.length} onClick={() => setHideDone(!hideDone)}>
              {phrases.toDecide}
            </FilterButton>
          </CategoryFilter>
          {listed.length === 0 ? (
            <p class="soft">{changes.length === 0 ? common.nothingFound : phrases.nothingLeft}</p>
          ) : (
            <DecisionList changes={listed} decisions={decisions} active={active} actions={actions} onOpen={setActive} />
          )}
          <p class="soft small wp-keys">
            {common.keys} <kbd>F8</kbd> {common.keyNext}, <kbd>Shift+F8</kbd> {common.keyPrevious},{' '}
            <kbd>Ctrl+Enter</kbd> {phrases.keyAccept}, <kbd>Alt+Delete</kbd> {phrases.keyReject}, <kbd>Ctrl+Z</kbd>{' '}
            {phrases.keyUndo}.
          </p>
        </div>
      </div>
      <div class="wp-steps">
        {opened && (
          <DecisionCard
            change={opened}
            state={stateOf(decisions, opened.id)}
            decision={decisions.get(opened.id)}
            actions={actions}
          />
        )}
        <StepsBar position={position} count={listed.length} onStep={step} onClose={opened && (() => setActive(null))} />
      </div>
      {many && (
        <ManyDialog
          open={open}
          of={many.of}
          onDecide={(chosen, done) => {
            keeper.decide(chosen);
            setSaid({ text: done, undo: true });
          }}
          onClose={() => setMany(null)}
        />
      )}
      {saving && (
        <CopyDialog
          document={record}
          written={written}
          changes={changes}
          decisions={decisions}
          accepted={accepted}
          rejected={changes.length - open.length - accepted}
          open={open.length}
          onSaved={(text) => setSaid({ text, undo: false })}
          onClose={() => setSaving(false)}
        />
      )}
      {said && (
        <div class="toast" role="status">
          <span>{said.text}</span>
          {said.undo && (
            <button type="button" class="button button-small" onClick={undo}>
              {common.undo}
              <span class="visually-hidden"> {phrases.whatTogether}</span>
            </button>
          )}
        </div>
      )}
    </section>
  );
}

const NOTHING: ReadonlyMap<number, number> = new Map();

/** Sources are shown as they are written; LaTeX may have several files, so it names the file of each stretch. */
function writtenAs([first]: readonly ViewParagraph[]): Written {
  if (first?.kind !== 'source') return 'tracked';
  return first.place === undefined ? 'text' : 'latex';
}
