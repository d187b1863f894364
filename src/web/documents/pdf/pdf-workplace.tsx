import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CATEGORY_NAMES } from '../../../contract/categories.ts';
import type { PdfParagraph, PdfReading, PdfRecord } from '../../../contract/pdf-review.ts';
import type { ReviewTerms } from '../../../contract/review.ts';
import { storeOf } from '../../account-store.ts';
import { figure } from '../../languages/numbers.ts';
import { copyText } from '../../parts/copy-text.ts';
import { COMMON as common } from '../../parts/words.ts';
import type { Category, ReviewAlert } from '../../review/alert.ts';
import type { ReviewOptions } from '../../review/check-options.ts';
import { readDraft } from '../../review/draft.ts';
import { FoldedOptions } from '../../review/folded-options.tsx';
import { dictionaryFilter } from '../../review/personal-dictionary.ts';
import { qualityScore } from '../../review/quality.ts';
import { type ScoreCosts, scoreCosts } from '../../review/score-costs.ts';
import { ScoreDialog } from '../../review/score-dialog.tsx';
import { ScorePanel } from '../../review/score-panel.tsx';
import { useAccount } from '../../session.tsx';
import { ShareBar } from '../share-bar.tsx';
import { useChecks } from '../use-checks.ts';
import { usePageKeys } from '../workplace/use-page-keys.ts';
import { AnnotatedCopy } from './annotated-copy.tsx';
import { type Finding, findingsOf, groupedByParagraph, keyOf, scoredPartsOf } from './finding.ts';
import { FindingCard } from './finding-card.tsx';
import { FindingsList } from './findings-list.tsx';
import { PagePicture } from './page-picture.tsx';
import { PdfBar } from './pdf-bar.tsx';
import { ReadingParagraph } from './reading-paragraph.tsx';
import { useFollowedPage } from './use-followed-page.ts';
import { usePlaces } from './use-places.ts';
import { PDF as phrases } from './words.ts';

export interface Opened {
  readonly record: PdfRecord;
  readonly reading: PdfReading;
  readonly terms: ReviewTerms;
}

/** Headings, rows of tables and code are not sentences. */
const PROSE: ReadonlySet<PdfParagraph['kind']> = new Set(['body', 'listItem', 'caption', 'footnote']);
const NONE: readonly ReviewAlert[] = [];

/** The findings of a PDF, in its text or as a list, beside the picture of the page; the reader steps through them, copies and saves them. */
export function PdfWorkplace({ opened }: { readonly opened: Opened }) {
  const { record, reading, terms } = opened;
  const store = storeOf(useAccount().id);
  const leftOutName = `pdf.${record.id}.left-out`;
  const [options, setOptions] = useState<ReviewOptions>(() => readDraft(store).options);
  const [hidden, setHidden] = useState<ReadonlySet<Category>>(new Set());
  const [leftOut, setLeftOut] = useState<readonly string[]>(() => listOf(store.read(leftOutName)));
  const [asList, setAsList] = useState(false);
  const [page, setPage] = useState(1);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [costs, setCosts] = useState<ScoreCosts | null>(null);
  const text = useRef<HTMLDivElement>(null);
  const texts = useMemo(
    () => reading.paragraphs.filter(({ kind, text: own }) => PROSE.has(kind) && /\p{L}/u.test(own)).map((p) => p.text),
    [reading],
  );
  const { found, open: waiting, failure } = useChecks(texts, options);
  const silenced = useMemo(() => dictionaryFilter([...terms.dictionary, ...terms.team_dictionary]), [terms]);
  const all = useMemo(() => {
    const alerts = reading.paragraphs.map(({ kind, text: own }) =>
      PROSE.has(kind) ? (found.get(own) ?? NONE).filter((alert) => !silenced(alert)) : NONE,
    );
    return findingsOf(reading, alerts);
  }, [reading, found, silenced]);
  const kept = useMemo(() => {
    const out = new Set(leftOut);
    return all.filter((finding) => !out.has(keyOf(finding)));
  }, [all, leftOut]);
  const shown = useMemo(() => kept.filter(({ alert }) => !hidden.has(alert.category)), [kept, hidden]);
  const byParagraph = useMemo(() => groupedByParagraph(shown), [shown]);
  const open = shown.find((finding) => keyOf(finding) === openKey) ?? null;
  const places = usePlaces(record.id, open);
  const stay = useFollowedPage(text, reading, asList, setPage);
  useEffect(() => {
    // Words may be on the page after the one where their paragraph starts.
    if (places[0]) setPage(places[0].page);
  }, [places]);

  const show = (finding: Finding | null) => {
    setOpenKey(finding && keyOf(finding));
    if (!finding) return;
    stay();
    setPage(finding.page);
  };
  const step = (by: 1 | -1) => {
    if (shown.length === 0) return;
    const at = open ? shown.indexOf(open) : -1;
    const next = shown[at < 0 ? (by === 1 ? 0 : shown.length - 1) : (at + by + shown.length) % shown.length]!;
    show(next);
    const mark = `[data-paragraph="${next.paragraph}"]`;
    text.current?.querySelector(mark)?.scrollIntoView({ block: 'center' });
  };
  const leaveOut = (finding: Finding) => {
    const names = [...leftOut, keyOf(finding)];
    const at = shown.indexOf(finding);
    setLeftOut(names);
    store.write(leftOutName, JSON.stringify(names));
    show(shown[at + 1] ?? shown[at - 1] ?? null);
    setSaid(phrases.leftOut(finding.alert.covered));
  };
  const takeBack = () => {
    setLeftOut([]);
    store.remove(leftOutName);
    setSaid('');
  };
  const copy = async (replacement: string | undefined) => {
    if (replacement)
      setSaid((await copyText({ text: replacement })) ? phrases.copiedWords(replacement) : phrases.copyByHand);
  };
  usePageKeys({
    F8: () => step(1),
    'Shift+F8': () => step(-1),
    'Mod+Enter': () => open && void copy(open.alert.replacements[0]),
    'Alt+Delete': () => open && leaveOut(open),
    Escape: () => show(null),
  });

  const byCategory = Object.fromEntries(
    CATEGORY_NAMES.map((name) => [name, kept.filter(({ alert }) => alert.category === name).length]),
  ) as Record<Category, number>;
  const score =
    waiting > 0 || record.words === 0
      ? null
      : qualityScore(
          kept.map(({ alert }) => alert),
          record.words,
          terms.score,
        );
  const toggle = (category: Category) => {
    const next = new Set(hidden);
    if (!next.delete(category)) next.add(category);
    setHidden(next);
  };
  const goTo = (index: number) =>
    text.current?.querySelector(`[data-paragraph="${index}"]`)?.scrollIntoView({ block: 'center' });
  const card = open && <FindingCard finding={open} onLeaveOut={() => leaveOut(open)} onClose={() => show(null)} />;
  return (
    <>
      <FoldedOptions options={options} guides={terms.style_guides} onChange={setOptions} />
      <div class="reading-head">
        <ScorePanel
          tally={{ words: record.words, characters: 0, score, alerts: kept.length, byCategory }}
          hidden={hidden}
          onToggle={toggle}
          onExplain={() => setCosts(scoreCosts(scoredPartsOf(reading, kept), record.words, terms.score))}
        />
        {waiting > 0 ? (
          <ShareBar
            share={found.size / (found.size + waiting)}
            label={phrases.checked}
            text={phrases.checkedOf(figure(found.size), found.size + waiting)}
          />
        ) : (
          <AnnotatedCopy id={record.id} findings={shown} ready={waiting === 0} />
        )}
      </div>
      <p class="visually-hidden" role="status">
        {waiting === 0 && phrases.allChecked(found.size)}
      </p>
      {failure !== null && <p class="notice notice-warning">{failure}</p>}
      {reading.paragraphs.length === 0 && <p class="notice">{phrases.noText}</p>}
      {costs && (
        <ScoreDialog
          costs={costs}
          onGo={(paragraph) => {
            setCosts(null);
            show(kept.find((finding) => finding.paragraph === paragraph) ?? null);
            goTo(paragraph);
          }}
          onClose={() => setCosts(null)}
        />
      )}
      <PdfBar
        position={open ? shown.indexOf(open) + 1 : 0}
        count={shown.length}
        leftOut={leftOut.length}
        asList={asList}
        said={said}
        onStep={step}
        onTakeBack={takeBack}
        onAsList={setAsList}
      />
      <div class="reading-grid">
        <PagePicture
          id={record.id}
          filename={record.filename}
          reading={reading}
          page={page}
          marked={open?.paragraph ?? null}
          words={places}
          onPage={(next) => {
            setPage(next);
            const first = reading.paragraphs.findIndex((paragraph) => paragraph.page === next);
            if (first >= 0) goTo(first);
          }}
          onParagraph={goTo}
        />
        {asList ? (
          <div class="stack-tight">
            {shown.length === 0 ? (
              <p class="soft">{waiting > 0 ? phrases.foundSoFar : common.nothingFound}</p>
            ) : (
              <FindingsList findings={shown} open={openKey} onOpen={show} onLeaveOut={leaveOut} />
            )}
          </div>
        ) : (
          <div class="reading-text card" ref={text} lang="en">
            {reading.paragraphs.map((paragraph, index) => (
              <ReadingParagraph
                key={index}
                paragraph={paragraph}
                index={index}
                alerts={(byParagraph.get(index) ?? []).map(({ alert }) => alert)}
                open={open?.paragraph === index ? open.alert.start : null}
                card={card}
                onOpen={(start) => show(byParagraph.get(index)?.find(({ alert }) => alert.start === start) ?? null)}
              />
            ))}
          </div>
        )}
      </div>
      <p class="soft small wp-keys">
        {common.keys} <kbd>F8</kbd> {common.keyNext}, <kbd>Shift+F8</kbd> {common.keyPrevious}, <kbd>Ctrl+Enter</kbd>{' '}
        {phrases.keyCopy}, <kbd>Alt+Delete</kbd> {phrases.keyLeaveOut}, <kbd>Esc</kbd> {phrases.keyClose}.
      </p>
    </>
  );
}

/** Keys out of the value that the browser kept; an empty list for a value of another shape. */
function listOf(kept: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
