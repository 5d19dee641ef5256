import { db } from './db.server.ts';
import { newestFirst } from './newest-first.server.ts';
import type { Page, Place } from './page-by-key.ts';

export type LoggedChange = {
  id: string;
  createdAt: Date;
  /** Null for the command line and the app itself. */
  actorId: string | null;
  /** Null for accounts that are gone. */
  actorName: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  detail: Record<string, unknown>;
};

/** What admins changed, newest first. */
export async function readAuditLog(place: Place = {}): Promise<Page<LoggedChange>> {
  const page = await newestFirst(place, ({ from, ...step }) =>
    db.auditEntry.findMany({ where: from, ...step }),
  );
  const actors = await db.profile.findMany({
    where: { id: { in: page.rows.flatMap(({ actorId }) => actorId ?? []) } },
    select: { id: true, fullName: true, email: true },
  });
  const nameOf = new Map(actors.map(({ id, fullName, email }) => [id, fullName || email]));
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      actorName: (row.actorId && nameOf.get(row.actorId)) ?? null,
      detail: readDetail(row.detail),
    })),
  };
}

function readDetail(json: string): Record<string, unknown> {
  try {
    const detail: unknown = JSON.parse(json);
    return typeof detail === 'object' && detail !== null ? { ...detail } : {};
  } catch {
    return {};
  }
}
