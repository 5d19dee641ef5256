import { db } from '#app/platform/db.server.ts';

/** Answers that are counted, the latest first: 30 members with 300 roll calls. */
const mostAnswers = 9000;

export const answers = ['yes', 'no', 'abstain', 'absent'] as const;
export type Answers = Record<(typeof answers)[number], number>;

export type MemberAnswers = {
  /** By the entry of the roster. */
  of: Map<string, Answers>;
  /** There were more than are counted. */
  isCut: boolean;
};

/** How the members of a body answered in roll calls of its published meetings since a day. */
export async function memberAnswers(entityId: string, since: Date): Promise<MemberAnswers> {
  type Row = { memberId: string | null; answer: string; count: bigint | number };
  const rows = await db.$queryRaw<Row[]>`
    SELECT member_id AS "memberId", answer, count(*) AS "count"
    FROM (SELECT member_id, answer FROM member_votes
          WHERE govt_entity_id = ${entityId} AND sort_date >= ${since}
          ORDER BY sort_date DESC, meeting_id DESC, place LIMIT ${mostAnswers}) AS latest
    GROUP BY member_id, answer`;
  const of = new Map<string, Answers>();
  for (const { memberId, answer, count } of rows) {
    const known = answers.find((one) => one === answer);
    if (memberId === null || !known) continue;
    const own = of.get(memberId) ?? noAnswers();
    own[known] += Number(count);
    of.set(memberId, own);
  }
  const total = rows.reduce((sum, { count }) => sum + Number(count), 0);
  return { of, isCut: total >= mostAnswers };
}

export const noAnswers = (): Answers => ({ yes: 0, no: 0, abstain: 0, absent: 0 });
