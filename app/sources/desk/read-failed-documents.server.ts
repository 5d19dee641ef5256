import { db } from '#app/platform/db.server.ts';
import { webAddress } from '#app/platform/http/web-address.ts';

const mostShown = 20;

/** What its sources have of a meeting and what could not be taken in, with the reasons. */
export async function readFailedDocuments(meetingId: string) {
  const told = await db.upstreamMeeting.findMany({
    where: { meetingId },
    select: { sourceId: true, uid: true },
  });
  if (told.length === 0) return [];
  const failed = await db.upstreamDocument.findMany({
    where: { OR: told, problem: { not: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: mostShown,
    select: { id: true, kind: true, url: true, problem: true },
  });
  return failed.map(({ url, ...document }) => ({ ...document, link: webAddress(url) }));
}

export type FailedDocument = Awaited<ReturnType<typeof readFailedDocuments>>[number];
