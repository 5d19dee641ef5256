import type { UpstreamMeeting } from '../upstream.ts';
import { sameTitle, titlesAlike } from './titles-alike.ts';

/** Sittings of one day under one title that begin further apart are two. */
const mostHoursApart = 3;

type Told = Pick<UpstreamMeeting, 'title' | 'day' | 'startsAt'>;

/** By what a meeting here is known again. */
export type Sighting = Told & { meetingId: string };

type Matching = {
  /** What the source told of days that are looked at together: all of a day, or none */
  said: readonly UpstreamMeeting[];
  /** The body's meetings of these days, as they are here and as other sources tell of them */
  here: readonly Sighting[];
  /** Which meeting each name of the source is known to be; null where it was left out for good */
  known: ReadonlyMap<string, string | null>;
  /** All names that the source uses now: a meeting that one of these tells of is no other's */
  inUse: ReadonlySet<string>;
  bodyName: string;
};

export type Matches = {
  /** The id of a meeting here, or null for what was left out for good; names that are not in it are new */
  meetings: Map<string, string | null>;
  /** Names for what another name stands for too */
  doubled: Map<string, string>;
};

/**
 * Which meeting here each one upstream is: by the source's name for it, else by day, title and time,
 * since sources change their names and two may tell of one meeting.
 */
export function matchUpstream({ said, here, known, inUse, bodyName }: Matching): Matches {
  const meetings = new Map<string, string | null>();
  for (const { uid } of said) {
    const meetingId = known.get(uid);
    if (meetingId !== undefined) meetings.set(uid, meetingId);
  }
  const taken = new Set([...known].flatMap(([uid, id]) => (inUse.has(uid) ? [id] : [])));
  for (const isIt of ways(bodyName)) {
    for (const one of said) {
      if (meetings.has(one.uid)) continue;
      const found = here.find(
        (other) => !taken.has(other.meetingId) && other.day === one.day && isIt(one, other),
      );
      if (!found) continue;
      meetings.set(one.uid, found.meetingId);
      taken.add(found.meetingId);
    }
  }
  const doubled = new Map<string, string>();
  for (const [at, one] of said.entries()) {
    if (meetings.has(one.uid)) continue;
    const twin = said.slice(0, at).find((other) => isDoubled(one, other));
    if (twin) doubled.set(one.uid, twin.uid);
  }
  return { meetings, doubled };
}

/** From the surest way on: those that agree in all choose first, so that two of one day are not exchanged. */
const ways = (bodyName: string): ((one: Told, other: Told) => boolean)[] => [
  (one, other) => sameTitle(one.title, other.title) && one.startsAt === other.startsAt,
  (one, other) => sameTitle(one.title, other.title) && isNear(one, other),
  (one, other) => titlesAlike(one.title, other.title, bodyName) && isNear(one, other),
];

function isNear({ startsAt: one }: Told, { startsAt: other }: Told): boolean {
  if (one === null || other === null) return true;
  return Math.abs(Date.parse(one) - Date.parse(other)) <= mostHoursApart * 3_600_000;
}

/** A calendar that names a meeting twice, of one day, title and time. */
const isDoubled = (one: Told, other: Told) =>
  one.day === other.day && sameTitle(one.title, other.title) && one.startsAt === other.startsAt;
