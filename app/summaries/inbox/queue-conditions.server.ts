import { lacksSummary } from '#app/meetings/find-meetings.server.ts';
import { holdsText } from '#app/platform/db/sql.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { DraftState, InboxFilter } from './inbox-filter.ts';

/** Whether a row of the inbox is put off: what is due is back. */
export const isSnoozed = (now: Date) =>
  Prisma.sql`(agreed.snoozed_until IS NOT NULL AND agreed.snoozed_until > ${now})`;

const bodyName = Prisma.sql`coalesce(meetings.government_body, body.entity_name)`;

/** What rows of `found` with their `meetings`, `body` and `agreed` pass a filter. */
export function conditionsOf(
  filter: InboxFilter,
  { userId, now }: { userId: string; now: Date },
): Prisma.Sql[] {
  const all = [filter.snoozed ? isSnoozed(now) : Prisma.sql`NOT ${isSnoozed(now)}`];
  for (const word of filter.q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
    const text = Prisma.sql`coalesce(meetings.search_title, '') || ' ' || lower(coalesce(${bodyName}, ''))`;
    all.push(holdsText(text, word));
  }
  if (filter.body) all.push(Prisma.sql`${bodyName} = ${filter.body}`);
  if (filter.owner === 'none') all.push(Prisma.sql`agreed.owner_id IS NULL`);
  else if (filter.owner) {
    all.push(Prisma.sql`agreed.owner_id = ${filter.owner === 'me' ? userId : filter.owner}`);
  }
  if (filter.state) all.push(inState[filter.state]);
  if (filter.fault) {
    const kind = `"${filter.fault}"`;
    all.push(
      filter.queue === 'held'
        ? holdsText(Prisma.sql`found.problem`, kind)
        : Prisma.sql`EXISTS (SELECT 1 FROM transcripts AS faulty
            WHERE faulty.id = found.kind AND ${holdsText(Prisma.sql`faulty.faults`, `"kind":${kind}`)})`,
    );
  }
  return all;
}

/** A draft that somebody has saved or confirmed a sentence of. */
export const isTouched = Prisma.sql`(
  EXISTS (SELECT 1 FROM summary_versions AS saved
          WHERE saved.id = found.version AND saved.revision > 1)
  OR EXISTS (SELECT 1 FROM summary_sentences AS confirmed
             WHERE confirmed.version_id = found.version AND confirmed.confirmed_at IS NOT NULL))`;

const inState: Readonly<Record<DraftState, Prisma.Sql>> = {
  drafted: Prisma.sql`${lacksSummary} AND NOT ${isTouched}`,
  'in review': Prisma.sql`${lacksSummary} AND ${isTouched}`,
  correction: Prisma.sql`NOT ${lacksSummary}`,
};
