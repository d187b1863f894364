import { ColumnHeads, numbers } from '../parts/column-heads.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useTitle } from '../title.ts';

/** Alerts of weight 1 in 500 words, their density d per 100 words, and the score: 100 / (1 + (d / 3.5)²), rounded down. */
const ROWS = [0, 1, 3, 7, 14, 28].map((mistakes) => {
  const density = mistakes / 5;
  return { mistakes, density, score: Math.floor(1000 / (1 + (density / 3.5) ** 2)) / 10 };
});

const BANDS = [
  { name: 'Green', slug: 'green', range: '0 %', meaning: 'No sign of machine-made text' },
  { name: 'Yellow', slug: 'yellow', range: '1 to 35 %', meaning: 'Low likelihood' },
  { name: 'Orange', slug: 'orange', range: '36 to 70 %', meaning: 'Moderate likelihood' },
  { name: 'Red', slug: 'red', range: '71 to 100 %', meaning: 'High likelihood' },
] as const;

export function ScoresScreen() {
  useTitle('Scores');
  return (
    <>
      <h1>How scores work</h1>
      <section class="stack-tight" aria-labelledby="quality">
        <h2 id="quality">Language quality</h2>
        <p>
          A proofread document has a score from 0 to 100, in total and for each category. It says how much there was to
          correct, and nothing about what the text is worth.
        </p>
        <ol class="plain-list">
          <li>
            <strong>Weight.</strong> Each alert weighs what its category does: Correctness 1; Clarity, Fluency, Style
            and Inclusivity 0.4; Style Guide Compliance 0.3. Advice, which asks a question and corrects nothing, weighs
            nothing.
          </li>
          <li>
            <strong>Density.</strong> <var>d</var> is the sum of weights per 100 words. Texts of fewer than 60 words
            count as 60, so that one slip in a line is no disaster.
          </li>
          <li>
            <strong>Score.</strong> 100 / (1 + (<var>d</var> / 3.5)²), rounded down to one decimal.
          </li>
        </ol>
        <ScoreTable />
        <p>
          One more correction never raises a score. 100 means that nothing was found, not that nothing is wrong. The
          score looks at what was asked for: a category that is switched off has no alerts. It does not look at how
          changes are delivered: with tracked changes and comments both switched off it is the same, and the counts are
          of what was found. In our measurements edited prose lies above 90 in nine of ten texts; unedited essays of
          learners have a median near 67.
        </p>
      </section>
      <section class="stack-tight" aria-labelledby="ai">
        <h2 id="ai">AI content</h2>
        <p>
          The score of a report is the confidence, in whole percent, that the text was made by a machine; each paragraph
          has its own. Words are coloured by band:
        </p>
        <BandTable />
        <p class="notice notice-warning">
          A score is a probability, not a proof. Short texts, formulas, lists, translations and heavily edited prose are
          harder to judge. Do not decide about a person by this number alone.
        </p>
      </section>
    </>
  );
}

function ScoreTable() {
  return (
    <TableFrame label="Mistakes, density and score" narrow>
      <table>
        <ColumnHeads columns={[numbers('Mistakes in 500 words'), numbers('Density'), numbers('Score')]} />
        <tbody>
          {ROWS.map(({ mistakes, density, score }) => (
            <tr key={mistakes}>
              <td class="number">{mistakes}</td>
              <td class="number">{density}</td>
              <td class="number">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function BandTable() {
  return (
    <TableFrame label="Bands" narrow>
      <table>
        <ColumnHeads columns={['Band', 'Score', 'Meaning']} />
        <tbody>
          {BANDS.map(({ name, slug, range, meaning }) => (
            <tr key={slug}>
              <th scope="row">
                <span class={`badge band-${slug}`}>{name}</span>
              </th>
              <td class="nowrap">{range}</td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
