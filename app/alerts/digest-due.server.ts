import { addMinutes } from 'date-fns/addMinutes';
import type { Tx } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { readDigestChoice } from './digest-choice.ts';
import { nextDigest } from './next-digest.ts';
import { readZone } from './zone.ts';

/**
 * Sets when a reader's next digest goes out, where they have news and no turn yet. The caller holds
 * the reader's lock (`lockProfile`).
 */
export async function setDigestDue(tx: Tx, userId: string, now: Date): Promise<void> {
  const profile = await tx.profile.findUnique({
    where: { id: userId },
    select: { mailSummaries: true, mailQuietNights: true, timeZone: true, digestDueAt: true },
  });
  if (!profile || profile.digestDueAt !== null) return;
  const { mailSummaries, mailQuietNights: keepsNights, timeZone } = profile;
  const choice = readDigestChoice(mailSummaries);
  const due = nextDigest({ choice, timeZone: readZone(timeZone), keepsNights }, now);
  if (!due) return;
  await tx.profile.update({
    where: { id: userId },
    data: { digestDueAt: due },
    select: { id: true },
  });
  await callDigests(tx, due);
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
