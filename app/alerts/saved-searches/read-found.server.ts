import { bodyPath } from '#app/entities/body-path.ts';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { aheadInShort, inShortColumns } from '#app/meetings/ahead/in-short.ts';
import { publicMeetingPath } from '#app/meetings/ahead/public-meeting-path.ts';
import { bodyTitle } from '#app/meetings/body-title.ts';
import { readableMeetings } from '#app/meetings/meeting-access.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { bestCases, groupCases, hitOfCase } from '#app/search/group-cases.ts';
import { mostOpen } from '#app/search/most-open.ts';
import { type ReaderScope, readScope } from '#app/search/reader-scope.server.ts';
import { searchInMeeting } from '#app/search/search-in-meeting.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Find, FoundMeeting } from './found.ts';
import { readSavedAddress } from './saved-address.ts';
import { textKey, unpackKeys } from './text-keys.ts';

/** Of one search and one meeting. */
const mostQuoted = 3;
/** Finds of one message that are looked up to be quoted; nobody reads more, and the others are named. */
const mostLookedUp = 60;

const columns = {
  searchId: true,
  meetingId: true,
  texts: true,
  told: true,
  search: { select: { name: true, address: true } },
  meeting: {
    select: {
      ...inShortColumns,
      meetingTitle: true,
      governmentBody: true,
      govtEntityId: true,
      govtEntity: { select: { entityName: true, entityDescription: true, timeZone: true } },
    },
  },
} as const;

/**
 * What a reader's searches found and they are to be told now, the newest meeting first. Of what they
 * may read it is quoted as it stands: a text that was corrected away meanwhile is not told. Of what is
 * open to everybody as much is quoted as a search shows.
 */
export async function readFound(tx: Tx, reader: Reader, now: Date): Promise<FoundMeeting[]> {
  const hits = await tx.searchHit.findMany({
    where: { search: { userId: reader.userId }, dueAt: { lte: now } },
    orderBy: [{ meeting: { sortDate: 'desc' } }, { meetingId: 'desc' }, { searchId: 'asc' }],
    select: columns,
  });
  if (hits.length === 0) return [];
  const ids = [...new Set(hits.map(({ meetingId }) => meetingId))];
  const readable = await tx.meeting.findMany({
    where: { AND: [await readableMeetings(reader, tx), { id: { in: ids } }] },
    select: { id: true },
  });
  const mayRead = new Set(readable.map(({ id }) => id));
  const scope = await readScope(reader, tx);
  const found = new Map<string, FoundMeeting>();
  const openQuoted = new Set<string>();
  let lookedUp = 0;
  for (const hit of hits) {
    const known =
      found.get(hit.meetingId) ??
      meetingOf(hit, { mayRead: mayRead.has(hit.meetingId), scope, now });
    found.set(hit.meetingId, known);
    if (known.isOpen && openQuoted.size < mostOpen) openQuoted.add(hit.meetingId);
    const isQuoted =
      known.finds !== null &&
      (!known.isOpen || openQuoted.has(hit.meetingId)) &&
      lookedUp < mostLookedUp;
    if (isQuoted) lookedUp += 1;
    const find = isQuoted ? await findOf(tx, hit, { scope, path: known.path }) : unquoted(hit);
    if (!find) continue;
    known.searches.push({ id: hit.searchId, name: hit.search.name });
    known.finds?.push(find);
  }
  return [...found.values()].filter(({ finds }) => finds === null || finds.length > 0);
}

type Row = Prisma.SearchHitGetPayload<{ select: typeof columns }>;

type Standing = { mayRead: boolean; scope: ReaderScope; now: Date };

function meetingOf({ meetingId, meeting }: Row, { mayRead, scope, now }: Standing): FoundMeeting {
  const entityId = meeting.govtEntityId;
  const isOpen = !mayRead && entityId !== null && scope.openIds.has(entityId);
  return {
    meetingId,
    isOpen,
    path: pathOf(meetingId, { entityId, mayRead, isOpen }),
    title: meeting.meetingTitle?.trim() || 'Meeting',
    date: meeting.meetingDate,
    ahead: aheadInShort(meeting, now),
    body: bodyTitle(meeting) ?? '',
    searches: [],
    finds: mayRead || isOpen ? [] : null,
  };
}

type Place = { entityId: string | null; mayRead: boolean; isOpen: boolean };

/** Where it is read; where it may not be, what everybody may know of its body, and how to follow. */
function pathOf(meetingId: string, { entityId, mayRead, isOpen }: Place): string {
  if (mayRead) return `/meetings/${meetingId}`;
  if (entityId === null) return '/meetings-we-track';
  return isOpen ? publicMeetingPath(entityId, meetingId) : bodyPath(entityId);
}

type Quoting = { scope: ReaderScope; path: string };

async function findOf(
  tx: Tx,
  { meetingId, meeting, search, texts, told }: Row,
  { scope, path }: Quoting,
): Promise<Find | null> {
  const address = readSavedAddress(search.address);
  const untold = new Set(unpackKeys(texts).slice(told));
  const entityId = meeting.govtEntityId;
  const found = await searchInMeeting(tx, { scope, address, meetingId, entityId });
  const fresh = found.filter((one) => untold.has(textKey(one)));
  if (fresh.length === 0) return null;
  const { hits, moreHits } = bestCases(groupCases(fresh), mostQuoted);
  return {
    search: search.name,
    hits: hits.map((one) => hitOfCase(one, path)),
    more: moreHits,
  };
}

const unquoted = ({ search, texts, told }: Row): Find => ({
  search: search.name,
  hits: [],
  more: unpackKeys(texts).length - told,
});
