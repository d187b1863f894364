import type { SessionState } from '../contract/account.ts';

/** What this browser keeps for whoever writes without an account stands under this name, where an account's id would. */
export const GUEST = 'guest';

/** May the review be used here without an account? */
export function takesGuests({ guests }: Pick<SessionState, 'guests'>, host = location.hostname): boolean {
  // The service takes whom it sees coming from its own machine; behind a proxy only the browser knows the page's real name.
  return guests === 'on' || (guests === 'local' && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host));
}
