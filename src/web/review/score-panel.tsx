import { CATEGORY_NAMES } from '../../contract/categories.ts';
import { language } from '../languages/language.ts';
import type { Category } from './alert.ts';
import { CategoryMark } from './category-mark.tsx';
import { MARKS } from './marks.ts';
import { scoreLevel } from './score-level.ts';
import { ScoreTrend } from './score-trend.tsx';
import type { Tally } from './tally.ts';
import { REVIEW as words } from './words.ts';

/** The score, the counts, and the choice of categories. */
export function ScorePanel({
  tally,
  trend = [],
  hidden,
  onToggle,
  onExplain,
}: {
  readonly tally: Omit<Tally, 'complete'>;
  /** The earlier scores; left out where the score does not change. */
  readonly trend?: readonly number[];
  readonly hidden: ReadonlySet<Category>;
  readonly onToggle: (category: Category) => void;
  /** Shows what lowers the score and by how much. */
  readonly onExplain?: () => void;
}) {
  return (
    <div class="score-panel">
      <div class="score-line">
        <ScoreRing score={tally.score} stale={tally.stale} />
        <dl class="review-figures">
          <div>
            <dt>{words.words}</dt>
            <dd class="number">{tally.words.toLocaleString(language)}</dd>
          </div>
          <div>
            <dt>{words.suggestions}</dt>
            <dd class="number" data-testid="alert-count">
              {tally.alerts.toLocaleString(language)}
            </dd>
          </div>
        </dl>
        <ScoreTrend trend={trend} />
      </div>
      {onExplain && tally.score !== null && !tally.stale && (
        <button type="button" class="button button-small button-quiet score-why" onClick={onExplain}>
          {words.whyScore}
        </button>
      )}
      <fieldset class="filters">
        <legend class="visually-hidden">{words.categories}</legend>
        {CATEGORY_NAMES.filter((category) => tally.byCategory[category] > 0 || hidden.has(category)).map((category) => {
          const { slug, name } = MARKS[category];
          return (
            <button
              key={category}
              type="button"
              class={`filter filter-${slug}`}
              aria-pressed={!hidden.has(category)}
              onClick={() => onToggle(category)}
            >
              <CategoryMark category={category} />
              {name} <span class="number">{tally.byCategory[category].toLocaleString(language)}</span>
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** Language quality as a ring; the ring is empty while there is nothing to score. */
export function ScoreRing({
  score,
  stale = false,
  label = words.languageScore,
}: {
  readonly score: number | null;
  /** True when the score belongs to the text before its last edits. */
  readonly stale?: boolean | undefined;
  readonly label?: string;
}) {
  const shown = score === null ? '–' : String(Math.floor(score));
  const old = stale && score !== null;
  return (
    <div
      class={old ? 'score-ring score-ring-stale' : 'score-ring'}
      role="img"
      aria-label={
        score === null ? words.scoreNone(label) : `${words.scoreIs(label, shown)}${old ? words.scoreAgain : ''}`
      }
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle class="score-ring-ground" cx="32" cy="32" r="27" pathLength="100" />
        <circle
          class={`score-ring-value score-ring-${scoreLevel(score)}`}
          cx="32"
          cy="32"
          r="27"
          pathLength="100"
          stroke-dasharray={`${score ?? 0} 100`}
        />
      </svg>
      <span class="score-ring-number number" aria-hidden="true">
        {shown}
      </span>
    </div>
  );
}
