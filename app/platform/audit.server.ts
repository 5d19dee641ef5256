import type { Tx } from './db.server.ts';

export type AuditSubject =
  | 'meeting'
  | 'summary'
  | 'record'
  | 'job'
  | 'feedback'
  | 'sentence-report'
  | 'entity'
  | 'entity-request'
  | 'contact-message'
  | 'import'
  | 'profile'
  | 'payment'
  | 'source';

export type AuditFact = {
  /** Who did it; null for the command line and the app itself. */
  actorId: string | null;
  /** A verb and a noun, such as 'publish-summary'. */
  action: string;
  subjectType: AuditSubject;
  subjectId: string;
  /** What was changed, without personal data and without what people wrote about themselves. */
  detail?: Record<string, string | number | boolean | null | readonly string[]>;
};

/** Writes an admin's change, or one of who may sign in, to the audit log, in the transaction of the change itself. */
export async function audit(
  tx: Tx,
  { actorId, action, subjectType, subjectId, detail = {} }: AuditFact,
): Promise<void> {
  await tx.auditEntry.create({
    data: { actorId, action, subjectType, subjectId, detail: JSON.stringify(detail) },
    select: { id: true },
  });
}
