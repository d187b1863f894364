/** A time in the form that lists show: the hour for today, the day for this year, else the date with the year. */
export function when(time: number | string, now: Date = new Date(), locale = 'en-GB'): string {
  const date = new Date(time);
  if (date.toDateString() === now.toDateString())
    return date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return date.toLocaleDateString(locale, { day: 'numeric', month: 'short', ...year });
}
