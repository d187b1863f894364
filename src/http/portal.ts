import type { FastifyInstance } from 'fastify';
import type { ContractTypes } from './contract-types.ts';
import { type AccountRouteParts, accountRoutes } from './routes/portal/account.ts';
import { type AdministrationParts, administrationRoutes } from './routes/portal/administration.ts';
import { historyRoutes } from './routes/portal/history.ts';
import { keyRoutes } from './routes/portal/keys.ts';
import { linkRoutes } from './routes/portal/links.ts';
import { type ProviderRouteParts, providerRoutes } from './routes/portal/provider.ts';
import { referenceRoutes } from './routes/portal/reference.ts';
import { requestRoutes } from './routes/portal/requests.ts';
import { type SessionRouteParts, sessionRoutes } from './routes/portal/session.ts';
import { type SystemRouteParts, systemRoutes } from './routes/portal/system.ts';
import { teamRoutes } from './routes/portal/team.ts';
import { teamPeopleRoutes } from './routes/portal/team-people.ts';

export type PortalParts = SessionRouteParts &
  ProviderRouteParts &
  AccountRouteParts &
  AdministrationParts &
  SystemRouteParts;

/** All requests of the pages beyond the contract. They are not in the description, because they may change with the pages. */
export function portalRoutes(server: FastifyInstance, parts: PortalParts): void {
  const app = server.withTypeProvider<ContractTypes>();
  sessionRoutes(app, parts);
  providerRoutes(app, parts);
  keyRoutes(app, parts);
  requestRoutes(app, parts);
  accountRoutes(app, parts);
  historyRoutes(app, parts);
  teamRoutes(app, parts);
  teamPeopleRoutes(app, parts);
  administrationRoutes(app, parts);
  linkRoutes(app, parts);
  systemRoutes(app, parts);
  referenceRoutes(app);
}
