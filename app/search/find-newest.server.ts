import type { Reader } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import type { FoundMeeting } from './found.ts';
import { hitOfCase } from './group-cases.ts';
import { bestHits, groupMeetings, type ScoredMeeting } from './group-meetings.ts';
import { meetingPage } from './meeting-page.ts';
import { mostOpen } from './most-open.ts';
import { nameMeetings } from './name-meetings.server.ts';
import { readScope } from './reader-scope.server.ts';
import { scorePassages } from './score-passages.server.ts';
import type { SearchAddress } from './search-address.ts';

/** `newSince`: when a meeting's text last came or was changed */
export type NewestFound = FoundMeeting & { newSince: Date };

/**
 * The meetings that a reader may read and that have all of a search's words, those first whose text is
 * newest, however long ago they were held; of what is open to everybody a few, whatever there is.
 */
export async function findNewest(
  reader: Reader,
  address: SearchAddress,
  most: number,
): Promise<NewestFound[]> {
  const scope = await readScope(reader);
  const scored = await scorePassages(db, { scope, address });
  const [own, open] = [groupMeetings(scored.own), groupMeetings(scored.open)];
  const since = await newSince([...own, ...open].map(({ meetingId }) => meetingId));
  const newestOf = (meetings: ScoredMeeting[]) =>
    meetings
      .map((meeting) => ({ ...meeting, newSince: since.get(meeting.meetingId) ?? new Date(0) }))
      .sort((one, other) => other.newSince.getTime() - one.newSince.getTime());
  const newest = newestOf([...newestOf(own).slice(0, most), ...newestOf(open).slice(0, mostOpen)]);
  const names = await nameMeetings(newest.map(({ meetingId }) => meetingId));
  return newest.flatMap((meeting) => {
    const named = names.get(meeting.meetingId);
    // It was deleted in between.
    if (!named) return [];
    const page = meetingPage(named, scope);
    const { hits, moreHits } = bestHits(meeting);
    const quoted = hits.map((hit) => hitOfCase(hit, page));
    return [{ ...named, href: page, hits: quoted, moreHits, newSince: meeting.newSince }];
  });
}

async function newSince(ids: string[]): Promise<Map<string, Date>> {
  const rows = await db.meeting.findMany({
    where: { id: { in: ids } },
    select: {
      ...{ id: true, createdAt: true, lastPublishedAt: true },
      agenda: { select: { updatedAt: true } },
    },
  });
  return new Map(
    rows.map(({ id, createdAt, lastPublishedAt, agenda }) => {
      const moments = [createdAt, lastPublishedAt, agenda?.updatedAt].flatMap(
        (moment) => moment?.getTime() ?? [],
      );
      return [id, new Date(Math.max(...moments))];
    }),
  );
}
