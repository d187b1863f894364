import type { SectionTenses } from '../api/manuscripts.ts';

/** Sections with the tenses of their verbs as bars; the table is the chart, so every reader has both. */
export function TenseMap({ tenses }: { readonly tenses: readonly SectionTenses[] }) {
  return (
    <div class="card stack">
      <table class="tense-map">
        <caption>Tenses of the sections</caption>
        <thead>
          <tr>
            <th scope="col">Section</th>
            <th scope="col">
              <span class="tense-key tense-past" aria-hidden="true" /> Past and{' '}
              <span class="tense-key tense-present" aria-hidden="true" /> present
            </th>
          </tr>
        </thead>
        <tbody>
          {tenses.map(({ heading, kind, past, present }, i) => (
            <tr key={i}>
              <th scope="row">{heading || NAMES[kind] || 'Without a heading'}</th>
              <td>
                <span class="tense-bar" aria-hidden="true" style={{ '--past': past / (past + present) }}>
                  <span class="tense-past" />
                  <span class="tense-present" />
                </span>
                <span class="small">
                  {past.toLocaleString('en')} past, {present.toLocaleString('en')} present
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft small">
        Verbs that show their tense by their form (“was”, “are”, “we added”). Methods and results are usually told in
        the past; what is known, and what follows from it, in the present.
      </p>
    </div>
  );
}

const NAMES: Readonly<Record<string, string>> = { abstract: 'Abstract' };
