import { z } from 'zod';
import { db } from './db.server.ts';
import { newestFirst } from './newest-first.server.ts';
import type { Page, Place } from './page-by-key.ts';
import { readStoredJson } from './stored-json.ts';

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
  /** Of the account that was changed; null for other subjects, and for accounts that are gone. */
  accountEmail: string | null;
  detail: Record<string, unknown>;
};

/** What admins changed, newest first. */
export async function readAuditLog(place: Place = {}): Promise<Page<LoggedChange>> {
  const page = await newestFirst(place, ({ from, ...step }) =>
    db.auditEntry.findMany({ where: from, ...step }),
  );
  const profiles = await db.profile.findMany({
    where: { id: { in: page.rows.flatMap((row) => [row.actorId ?? [], accountOf(row)].flat()) } },
    select: { id: true, fullName: true, email: true },
  });
  const known = new Map(profiles.map((profile) => [profile.id, profile]));
  const nameOf = (id: string | null) => {
    const profile = id === null ? undefined : known.get(id);
    return profile ? profile.fullName || profile.email : null;
  };
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      actorName: nameOf(row.actorId),
      accountEmail: accountOf(row).map((id) => known.get(id)?.email ?? null)[0] ?? null,
      detail: readStoredJson(detail, row.detail, {}),
    })),
  };
}

const accountOf = ({ subjectType, subjectId }: { subjectType: string; subjectId: string }) =>
  subjectType === 'profile' ? [subjectId] : [];

const detail = z.record(z.string(), z.unknown());
