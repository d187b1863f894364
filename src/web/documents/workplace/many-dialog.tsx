import { useState } from 'preact/hooks';
import type { DocumentChange } from '../../api/documents.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { CATEGORIES } from '../../review/alert.ts';
import { shortened } from '../../review/alert-card.tsx';
import { MARKS } from '../../review/marks.ts';
import { count } from '../when.ts';
import { bestOf, REJECTED } from './decisions.ts';

/** Changes that are listed; the others of the choice are decided with them. */
const LISTED = 200;

interface Scope {
  readonly name: string;
  readonly changes: readonly DocumentChange[];
}

/** Open changes by what they have in common: the rule of the one that asked, their kind, or nothing. */
export function scopesOf(open: readonly DocumentChange[], of: DocumentChange | null): Scope[] {
  const scopes: Scope[] = [];
  if (of) {
    const same = open.filter(({ rule }) => rule === of.rule);
    if (same.length > 0) scopes.push({ name: 'The same rule', changes: same });
    const kind = open.filter(({ lang_category }) => lang_category === of.lang_category);
    if (kind.length > same.length) scopes.push({ name: of.lang_category, changes: kind });
  }
  for (const category of CATEGORIES) {
    const changes = open.filter((change) => change.category === category);
    if (changes.length > 0 && changes.length < open.length) scopes.push({ name: MARKS[category].name, changes });
  }
  scopes.push({ name: 'All', changes: open });
  return of ? scopes : [scopes.at(-1)!, ...scopes.slice(0, -1)];
}

/** Decides many open changes together, after showing them; each that is shown can be left out. */
export function ManyDialog({
  open,
  of,
  onDecide,
  onClose,
}: {
  /** At least one. */
  readonly open: readonly DocumentChange[];
  /** The change whose card asked. */
  readonly of: DocumentChange | null;
  readonly onDecide: (changes: ReadonlyMap<number, number>, done: string) => void;
  readonly onClose: () => void;
}) {
  const scopes = scopesOf(open, of);
  const [chosen, setChosen] = useState(scopes[0]!.name);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { changes } = scopes.find(({ name }) => name === chosen) ?? scopes[0]!;
  const wanted = changes.filter(({ id }) => !left.has(id));
  const makeable = wanted.filter((change) => bestOf(change) !== undefined);
  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const decide = (accept: boolean) => {
    const decided = accept ? makeable : wanted;
    onDecide(
      new Map(decided.map(({ id }) => [id, accept ? 0 : REJECTED])),
      `${accept ? 'Accepted' : 'Rejected'} ${count(decided.length, 'change')}.`,
    );
    onClose();
  };
  return (
    <Dialog title="Decide together" onClose={onClose}>
      <fieldset class="bulk-scopes">
        <legend class="visually-hidden">Which changes</legend>
        {scopes.map(({ name, changes: held }) => (
          <label key={name} class="bulk-scope">
            <input type="radio" name="many-scope" checked={name === chosen} onChange={() => setChosen(name)} /> {name}{' '}
            <span class="soft number">{held.length.toLocaleString('en')}</span>
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul class="bulk-list" aria-label="Changes" tabIndex={0}>
        {changes.slice(0, LISTED).map((change) => (
          <li key={change.id}>
            <label>
              <input type="checkbox" checked={!left.has(change.id)} onChange={() => toggle(change.id)} />
              <span>
                {change.replacements.length > 0 ? (
                  <>
                    <del>{shortened(change.covered, 60)}</del> <span class="visually-hidden">change to</span>
                    <ins>{shortened(change.replacements[0]!, 60)}</ins>
                  </>
                ) : (
                  shortened(change.covered, 60)
                )}
              </span>
              <span class="soft small">{change.lang_category}</span>
            </label>
          </li>
        ))}
      </ul>
      {changes.length > LISTED && (
        <p class="soft small">
          and {(changes.length - LISTED).toLocaleString('en')} more, which are decided with them.
        </p>
      )}
      {makeable.length < wanted.length && (
        <p class="soft small">
          {count(wanted.length - makeable.length, 'of them is advice', 'of them are advice')} without a change to
          accept.
        </p>
      )}
      <div class="row">
        <button
          type="button"
          class="button button-primary"
          disabled={makeable.length === 0}
          onClick={() => decide(true)}
        >
          Accept {makeable.length.toLocaleString('en')}
        </button>
        <button type="button" class="button" disabled={wanted.length === 0} onClick={() => decide(false)}>
          Reject {wanted.length.toLocaleString('en')}
        </button>
        <button type="button" class="button button-quiet" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
