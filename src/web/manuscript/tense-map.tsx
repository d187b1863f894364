import type { SectionTenses } from '../../contract/manuscript.ts';
import { figure } from '../languages/numbers.ts';
import { MANUSCRIPT as phrases } from './words.ts';

/** Sections with the tenses of their verbs as bars; the table is the chart, so every reader has both. */
export function TenseMap({ tenses }: { readonly tenses: readonly SectionTenses[] }) {
  return (
    <div class="card stack">
      <table class="tense-map">
        <caption>{phrases.tensesTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{phrases.sectionHead}</th>
            <th scope="col">
              <span class="tense-key tense-past" aria-hidden="true" /> {phrases.pastAnd}{' '}
              <span class="tense-key tense-present" aria-hidden="true" /> {phrases.present}
            </th>
          </tr>
        </thead>
        <tbody>
          {tenses.map(({ heading, kind, past, present }, i) => (
            <tr key={i}>
              <th scope="row">{heading || (kind === 'abstract' && phrases.abstract) || phrases.noHeading}</th>
              <td>
                <span class="tense-bar" aria-hidden="true" style={{ '--past': past / (past + present) }}>
                  <span class="tense-past" />
                  <span class="tense-present" />
                </span>
                <span class="small">{phrases.pastAndPresent(figure(past), figure(present))}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft small">{phrases.tenseAbout}</p>
    </div>
  );
}
