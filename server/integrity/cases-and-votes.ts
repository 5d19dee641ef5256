import { published } from '#app/meetings/latest-version.server.ts';
import { readRollCall } from '#app/meetings/member-votes/roll-call.ts';
import type { Db } from '#app/platform/db.server.ts';
import { readNumberList } from '#app/platform/stored-json.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Check } from './check.ts';
import { meetingsAtFault } from './rows-at-fault.ts';

/** What a version's rows say of each other; an editor mends it by a correction. */
export const casesAndVotes: Check = {
  finds: 'meetings whose cases, votes and facts do not fit each other',
  look: (db) =>
    meetingsAtFault(db, (ids) => contradicting(db, ids), { markdownSummary: { not: null } }),
};

async function contradicting(db: Db, ids: string[]): Promise<string[]> {
  const meetings = await db.meeting.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    select: { id: true, versions: { ...published, take: 1, select: columns } },
  });
  return meetings
    .filter(({ versions: [version] }) => version && isContradictory(version))
    .map(({ id }) => id);
}

const columns = {
  items: { select: { index: true, firstSegment: true, lastSegment: true } },
  votes: {
    select: { item: true, items: true, rollCall: true, yes: true, no: true, abstain: true },
  },
  facts: { select: { item: true } },
} satisfies Prisma.SummaryVersionSelect;

type Version = Prisma.SummaryVersionGetPayload<{ select: typeof columns }>;
type VoteRow = Version['votes'][number];

function isContradictory({ items, votes, facts }: Version): boolean {
  const cases = new Set(items.map(({ index }) => index));
  const named = [...votes.flatMap(casesOf), ...facts.flatMap(({ item }) => item ?? [])];
  return (
    items.some(({ firstSegment, lastSegment }) => lastSegment < firstSegment) ||
    named.some((index) => !cases.has(index)) ||
    votes.some(namesMoreThanCounted)
  );
}

const casesOf = ({ item, items }: VoteRow) => [
  ...(item === null ? [] : [item]),
  ...readNumberList(items),
];

/** More names are listed with an answer than the tally beside them has. */
function namesMoreThanCounted({ rollCall, yes, no, abstain }: VoteRow): boolean {
  const answers = readRollCall(rollCall).map(({ vote }) => vote);
  const counted = { yes, no, abstain };
  return Object.entries(counted).some(
    ([answer, count]) => count !== null && answers.filter((one) => one === answer).length > count,
  );
}
