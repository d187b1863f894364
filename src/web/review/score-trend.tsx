import { REVIEW as phrases } from './words.ts';

/** Most scores remembered; more would lie closer together than a pixel. */
const MOST = 60;
const [WIDTH, HEIGHT] = [120, 28];

/** The scores since the text was opened, with one more; a score equal to the last one is not added. */
export function withScore(trend: readonly number[], score: number): readonly number[] {
  return trend.at(-1) === score ? trend : [...trend, score].slice(-MOST);
}

/** The course of the score while the text is edited. */
export function ScoreTrend({ trend }: { readonly trend: readonly number[] }) {
  const [first, last] = [trend[0], trend.at(-1)];
  if (first === undefined || last === undefined || trend.length < 2) return null;
  const step = WIDTH / (trend.length - 1);
  const points = trend.map((score, i) => `${(i * step).toFixed(1)},${(HEIGHT - (score / 100) * HEIGHT).toFixed(1)}`);
  const change = Math.floor(last) - Math.floor(first);
  return (
    <p class="score-trend soft small">
      <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} aria-hidden="true">
        <polyline points={points.join(' ')} />
        <circle cx={WIDTH} cy={HEIGHT - (last / 100) * HEIGHT} r="2.5" />
      </svg>
      <span>
        {change === 0 ? phrases.asAtStart : `${change > 0 ? '+' : '−'}${Math.abs(change)}`}
        <span class="visually-hidden">{phrases.scoreWas(Math.floor(first), Math.floor(last))}</span>
      </span>
    </p>
  );
}
