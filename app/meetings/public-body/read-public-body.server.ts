import { entityTitle } from '#app/entities/entity.ts';
import { openToAll } from '#app/entities/own-body/open-to-all.ts';
import { listMembers } from '#app/entities/roster/list-members.server.ts';
import { type Member, membersOn, personKey } from '#app/entities/roster/roster.ts';
import { dateAtNoon } from '#app/platform/calendar-date.ts';
import { countTogether } from '#app/platform/db/count-together.server.ts';
import { db } from '#app/platform/db.server.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { timeWords } from '../ahead/when-words.ts';
import { caseStates } from './case-states.server.ts';
import {
  type CountedOutcome,
  countOutcomes,
  heldIn,
  type LastYear,
  lastYear,
} from './last-year.ts';
import { type Answers, answers, memberAnswers, noAnswers } from './member-answers.server.ts';
import { addToDay, placeDay } from './place-day.ts';
import { mostRecent, type RecentMeeting, recentMeetings } from './recent-meetings.server.ts';

/** What a page shows of each list; the rest is for those who follow the body. */
const most = { toCome: 6, held: 10, corrections: 5, bodies: 12 };
const daysOfYear = 365;
/** Meetings are counted up to here. */
const mostCounted = 1000;

export type ShownMeeting = Pick<
  RecentMeeting,
  'id' | 'title' | 'date' | 'startsAt' | 'place' | 'isCancelled' | 'isMoved'
> & { time: string | null; hasSummary: boolean };

export type MemberShown = Pick<Member, 'id' | 'name' | 'office' | 'seat' | 'body'> & {
  /** Null where no roll call of the last year names them. */
  answers: Answers | null;
};

/** What everybody may know of a body; nothing that only those who follow it may read. */
export type PublicBody = {
  id: string;
  title: string;
  /** Where its title is a description: what it is called. */
  name: string | null;
  type: string;
  state: string;
  county: string | null;
  /** Everybody may read the summaries, not only followers. */
  isOpen: boolean;
  homepageUrl: string | null;
  documentsUrl: string | null;
  /** The boards and committees of it that meetings and roster name. */
  bodies: string[];
  toCome: ShownMeeting[];
  held: ShownMeeting[];
  /** `isMore` where counting stopped at `count`. */
  meetings: { count: number; isMore: boolean };
  /** The day of the earliest meeting; null where no meeting has one. */
  since: Date | null;
  /** `isCut` where only the latest meetings of the year are counted. */
  lastYear: LastYear & { isCut: boolean; decided: CountedOutcome[] };
  members: MemberShown[];
  /** Not all answers of the year are counted. */
  answersCut: boolean;
  corrections: (Pick<RecentMeeting, 'id' | 'title' | 'date'> & { text: string; on: Date })[];
  hasAudio: boolean;
};

/**
 * Null where there is no such body. It costs the same however many meetings there are: of a body's
 * own, only so many of the latest are read and counted.
 */
export async function readPublicBody(
  entityId: string,
  now: Date = new Date(),
): Promise<PublicBody | null> {
  const entity = await db.govtEntity.findUnique({ where: { id: entityId } });
  if (!entity) return null;
  const today = placeDay(entity.timeZone, now);
  const yearAgo = addToDay(today, -daysOfYear);
  const [open, meetings, members, answered, extent] = await Promise.all([
    db.govtEntity.count({ where: { id: entityId, ...openToAll(now) } }),
    recentMeetings(entityId),
    listMembers({ id: entityId }),
    memberAnswers(entityId, dateAtNoon(yearAgo) ?? now),
    readExtent(entityId),
  ]);
  const toCome = meetings.filter(({ date }) => date && date.toISOString().slice(0, 10) >= today);
  const held = meetings.filter((meeting) => !toCome.includes(meeting));
  // One that was cancelled was not held, and stays listed.
  const ofYear = heldIn(
    held.filter(({ isCancelled }) => !isCancelled),
    { from: yearAgo, before: today },
  );
  const states = await caseStates(ofYear.flatMap(({ summary }) => summary?.versionId ?? []));
  const title = entityTitle({ name: entity.entityName, description: entity.entityDescription });
  const shown = shownMeeting(entity.timeZone);
  return {
    id: entity.id,
    title,
    name: title === entity.entityName ? null : entity.entityName,
    type: entity.entityType,
    state: entity.state,
    county: entity.county,
    isOpen: open > 0,
    homepageUrl: webAddress(entity.homepageUrl),
    documentsUrl: webAddress(entity.docsLink),
    bodies: bodiesOf(meetings, members, [title, entity.entityName]),
    toCome: toCome.slice(-most.toCome).reverse().map(shown),
    held: held.slice(0, most.held).map(shown),
    ...extent,
    lastYear: {
      ...lastYear(ofYear),
      isCut: meetings.length === mostRecent && ofYear.length === held.length,
      decided: countOutcomes([...states.values()].flat()),
    },
    members: membersOn(members, today).map((member) => ({
      ...member,
      answers: answersOf(member, members, answered.of),
    })),
    answersCut: answered.isCut,
    corrections: correctionsOf(held),
    hasAudio: meetings.some(({ audio }) => audio !== null),
  };
}

/** How many meetings there are, up to a number, and since when. */
async function readExtent(entityId: string): Promise<Pick<PublicBody, 'meetings' | 'since'>> {
  const [{ count }, earliest] = await Promise.all([
    countTogether({
      count: Prisma.sql`SELECT count(*) FROM (SELECT 1 FROM meetings
        WHERE govt_entity_id = ${entityId} LIMIT ${mostCounted + 1}) AS counted`,
    }),
    db.meeting.findFirst({
      // Those without any date are sorted into 1970.
      where: { govtEntityId: entityId, sortDate: { gt: new Date(0) } },
      orderBy: [{ sortDate: 'asc' }, { id: 'asc' }],
      select: { sortDate: true },
    }),
  ]);
  return {
    meetings: { count: Math.min(count, mostCounted), isMore: count > mostCounted },
    since: earliest?.sortDate ?? null,
  };
}

const shownMeeting =
  (timeZone: string | null) =>
  ({ summary, endsAt, ...meeting }: RecentMeeting): ShownMeeting => {
    const { id, title, date, startsAt, place, isCancelled, isMoved } = meeting;
    return {
      ...{ id, title, date, startsAt, place, isCancelled, isMoved },
      time: timeWords({ startsAt, endsAt, timeZone }),
      hasSummary: summary !== null,
    };
  };

/** Boards and committees by name, without the body's own names and what differs by case alone. */
function bodiesOf(
  meetings: readonly RecentMeeting[],
  members: readonly Member[],
  own: readonly string[],
): string[] {
  const named = [
    ...meetings.map(({ governmentBody }) => governmentBody),
    ...members.map(({ body }) => body),
  ].filter((name) => name !== null);
  const key = (name: string) => name.toLowerCase();
  const known = new Set(own.map(key));
  const others = new Map(named.map((name) => [key(name), name]));
  return [...others]
    .flatMap(([of, name]) => (known.has(of) ? [] : name))
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .slice(0, most.bodies);
}

/** A person's in all their terms. */
function answersOf(
  member: Member,
  roster: readonly Member[],
  given: ReadonlyMap<string, Answers>,
): Answers | null {
  const person = personKey(member);
  const terms = roster.filter((one) => personKey(one) === person);
  const all = terms.flatMap(({ id }) => given.get(id) ?? []);
  if (all.length === 0) return null;
  const sum = noAnswers();
  for (const some of all) for (const answer of answers) sum[answer] += some[answer];
  return sum;
}

function correctionsOf(meetings: readonly RecentMeeting[]): PublicBody['corrections'] {
  return meetings
    .flatMap(({ id, title, date, summary }) =>
      (summary?.corrections ?? []).map((correction) => ({ id, title, date, ...correction })),
    )
    .toSorted((one, other) => other.on.getTime() - one.on.getTime())
    .slice(0, most.corrections);
}
