import { addDays } from 'date-fns/addDays';
import { countUpTo } from '#app/platform/db/count-up-to.server.ts';
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

/** Those that fail, those that fail longest first, and then those that have brought nothing for longest. */
export async function listSourcesInNeed(now: Date = new Date()) {
  const failing = await db.source.findMany({
    where: { pausedAt: null, failures: { gt: 0 } },
    orderBy: [{ failures: 'desc' }, { id: 'asc' }],
    take: mostInNeed,
    select: columns,
  });
  const places = mostInNeed - failing.length;
  const silent = places > 0 ? await silentRows(places, now) : [];
  return [...failing, ...silent].map((row) => listed(row, now));
}

async function silentRows(take: number, now: Date) {
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM sources WHERE ${isSilent(now)} ORDER BY ${broughtAt}, id LIMIT ${take}`;
  const ids = found.map(({ id }) => id);
  const rows = await db.source.findMany({ where: { id: { in: ids } }, select: columns });
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** What a source was last good for, as the index has it. */
const broughtAt = Prisma.sql`coalesce(last_brought_at, created_at)`;

const isFailing = Prisma.sql`paused_at IS NULL AND failures > 0`;

const isSilent = (now: Date) => Prisma.sql`
  paused_at IS NULL AND failures = 0 AND ${broughtAt} < ${addDays(now, -silentDays)}`;

// The order names the index: PostgreSQL may think that a third of all sources are silent, and go through any.
export const failingCount = countUpTo(
  Prisma.sql`FROM sources WHERE ${isFailing} ORDER BY failures DESC, id`,
);

export const silentCount = (now: Date) =>
  countUpTo(Prisma.sql`FROM sources WHERE ${isSilent(now)} ORDER BY ${broughtAt}, id`);

/** How many are in need, as `isInNeed` says; of very many of one kind, no more than are counted. */
export const sourcesInNeedCount = (now: Date = new Date()) =>
  Prisma.sql`SELECT (${failingCount}) + (${silentCount(now)})`;

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
