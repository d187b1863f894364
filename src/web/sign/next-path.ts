/** Where to go after signing in: what the address says, if it is a path of ours, so that no link can lead elsewhere. */
export function nextPath(start: string): string {
  const next = new URLSearchParams(location.search).get('next') ?? '';
  return /^\/(?![/\\])[\w./-]*$/.test(next) ? next : start;
}
