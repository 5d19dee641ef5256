import type { Db } from '#app/platform/db.server.ts';
import type { Seen } from './city-halls.ts';

/** How far the sources are. */
export async function progressOf(db: Db) {
  const [sources, runs, lanes] = await Promise.all([
    db.source.count({ where: { runs: { some: { endedAt: { not: null } } } } }),
    db.sourceRun.count({ where: { endedAt: null } }),
    db.job.count({ where: { state: { in: ['waiting', 'running'] }, lane: { not: null } } }),
  ]);
  return { sources, runs, lanes };
}

/** What is not as the city halls told it: meetings that are missing or doubled, by city. */
export async function wrongCities(db: Db, { meetings }: Seen): Promise<string[]> {
  const sources = await db.source.findMany({
    select: {
      address: true,
      problem: true,
      meetings: { select: { meetingId: true } },
      govtEntity: {
        select: { timeZone: true, meetings: { select: { startsAt: true, meetingTitle: true } } },
      },
    },
  });
  return sources.flatMap(({ address, problem, meetings: told, govtEntity }) => {
    const [city = ''] = new URL(address).hostname.split('.');
    const wanted = meetings[city]?.toSorted();
    if (!wanted) return [];
    const here = govtEntity.meetings.map(({ startsAt }) => startsAt?.toISOString() ?? '').sort();
    const linked = new Set(told.map(({ meetingId }) => meetingId));
    const isRight =
      problem === null && here.join() === wanted.join() && linked.size === wanted.length;
    return isRight
      ? []
      : [`${city}: ${wanted.length} were told of, ${here.length} are there. ${problem ?? ''}`];
  });
}

/** What became of the documents, and what work goes on behind them. */
export async function becameOf(db: Db): Promise<string[]> {
  const documents = await db.upstreamDocument.groupBy({ by: ['kind', 'state'], _count: true });
  const open = await db.job.groupBy({
    by: ['kind', 'state'],
    where: { state: { not: 'done' } },
    _count: true,
  });
  const told = (rows: typeof documents | typeof open) =>
    rows.map(({ kind, state, _count }) => `${kind} ${state} ${_count}`).join(', ') || 'none';
  return [`documents: ${told(documents)}`, `jobs that are not done: ${told(open)}`];
}
