import { laggingDb } from '#app/platform/replica/lagging-db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { type CandidateRow, candidateColumns, candidateOf } from './candidates.server.ts';
import type { NearMeeting } from './near.ts';
import { nearPassage } from './near-passage.ts';
import { quotablePassage, type ReaderScope } from './reader-scope.server.ts';

/**
 * The meetings with what was said right before and after each passage of a transcript: there stands
 * who speaks, and of what. Everything in the order in which it was written.
 */
export async function withLinesAround(
  scope: ReaderScope,
  meetings: readonly NearMeeting[],
): Promise<NearMeeting[]> {
  const said = meetings.flatMap(({ passages }) => passages).filter(isSaid);
  const known = new Set(said.map(({ id }) => id));
  const ids = said.flatMap(({ id }) => [id - 1, id + 1]).filter((id) => !known.has(id));
  const around = ids.length === 0 ? [] : await linesAt(scope, ids);
  return meetings.map((meeting) => {
    const own = around.filter(({ meetingId }) => meetingId === meeting.meetingId);
    const lines = own.map((line) => nearPassage({ ...line, ...unasked }, meeting.href));
    const passages = [...meeting.passages, ...lines].sort((one, other) => one.id - other.id);
    return { ...meeting, passages };
  });
}

const isSaid = ({ kind }: { kind: string }) => kind === 'transcript';

/** Nothing of it was asked for. */
const unasked = { score: 0, places: [], isByNameAlone: false };

async function linesAt(scope: ReaderScope, ids: readonly number[]) {
  const rows = await laggingDb.$queryRaw<CandidateRow[]>`
    SELECT ${candidateColumns} FROM passages AS passage
    WHERE passage.id IN (${Prisma.join([...new Set(ids)])}) AND passage.kind = 'transcript'
      AND ${quotablePassage(scope)}`;
  return rows.map(candidateOf);
}
