import { language } from '../languages/language.ts';
import { COMMON as common } from './words.ts';

const numbers = new Intl.NumberFormat(language);
const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' });
const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const times = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
const seconds = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});
const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

export const formatNumber = (value: number) => numbers.format(value);
export const formatCompact = (value: number) => compact.format(value);
export const formatDate = (iso: string) => dates.format(new Date(iso));
/** A day in UTC without its year: `31 Jan`. */
export const formatDay = (day: string) => days.format(new Date(`${day}T00:00:00Z`));
export const formatTime = (iso: string) => times.format(new Date(iso));
/** Time with the second, without the year. */
export const formatSecond = (iso: string) => seconds.format(new Date(iso));

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "5 minutes ago", "yesterday". */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = (now - Date.parse(iso)) / 1000;
  for (const [unit, size] of UNITS) if (seconds >= size) return relative.format(-Math.floor(seconds / size), unit);
  return common.justNow;
}

/** "50 MB", "1.5 KB"; each unit is 1,024 of the previous one. */
export function formatBytes(bytes: number): string {
  const step = Math.min(4, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** step;
  const digits = value >= 100 || step === 0 ? 0 : 1;
  const shown = value.toLocaleString(language, { maximumFractionDigits: digits, useGrouping: false });
  return `${shown} ${['B', 'KB', 'MB', 'GB', 'TB'][step]}`;
}
