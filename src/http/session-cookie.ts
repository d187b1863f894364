import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from '../accounts/sessions.ts';

/** How the session cookie is written; `secure` if the public address is https. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * HttpOnly, so that no script reads it. SameSite=Strict costs nothing here, because the pages are the same for
 * everybody and their requests come from themselves. With https, the name says that only this host can have set it over
 * https (RFC 6265bis).
 */
export function createSessionCookie(secure: boolean): SessionCookie {
  const name = secure ? '__Host-emend_session' : 'emend_session';
  const attributes = `; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return {
    read: (request) => readCookie(request, name),
    write: (reply, token) =>
      void reply.header('set-cookie', `${name}=${token}${attributes}; Max-Age=${SESSION_DAYS * 86_400}`),
    clear: (reply) => void reply.header('set-cookie', `${name}=${attributes}; Max-Age=0`),
  };
}

/** The value of a cookie in a request. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}
