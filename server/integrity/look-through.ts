import type { Db } from '#app/platform/db.server.ts';
import type { Check } from './check.ts';
import { checks } from './checks.ts';

/** What one check found, and what is left of it once it was mended. */
export type Finding = { check: Check; count: number; first: string[]; left: number };

/** Of ids that are named. */
const mostNamed = 5;

/** Looks for all that could be wrong; where it `mends`, what is mended is looked for once more. */
export async function* lookThrough(
  db: Db,
  { mends, all = checks }: { mends: boolean; all?: readonly Check[] },
): AsyncGenerator<Finding> {
  for (const check of all) {
    const { count, first } = await lookFor(db, check, mends);
    if (count === 0) continue;
    const isMended = mends && check.mend !== undefined;
    const left = isMended ? (await lookFor(db, check, false)).count : count;
    yield { check, count, first, left };
  }
}

async function lookFor(db: Db, check: Check, mends: boolean) {
  const found = { count: 0, first: [] as string[] };
  for await (const ids of check.look(db)) {
    found.count += ids.length;
    found.first.push(...ids.slice(0, mostNamed - found.first.length));
    if (mends) await check.mend?.each(db, ids);
  }
  return found;
}

/** 'meetings that no search finds as they are: 2 (id, id). Indexed anew.' */
export function toldFinding({ check, count, first, left }: Finding, mends: boolean): string {
  const more = count > first.length ? ', …' : '';
  const found = `${check.finds}: ${count} (${first.join(', ')}${more})`;
  if (!mends || !check.mend) return found;
  const done = `${check.mend.done[0]?.toUpperCase()}${check.mend.done.slice(1)}`;
  return left === 0 ? `${found}. ${done}.` : `${found}. ${done}, but for ${left}.`;
}
