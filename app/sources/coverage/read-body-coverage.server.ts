import { db } from '#app/platform/db.server.ts';

/** Since when a body is watched, and how soon its summaries come. */
export type BodyCoverage = {
  watchedSince: Date;
  /** The median of whole days from a meeting to its first publication; null of none */
  usualDays: number | null;
  /** Of how many */
  usualOf: number;
};

/** Null where the body is not watched, or was not counted yet. */
export function readBodyCoverage(entityId: string): Promise<BodyCoverage | null> {
  return db.bodyCoverage.findUnique({
    where: { govtEntityId: entityId },
    select: { watchedSince: true, usualDays: true, usualOf: true },
  });
}
