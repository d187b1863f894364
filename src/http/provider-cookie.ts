import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_MINUTES } from '../accounts/provider-requests.ts';
import { readCookie } from './session-cookie.ts';

/** Ties a sign-in at a provider to the browser where it began, so that nobody is signed in by a link that somebody else prepared. */
export interface ProviderCookie {
  read(request: FastifyRequest): string | undefined;
  /** The token of this browser, which all its windows share; a new one if the browser has none. */
  keep(request: FastifyRequest, reply: FastifyReply): string;
}

const TOKEN = /^[\w-]{43}$/;

/** SameSite=Lax, not Strict like the session's cookie, because the answer is a navigation from the provider's page and must carry it. */
export function createProviderCookie(secure: boolean): ProviderCookie {
  const name = secure ? '__Host-emend_sign_in' : 'emend_sign_in';
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}; Max-Age=${REQUEST_MINUTES * 60}`;
  const read = (request: FastifyRequest) => {
    const token = readCookie(request, name);
    return token && TOKEN.test(token) ? token : undefined;
  };
  return {
    read,
    keep(request, reply) {
      const token = read(request) ?? randomBytes(32).toString('base64url');
      reply.header('set-cookie', `${name}=${token}${attributes}`);
      return token;
    },
  };
}
