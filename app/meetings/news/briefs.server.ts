import { z } from 'zod';
import { jsonRows, readJsonRows, storedMoment } from '#app/platform/db/json-rows.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { bodyTitle } from '../body-title.ts';
import type { MeetingBrief } from './brief.ts';
import { decidedOf } from './decided.ts';

const columns = {
  id: 'id',
  title: 'meeting_title',
  date: 'meeting_date',
  governmentBody: 'government_body',
  entityName: 'entity_name',
  entityDescription: 'entity_description',
  publishedAt: 'published_at',
  isUnread: 'is_unread',
  isKnown: 'is_known',
  correction: 'correction',
  opening: 'opening',
  states: 'states',
};

const words = z.string().nullable();
const row = z.object({
  id: z.string(),
  title: words,
  date: storedMoment.nullable(),
  governmentBody: words,
  entityName: z.string(),
  entityDescription: words,
  publishedAt: storedMoment.nullable(),
  isUnread: z.coerce.boolean(),
  isKnown: z.coerce.boolean(),
  correction: words,
  opening: words,
  states: words,
});

/** How briefs stand in lists by date. */
export const latestBriefsFirst = Prisma.sql`published_at DESC, id DESC`;

/**
 * Briefs of meetings as one column of a statement, to be read by `readBriefs`. `picked` is a query
 * for `id`, `is_unread` and `is_known`; whoever writes it has checked access. `order` may also name
 * `sort_title`, the body's, and `sort_date`.
 */
export function briefsOf(picked: Prisma.Sql, order: Prisma.Sql): Prisma.Sql {
  return jsonRows(
    columns,
    Prisma.sql`FROM (
      SELECT meeting.id, meeting_title, meeting_date, sort_date, government_body, entity_name,
             entity_description, sort_title, version.published_at, is_unread, is_known, correction,
             (SELECT text FROM summary_sentences WHERE version_id = version.id
              ORDER BY "index" LIMIT 1) AS opening,
             (SELECT string_agg(state, ',') FROM agenda_items
              WHERE version_id = version.id) AS states
      FROM (${picked}) AS picked
      JOIN meetings AS meeting ON meeting.id = picked.id
      JOIN govt_entities AS entity ON entity.id = meeting.govt_entity_id
      JOIN summary_versions AS version ON version.id = (
        SELECT own.id FROM summary_versions AS own
        WHERE own.meeting_id = meeting.id AND own.published_at IS NOT NULL
        ORDER BY own.published_at DESC, own.id DESC LIMIT 1)
    ) AS brief ORDER BY ${order}`,
  );
}

/** What `briefsOf` answered with. */
export function readBriefs(json: string): MeetingBrief[] {
  return readJsonRows(row, json).map((brief) => ({
    meetingId: brief.id,
    title: brief.title?.trim() || 'Meeting',
    date: brief.date,
    body:
      bodyTitle({
        governmentBody: brief.governmentBody,
        govtEntity: {
          entityName: brief.entityName,
          entityDescription: brief.entityDescription,
        },
      }) ?? '',
    // The query leaves out what was never published.
    publishedAt: brief.publishedAt ?? new Date(0),
    isUnread: brief.isUnread,
    isKnown: brief.isKnown,
    correction: brief.correction,
    decided: decidedOf(brief.states?.split(',') ?? []),
    opening: brief.opening,
  }));
}
