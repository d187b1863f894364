import type { AuditEntry } from '../contract/usage.ts';
import type { Db } from '../platform/db/database.ts';

/** The events in the audit log. */
export type AuditAction =
  | 'account.created'
  | 'account.deleted'
  | 'account.signed-in'
  | 'account.sign-in-refused'
  | 'account.signed-out'
  | 'account.password-changed'
  | 'account.role-changed'
  | 'account.limits-changed'
  | 'account.connected'
  | 'account.disconnected'
  | 'account.connection-allowed'
  | 'account.disabled'
  | 'account.enabled'
  | 'account.invited'
  | 'account.invitation-withdrawn'
  | 'account.reset-link-created'
  | 'team.created'
  | 'team.invited'
  | 'team.joined'
  | 'team.left'
  | 'team.member-removed'
  | 'team.role-changed'
  | 'team.handed-over'
  | 'team.deleted'
  | 'team.credits-changed'
  | 'installation.sign-up-opened'
  | 'installation.sign-up-closed'
  | 'key.created'
  | 'key.rotated'
  | 'key.revoked'
  | 'document.deleted'
  | 'report.deleted'
  | 'pdf.deleted'
  | 'text.deleted';

export interface AuditEvent {
  /** The account that the event concerns. */
  readonly accountId: string;
  /** Who did it; null on the command line or if nobody was signed in. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  /** What the action concerned: a key's public id, a record's id, a new value. Never a key, a password or a text. */
  readonly target?: string | undefined;
  /** Network address of the request. */
  readonly address?: string | undefined;
}

/** Adds to the audit log. Accepts a transaction, for an event and its action that must be written together. */
export async function recordAudit(db: Db, event: AuditEvent): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      account_id: event.accountId,
      actor_id: event.actorId,
      action: event.action,
      target: event.target ?? null,
      address: event.address ?? null,
    })
    .execute();
}

/** One page of the log, newest first; for all accounts without `accountId`. `before` is the id of the last event seen. */
export async function listAudit(
  db: Db,
  { accountId, before, limit }: { accountId?: string | undefined; before?: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_events')
    .leftJoin('accounts as account', 'account.id', 'audit_events.account_id')
    .leftJoin('accounts as actor', 'actor.id', 'audit_events.actor_id')
    .select([
      'audit_events.id',
      'at',
      'account.email as account_email',
      'actor.email as actor_email',
      'action',
      'target',
      'address',
    ])
    .$if(accountId !== undefined, (query) => query.where('audit_events.account_id', '=', accountId!))
    .$if(before !== undefined, (query) => query.where('audit_events.id', '<', before!))
    .orderBy('audit_events.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    account: row.account_email,
    actor: row.actor_email,
    action: row.action,
    target: row.target,
    address: row.address,
  }));
}
