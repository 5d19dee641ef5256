import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { localDay, momentAt } from '#app/meetings/ahead/local-time.ts';
import { type Body, bodies } from './bodies.ts';
import type { City } from './city.ts';

/** A meeting as the city would tell of it at a moment. */
export type CityMeeting = {
  city: City;
  body: Body;
  /** The same for as long as the city stands, and no other's in it */
  id: number;
  ordinal: number;
  /** yyyy-mm-dd, and seconds after midnight by the city's clocks */
  day: string;
  startSeconds: number;
  startsAt: Date;
  place: string;
  notice: string | null;
  /** Which edition of the agenda is posted; 0 while there is none */
  edition: 0 | 1 | 2;
  isHeld: boolean;
  hasRecording: boolean;
  hasCaptions: boolean;
  hasMinutes: boolean;
};

/** What happens to a meeting, and when. */
export type Happening = { at: Date; what: string };

export const minutesLong = 90;

type Dated = { city: City; body: Body; ordinal: number };
type Days = { openedAt: Date; now: Date };

/** All that a city tells of its meetings at a moment of its clock. */
export function meetingsOf(city: City, days: Days): CityMeeting[] {
  return bodies
    .flatMap((body) =>
      ordinalsUntil({ city, body }, days).map((ordinal) =>
        meetingAt({ city, body, ordinal }, days),
      ),
    )
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** What has happened to a city's meetings, or will within weeks, in the order of time. */
export function happeningsOf(city: City, { openedAt, now }: Days): Happening[] {
  const later = { openedAt, now: addDays(now, 60) };
  return bodies
    .flatMap((body) =>
      ordinalsUntil({ city, body }, later).flatMap((ordinal) =>
        lifeOf({ city, body, ordinal }, openedAt),
      ),
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

function ordinalsUntil({ city, body }: Omit<Dated, 'ordinal'>, { openedAt, now }: Days): number[] {
  const ordinals: number[] = [];
  for (let ordinal = 0; ; ordinal += 1) {
    const start = plannedStart({ city, body, ordinal }, openedAt);
    if (announcedAt(body, start) > now) return ordinals;
    ordinals.push(ordinal);
  }
}

/** Some meetings lie before the city was opened, the others after it. */
function plannedStart({ city, body, ordinal }: Dated, openedAt: Date): Date {
  return momentAt(dayOf({ city, body, ordinal }, openedAt), body.startSeconds, city.timeZone);
}

function dayOf({ city, body, ordinal }: Dated, openedAt: Date): string {
  const soonest = addDays(noonOf(localDay(openedAt, city.timeZone)), body.firstAfterDays);
  const toWeekday = (body.weekday - soonest.getUTCDay() + 7) % 7;
  const next = addDays(soonest, toWeekday);
  return addDays(next, (ordinal - body.heldBefore) * body.everyDays)
    .toISOString()
    .slice(0, 10);
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The cold comes back: one meeting in five is moved when the boiler fails. */
const isMoved = ({ body, ordinal }: Dated) => body.key === 'council' && ordinal % 5 === 2;

const announcedAt = (body: Body, start: Date) => addDays(start, -body.announcedDays);
const agendaAt = (start: Date) => addDays(start, -4);
const movedAt = (start: Date) => addDays(start, -2);
const recordingAt = (start: Date) => addHours(start, 20);
const minutesAt = (start: Date) => addDays(start, 12);
const delaySeconds = 30 * 60;

function meetingAt(dated: Dated, { openedAt, now }: Days): CityMeeting {
  const { city, body, ordinal } = dated;
  const planned = plannedStart(dated, openedAt);
  const isElsewhere = isMoved(dated) && movedAt(planned) <= now;
  const day = dayOf(dated, openedAt);
  const startSeconds = body.startSeconds + (isElsewhere ? delaySeconds : 0);
  const startsAt = momentAt(day, startSeconds, city.timeZone);
  const hasAgenda = agendaAt(planned) <= now;
  const hasRecording = body.isRecorded && recordingAt(planned) <= now;
  return {
    ...{ city, body, ordinal, day, startSeconds, startsAt, hasRecording },
    id: body.number * 1000 + ordinal,
    place: isElsewhere ? 'Fire Station No. 2, community room' : body.place,
    notice: isElsewhere
      ? 'The boiler at City Hall has failed: the meeting begins at 6:30 PM in the community room of Fire Station No. 2.'
      : null,
    edition: hasAgenda ? (isElsewhere ? 2 : 1) : 0,
    isHeld: startsAt <= now,
    hasCaptions: hasRecording && body.isCaptioned,
    hasMinutes: body.hasMinutes && minutesAt(planned) <= now,
  };
}

const shortDay = (day: string) =>
  noonOf(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function lifeOf(dated: Dated, openedAt: Date): Happening[] {
  const { city, body } = dated;
  const start = plannedStart(dated, openedAt);
  const day = dayOf(dated, openedAt);
  const held = momentAt(
    day,
    body.startSeconds + (isMoved(dated) ? delaySeconds : 0),
    city.timeZone,
  );
  const life: [Date, string, boolean?][] = [
    [announcedAt(body, start), 'announced'],
    [agendaAt(start), 'agenda posted'],
    [movedAt(start), 'moved, with a new agenda', isMoved(dated)],
    [held, 'held'],
    [recordingAt(start), 'recording and captions posted', body.isCaptioned],
    [
      recordingAt(start),
      'recording posted, without captions',
      body.isRecorded && !body.isCaptioned,
    ],
    [minutesAt(start), 'minutes posted', body.hasMinutes],
  ];
  return life.flatMap(([at, what, happens = true]) =>
    happens ? [{ at, what: `${body.name} of ${shortDay(day)}: ${what}` }] : [],
  );
}
