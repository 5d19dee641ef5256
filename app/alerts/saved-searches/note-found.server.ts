import { writeInBatches } from '#app/platform/db/write-in-batches.ts';
import { lockProfiles, type Tx } from '#app/platform/db.server.ts';
import { nextDigest } from '../next-digest.ts';
import { readZone } from '../zone.ts';
import type { ActiveSearch } from './active-searches.server.ts';
import { bringAlertsForward } from './alerts-due.server.ts';
import { tellWebhooksOfFinds } from './tell-webhooks-of-finds.server.ts';
import { packKeys, type TextKey, unpackKeys } from './text-keys.ts';

/** Of one search, one meeting and one run; beyond it readers are told that there is more. */
const mostTexts = 100;

/** What a saved search found in the new texts of a meeting, best first. */
export type FoundInMeeting = Omit<ActiveSearch, 'followsBody'> & { texts: readonly TextKey[] };

type Noting = {
  meetingId: string;
  /** By reader */
  found: ReadonlyMap<string, readonly FoundInMeeting[]>;
  now: Date;
};

/**
 * Notes what some readers are to be told, and when. What was noted already is not noted again; a search
 * that was changed or deleted meanwhile looks for something else.
 */
export async function noteFound(tx: Tx, { meetingId, found, now }: Noting): Promise<void> {
  await lockProfiles(tx, [...found.keys()]);
  if ((await tx.meeting.count({ where: { id: meetingId } })) === 0) return;
  const all = [...found.values()].flat();
  const among = { in: all.map(({ id }) => id) };
  const [kept, before] = await readKept(tx, among, meetingId);
  const dueOf = dueAfter(now);
  const fresh = all.flatMap((one) => {
    if (kept.get(one.id) !== one.address) return [];
    const next = dueOf(one);
    const { known, dueAt } = before.get(one.id) ?? { known: [], dueAt: null };
    const texts = one.texts.filter((key) => !known.includes(key)).slice(0, mostTexts);
    if (next === null || texts.length === 0) return [];
    // What waits already does not wait longer for what came after it.
    return [{ ...one, texts, known, due: dueAt && dueAt < next ? dueAt : next }];
  });
  const isFirst = ({ id }: FoundInMeeting) => !before.has(id);
  const first = fresh
    .filter(isFirst)
    .map(({ id, texts, due }) => ({ searchId: id, meetingId, dueAt: due, texts: packKeys(texts) }));
  await writeInBatches(first, (data) => tx.searchHit.createMany({ data }));
  for (const { id, texts, known, due } of fresh.filter((one) => !isFirst(one))) {
    await tx.searchHit.update({
      where: { searchId_meetingId: { searchId: id, meetingId } },
      data: { texts: packKeys([...known, ...texts]), dueAt: due },
      select: { searchId: true },
    });
  }
  const finds = fresh.map(({ known, texts, ...one }) => ({
    ...one,
    texts: known.length + texts.length,
  }));
  await tellWebhooksOfFinds(tx, meetingId, finds);
  const byDue = Map.groupBy(fresh, ({ due }) => due.getTime());
  for (const [time, own] of byDue) {
    const readers = [...new Set(own.map(({ userId }) => userId))];
    await bringAlertsForward(tx, readers, new Date(time));
  }
}

/** When searches are told; worked out once for all that have one rate and one zone. */
function dueAfter(now: Date) {
  const known = new Map<string, Date | null>();
  return ({ rate, timeZone, keepsNights }: FoundInMeeting): Date | null => {
    const key = `${rate} ${timeZone} ${keepsNights}`;
    const due = known.has(key)
      ? known.get(key)
      : nextDigest({ choice: rate, timeZone: readZone(timeZone), keepsNights }, now);
    known.set(key, due ?? null);
    return due ?? null;
  };
}

async function readKept(tx: Tx, among: { in: string[] }, meetingId: string) {
  const searches = await tx.savedSearch.findMany({
    where: { id: among },
    select: { id: true, address: true },
  });
  const hits = await tx.searchHit.findMany({
    where: { meetingId, searchId: among },
    select: { searchId: true, texts: true, dueAt: true },
  });
  return [
    new Map(searches.map(({ id, address }) => [id, address])),
    new Map(
      hits.map(({ searchId, texts, dueAt }) => [searchId, { known: unpackKeys(texts), dueAt }]),
    ),
  ] as const;
}
