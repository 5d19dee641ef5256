import { entityChanges, limitsOf, plans } from '#app/plans/plan-catalogue.ts';
import { formatDay } from '#app/platform/moment.ts';
import { entityCount } from './entity.ts';

/** Whether a reader on this plan may follow that many entities. */
export function mayFollow(tier: string | null, count: number): boolean {
  const limit = limitsOf(tier).entities;
  return limit === null || count <= limit;
}

/** What a reader over their plan's limit is told: what they have, and which plan allows it. */
export function overLimitMessage(tier: string | null, wanted: number): string {
  const limit = limitsOf(tier).entities ?? 0;
  return [
    `Your plan lets you follow ${entityCount(limit)}, and you selected ${entityCount(wanted)}.`,
    planThatAllows(wanted),
    'Nothing was saved.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'The Pro plan allows up to 3 entities.'; empty where none does. */
export function planThatAllows(count: number): string {
  const enough = plans.find((plan) => mayFollow(plan.tier, count));
  return enough ? `The ${enough.name} plan allows ${allowance(enough.limits.entities)}.` : '';
}

function allowance(limit: number | null): string {
  return limit === null ? 'as many as you like' : `up to ${entityCount(limit)}`;
}

/** Of a plan with a limit: how much of it is left. */
export type FollowAllowance = {
  limit: number;
  /** How many entities may still take the place of another. */
  changesLeft: number;
  /** When there is one more; null while none is used. */
  nextChangeOn: Date | null;
};

/** What a reader follows, and what they followed in the last `entityChanges.days`. */
export type FollowHistory = {
  current: readonly string[];
  past: readonly { govtEntityId: string; endedAt: Date; held: number }[];
};

/**
 * How many entities may be begun that are not in the history: what the plan allows and the changes,
 * less what was followed in that time. Who followed more on a larger plan has that number for as
 * long, so that giving up a plan is no change.
 */
export function roomForNew(limit: number, { current, past }: FollowHistory): number {
  const base = Math.max(limit, current.length, ...past.map(({ held }) => held));
  const known = new Set([...current, ...past.map(({ govtEntityId }) => govtEntityId)]);
  return base + entityChanges.most - known.size;
}

export function followAllowance(limit: number, history: FollowHistory): FollowAllowance {
  const room = roomForNew(limit, history);
  const oldestFirst = history.past.toSorted((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
  const next = oldestFirst.find(
    (_, index) => roomForNew(limit, { ...history, past: oldestFirst.slice(index + 1) }) > room,
  );
  const changesLeft = Math.max(0, Math.min(entityChanges.most, room));
  const isWhole = changesLeft === entityChanges.most;
  return { limit, changesLeft, nextChangeOn: next && !isWhole ? dayItCounts(next.endedAt) : null };
}

function dayItCounts(endedAt: Date): Date {
  return new Date(endedAt.getTime() + entityChanges.days * 24 * 60 * 60 * 1000);
}

/** Said on the selection before a change is made. */
export function changesLeftMessage({ changesLeft, nextChangeOn }: FollowAllowance): string {
  const { most, days } = entityChanges;
  if (!nextChangeOn) {
    return `You can change to ${changesLeft} other entities within ${days} days.`;
  }
  if (changesLeft > 0) {
    const others = `${changesLeft} other ${changesLeft === 1 ? 'entity' : 'entities'}`;
    return `You can change to ${others} now, and to one more from ${formatDay(nextChangeOn)}.`;
  }
  return (
    `You have made the ${most} changes of the last ${days} days. ` +
    `From ${formatDay(nextChangeOn)} you can change to another entity.`
  );
}

/** What a reader is told who wants more entities by turns than the plan allows. */
export function overChangesMessage(allowance: FollowAllowance): string {
  const { most, days } = entityChanges;
  const { changesLeft, nextChangeOn } = allowance;
  return [
    `Your plan lets you change to ${most} other entities within ${days} days,`,
    changesLeft === 0 ? 'and you have done that.' : `and ${changesLeft} of them are left.`,
    nextChangeOn ? `The next change is free from ${formatDay(nextChangeOn)}.` : '',
    'You can go back to what you followed in that time at once. Nothing was saved.',
  ]
    .filter(Boolean)
    .join(' ');
}
