import { db } from '#app/platform/db.server.ts';
import { findInbox } from '#app/summaries/inbox/find-inbox.server.ts';
import { readInboxFilter } from '#app/summaries/inbox/inbox-filter.ts';
import { makeMeeting } from './fixtures.ts';

/** An inbox with nothing in it. */
export async function emptyInbox(): Promise<void> {
  await db.job.deleteMany();
  await db.upstreamDocument.deleteMany();
  await db.meeting.deleteMany();
}

/** What an editor sees at an address of the inbox. */
export const inboxOf = (userId: string, query = '', now?: Date) =>
  findInbox({ filter: readInboxFilter(new URLSearchParams(query)), userId, now });

/** A meeting with a draft of so many sentences to settle, made on a day. */
export async function makeDraft({
  day,
  marks = 0,
  ...meeting
}: { day: string; marks?: number } & Parameters<typeof makeMeeting>[0]) {
  const { id: meetingId } = await makeMeeting(meeting);
  const { id } = await db.summaryVersion.create({
    data: {
      meetingId,
      origin: 'extractive',
      markdown: '# Draft',
      createdAt: new Date(`${day}T08:00:00Z`),
      sentences: {
        create: Array.from({ length: marks + 1 }, (_, index) => ({
          ...{ index, text: 'It was so.', section: 'Draft' },
          ...(index < marks
            ? { verdict: 'unsupported' }
            : { verdict: 'supported', basis: 'quoted' }),
        })),
      },
    },
  });
  return { meetingId, versionId: id };
}
