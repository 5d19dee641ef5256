import { addDays } from 'date-fns/addDays';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { readKind } from '../runs/read-run.server.ts';
import { sourceKinds } from '../source-kinds.ts';

const mostOfEntity = 100;
const mostInNeed = 50;
/** A body that meets has something to tell of within so many days. */
export const silentDays = 60;

const columns = {
  id: true,
  kind: true,
  address: true,
  createdAt: true,
  pausedAt: true,
  dueAt: true,
  lastWorkedAt: true,
  lastBroughtAt: true,
  failures: true,
  problem: true,
  govtEntity: { select: { id: true, entityName: true } },
} as const;

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const rowsOf = (entityId: string) =>
  db.source.findMany({
    where: { govtEntityId: entityId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: mostOfEntity,
    select: columns,
  });

/** The sources of an entity, the first one first. */
export async function listSources(entityId: string, now: Date = new Date()) {
  return (await rowsOf(entityId)).map((row) => listed(row, now));
}
export type ListedSource = Awaited<ReturnType<typeof listSources>>[number];

export const isInNeed = (now: Date) => ({
  pausedAt: null,
  OR: [
    { failures: { gt: 0 } },
    { lastBroughtAt: { lt: addDays(now, -silentDays) } },
    { lastBroughtAt: null, createdAt: { lt: addDays(now, -silentDays) } },
  ],
});

/** Sources that fail, or have brought nothing for long, those that fail longest first. */
export async function listSourcesInNeed(now: Date = new Date()) {
  const rows = await db.source.findMany({
    where: isInNeed(now),
    orderBy: [{ failures: 'desc' }, { id: 'asc' }],
    take: mostInNeed,
    select: columns,
  });
  return rows.map((row) => listed(row, now));
}

/** How many these are, as `isInNeed` says. */
export const sourcesInNeedCount = (now: Date = new Date()) => Prisma.sql`
  SELECT count(*) FROM sources WHERE paused_at IS NULL
  AND (failures > 0 OR COALESCE(last_brought_at, created_at) < ${addDays(now, -silentDays)})`;

type SourceState = 'paused' | 'failing' | 'silent' | 'works' | 'new';

function listed({ kind, pausedAt, ...row }: Row, now: Date) {
  const known = readKind(kind);
  const kindName = known ? sourceKinds[known].name : kind;
  return {
    ...row,
    kindName,
    isPaused: pausedAt !== null,
    state: stateOf({ ...row, pausedAt }, now),
  };
}

type Known = Pick<Row, 'pausedAt' | 'failures' | 'lastWorkedAt' | 'lastBroughtAt' | 'createdAt'>;

function stateOf(source: Known, now: Date): SourceState {
  if (source.pausedAt) return 'paused';
  if (source.failures > 0) return 'failing';
  if (!source.lastWorkedAt) return 'new';
  return (source.lastBroughtAt ?? source.createdAt) < addDays(now, -silentDays)
    ? 'silent'
    : 'works';
}
