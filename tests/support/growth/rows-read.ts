import type { Client } from 'pg';
import type { Sent } from './watch-drivers.ts';

type Plan = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};

/** Rows and entries of indexes that PostgreSQL reads to answer a statement, which is run for that and undone. */
export async function rowsRead(client: Client, { sql, values }: Sent): Promise<number> {
  if (!/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(sql)) return 0;
  await client.query('BEGIN');
  try {
    const explain = `EXPLAIN (ANALYZE, TIMING OFF, SUMMARY OFF, FORMAT JSON) ${sql}`;
    const { rows } = await client.query(explain, values);
    return readBy(rows[0]['QUERY PLAN'][0].Plan);
  } catch {
    // It was written when it was first sent, and cannot be written again.
    return 0;
  } finally {
    await client.query('ROLLBACK');
  }
}

/** What a bitmap found is read again as rows of the table: counted once, where it is found. */
const reads = /^(Seq|Index|Index Only|Bitmap Index|Tid|Sample) Scan$/;

function readBy(plan: Plan): number {
  const removed =
    (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = reads.test(plan['Node Type'])
    ? (plan['Actual Rows'] + removed) * plan['Actual Loops']
    : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + readBy(part), own);
}
