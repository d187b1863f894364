import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import {
  createResetLink,
  invite,
  listLinks,
  lookAtLink,
  useLink,
  withdrawLink,
} from '../../../accounts/one-time-links.ts';
import { countAttempt } from '../../../accounts/sign-in.ts';
import { problem } from '../../../platform/errors.ts';
import { isRecordId } from '../../../services/documents/get-document.ts';
import { accountOf, managerOf } from './manager.ts';
import { beginSession, requirePasswords, type SessionRouteParts } from './session.ts';

const IdParams = Type.Object({ id: Type.String() });
const Email = Type.String({ maxLength: 320 });
const Invitation = Type.Object({
  email: Email,
  role: Type.Union([Type.Literal('member'), Type.Literal('administrator')]),
});
const Reset = Type.Object({ email: Email, lock: Type.Boolean() });
const Token = Type.String({ minLength: 43, maxLength: 43 });
const Look = Type.Object({ token: Token });
const Use = Type.Object({ token: Token, password: Type.String({ maxLength: 1024 }) });

/** Invitations and resets of passwords: administrators make the links, whoever has one chooses a password. */
export function linkRoutes(app: FastifyInstance, parts: SessionRouteParts): void {
  const { db, sessions, limiter } = parts;
  const config = { session: 'administrator' } as const;
  const hide = true;

  app.get('/api/portal/admin/links', {
    config,
    schema: { hide },
    handler: async () => ({ links: await listLinks(db) }),
  });
  app.post<{ Body: Static<typeof Invitation> }>('/api/portal/admin/invitations', {
    config,
    schema: { hide, body: Invitation },
    handler: (request) => invite(db, managerOf(request), request.body),
  });
  app.post<{ Params: { id: string }; Body: Static<typeof Reset> }>('/api/portal/admin/accounts/:id/reset-link', {
    config,
    schema: { hide, params: IdParams, body: Reset },
    handler: async (request) => {
      const id = accountOf(request);
      const link = await createResetLink(db, managerOf(request), { id, ...request.body });
      if (request.body.lock) await sessions.endAll(id);
      return link;
    },
  });
  app.delete<{ Params: { id: string } }>('/api/portal/admin/links/:id', {
    config,
    schema: { hide, params: IdParams },
    handler: async (request) => {
      if (!isRecordId(request.params.id)) throw problem('link.invalid');
      await withdrawLink(db, managerOf(request), request.params.id);
      return { status: true };
    },
  });

  // Tokens are in bodies: addresses are logged by proxies.
  const open = { sameOrigin: true } as const;
  app.post<{ Body: Static<typeof Look> }>('/api/portal/links/look', {
    config: open,
    schema: { hide, body: Look },
    handler: async (request) => {
      await countAttempt(limiter, `link ${request.body.token.slice(0, 8)}`, request.ip);
      return lookAtLink(db, request.body.token);
    },
  });
  app.post<{ Body: Static<typeof Use> }>('/api/portal/links/use', {
    config: open,
    schema: { hide, body: Use },
    handler: async (request, reply) => {
      requirePasswords(parts);
      const { token } = request.body;
      await countAttempt(limiter, `link ${token.slice(0, 8)}`, request.ip);
      const accountId = await useLink(db, { ...request.body, address: request.ip });
      await sessions.endAll(accountId);
      return beginSession(parts, request, reply, accountId);
    },
  });
}
