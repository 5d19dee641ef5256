import { subHours } from 'date-fns/subHours';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { laneOf } from '../asking/lane-of.ts';
import type { Taking } from '../runs/take-in-meetings.server.ts';
import type { DocumentKind, UpstreamDocument } from '../upstream.ts';
import { setRecording } from './set-recording.server.ts';

const together = 50;
/** A document that may still change is looked at again by runs that are so far apart. */
const hoursBetween = 12;

/** What is taken in; a packet is the agenda again, and a notice of cancellation has said all it says. */
const wanted: readonly DocumentKind[] = ['agenda', 'items', 'minutes', 'captions', 'transcript'];
/** What is put in the place of what was published first. */
const changing: readonly DocumentKind[] = ['agenda', 'items', 'minutes'];

/**
 * Keeps where the documents of meetings are, and has those taken in that are new, or old enough to
 * have changed.
 * @returns how many were not known
 */
export async function keepDocuments(
  taking: Pick<Taking, 'sourceId' | 'startedAt'>,
  documents: readonly UpstreamDocument[],
): Promise<number> {
  const { sourceId: id } = taking;
  const source = await db.source.findUniqueOrThrow({ where: { id }, select: { address: true } });
  const lane = laneOf(source);
  let added = 0;
  for (let from = 0; from < documents.length; from += together) {
    const some = documents.slice(from, from + together);
    added += await transact((tx) => keepSome(tx, { ...taking, lane }, some));
  }
  return added;
}

async function keepSome(
  tx: Tx,
  { sourceId, startedAt, lane }: Pick<Taking, 'sourceId' | 'startedAt'> & { lane: string },
  documents: readonly UpstreamDocument[],
): Promise<number> {
  const uids = [...new Set(documents.map(({ uid }) => uid))];
  const known = await tx.upstreamDocument.findMany({
    where: { sourceId, uid: { in: uids } },
    select: { id: true, uid: true, url: true, state: true, fetchedAt: true },
  });
  const byAddress = new Map(known.map((one) => [key(one), one]));
  const meetings = await tx.upstreamMeeting.findMany({
    where: { sourceId, uid: { in: uids }, meetingId: { not: null } },
    select: { uid: true, meetingId: true },
  });
  const meetingOf = new Map(meetings.map(({ uid, meetingId }) => [uid, meetingId]));
  let added = 0;
  for (const document of documents) {
    const { uid, kind, url, title } = document;
    const meetingId = meetingOf.get(uid);
    if (!meetingId) continue;
    const before = byAddress.get(key(document));
    if (before && !isToLookAtAgain(before, kind, startedAt)) continue;
    const isWanted = wanted.includes(kind);
    const id =
      before?.id ??
      (
        await tx.upstreamDocument.create({
          data: { sourceId, uid, kind, url, title, state: isWanted ? 'found' : 'passed-over' },
          select: { id: true },
        })
      ).id;
    byAddress.set(key(document), { id, uid, url, state: 'found', fetchedAt: startedAt });
    if (!before) {
      added += 1;
      // Of what is known an editor may have decided otherwise.
      await setRecording(tx, meetingId, document);
    }
    if (!isWanted || document.content !== undefined) continue;
    const payload = { documentId: id };
    await enqueueJob(tx, { kind: 'take-in-document', lane, payload, subjectId: meetingId });
  }
  return added;
}

const key = ({ uid, url }: { uid: string; url: string }) => JSON.stringify([uid, url]);

type Known = { state: string; fetchedAt: Date | null };

function isToLookAtAgain({ state, fetchedAt }: Known, kind: DocumentKind, now: Date): boolean {
  if (fetchedAt === null) return false;
  const mayHaveChanged =
    state === 'failed' ||
    (state === 'taken' && changing.includes(kind)) ||
    // Items that were asked for, and were none yet.
    (state === 'found' && kind === 'items');
  return mayHaveChanged && fetchedAt < subHours(now, hoursBetween);
}
