import { addMinutes } from 'date-fns/addMinutes';
import type { Tx } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { type DigestChoice, readDigestChoice } from './digest-choice.ts';
import { nextDigest } from './next-digest.ts';
import { readZone } from './zone.ts';

/**
 * Sets when a reader's next digest goes out, where they have news and no such turn yet. What would be
 * over by Monday is told the next morning. The caller holds the reader's lock (`lockProfile`).
 */
export async function setDigestDue(tx: Tx, userId: string, now: Date): Promise<void> {
  const profile = await tx.profile.findUnique({
    where: { id: userId },
    select: { mailSummaries: true, mailQuietNights: true, timeZone: true, digestDueAt: true },
  });
  if (!profile) return;
  const { mailSummaries, mailQuietNights: keepsNights, digestDueAt } = profile;
  const timeZone = readZone(profile.timeZone);
  const turnOf = (choice: DigestChoice) => nextDigest({ choice, timeZone, keepsNights }, now);
  const choice = readDigestChoice(mailSummaries);
  const usual = turnOf(choice);
  if (!usual) return;
  const morning = choice === 'weekly' ? turnOf('daily') : null;
  const isSooner = morning !== null && (await isOverBetween(tx, userId, morning, usual));
  const due = isSooner ? morning : usual;
  if (digestDueAt !== null && digestDueAt <= due) return;
  await tx.profile.update({
    where: { id: userId },
    data: { digestDueAt: due },
    select: { id: true },
  });
  await callDigests(tx, due);
}

/** Whether a meeting that a reader has yet to be told of, or its time for comments, ends in between. */
async function isOverBetween(tx: Tx, userId: string, from: Date, to: Date): Promise<boolean> {
  const between = { gt: from, lt: to };
  const waiting = await tx.meetingPreview.count({
    where: {
      ...{ userId, stage: 'open', toldAt: null },
      meeting: {
        cancelledAt: null,
        OR: [
          { startsAt: between },
          { startsAt: null, meetingDate: between },
          { commentUntil: between },
        ],
      },
    },
  });
  return waiting > 0;
}

/**
 * Has digests sent at a moment: one job for all whose turn it is, and no harm where there are two. One that
 * is about to run may not see what this transaction writes.
 */
export async function callDigests(tx: Tx, due: Date): Promise<void> {
  const kind = 'send-digests';
  const isSoon = due < addMinutes(new Date(), 1);
  const where = { kind, state: 'waiting', runAt: due };
  if (!isSoon && (await tx.job.count({ where })) > 0) return;
  await enqueueJob(tx, { kind, payload: {}, runAt: due });
}
