import type { SessionState } from '../contract/account.ts';

/** The name under which this browser keeps the data of people without an account, in place of an account's id. */
export const GUEST = 'guest';

/** True when guests may use the review here without an account. */
export function takesGuests({ guests }: Pick<SessionState, 'guests'>, host = location.hostname): boolean {
  // The service accepts requests from its own machine; behind a proxy only the browser knows the page's real host name.
  return guests === 'on' || (guests === 'local' && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host));
}
