import type { AppliedMeeting, KnownMeeting } from '#app/meetings/calendar/apply-entry.ts';
import type { UpstreamMeeting } from '../upstream.ts';
import type { Offered } from './merge-meeting.ts';

/** A meeting once an editor has taken over what a source says of the parts that were offered. */
export function takeOffered(
  { id: _, wasHeld: __, mark: ___, ...here }: KnownMeeting,
  { said, offered }: { said: UpstreamMeeting; offered: Offered },
): AppliedMeeting {
  const after = { ...here };
  for (const name of ['title', 'place', 'attendUrl', 'attendHow', 'commentHow'] as const) {
    if (name in offered) after[name] = said[name];
  }
  if ('when' in offered) {
    const { day, startsAt, endsAt } = said;
    Object.assign(after, { day, startsAt, endsAt });
  }
  if ('standing' in offered) {
    after.isCancelled = said.status === 'cancelled';
    after.cancelledReason = after.isCancelled ? said.reason : null;
  }
  return after;
}
