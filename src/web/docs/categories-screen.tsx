import type { CategoryName } from '../../contract/categories.ts';
import type { ReferenceTables } from '../../contract/reference.ts';
import { getReference } from '../api/portal.ts';
import { ColumnHeads } from '../parts/column-heads.tsx';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { MARKS } from '../review/marks.ts';
import { useTitle } from '../title.ts';

const TYPES: Readonly<Record<string, string>> = {
  grammar: 'grammar',
  spelling: 'spelling',
  advisor: 'advisor',
  enhancement: 'enhancement',
  styleGuide: 'style guide',
};

export function CategoriesScreen() {
  useTitle('Categories');
  const { value, problem } = useFetched(getReference);
  const categories = [...new Set(value?.categories.map(({ category }) => category))];
  return (
    <>
      <h1>Categories</h1>
      <p class="lead">
        Each alert belongs to a category, a sub-category where there is one, and a language category. A document’s{' '}
        <code>error_report</code> counts them under the names in the last column.
      </p>
      <Problem message={problem} />
      {!value && !problem && <Placeholder height="60rem" />}
      {value &&
        categories.map((category) => (
          <section key={category} class="stack-tight">
            <h2>
              <span class={`category-mark category-${MARKS[category as CategoryName].slug}`} aria-hidden="true" />
              {category}
            </h2>
            <CategoryTable rows={value.categories.filter((row) => row.category === category)} />
          </section>
        ))}
      <p class="soft">
        Types of a suggestion: 1 grammar, 2 spelling, 3 advisor (a question without a replacement), 4 enhancement, 5
        style guide.
      </p>
    </>
  );
}

function CategoryTable({ rows }: { readonly rows: ReferenceTables['categories'] }) {
  return (
    <TableFrame label="Language categories">
      <table class="cards category-table">
        <ColumnHeads columns={['Language category', 'Sub-category', 'Type', 'Counter']} />
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.langCategory} ${row.counter}`}>
              <th scope="row">{row.langCategory}</th>
              <td data-label="Sub-category">{row.subCategory || '–'}</td>
              <td data-label="Type">
                {row.typeId} {TYPES[row.type] ?? row.type}
              </td>
              <td data-label="Counter">
                <code>{row.counter}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
