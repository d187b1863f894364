/** A password that the service accepts. */
export const PASSWORD = 'a quiet river at night';

/** Sends a request as a page of the service does: JSON, from the same origin. Without a body it has no content type. */
export const sendFromPage = (
  address: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${address}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), origin: address, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** The cookie that a response sets, as a header sends it. */
export const cookieOf = (response: Response): string => response.headers.get('set-cookie')!.split(';')[0]!;

/** Makes an account and gives the cookie of its session. */
export const signUp = async (address: string, email: string): Promise<string> =>
  cookieOf(await sendFromPage(address, 'POST', '/api/portal/accounts', { email, password: PASSWORD }));
