import type { FastifyRequest } from 'fastify';
import { problem } from '../../../platform/errors.ts';
import { isRecordId } from '../../../services/records/find-record.ts';

/** The administrator who asks, for the audit log. */
export function managerOf(request: FastifyRequest) {
  return { actorId: request.session!.accountId, address: request.ip };
}

/**
 * The account that the path names; anything but an id would be an error in the database.
 * @throws EmendError `account.not-found`
 */
export function accountOf({ params }: { params: { id: string } }): string {
  if (!isRecordId(params.id)) throw problem('account.not-found');
  return params.id;
}
