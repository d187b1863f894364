import { formatCompact, formatDay, formatNumber } from '../parts/format.ts';
import { niceTop, type Series } from './usage-series.ts';

export interface BarChartProps {
  /** Describes the chart to readers who cannot see it. */
  readonly label: string;
  readonly days: readonly string[];
  readonly series: readonly (Series & { readonly shown: string })[];
}

/** Height of the drawing in its own units; the width is one unit for a day. */
const HEIGHT = 100;
const GAP = 0.18;

/** Stacked bars, one bar for each day. */
export function BarChart({ label, days, series }: BarChartProps) {
  const sums = days.map((_, i) => series.reduce((sum, { values }) => sum + values[i]!, 0));
  const top = niceTop(Math.max(0, ...sums));
  const lines = [1, 0.75, 0.5, 0.25, 0];
  return (
    <figure class="chart">
      <div class="chart-frame">
        <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {lines.map((share) => (
            <line
              key={share}
              class="chart-grid"
              x1={0}
              x2={days.length}
              y1={HEIGHT * (1 - share)}
              y2={HEIGHT * (1 - share)}
            />
          ))}
          {days.map((day, i) => (
            <Bar key={day} day={day} at={i} series={series} sum={sums[i]!} top={top} />
          ))}
        </svg>
        {lines.map((share) => (
          <span key={share} class="chart-scale" style={{ top: `${(1 - share) * 100}%` }} aria-hidden="true">
            {formatCompact(top * share)}
          </span>
        ))}
      </div>
      <div class="chart-days" aria-hidden="true">
        {ticks(days).map((day) => (
          <span key={day}>{formatDay(day)}</span>
        ))}
      </div>
      <ul class="legend">
        {series.map(({ name, shown }, i) => (
          <li key={name}>
            <span class={`swatch series-${i + 1}`} />
            {shown}
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface BarProps {
  readonly day: string;
  readonly at: number;
  readonly series: BarChartProps['series'];
  readonly sum: number;
  readonly top: number;
}

function Bar({ day, at, series, sum, top }: BarProps) {
  let below = 0;
  const parts = series.map(({ name, values }, i) => {
    const height = (values[at]! / top) * HEIGHT;
    below += height;
    return { name, height, y: HEIGHT - below, colour: i + 1 };
  });
  return (
    <g>
      <title>{`${formatDay(day)}: ${formatNumber(sum)}`}</title>
      {/* The whole column reacts to the pointer, so that a low bar does too. */}
      <rect x={at} y={0} width={1} height={HEIGHT} fill="transparent" />
      {parts.map(
        ({ name, height, y, colour }) =>
          height > 0 && (
            <rect key={name} class={`series-${colour}`} x={at + GAP / 2} y={y} width={1 - GAP} height={height} />
          ),
      )}
    </g>
  );
}

/** The first day, the middle one and the last. */
function ticks(days: readonly string[]): string[] {
  const last = days.length - 1;
  return [...new Set([days[0]!, days[last >> 1]!, days[last]!])];
}
