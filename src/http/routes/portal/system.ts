import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { switchSignUp } from '../../../accounts/installation-settings.ts';
import { problem } from '../../../platform/errors.ts';
import { findOptionalPrograms, type OptionalPrograms } from '../../../services/optional-programs.ts';
import { type InstallationParts, installationState } from '../../../services/portal/installation-state.ts';
import { type SystemParts, systemState } from '../../../services/portal/system-state.ts';
import { managerOf } from './manager.ts';

export type SystemRouteParts = SystemParts & InstallationParts;

const SignUp = Type.Object({ open: Type.Boolean() });
const config = { session: 'administrator' } as const;
/** Asking five programs for their versions takes a second; what is installed changes seldom. */
const PROGRAMS_MS = 60_000;

/** For administrators: what runs here, what waits, what failed, and who may sign up. */
export function systemRoutes(app: FastifyInstance, parts: SystemRouteParts): void {
  const hide = true;
  const programs = rarely(findOptionalPrograms, PROGRAMS_MS);

  app.get('/api/portal/admin/system', { config, schema: { hide }, handler: () => systemState(parts) });
  app.get('/api/portal/admin/installation', { config, schema: { hide }, handler: () => installationState(parts) });
  app.get('/api/portal/admin/programs', { config, schema: { hide }, handler: programs });
  app.put<{ Body: Static<typeof SignUp> }>('/api/portal/admin/sign-up', {
    config,
    schema: { hide, body: SignUp },
    handler: async (request) => {
      if (!parts.signUpAllowed) throw problem('installation.sign-up-closed');
      await switchSignUp(parts.db, managerOf(request), request.body.open);
      return { status: true };
    },
  });
}

/** Asks at most this often, and once for all who ask meanwhile. */
function rarely(ask: () => Promise<OptionalPrograms>, ms: number): () => Promise<OptionalPrograms> {
  let last: { readonly until: number; readonly answer: Promise<OptionalPrograms> } | undefined;
  return () => {
    if (!last || last.until < performance.now()) {
      last = { until: performance.now() + ms, answer: ask() };
      last.answer.catch(() => {
        last = undefined;
      });
    }
    return last.answer;
  };
}
