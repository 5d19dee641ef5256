import { currentTier } from '#app/accounts/current-tier.ts';
import { readStanding } from '#app/meetings/ahead/standing.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { setChangesDue } from './changes-due.server.ts';
import { readDigestChoice } from './digest-choice.ts';
import { setDigestDue } from './digest-due.server.ts';
import { nextDigest } from './next-digest.ts';
import { noticeColumns, noticeDue, noticeTimes } from './notice-due.ts';
import { setAlertsDue } from './saved-searches/alerts-due.server.ts';
import { toldRate } from './saved-searches/told-rate.ts';
import { readZone } from './zone.ts';

const columns = {
  ...{ id: true, timeZone: true, mailQuietNights: true },
  ...{ mailSummaries: true, mailChanges: true },
  ...{ subscriptionTier: true, subscriptionEndDate: true },
} as const;

type Reader = Prisma.ProfileGetPayload<{ select: typeof columns }>;

/**
 * Sets anew when a reader is told of all that waits, by their zone, their nights and their choices as these
 * stand now. What is due already goes out. The caller holds the reader's lock (`lockProfile`).
 */
export async function resetTurns(tx: Tx, userId: string, now: Date): Promise<void> {
  const reader = await tx.profile.findUnique({ where: { id: userId }, select: columns });
  if (!reader) return;
  await resetNews(tx, userId, now);
  await resetFound(tx, reader, now);
  await setAlertsDue(tx, userId);
  await resetNotices(tx, reader, now);
  await setChangesDue(tx, userId);
}

async function resetNews(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.profile.updateMany({
    where: { id: userId, digestDueAt: { gt: now } },
    data: { digestDueAt: null },
  });
  const where = { userId, toldAt: null };
  const waiting = (await tx.news.count({ where })) + (await tx.meetingPreview.count({ where }));
  if (waiting > 0) await setDigestDue(tx, userId, now);
}

async function resetFound(tx: Tx, reader: Reader, now: Date): Promise<void> {
  const { id: userId, timeZone, mailQuietNights: keepsNights } = reader;
  const tier = currentTier(reader, now);
  const hits = { dueAt: { gt: now } };
  const searches = await tx.savedSearch.findMany({
    where: { userId, hits: { some: hits } },
    select: { id: true, rate: true },
  });
  for (const { id, rate } of searches) {
    const choice = toldRate(readDigestChoice(rate), tier);
    const dueAt = nextDigest({ choice, timeZone: readZone(timeZone), keepsNights }, now);
    await tx.searchHit.updateMany({ where: { searchId: id, ...hits }, data: { dueAt } });
  }
}

async function resetNotices(tx: Tx, reader: Reader, now: Date): Promise<void> {
  const userId = reader.id;
  const waiting = await tx.meetingNotice.findMany({
    where: { userId, dueAt: { gt: now } },
    select: { meetingId: true, known: true, meeting: { select: noticeColumns } },
  });
  for (const { meetingId, known, meeting } of waiting) {
    const dueAt = noticeDue(reader, noticeTimes(meeting, readStanding(known)), now);
    await tx.meetingNotice.update({
      where: { userId_meetingId: { userId, meetingId } },
      data: { dueAt },
      select: { userId: true },
    });
  }
}
