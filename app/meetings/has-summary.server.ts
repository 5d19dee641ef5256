import type { Tx } from '#app/platform/db.server.ts';

const blanks = ' \t\r\n';

/** Whether readers see a summary of a meeting; its text stays where it is. Null without a meeting. */
export async function hasSummary(tx: Tx, meetingId: string): Promise<boolean | null> {
  const [row] = await tx.$queryRaw<{ there: bigint | number }[]>`
    SELECT CASE WHEN trim(markdown_summary, ${blanks}) <> '' THEN 1 ELSE 0 END AS "there"
    FROM meetings WHERE id = ${meetingId}`;
  return row ? Number(row.there) === 1 : null;
}
