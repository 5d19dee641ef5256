import { publicMeetingPath } from '#app/meetings/ahead/public-meeting-path.ts';
import type { NamedMeeting } from './name-meetings.server.ts';
import type { ReaderScope } from './reader-scope.server.ts';

/**
 * Where this reader reads a meeting: those who do not follow its body have other pages for the sample,
 * and for what is open to everybody.
 */
export function meetingPage(
  { meetingId, body }: Pick<NamedMeeting, 'meetingId'> & { body: { id: string } },
  { sampleId, bodies, openIds, reader }: ReaderScope,
): string {
  const isOwn = reader?.isAdmin || bodies.some(({ id }) => id === body.id);
  if (meetingId === sampleId && !isOwn) return '/sample-meeting';
  return openIds.has(body.id) ? publicMeetingPath(body.id, meetingId) : `/meetings/${meetingId}`;
}
