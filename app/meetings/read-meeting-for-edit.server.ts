import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { aheadAsTyped } from './ahead/ahead-as-typed.ts';
import { formatClockTime } from './clock-time.ts';
import { isoDateOf } from './meeting-date.ts';
import { noGovernmentBody, shownInForm } from './meeting-form.ts';
import { summaryMark } from './summary-mark.server.ts';

/**
 * A meeting as the Edit Meeting form shows it.
 * @throws AppError `not-found`
 */
export async function readMeetingForEdit(meetingId: string) {
  const meeting = await db.meeting.findUnique({
    where: { id: meetingId },
    select: {
      meetingDate: true,
      videoPublishDate: true,
      meetingTitle: true,
      meetingDescription: true,
      governmentBody: true,
      videoId: true,
      downloadId: true,
      audioFile: true,
      recordingStartSeconds: true,
      markdownSummary: true,
      startsAt: true,
      endsAt: true,
      place: true,
      attendUrl: true,
      attendHow: true,
      commentUntil: true,
      commentHow: true,
      cancelledAt: true,
      cancelledReason: true,
      govtEntity: { select: { timeZone: true } },
    },
  });
  if (!meeting) throw new AppError('not-found', 'Meeting not found');
  const typed = (date: Date | null) => shownInForm(date && isoDateOf(date));
  return {
    meetingDate: typed(meeting.meetingDate),
    videoPublishDate: typed(meeting.videoPublishDate),
    governmentBody: meeting.governmentBody ?? noGovernmentBody,
    meetingTitle: meeting.meetingTitle ?? '',
    meetingDescription: meeting.meetingDescription ?? '',
    videoId: meeting.videoId ?? '',
    downloadId: meeting.downloadId ?? '',
    audioFile: meeting.audioFile ?? '',
    recordingStartSeconds: formatClockTime(meeting.recordingStartSeconds),
    ...aheadAsTyped(meeting, meeting.govtEntity?.timeZone ?? null),
    markdownSummary: meeting.markdownSummary ?? '',
    /** Sent back with the form: which summary was in it. */
    summaryMark: summaryMark(meeting.markdownSummary),
  };
}

export type MeetingAsTyped = Awaited<ReturnType<typeof readMeetingForEdit>>;
