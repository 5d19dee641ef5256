import { subDays } from 'date-fns/subDays';
import { db, isDuplicate, transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import type { Taking } from '../runs/take-in-meetings.server.ts';
import type { UpstreamDocument } from '../upstream.ts';

/** Captions come with the recording or some days after it: until then nobody is paid to hear it. */
const daysForCaptions = 3;
/** What a service is given of one source at once; later runs give it the rest. */
const mostTogether = 5;
/** A link that plays elsewhere is no file. */
const media = /\.(?:mp3|mp4|m4a|m4v|wav|webm|mov|ogg|flac|mpe?g)$/i;

/** Has the recordings of meetings heard that came without captions, each once. */
export async function hearRecordings(
  { sourceId, startedAt }: Pick<Taking, 'sourceId' | 'startedAt'>,
  documents: readonly UpstreamDocument[],
): Promise<void> {
  const written = new Set(
    documents.flatMap(({ uid, kind }) => (kind === 'captions' || kind === 'transcript' ? uid : [])),
  );
  const recordings = new Map(
    documents.flatMap(({ uid, kind, url }) =>
      (kind === 'audio' || kind === 'video') && media.test(new URL(url).pathname)
        ? [[uid, url] as const]
        : [],
    ),
  );
  const silent = [...recordings].filter(([uid]) => !written.has(uid));
  const rows = await db.upstreamMeeting.findMany({
    where: {
      sourceId,
      uid: { in: silent.map(([uid]) => uid) },
      day: { lte: subDays(startedAt, daysForCaptions) },
      meeting: { transcripts: { none: {} }, transcriptions: { none: {} } },
    },
    orderBy: { day: 'desc' },
    take: mostTogether,
    select: { uid: true, meetingId: true },
  });
  for (const { uid, meetingId } of rows) {
    const url = recordings.get(uid);
    if (meetingId && url) await hearOnce({ meetingId, url });
  }
}

async function hearOnce(payload: { meetingId: string; url: string }): Promise<void> {
  const { meetingId } = payload;
  const kind = 'transcribe-recording';
  const job = { kind, payload, subjectId: meetingId, key: `${kind}:${meetingId}` };
  try {
    await transact((tx) => enqueueJob(tx, job));
  } catch (error) {
    // A run before this one was there.
    if (!isDuplicate(error)) throw error;
  }
}
