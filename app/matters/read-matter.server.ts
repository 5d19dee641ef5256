import type { Reader } from '#app/entities/entity-access.server.ts';
import { openToAll } from '#app/entities/own-body/open-to-all.ts';
import { publicMeetingPath } from '#app/meetings/ahead/public-meeting-path.ts';
import { bodyTitle } from '#app/meetings/body-title.ts';
import { readableMeetings } from '#app/meetings/meeting-access.server.ts';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { placeDay } from '#app/meetings/public-body/place-day.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { type Quoted, quotedOfSteps } from './quoted-of-steps.server.ts';
import { stepWords } from './step-words.ts';
import { type StepVote, votesOfSteps } from './votes-of-steps.server.ts';

/** The newest are shown; what has come up more often is told of by these. */
const mostSteps = 100;

/** A meeting of a matter's history. What everybody may know, and what was said for who may read it. */
export type ShownStep = {
  meetingId: string;
  meeting: string;
  date: Date | null;
  body: string;
  bodyId: string | null;
  title: string;
  outcome: ReturnType<typeof stepWords>;
  vote: StepVote | null;
  /** Where the case stands; null where the reader may not read the meeting. */
  href: string | null;
  quoted: Quoted | null;
};

export type ShownMatter = {
  id: string;
  label: string;
  kind: string;
  title: string;
  state: string | null;
  /** How many meetings have it; more than are shown, perhaps. */
  meetings: number;
  toCome: ShownStep[];
  /** In the order in which it happened */
  history: ShownStep[];
  /** Bodies whose meetings this reader cannot read. */
  closed: { id: string; title: string }[];
};

/**
 * A matter with its history, for anybody.
 * @throws AppError not-found
 */
export async function readMatter(reader: Reader | null, matterId: string): Promise<ShownMatter> {
  const matter = await db.matter.findUnique({ where: { id: matterId }, select: columns });
  if (!matter) throw new AppError('not-found', 'Matter not found');
  const ids = matter.steps.map(({ meetingId }) => meetingId);
  const pages = await pagesAmong(reader, ids);
  const [votes, quoted] = await Promise.all([
    votesOfSteps(matter.steps),
    quotedOfSteps(matter.steps.filter(({ meetingId }) => pages.has(meetingId))),
  ]);
  const shown = matter.steps.map(({ meeting, meetingId, anchor, title, ...step }) => {
    const page = pages.get(meetingId);
    return {
      isAhead: isAhead(meeting),
      meetingId,
      meeting: meeting.meetingTitle?.trim() || 'Untitled meeting',
      date: meeting.meetingDate,
      body: bodyTitle(meeting) ?? '',
      bodyId: meeting.govtEntityId,
      title,
      outcome: stepWords(step),
      vote: votes.get(meetingId) ?? null,
      href: page === undefined ? null : `${page}${anchor ? `#${anchor}` : ''}`,
      quoted: quoted.get(meetingId) ?? null,
    };
  });
  const { steps: _, ...rest } = matter;
  const ahead = shown.filter(({ isAhead: later }) => later).toReversed();
  return {
    ...rest,
    toCome: ahead,
    history: shown.filter(({ isAhead: later }) => !later).toReversed(),
    closed: closedBodies(shown),
  };
}

const columns = {
  ...{ id: true, label: true, kind: true, title: true, state: true, meetings: true },
  steps: {
    orderBy: [{ sortDate: 'desc' }, { meetingId: 'desc' }],
    take: mostSteps,
    select: {
      ...{ meetingId: true, title: true, case: true, anchor: true },
      ...{ state: true, until: true, isConsent: true },
      meeting: {
        select: {
          ...{ meetingTitle: true, meetingDate: true, governmentBody: true, govtEntityId: true },
          govtEntity: {
            select: { entityName: true, entityDescription: true, timeZone: true },
          },
        },
      },
    },
  },
} satisfies Prisma.MatterSelect;

/** Where this reader reads each of these meetings that they may: what they follow, the sample, what is open. */
async function pagesAmong(reader: Reader | null, ids: string[]): Promise<Map<string, string>> {
  const sample = { sampleMeeting: { isNot: null } };
  const open = { govtEntity: openToAll() };
  const [own, others] = await Promise.all([
    reader ? readIds({ AND: [{ id: { in: ids } }, await readableMeetings(reader)] }) : [],
    db.meeting.findMany({
      where: { id: { in: ids }, OR: [sample, open] },
      select: { id: true, govtEntityId: true, sampleMeeting: { select: { id: true } } },
    }),
  ]);
  const toAll = others.map(({ id, govtEntityId, sampleMeeting }) => {
    if (sampleMeeting) return [id, reader ? `/meetings/${id}` : '/sample-meeting'] as const;
    return [id, publicMeetingPath(govtEntityId ?? '', id)] as const;
  });
  return new Map([...toAll, ...own.map((id) => [id, `/meetings/${id}`] as const)]);
}

async function readIds(where: Prisma.MeetingWhereInput): Promise<string[]> {
  const rows = await db.meeting.findMany({ where, select: { id: true } });
  return rows.map(({ id }) => id);
}

type Meeting = { meetingDate: Date | null; govtEntity: { timeZone: string | null } | null };

/** Today's is to come until the day is over at its place. */
const isAhead = ({ meetingDate, govtEntity }: Meeting) =>
  meetingDate !== null && isoDateOf(meetingDate) >= placeDay(govtEntity?.timeZone ?? null);

function closedBodies(steps: readonly ShownStep[]): { id: string; title: string }[] {
  const closed = steps.flatMap(({ href, bodyId, body }) =>
    href === null && bodyId !== null ? [[bodyId, body] as const] : [],
  );
  return [...new Map(closed)].map(([id, title]) => ({ id, title }));
}
