/** The page after a sign-in: the address's `next`, if it is one of our own paths, so that no link can lead to another site. */
export function nextPath(start: string): string {
  const next = new URLSearchParams(location.search).get('next') ?? '';
  return /^\/(?![/\\])[\w./-]*$/.test(next) ? next : start;
}
