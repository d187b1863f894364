import { useState } from 'preact/hooks';
import { CATEGORY_NAMES } from '../../../contract/categories.ts';
import type { DocumentChange } from '../../../contract/document-review.ts';
import { figure } from '../../languages/numbers.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { COMMON as common } from '../../parts/words.ts';
import { ChangeChoice, ScopeChoice } from '../../review/change-choice.tsx';
import { MARKS } from '../../review/marks.ts';
import { DOCUMENTS } from '../words.ts';
import { bestOf, REJECTED } from './decisions.ts';
import { WORKPLACE as phrases } from './words.ts';

/** Number of changes that the dialog lists; the others of the group are decided with them. */
const LISTED = 200;

interface Scope {
  readonly name: string;
  readonly changes: readonly DocumentChange[];
}

/** Groups of open changes: those with the rule of one change, those of its kind, those of each category, all. */
function scopesOf(open: readonly DocumentChange[], of: DocumentChange | null): Scope[] {
  const scopes: Scope[] = [];
  if (of) {
    const same = open.filter(({ rule }) => rule === of.rule);
    if (same.length > 0) scopes.push({ name: phrases.sameRule, changes: same });
    const kind = open.filter(({ lang_category }) => lang_category === of.lang_category);
    if (kind.length > same.length) scopes.push({ name: of.lang_category, changes: kind });
  }
  for (const category of CATEGORY_NAMES) {
    const changes = open.filter((change) => change.category === category);
    if (changes.length > 0 && changes.length < open.length) scopes.push({ name: MARKS[category].name, changes });
  }
  scopes.push({ name: DOCUMENTS.allChanges, changes: open });
  return of ? scopes : [scopes.at(-1)!, ...scopes.slice(0, -1)];
}

/** Shows many open changes and decides them together; the reader can leave out each listed change. */
export function ManyDialog({
  open,
  of,
  onDecide,
  onClose,
}: {
  /** At least one change. */
  readonly open: readonly DocumentChange[];
  /** The change whose card opened the dialog. */
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
  const decide = (accept: boolean) => {
    const decided = accept ? makeable : wanted;
    onDecide(
      new Map(decided.map(({ id }) => [id, accept ? 0 : REJECTED])),
      (accept ? phrases.acceptedMany : phrases.rejectedMany)(decided.length),
    );
    onClose();
  };
  return (
    <Dialog title={phrases.together} onClose={onClose}>
      <ScopeChoice
        scopes={scopes.map(({ name, changes: held }) => ({ scope: name, name, count: held.length }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <ChangeChoice
        changes={changes.slice(0, LISTED).map(({ id, covered, replacements, lang_category }) => ({
          ...{ id, covered, kind: lang_category },
          replacement: replacements[0],
        }))}
        left={left}
        onLeft={setLeft}
      />
      {changes.length > LISTED && <p class="soft small">{phrases.moreWithThem(figure(changes.length - LISTED))}</p>}
      {makeable.length < wanted.length && (
        <p class="soft small">{phrases.onlyAdvice(wanted.length - makeable.length)}</p>
      )}
      <div class="row">
        <button
          type="button"
          class="button button-primary"
          disabled={makeable.length === 0}
          onClick={() => decide(true)}
        >
          {phrases.acceptN(figure(makeable.length))}
        </button>
        <button type="button" class="button" disabled={wanted.length === 0} onClick={() => decide(false)}>
          {phrases.rejectN(figure(wanted.length))}
        </button>
        <button type="button" class="button button-quiet" onClick={onClose}>
          {common.cancel}
        </button>
      </div>
    </Dialog>
  );
}
