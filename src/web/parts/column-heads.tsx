import { COMMON as common } from './words.ts';
/** A column's name alone, or with its kind: numbers stand to the right, the name of `actions` is only heard. */
export type Column = string | { readonly name: string; readonly kind: 'number' | 'actions' };

/** The column of what can be done with a row. */
export function actions(): Column {
  return { name: common.actions, kind: 'actions' };
}

export function numbers(name: string): Column {
  return { name, kind: 'number' };
}

/** The head of a table. */
export function ColumnHeads({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { name, kind } = typeof column === 'string' ? { name: column, kind: null } : column;
          return (
            <th key={name} scope="col" class={kind === 'number' ? 'number' : undefined}>
              {kind === 'actions' ? <span class="visually-hidden">{name}</span> : name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
