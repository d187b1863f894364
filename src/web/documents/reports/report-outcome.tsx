import type { Outcome, ReportDetails } from '../../../contract/report-review.ts';
import { outcomeName } from './bands.ts';
import { REPORTS as phrases } from './words.ts';

const OUTCOMES: readonly Exclude<Outcome, 'not judged'>[] = ['human', 'mixed', 'machine'];

/** The outcome of the text, one of three, and how often each outcome is wrong for texts of its length. */
export function ReportOutcome({ details }: { readonly details: ReportDetails }) {
  const { outcome, error_rates: rates = [] } = details;
  if (outcome === undefined || outcome === 'not judged') return null;
  return (
    <section class="card stack-tight" aria-labelledby="outcome-title">
      <h2 id="outcome-title" class="chart-caption">
        {phrases.outcomeTitle}
      </h2>
      <ol class="outcomes">
        {OUTCOMES.map((name) => (
          <li key={name} class="outcome" aria-current={name === outcome ? 'true' : undefined}>
            {outcomeName(name)}
            {name === outcome && <span class="visually-hidden"> {phrases.thisText}</span>}
          </li>
        ))}
      </ol>
      {rates.map((rate) => (
        <p key={rate} class="soft small" lang="en">
          {rate}
        </p>
      ))}
    </section>
  );
}
