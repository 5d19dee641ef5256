import { lacksSummary } from '#app/meetings/find-meetings.server.ts';
import { holdsText } from '#app/platform/db/sql.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { DraftState, InboxFilter } from './inbox-filter.ts';

/**
 * What is known of the meeting of a row of `found`, asked for that row: of tables that are joined, PostgreSQL reads all
 * there is where it takes going through the queue to cost as much.
 */
export const ofMeeting = (what: Prisma.Sql) => Prisma.sql`(
  SELECT ${what} FROM meetings LEFT JOIN govt_entities AS body ON body.id = meetings.govt_entity_id
  WHERE meetings.id = found.meeting)`;

/** What editors have agreed on about it, asked likewise. */
const agreed = (what: Prisma.Sql) =>
  Prisma.sql`(SELECT ${what} FROM inbox_items WHERE meeting_id = found.meeting)`;

/** Whether a row of `found` is put off: what is due is back. */
export const isSnoozed = (now: Date) =>
  Prisma.sql`coalesce(${agreed(Prisma.sql`snoozed_until`)} > ${now}, FALSE)`;

const bodyName = Prisma.sql`coalesce(meetings.government_body, body.entity_name)`;
const names = Prisma.sql`coalesce(meetings.search_title, '') || ' ' || lower(coalesce(${bodyName}, ''))`;

/** What rows of `found` pass a filter. */
export function conditionsOf(
  filter: InboxFilter,
  { userId, now }: { userId: string; now: Date },
): Prisma.Sql[] {
  const all = [filter.snoozed ? isSnoozed(now) : Prisma.sql`NOT ${isSnoozed(now)}`];
  for (const word of filter.q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
    all.push(holdsText(ofMeeting(names), word));
  }
  if (filter.body) all.push(Prisma.sql`${ofMeeting(bodyName)} = ${filter.body}`);
  const owner = agreed(Prisma.sql`owner_id`);
  if (filter.owner === 'none') all.push(Prisma.sql`${owner} IS NULL`);
  else if (filter.owner) {
    all.push(Prisma.sql`${owner} = ${filter.owner === 'me' ? userId : filter.owner}`);
  }
  if (filter.state) all.push(inState[filter.state]);
  if (filter.fault) {
    const kind = `"${filter.fault}"`;
    all.push(
      filter.queue === 'held'
        ? holdsText(Prisma.sql`found.problem`, kind)
        : holdsText(
            Prisma.sql`(SELECT faults FROM transcripts WHERE id = found.kind)`,
            `"kind":${kind}`,
          ),
    );
  }
  return all;
}

/** A draft that somebody has saved or confirmed a sentence of. */
export const isTouched = Prisma.sql`(
  (SELECT 1 FROM summary_versions WHERE id = found.version AND revision > 1) IS NOT NULL
  OR (SELECT 1 FROM summary_sentences
      WHERE version_id = found.version AND confirmed_at IS NOT NULL LIMIT 1) IS NOT NULL)`;

const isUnpublished = Prisma.sql`${ofMeeting(Prisma.sql`CASE WHEN ${lacksSummary} THEN 1 ELSE 0 END`)} = 1`;

const inState: Readonly<Record<DraftState, Prisma.Sql>> = {
  drafted: Prisma.sql`${isUnpublished} AND NOT ${isTouched}`,
  'in review': Prisma.sql`${isUnpublished} AND ${isTouched}`,
  correction: Prisma.sql`NOT ${isUnpublished}`,
};
