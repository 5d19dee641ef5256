import { meetingName } from '#app/meetings/meeting-name.ts';
import type { Place } from '#app/platform/page-by-key.ts';
import { findInbox } from './find-inbox.server.ts';
import { type InboxPlace, reviewAddress } from './inbox-address.ts';

/** Among so many there is one with a meeting: documents without one come seldom. */
const near = 5;

/**
 * The review pages before and after a place in the inbox, in its order. A meeting that has left its
 * queue in the meantime still has its place between them.
 */
export async function readNeighbours(place: InboxPlace, userId: string) {
  const { filter, search, at } = place;
  const walk = (step: Place) => findInbox({ filter, userId, place: step, size: near });
  const [before, after] = await Promise.all([walk({ before: at }), walk({ after: at })]);
  const addressOf = (rows: typeof after.rows) => {
    const found = rows.find(({ meetingId }) => meetingId !== null);
    if (!found?.meetingId) return null;
    return {
      to: reviewAddress(found.meetingId, { search, at: found.at }),
      name: meetingName(found),
    };
  };
  return { previous: addressOf(before.rows.toReversed()), next: addressOf(after.rows) };
}
