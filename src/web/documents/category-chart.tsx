import { CATEGORY_KEY, CATEGORY_NAMES } from '../../contract/categories.ts';
import { language } from '../languages/language.ts';
import { COMMON as common } from '../parts/words.ts';
import { CategoryMark } from '../review/category-mark.tsx';
import { MARKS } from '../review/marks.ts';
import { DOCUMENTS as phrases } from './words.ts';

/** Changes and advice by category as bars, each with its score; the chart is a table, so every reader has both. */
export function CategoryChart({ report }: { readonly report: Readonly<Record<string, number>> }) {
  const rows = CATEGORY_NAMES.map((category) => ({
    category,
    count: report[`${CATEGORY_KEY[category]}_count`] ?? 0,
    score: report[`${CATEGORY_KEY[category]}_score`] ?? 0,
  }));
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section class="card" aria-labelledby="chart-title">
      <table class="category-chart">
        <caption id="chart-title">{phrases.byCategory}</caption>
        <thead>
          <tr>
            <th scope="col">{common.categoryHead}</th>
            <th scope="col">{phrases.changesAndAdvice}</th>
            <th scope="col" class="number">
              {common.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, count, score }) => {
            const { slug, name } = MARKS[category];
            return (
              <tr key={category}>
                <th scope="row">
                  <CategoryMark category={category} />
                  {name}
                </th>
                <td>
                  <span class="chart-bar">
                    <span
                      class={`chart-fill chart-${slug}`}
                      style={{ '--share': count === 0 ? 0 : Math.max(0.01, count / most) }}
                    />
                    <span class="number">{count.toLocaleString(language)}</span>
                  </span>
                </td>
                <td class="number">{Math.floor(score)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
