import type { Tx } from '#app/platform/db.server.ts';
import { meetingMark } from './marks.ts';
import type { ReaderScope } from './reader-scope.server.ts';
import { scorePassages } from './score-passages.server.ts';
import type { SearchAddress } from './search-address.ts';

type InMeeting = { scope: ReaderScope; address: SearchAddress; meetingId: string };

/** What a reader finds in one meeting, best first; nothing where they may not read it. */
export const searchInMeeting = (tx: Tx, { scope, address, meetingId }: InMeeting) =>
  scorePassages(tx, { scope, address, within: { word: meetingMark(meetingId) } });
