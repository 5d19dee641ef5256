import { bodyPath } from '#app/entities/body-path.ts';

/** Where everybody may read when and where a meeting is, and its agenda. */
export const publicMeetingPath = (entityId: string, meetingId: string) =>
  `${bodyPath(entityId)}/meetings/${meetingId}`;
