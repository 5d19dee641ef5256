import type { Tx } from '#app/platform/db.server.ts';
import { meetingMark } from './marks.ts';
import { openWithin, type ReaderScope } from './reader-scope.server.ts';
import type { Scored } from './score.ts';
import { scorePassages } from './score-passages.server.ts';
import type { SearchAddress } from './search-address.ts';

type InMeeting = {
  scope: ReaderScope;
  address: SearchAddress;
  meetingId: string;
  entityId: string | null;
};

/** What a reader finds in one meeting, best first; nothing where they may not read it. */
export async function searchInMeeting(
  tx: Tx,
  { scope, address, meetingId, entityId }: InMeeting,
): Promise<Scored[]> {
  const within = { word: meetingMark(meetingId) };
  const ofBody = openWithin(scope, entityId);
  const { own, open } = await scorePassages(tx, { scope: ofBody, address, within });
  return [...own, ...open];
}
