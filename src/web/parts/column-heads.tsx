import { COMMON as common } from './words.ts';
/** The name of a column, or its name and kind: numbers are right-aligned, and only screen readers announce the name of `actions`. */
export type Column = string | { readonly name: string; readonly kind: 'number' | 'actions' };

/** The column with the actions for a row. */
export function actions(): Column {
  return { name: common.actions, kind: 'actions' };
}

export function numbers(name: string): Column {
  return { name, kind: 'number' };
}

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
