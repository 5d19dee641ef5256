import { addDays } from 'date-fns/addDays';
import { addToDay, placeDay } from '#app/meetings/public-body/place-day.ts';
import { dateAtNoon } from '#app/platform/calendar-date.ts';
import { batchesById } from '#app/platform/db/batches-by-id.ts';
import { db, transact } from '#app/platform/db.server.ts';
import type { JobHandler } from '#app/platform/jobs/job.ts';
import { countYear, fewestSummaries } from './count-year.ts';
import { firstPublications, type SourcesOf, sourcesOf, yearOf } from './year-rows.server.ts';

const daysOfYear = 365;

type Entity = { id: string; timeZone: string | null };

/** The job 'count-coverage': how every body is watched, some bodies at a time. */
export const countCoverageJob: JobHandler = async (_payload, job) => {
  let done = 0;
  const entities = batchesById<Entity>(({ after, take }) =>
    db.govtEntity.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, timeZone: true },
    }),
  );
  for await (const some of entities) {
    await countCoverage(some);
    done += some.length;
    await job.progress(0, `${done} bodies looked at`);
  }
};

/** Counts anew how these bodies are watched; those that are no more have no row afterwards. */
export async function countCoverage(
  entities: readonly Entity[],
  now: Date = new Date(),
): Promise<void> {
  const ids = entities.map(({ id }) => id);
  // A day more than the year on either side: each body's own year is cut out of it.
  const [sources, year, published] = await Promise.all([
    sourcesOf(ids, now),
    yearOf(ids, { from: addDays(now, -daysOfYear - 2), before: addDays(now, 2) }),
    firstPublications(ids),
  ]);
  const rows = entities.flatMap(({ id, timeZone }) => {
    const today = placeDay(timeZone, now);
    const from = dateAtNoon(addToDay(today, -daysOfYear)) ?? now;
    const until = dateAtNoon(today) ?? now;
    const meetings = (year.get(id) ?? []).filter(({ day }) => from <= day && day <= until);
    const kept = sources.get(id) ?? noSources;
    const watchedSince = earliest([kept.since, published.get(id)]);
    if (!watchedSince) return [];
    const counted = countYear(meetings, { today, watchedSince });
    if (kept.sources === 0 && counted.summarised < fewestSummaries) return [];
    const { sources: all, sourcesInNeed } = kept;
    return [{ govtEntityId: id, watchedSince, sources: all, sourcesInNeed, ...counted }];
  });
  await transact(async (tx) => {
    await tx.bodyCoverage.deleteMany({ where: { govtEntityId: { in: ids } } });
    // A body that was deleted meanwhile is left out.
    const there = await tx.govtEntity.findMany({
      where: { id: { in: rows.map(({ govtEntityId }) => govtEntityId) } },
      select: { id: true },
    });
    const known = new Set(there.map(({ id }) => id));
    await tx.bodyCoverage.createMany({
      data: rows
        .filter(({ govtEntityId }) => known.has(govtEntityId))
        .map((row) => ({ ...row, countedAt: now })),
    });
  });
}

const noSources: SourcesOf = { sources: 0, sourcesInNeed: 0, since: null };

const earliest = (moments: readonly (Date | null | undefined)[]): Date | undefined =>
  moments.filter((moment) => moment != null).toSorted((a, b) => a.getTime() - b.getTime())[0];
