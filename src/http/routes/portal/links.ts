import {
  createResetLink,
  invite,
  listLinks,
  lookAtLink,
  useLink,
  withdrawLink,
} from '../../../accounts/one-time-links.ts';
import { countAttempt } from '../../../accounts/sign-in.ts';
import { ChosenPassword, LinkPurpose, SignedIn, TokenBody } from '../../../contract/account.ts';
import { Invitation, LinkList, NewLink, ResetRequest } from '../../../contract/administration.ts';
import { Done, IdParams } from '../../../contract/shapes.ts';
import { problem } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { ContractApp } from '../../contract-types.ts';
import { accountOf, managerOf } from './manager.ts';
import { beginSession, requirePasswords, type SessionRouteParts } from './session.ts';

/** Invitations and password resets. Administrators make the links, and a person with a link chooses a password. */
export function linkRoutes(app: ContractApp, parts: SessionRouteParts): void {
  const { db, sessions, limiter } = parts;
  const config = { session: 'administrator' } as const;
  const hide = true;

  app.get('/api/portal/admin/links', {
    config,
    schema: { hide, response: { 200: LinkList } },
    handler: async () => ({ links: await listLinks(db) }),
  });
  app.post('/api/portal/admin/invitations', {
    config,
    schema: { hide, body: Invitation, response: { 200: NewLink } },
    handler: (request) => invite(db, managerOf(request), request.body),
  });
  app.post('/api/portal/admin/accounts/:id/reset-link', {
    config,
    schema: { hide, params: IdParams, body: ResetRequest, response: { 200: NewLink } },
    handler: async (request) => {
      const id = accountOf(request);
      const link = await createResetLink(db, managerOf(request), { id, ...request.body });
      if (request.body.lock) await sessions.endAll(id);
      return link;
    },
  });
  app.delete('/api/portal/admin/links/:id', {
    config,
    schema: { hide, params: IdParams, response: { 200: Done } },
    handler: async (request) => {
      if (!isUuid(request.params.id)) throw problem('link.invalid');
      await withdrawLink(db, managerOf(request), request.params.id);
      return { status: true };
    },
  });

  const open = { sameOrigin: true } as const;
  app.post('/api/portal/links/look', {
    config: open,
    schema: { hide, body: TokenBody, response: { 200: LinkPurpose } },
    handler: async (request) => {
      await countAttempt(limiter, `link ${request.body.token.slice(0, 8)}`, request.ip);
      return lookAtLink(db, request.body.token);
    },
  });
  app.post('/api/portal/links/use', {
    config: open,
    schema: { hide, body: ChosenPassword, response: { 200: SignedIn } },
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
