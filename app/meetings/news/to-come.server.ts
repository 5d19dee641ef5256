import { TZDate } from '@date-fns/tz';
import { formatISO } from 'date-fns/formatISO';
import { z } from 'zod';
import { type Reader, readableEntity } from '#app/entities/entity-access.server.ts';
import { timeZones } from '#app/entities/time-zones.ts';
import { dateAtNoon } from '#app/platform/calendar-date.ts';
import { jsonRows, readJsonRows, storedMoment } from '#app/platform/db/json-rows.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { inShort } from '../ahead/in-short.ts';
import { bodyTitle } from '../body-title.ts';
import type { MeetingToCome } from './to-come.ts';

const columns = {
  id: 'id',
  title: 'meeting_title',
  date: 'meeting_date',
  governmentBody: 'government_body',
  entityName: 'entity_name',
  entityDescription: 'entity_description',
  timeZone: 'time_zone',
  startsAt: 'starts_at',
  place: 'place',
  commentUntil: 'comment_until',
  cancelledAt: 'cancelled_at',
  movedFrom: 'moved_from',
};

const words = z.string().nullable();
const row = z.object({
  id: z.string(),
  title: words,
  date: storedMoment,
  governmentBody: words,
  entityName: z.string(),
  entityDescription: words,
  timeZone: words,
  startsAt: storedMoment.nullable(),
  place: words,
  commentUntil: storedMoment.nullable(),
  cancelledAt: storedMoment.nullable(),
  movedFrom: storedMoment.nullable(),
});

type Wanted = {
  reader: Reader;
  now: Date;
  /** The last moment that is looked at; without it as far as there are dates. */
  until?: Date;
  most: number;
};

/**
 * What the bodies that a reader follows have before them, the soonest first, as one column of a
 * statement, to be read by `readToCome`. Today's is to come until the day is over at its place.
 */
export function toComeOf({ reader, now, until, most }: Wanted): Prisma.Sql {
  const days = [...todayByZone(now)];
  const earliest = new Date(Math.min(...days.map(([day]) => day)));
  const notOver = days.map(
    ([day, zones]) =>
      Prisma.sql`AND NOT (meeting_date < ${new Date(day)}
        AND coalesce(time_zone, '') IN (${Prisma.join(zones)}))`,
  );
  return jsonRows(
    columns,
    Prisma.sql`FROM (
      SELECT meeting.id, meeting_title, meeting_date, government_body, entity_name,
             entity_description, time_zone, starts_at, place, comment_until, cancelled_at,
             moved_from
      FROM user_govt_entity_access AS follow CROSS JOIN meetings AS meeting
      JOIN govt_entities AS entity ON entity.id = meeting.govt_entity_id
      WHERE follow.user_id = ${reader.userId}
        AND ${readableEntity(reader, Prisma.sql`follow.govt_entity_id`)}
        AND meeting.govt_entity_id = follow.govt_entity_id
        AND meeting.sort_date >= ${earliest} AND meeting_date >= ${earliest}
        ${Prisma.join(notOver, ' ')}
        ${until ? Prisma.sql`AND meeting_date < ${until}` : Prisma.empty}
      ORDER BY meeting_date, starts_at, meeting.id LIMIT ${most}
    ) AS to_come ORDER BY meeting_date, starts_at, id`,
  );
}

/** What `toComeOf` answered with. */
export function readToCome(json: string, now: Date = new Date()): MeetingToCome[] {
  return readJsonRows(row, json).map(({ id, title, governmentBody, ...rest }) => ({
    ...inShort(rest, now),
    meetingId: id,
    title: title?.trim() || 'Meeting',
    body: bodyTitle({ governmentBody, govtEntity: rest }) ?? '',
  }));
}

/** The zones in which it is the same day, by that day's noon. */
function todayByZone(now: Date): Map<number, string[]> {
  return Map.groupBy(
    timeZones.map(({ value }) => value),
    (timeZone) => {
      const day = formatISO(new TZDate(now, timeZone), { representation: 'date' });
      return (dateAtNoon(day) ?? now).getTime();
    },
  );
}
