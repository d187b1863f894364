import { useId } from 'preact/hooks';
import { language } from '../languages/language.ts';
import { ChangedWords } from './changed-words.tsx';
import { REVIEW as phrases } from './words.ts';

/** Chooses the group of changes to decide together. */
export function ScopeChoice<Scope extends string>({
  scopes,
  chosen,
  onChoose,
}: {
  readonly scopes: readonly { readonly scope: Scope; readonly name: string; readonly count: number }[];
  readonly chosen: Scope;
  readonly onChoose: (scope: Scope) => void;
}) {
  const group = useId();
  return (
    <fieldset class="bulk-scopes">
      <legend class="visually-hidden">{phrases.whichChanges}</legend>
      {scopes.map(({ scope, name, count }) => (
        <label key={scope} class="bulk-scope">
          <input type="radio" name={group} checked={scope === chosen} onChange={() => onChoose(scope)} /> {name}{' '}
          <span class="soft number">{count.toLocaleString(language)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The changes of a group, each with a checkbox that leaves it out. */
export function ChangeChoice<Id extends string | number>({
  changes,
  left,
  onLeft,
}: {
  readonly changes: readonly {
    readonly id: Id;
    readonly covered: string;
    readonly replacement: string | undefined;
    readonly kind: string;
  }[];
  /** Ids of the changes that the reader leaves out. */
  readonly left: ReadonlySet<Id>;
  readonly onLeft: (left: ReadonlySet<Id>) => void;
}) {
  const toggle = (id: Id) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onLeft(next);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ul class="bulk-list" aria-label={phrases.changes} tabIndex={0}>
      {changes.map(({ id, covered, replacement, kind }) => (
        <li key={id}>
          <label>
            <input type="checkbox" checked={!left.has(id)} onChange={() => toggle(id)} />
            <span>
              <ChangedWords covered={covered} replacement={replacement} />
            </span>
            <span class="soft small">{kind}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
