import { useEffect, useRef, useState } from 'preact/hooks';
import { rowReachedBy, showInList } from '../../parts/list-keys.ts';
import { MoreRows } from '../../parts/more-rows.tsx';
import { CategoryMark } from '../../review/category-mark.tsx';
import { ChangedWords } from '../../review/changed-words.tsx';
import { shortened } from '../../review/shortened.ts';
import { type Finding, keyOf } from './finding.ts';
import { FindingCard } from './finding-card.tsx';
import { PDF as phrases } from './words.ts';

/** Number of rows added at once. */
const ROWS = 100;

/** The findings, with page and place. One row is in the Tab order; arrows, Home and End move among rows. */
export function FindingsList({
  findings,
  open,
  onOpen,
  onLeaveOut,
}: {
  readonly findings: readonly Finding[];
  /** The key of the open finding. */
  readonly open: string | null;
  readonly onOpen: (finding: Finding | null) => void;
  readonly onLeaveOut: (finding: Finding) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [most, setMost] = useState(ROWS);
  const [current, setCurrent] = useState(0);
  const at = findings.findIndex((finding) => keyOf(finding) === open);
  const shown = findings.slice(0, Math.max(most, at + 20));
  const stop = Math.min(current, Math.max(0, shown.length - 1));
  const rows = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('.wp-item-row') ?? [])];
  useEffect(() => {
    const row = rows()[at];
    if (at < 0 || !row || !list.current) return;
    setCurrent(at);
    if (list.current.contains(document.activeElement)) row.focus({ preventScroll: true });
    showInList(list.current, row.parentElement!);
  }, [open]);
  return (
    <>
      <ol
        class="wp-list pdf-list"
        ref={list}
        aria-label={phrases.found}
        onKeyDown={(event) => {
          if (!(event.target instanceof Element) || !event.target.closest('.wp-item-row')) return;
          const next = rowReachedBy(event.key, stop, shown.length);
          if (next !== undefined) {
            setCurrent(next);
            rows()[next]?.focus();
          } else if (event.key === 'Delete' && shown[stop]) onLeaveOut(shown[stop]);
          else return;
          event.preventDefault();
        }}
      >
        {shown.map((finding, i) => {
          const opened = i === at;
          const { alert, page, section, before, after } = finding;
          return (
            <li key={keyOf(finding)} class="wp-item">
              <button
                type="button"
                class="wp-item-row"
                tabIndex={i === stop ? 0 : -1}
                aria-expanded={opened}
                onFocus={() => setCurrent(i)}
                onClick={() => onOpen(opened ? null : finding)}
              >
                <CategoryMark category={alert.category} />
                <span class="wp-item-words" lang="en">
                  <span class="soft">{before}</span>
                  <ChangedWords covered={alert.covered} replacement={alert.replacements[0]} most={40} />
                  <span class="soft">{after}</span>
                  {section !== null && <span class="pdf-section soft small">{shortened(section, 60)}</span>}
                </span>
                <span class="soft small number">{phrases.page(page)}</span>
              </button>
              {opened && (
                <FindingCard finding={finding} onLeaveOut={() => onLeaveOut(finding)} onClose={() => onOpen(null)} />
              )}
            </li>
          );
        })}
      </ol>
      <MoreRows shown={shown.length} all={findings.length} step={ROWS} onMore={setMost} />
    </>
  );
}
