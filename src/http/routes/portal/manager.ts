import type { FastifyRequest } from 'fastify';
import { problem } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/uuid.ts';

/** The administrator who sends the request, for the audit log. */
export function managerOf(request: FastifyRequest) {
  return { actorId: request.session!.accountId, address: request.ip };
}

/**
 * Returns the account that the path names. Anything that is not an id would cause a database error.
 * @throws EmendError `account.not-found`
 */
export function accountOf({ params }: { params: { id: string } }): string {
  if (!isUuid(params.id)) throw problem('account.not-found');
  return params.id;
}
