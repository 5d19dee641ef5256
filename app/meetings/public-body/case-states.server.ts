import { db } from '#app/platform/db.server.ts';

/** What became of the cases of each of these versions of summaries: a state for each case. */
export async function caseStates(versionIds: string[]): Promise<Map<string, string[]>> {
  if (versionIds.length === 0) return new Map();
  const groups = await db.meetingCase.groupBy({
    by: ['versionId', 'state'],
    where: { versionId: { in: versionIds } },
    _count: { _all: true },
  });
  const ofVersion = Map.groupBy(groups, ({ versionId }) => versionId);
  return new Map(
    [...ofVersion].map(([versionId, own]) => [
      versionId,
      own.flatMap(({ state, _count }) => Array<string>(_count._all).fill(state)),
    ]),
  );
}
