import type { Outcome, ReportDetails } from '../api/reports.ts';
import { OUTCOME_NAMES } from './bands.ts';

const OUTCOMES: readonly Exclude<Outcome, 'not judged'>[] = ['human', 'mixed', 'machine'];

/** Which of the three outcomes the text has, and how often texts of its length get each of them wrongly. */
export function ReportOutcome({ details }: { readonly details: ReportDetails }) {
  const { outcome, error_rates: rates = [] } = details;
  if (outcome === undefined || outcome === 'not judged') return null;
  return (
    <section class="card stack-tight" aria-labelledby="outcome-title">
      <h2 id="outcome-title" class="chart-caption">
        Outcome, and how often it is wrong at this length
      </h2>
      <ol class="outcomes">
        {OUTCOMES.map((name) => (
          <li key={name} class="outcome" aria-current={name === outcome ? 'true' : undefined}>
            {OUTCOME_NAMES[name]}
            {name === outcome && <span class="visually-hidden"> (this text)</span>}
          </li>
        ))}
      </ol>
      {rates.map((rate) => (
        <p key={rate} class="soft small">
          {rate}
        </p>
      ))}
    </section>
  );
}
