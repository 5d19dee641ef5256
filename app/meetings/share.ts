import { limitsOf, plans } from '#app/plans/plan-catalogue.ts';

/** How long a link to a meeting works. */
export const shareDays = 30;

/** A link of a reader's own that still works. */
export type OwnShare = {
  id: string;
  /** The whole address, to be sent to somebody. */
  url: string;
  showName: boolean;
  expiresAt: Date;
  views: number;
};

/** What of a meeting's sharing its reader needs to know before they ask for a link. */
export type ShareState = {
  /** The link that already leads to this meeting. */
  share: OwnShare | null;
  /** Why no link can be made. */
  refusal: string | null;
  /** Whether another plan would allow it. */
  wantsPlan: boolean;
  /** '3 of 5 left this month'; null where the plan does not count, or allows none. */
  left: string | null;
  /** Whom the page would name; empty for a reader without a name. */
  name: string;
};

export function sharePath(token: string): string {
  return `/shared/${encodeURIComponent(token)}`;
}

/** The month that shares are counted in, in UTC like every limit. */
export function shareMonth(now: Date): { start: Date; end: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
}

/** Whether a plan allows that many shares in a month. */
export function mayShare(tier: string | null, count: number): boolean {
  const limit = limitsOf(tier).sharesAMonth;
  return limit === null || count <= limit;
}

export function leftThisMonth(tier: string | null, used: number): string | null {
  const limit = limitsOf(tier).sharesAMonth;
  if (limit === null || limit === 0) return null;
  return `${Math.max(0, limit - used)} of ${limit} left this month`;
}

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** What a reader at their plan's limit is told: what they have, which plan allows more, and when. */
export function overShareLimit(tier: string | null, used: number, now: Date): string {
  const limit = limitsOf(tier).sharesAMonth ?? 0;
  const enough = plans.find((plan) => mayShare(plan.tier, Math.max(used, limit) + 1));
  if (limit === 0) {
    return `Your plan does not include sharing.${enough ? ` ${allows(enough)}.` : ''}`;
  }
  return (
    `You have shared ${meetings(used)} this month, and your plan allows ${limit}. ` +
    `${enough ? `${allows(enough)}. ` : ''}` +
    `You can share again from ${day.format(shareMonth(now).end)}.`
  );
}

function allows({ name, limits }: (typeof plans)[number]): string {
  const { sharesAMonth } = limits;
  return sharesAMonth === null
    ? `The ${name} plan has no limit`
    : `The ${name} plan lets you share ${meetings(sharesAMonth)} a month`;
}

function meetings(count: number): string {
  return `${count} ${count === 1 ? 'meeting' : 'meetings'}`;
}

/** What is asked before a link is revoked, in the dialog and on the page. */
export const revokeWords = {
  title: 'Revoke this link?',
  text: 'It stops working at once, for everybody who has it, and cannot be brought back. It still counts for the month it was made in.',
} as const;
