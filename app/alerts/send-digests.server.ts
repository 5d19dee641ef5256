import { randomUUID } from 'node:crypto';
import { currentTier } from '#app/accounts/current-tier.ts';
import type { Reader } from '#app/entities/entity-access.server.ts';
import type { MeetingBrief } from '#app/meetings/news/brief.ts';
import { batchesById } from '#app/platform/db/batches-by-id.ts';
import { db, lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { setChangesDue } from './changes-due.server.ts';
import { type DigestChoice, readDigestChoice } from './digest-choice.ts';
import { digestLetter } from './digest-letter.ts';
import { forgetNews } from './forget-news.server.ts';
import { forgetMoves } from './matters/forget-moves.server.ts';
import { readMoves } from './matters/read-moves.server.ts';
import { markPreviewsTold } from './previews/mark-previews-told.server.ts';
import { type Preview, readPreviews } from './previews/read-previews.server.ts';
import { readNews } from './read-news.server.ts';
import { markNoticesTold, readNotices } from './read-notices.server.ts';
import { setAlertsDue } from './saved-searches/alerts-due.server.ts';
import { forgetFound } from './saved-searches/forget-found.server.ts';
import { readFound } from './saved-searches/read-found.server.ts';

/**
 * The job 'send-digests': one message for each reader whose turn it is, of all that they have not
 * been told. What they are told is marked in the transaction that writes the message, so nothing is
 * told twice and nothing lost, wherever a run ends.
 */
export async function sendDigests(): Promise<void> {
  const now = new Date();
  const due = batchesById(({ after, take }) =>
    db.profile.findMany({
      where: { ...isDue(now), id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true },
    }),
  );
  for await (const some of due) {
    for (const { id } of some) await transact((tx) => sendDigest(tx, id, now));
  }
}

const isDue = (now: Date) => ({
  OR: [
    { digestDueAt: { lte: now } },
    { alertsDueAt: { lte: now } },
    { changesDueAt: { lte: now } },
  ],
});

async function sendDigest(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockProfile(tx, userId);
  const profile = await tx.profile.findFirst({
    where: { id: userId, ...isDue(now) },
    select: {
      email: true,
      subscriptionTier: true,
      subscriptionEndDate: true,
      mailSummaries: true,
      digestDueAt: true,
    },
  });
  if (!profile) return;
  const tier = currentTier(profile, now);
  const reader = { userId, tier, isAdmin: tier === 'admin' };
  const isNewsDue = profile.digestDueAt !== null && profile.digestDueAt <= now;
  const choice = isNewsDue ? readDigestChoice(profile.mailSummaries) : 'off';
  const { news, toCome } = await writeDigest(tx, { reader, to: profile.email, choice, now });
  if (isNewsDue) {
    await markNewsTold(tx, userId, { news, now });
    await markPreviewsTold(tx, userId, { toCome, now });
  }
  // What may not be told any more, or is gone, is not kept for another time.
  await forgetFound(tx, { userId }, now);
  await forgetMoves(tx, userId, now);
  await setAlertsDue(tx, userId);
  await markNoticesTold(tx, userId, now);
  await setChangesDue(tx, userId);
}

type Digest = {
  reader: Reader;
  to: string;
  choice: DigestChoice;
  now: Date;
};

type Told = { news: MeetingBrief[]; toCome: Preview[] };

/** Answers with what is news and what is to come; of what was found, a reader is told all that is due. */
async function writeDigest(tx: Tx, { reader, to, choice, now }: Digest): Promise<Told> {
  const news = choice === 'off' ? [] : await readNews(tx, reader);
  const found = await readFound(tx, reader, now);
  const moves = await readMoves(tx, reader, now);
  const changed = await readNotices(tx, reader, now);
  // Who is told at once is told of one thing; a digest also looks ahead.
  const looksAhead = choice === 'daily' || choice === 'weekly';
  const previews = looksAhead ? await readPreviews(tx, reader, now) : null;
  const isDigest = news.length > 0 || previews?.isNews === true;
  const toCome = isDigest ? (previews?.toCome ?? []) : [];
  const told = [news, toCome, found, moves, changed];
  if (told.every(({ length }) => length === 0)) return { news, toCome };
  await queueMail(tx, {
    key: `digest ${randomUUID()}`,
    to,
    message: digestLetter({ readerId: reader.userId, news, toCome, found, moves, changed }),
  });
  return { news, toCome };
}

type NewsTold = { news: readonly MeetingBrief[]; now: Date };

async function markNewsTold(tx: Tx, userId: string, { news, now }: NewsTold): Promise<void> {
  const told = news.map(({ meetingId }) => meetingId);
  await tx.news.updateMany({
    where: { userId, toldAt: null, version: { meetingId: { in: told } } },
    data: { toldAt: now },
  });
  // What they may not read any more they were not told of.
  await forgetNews(tx, userId);
  await tx.profile.update({
    where: { id: userId },
    data: { digestDueAt: null },
    select: { id: true },
  });
}
