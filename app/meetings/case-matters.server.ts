import { z } from 'zod';
import { jsonRows, readJsonRows } from '#app/platform/db/json-rows.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { CaseMatters } from './case-matter.ts';

const columns = { anchor: 'anchor', id: 'matter_id', label: 'label', meetings: 'meetings' };
const row = z.object({
  anchor: z.string(),
  id: z.string(),
  label: z.string(),
  meetings: z.number(),
});

/** Where the cases of a meeting lead on, as a column of a statement, to be read by `readCaseMatters`. */
export const caseMattersOf = (meetingId: string): Prisma.Sql =>
  Prisma.sql`${jsonRows(
    columns,
    Prisma.sql`
    FROM matter_steps AS step JOIN matters AS matter ON matter.id = step.matter_id
    WHERE step.meeting_id = ${meetingId} AND step.anchor IS NOT NULL
    ORDER BY meetings DESC, label, matter_id`,
  )} AS "matters"`;

/** What `caseMattersOf` answered with. */
export function readCaseMatters(json: string): CaseMatters {
  const ofCase = Map.groupBy(readJsonRows(row, json), ({ anchor }) => anchor);
  return Object.fromEntries(
    [...ofCase].map(([anchor, own]) => [
      anchor,
      own.map(({ id, label, meetings }) => ({
        ...{ href: `/matters/${id}`, label, others: meetings - 1 },
      })),
    ]),
  );
}
