import { db } from '#app/platform/db.server.ts';
import { type Story, storyOf } from './story.ts';
import { storyColumns } from './story-columns.server.ts';

/** What has happened to a meeting here; null where there is none. */
export async function readStory(meetingId: string): Promise<Story | null> {
  const [row] = await db.$queryRaw<Parameters<typeof storyOf>[0][]>`
    SELECT ${storyColumns} FROM meetings WHERE meetings.id = ${meetingId}`;
  return row ? storyOf(row) : null;
}
