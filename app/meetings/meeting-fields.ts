/** What an admin can say about a meeting, apart from its summary. Dates are yyyy-mm-dd. */
export type MeetingFields = {
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
