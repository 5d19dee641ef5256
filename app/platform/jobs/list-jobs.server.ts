import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { countUpTo } from '../db/count-up-to.server.ts';
import { db } from '../db.server.ts';
import { newestFirst } from '../newest-first.server.ts';
import type { Page, Place } from '../page-by-key.ts';

/** The states of work that is not done, the one that waits for an admin first. */
export const openStates = ['parked', 'running', 'waiting'] as const;
export type OpenState = (typeof openStates)[number];

export type ListedJob = {
  id: string;
  kind: string;
  state: string;
  progress: number;
  step: string | null;
  attempts: number;
  lastError: string | null;
  subjectId: string | null;
  createdAt: Date;
};

/** How many jobs have failed for good and wait for an admin. */
export const parkedJobCount = countUpTo(Prisma.sql`FROM jobs WHERE state = 'parked'`);

/** Jobs that are not done, newest first. */
export function listJobs({
  states = openStates,
  place = {},
}: {
  states?: readonly OpenState[];
  place?: Place;
}): Promise<Page<ListedJob>> {
  return newestFirst(place, ({ from, ...step }) =>
    db.job.findMany({
      where: { AND: [{ state: { in: [...states] } }, from] },
      ...step,
      select: {
        id: true,
        kind: true,
        state: true,
        progress: true,
        step: true,
        attempts: true,
        lastError: true,
        subjectId: true,
        createdAt: true,
      },
    }),
  );
}
