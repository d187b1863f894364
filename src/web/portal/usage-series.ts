import type { UsageEntry, UsageSummary } from '../../contract/usage.ts';

export type Measure = 'words' | 'requests';
export type Grouping = 'service' | 'key';

export interface Series {
  readonly name: string;
  readonly total: number;
  readonly requests: number;
  readonly errors: number;
  readonly refused: number;
  /** One value for each day of the range. */
  readonly values: readonly number[];
}

/** Every day of the range, in UTC, from first to last. */
export function daysOf({ from, to }: UsageSummary): string[] {
  const days: string[] = [];
  const end = Date.parse(`${to}T00:00:00Z`);
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= end; at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** One series for each service or key, the largest first; the series after the first `most` are added up as "others". */
export function seriesOf(usage: UsageSummary, grouping: Grouping, measure: Measure, most = 5): Series[] {
  const days = daysOf(usage);
  const groups = new Map<string, UsageEntry[]>();
  for (const entry of usage.entries) {
    const name = entry[grouping];
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  const all = [...groups].map(([name, entries]) => seriesFrom(name, entries, days, measure));
  all.sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
  if (all.length <= most) return all;
  const rest = all.slice(most - 1);
  const names = new Set(rest.map(({ name }) => name));
  const entries = usage.entries.filter((entry) => names.has(entry[grouping]));
  return [...all.slice(0, most - 1), seriesFrom('others', entries, days, measure)];
}

function seriesFrom(name: string, entries: readonly UsageEntry[], days: readonly string[], measure: Measure): Series {
  const sum = (of: readonly UsageEntry[], what: 'words' | 'requests' | 'errors' | 'refused') =>
    of.reduce((total, entry) => total + entry[what], 0);
  const byDay = new Map<string, number>();
  for (const entry of entries) byDay.set(entry.day, (byDay.get(entry.day) ?? 0) + entry[measure]);
  return {
    name,
    total: sum(entries, measure),
    requests: sum(entries, 'requests'),
    errors: sum(entries, 'errors'),
    refused: sum(entries, 'refused'),
    values: days.map((day) => byDay.get(day) ?? 0),
  };
}

/** A round number of at least `value` that four lines divide evenly: 4, 8, 20, 40, 100, … */
export function niceTop(value: number): number {
  if (value <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(value));
  for (const step of [1, 2, 4, 6, 8, 10]) {
    const top = step * power;
    if (top >= value && top % 4 === 0) return top;
  }
  return 20 * power;
}
