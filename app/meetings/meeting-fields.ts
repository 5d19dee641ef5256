import type { AheadFields } from './ahead/ahead-fields.ts';

/**
 * What an admin can say about a meeting, apart from its summary. Dates are yyyy-mm-dd. What is said
 * of it before it is held stays as it is where none of that is given.
 */
export type MeetingFields = Partial<AheadFields> & {
  meetingDate: string | null;
  governmentBody: string | null;
  meetingTitle: string | null;
  meetingDescription: string | null;
  videoPublishDate: string | null;
  videoId: string | null;
  downloadId: string | null;
  audioFile: string | null;
  recordingStartSeconds: number | null;
};
