import { publicMeetingPath } from '#app/meetings/ahead/public-meeting-path.ts';
import type { NamedMeeting } from './name-meetings.server.ts';
import type { ReaderScope } from './reader-scope.server.ts';

/** Where this reader reads a meeting: the sample has a page of its own for those who do not follow it. */
export function meetingPage(
  { meetingId, body }: NamedMeeting,
  { sampleId, bodies, reader }: ReaderScope,
): string {
  const isOwn = reader?.isAdmin || bodies.some(({ id }) => id === body.id);
  return meetingId === sampleId && !isOwn ? '/sample-meeting' : `/meetings/${meetingId}`;
}

/** Where everybody reads a meeting of a body that is open to them. */
export const openMeetingPage = ({ meetingId, body }: NamedMeeting) =>
  publicMeetingPath(body.id, meetingId);
