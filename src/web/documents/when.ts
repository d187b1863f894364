/** A time as a list shows it: the hour of today, the day of this year, else with the year. */
export function when(time: number | string, now: Date = new Date(), locale = 'en-GB'): string {
  const date = new Date(time);
  if (date.toDateString() === now.toDateString())
    return date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return date.toLocaleDateString(locale, { day: 'numeric', month: 'short', ...year });
}
