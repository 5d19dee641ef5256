import { AppError } from '#app/platform/app-error.ts';
import { dateAtNoon, sortDateOf } from './meeting-date.ts';
import type { MeetingFields } from './meeting-fields.ts';

/** The columns of a meeting as they follow from its fields, those that lists are sorted by among them. */
export function meetingRow(fields: MeetingFields) {
  const meetingDate = storedDate(fields.meetingDate);
  const videoPublishDate = storedDate(fields.videoPublishDate);
  return {
    meetingDate,
    videoPublishDate,
    meetingTitle: fields.meetingTitle,
    meetingDescription: fields.meetingDescription,
    governmentBody: fields.governmentBody,
    videoId: fields.videoId,
    downloadId: fields.downloadId,
    audioFile: fields.audioFile,
    recordingStartSeconds: fields.recordingStartSeconds,
    sortDate: sortDateOf({ meetingDate, videoPublishDate }),
    searchTitle: fields.meetingTitle?.toLowerCase() ?? null,
  };
}

function storedDate(isoDate: string | null): Date | null {
  if (isoDate === null) return null;
  const date = dateAtNoon(isoDate);
  if (date) return date;
  throw new AppError(
    'invalid',
    `There is no date ${isoDate}. Write a date of the calendar as yyyy-mm-dd.`,
  );
}
