import { addDays } from 'date-fns/addDays';
import { dateAtNoon, formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { db } from '#app/platform/db.server.ts';
import { bodyInText, dateInName, sharedWords, titleInName } from './name-clues.ts';

type Clues = {
  fileName: string;
  /** What the record says itself. */
  title: string | null;
  date: string | null;
  /** Its first words, where titles of minutes stand. */
  opening: string;
};

export type ProposedPlace = {
  title: string | null;
  date: string | null;
  body: string | null;
  meetings: { id: string; label: string }[];
  /** A meeting's id, 'new', or '' where nothing is sure. */
  proposed: string;
};

/** Bodies beyond these are not looked through; they can be chosen by hand. */
const mostBodies = 20_000;
/** A record may be published under the day after. */
const daysAround = 7;
const mostOffered = 8;

/** Where a record may belong, by its file's name and what it says of itself. */
export async function proposePlace(clues: Clues): Promise<ProposedPlace> {
  const { fileName, opening } = clues;
  const date = clues.date ?? dateInName(fileName);
  const bodies = await db.govtEntity.findMany({
    select: { id: true, entityName: true },
    orderBy: { entityName: 'asc' },
    take: mostBodies,
  });
  const named = bodies.map(({ id, entityName }) => ({ id, name: entityName }));
  const body =
    bodyInText(fileName, named) ??
    bodyInText(clues.title ?? '', named) ??
    bodyInText(opening, named);
  const title = clues.title ?? titleInName(fileName, body?.name ?? null);
  const day = date ? dateAtNoon(date) : null;
  if (!day) return { title, date, body: body?.name ?? null, meetings: [], proposed: '' };
  const near = await meetingsNear(day, body?.id ?? null);
  const meetings = near
    .map((meeting) => ({
      ...meeting,
      isThatDay: meeting.meetingDate?.getTime() === day.getTime(),
      away: Math.abs(Number(meeting.meetingDate) - Number(day)),
      shared: sharedWords(`${fileName} ${title ?? ''}`, meeting.meetingTitle ?? ''),
    }))
    .toSorted(
      (one, other) =>
        one.away - other.away ||
        one.transcripts.length - other.transcripts.length ||
        other.shared - one.shared,
    );
  const thatDay = meetings.filter(({ isThatDay }) => isThatDay);
  return {
    title,
    date,
    body: body?.name ?? null,
    meetings: meetings.slice(0, mostOffered).map((meeting) => ({
      id: meeting.id,
      label: labelOf(meeting),
    })),
    proposed: body ? (thatDay[0]?.id ?? 'new') : '',
  };
}

/** Of its body, or, where that is not known, of any body on that very day. */
const meetingsNear = (day: Date, govtEntityId: string | null) =>
  db.meeting.findMany({
    where: govtEntityId
      ? {
          govtEntityId,
          sortDate: { gte: addDays(day, -daysAround), lte: addDays(day, daysAround) },
        }
      : { sortDate: day },
    orderBy: [{ sortDate: 'desc' }, { id: 'desc' }],
    take: mostOffered * 4,
    select: {
      id: true,
      meetingTitle: true,
      meetingDate: true,
      governmentBody: true,
      govtEntity: { select: { entityName: true } },
      transcripts: { select: { id: true } },
    },
  });

type Near = Awaited<ReturnType<typeof meetingsNear>>[number];

function labelOf({
  meetingDate,
  meetingTitle,
  governmentBody,
  govtEntity,
  transcripts,
}: Near): string {
  const record = transcripts.length > 0 ? 'has a record' : null;
  return [
    formatMeetingDate(meetingDate),
    meetingTitle ?? 'Untitled meeting',
    governmentBody ?? govtEntity?.entityName,
    record,
  ]
    .filter(Boolean)
    .join(' · ');
}
