import { type Reader, readableEntities } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { type ListKey, type Page, type Place, pageByKey } from '#app/platform/page-by-key.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';

export type MemberVoteFilter = {
  entityId: string;
  /** Only the votes of these entries of the roster; null for all. */
  memberIds: readonly string[] | null;
};

export type ListedMemberVote = {
  meetingId: string;
  place: number;
  meetingTitle: string | null;
  meetingDate: Date | null;
  /** What was voted on. */
  matter: string;
  outcome: string | null;
  /** As the record has it. */
  name: string;
  member: { name: string; office: string } | null;
  /** The name may mean one of several members. */
  isUncertain: boolean;
  /** yes, no, abstain or absent */
  answer: string;
};

/**
 * How members voted in the published meetings of an entity that the reader may read: the newest
 * meeting first, the votes of a meeting in its order.
 */
export async function listMemberVotes(
  reader: Reader,
  { entityId, memberIds }: MemberVoteFilter,
  { place, size }: { place?: Place; size?: number } = {},
): Promise<Page<ListedMemberVote>> {
  const readable = await readableEntities(reader);
  const filter: Prisma.MemberVoteWhereInput = {
    govtEntityId: entityId,
    govtEntity: readable,
    ...(memberIds && { memberId: { in: [...memberIds] } }),
  };
  const page = await pageByKey<Row>({
    place,
    size,
    keyOf: ({ sortDate, meetingId, place: number }) => ({
      value: sortDate.toISOString(),
      id: `${number} ${meetingId}`,
    }),
    isKey: (key) => readKey(key) !== null,
    read({ from, backwards, take }) {
      const [newer, older] = backwards ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
      return db.memberVote.findMany({
        where: { AND: [filter, beyond(from, backwards)] },
        orderBy: [{ sortDate: newer }, { meetingId: newer }, { place: older }],
        take,
        select: columns,
      });
    },
  });
  return { ...page, rows: page.rows.map(listed) };
}

const columns = {
  meetingId: true,
  place: true,
  sortDate: true,
  name: true,
  isUncertain: true,
  answer: true,
  member: { select: { name: true, office: true } },
  vote: { select: { subject: true, motion: true, outcome: true } },
  meeting: { select: { meetingTitle: true, meetingDate: true } },
} satisfies Prisma.MemberVoteSelect;

type Row = Prisma.MemberVoteGetPayload<{ select: typeof columns }>;

function listed({ sortDate: _, vote, meeting, ...row }: Row): ListedMemberVote {
  return {
    ...row,
    matter: vote.subject ?? vote.motion,
    outcome: vote.outcome,
    meetingTitle: meeting.meetingTitle?.trim() || null,
    meetingDate: meeting.meetingDate,
  };
}

/** Null for what is no place in this list. */
function readKey({ value, id }: ListKey) {
  const [, number, meetingId] = /^(\d{1,6}) (\S+)$/.exec(id) ?? [];
  const sortDate = new Date(value ?? Number.NaN);
  if (!number || !meetingId || Number.isNaN(sortDate.getTime())) return null;
  return { sortDate, meetingId, place: Number(number) };
}

function beyond(from: ListKey | null, backwards: boolean): Prisma.MemberVoteWhereInput {
  const key = from && readKey(from);
  if (!key) return {};
  const { sortDate, meetingId, place } = key;
  const [past, further] = backwards ? (['gt', 'lt'] as const) : (['lt', 'gt'] as const);
  return {
    // Said by itself for the index: where the walk starts.
    sortDate: { [`${past}e`]: sortDate },
    OR: [
      { sortDate: { [past]: sortDate } },
      { sortDate, meetingId: { [past]: meetingId } },
      { sortDate, meetingId, place: { [further]: place } },
    ],
  };
}
