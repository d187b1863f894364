import { switchSignUp } from '../../../accounts/installation-settings.ts';
import { InstallationState, OptionalPrograms, SignUpSwitch, SystemState } from '../../../contract/installation.ts';
import { Done } from '../../../contract/shapes.ts';
import { problem } from '../../../platform/errors.ts';
import { findOptionalPrograms } from '../../../services/optional-programs.ts';
import { type InstallationParts, installationState } from '../../../services/portal/installation-state.ts';
import { type SystemParts, systemState } from '../../../services/portal/system-state.ts';
import type { ContractApp } from '../../contract-types.ts';
import { managerOf } from './manager.ts';

export type SystemRouteParts = SystemParts & InstallationParts;

const config = { session: 'administrator' } as const;
/** Asking five programs for their versions takes a second, and the installed programs seldom change. */
const PROGRAMS_MS = 60_000;

/** For administrators: what runs, what waits, what failed, and who may sign up. */
export function systemRoutes(app: ContractApp, parts: SystemRouteParts): void {
  const hide = true;
  const programs = rarely(findOptionalPrograms, PROGRAMS_MS);

  app.get('/api/portal/admin/system', {
    config,
    schema: { hide, response: { 200: SystemState } },
    handler: () => systemState(parts),
  });
  app.get('/api/portal/admin/installation', {
    config,
    schema: { hide, response: { 200: InstallationState } },
    handler: () => installationState(parts),
  });
  app.get('/api/portal/admin/programs', {
    config,
    schema: { hide, response: { 200: OptionalPrograms } },
    handler: programs,
  });
  app.put('/api/portal/admin/sign-up', {
    config,
    schema: { hide, body: SignUpSwitch, response: { 200: Done } },
    handler: async (request) => {
      if (!parts.signUpAllowed) throw problem('installation.sign-up-closed');
      await switchSignUp(parts.db, managerOf(request), request.body.open);
      return { status: true };
    },
  });
}

/** Asks at most this often, and only once for all callers in that time. */
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
