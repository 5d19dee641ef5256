import type { Reader } from '#app/entities/entity-access.server.ts';
import { bodyTitle } from '#app/meetings/body-title.ts';
import { meetingRefusal, openMeeting } from '#app/meetings/meeting-access.server.ts';
import { formatLongMeetingDate, isoDateOf } from '#app/meetings/meeting-date.ts';
import { publishedVersion } from '#app/meetings/published-version.server.ts';
import { readTimes } from '#app/meetings/read-summary.server.ts';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { type MeetingFacts, meetingFacts } from './read-meeting-facts.server.ts';

/** All that is published of a meeting, as its downloads hold it. */
export type PublishedRecord = {
  meeting: { id: string; title: string; date: string | null; governmentBody: string | null };
  markdown: string;
  publishedAt: Date | null;
  corrections: { text: string; on: Date }[];
  sentences: { section: string; text: string; citations: number[] }[];
  facts: MeetingFacts | null;
};

/**
 * What is published of a meeting, for a reader who may read it; the sample's also for visitors.
 * @throws AppError not-found without a summary, forbidden without access
 */
export async function readPublishedRecord(
  reader: Reader | null,
  meetingId: string,
): Promise<PublishedRecord> {
  const meeting = await db.meeting.findFirst({
    where: await openMeeting(reader, meetingId),
    select: {
      id: true,
      meetingTitle: true,
      meetingDate: true,
      governmentBody: true,
      markdownSummary: true,
      govtEntity: { select: { entityName: true, entityDescription: true } },
    },
  });
  if (!meeting) throw await meetingRefusal(meetingId);
  const markdown = meeting.markdownSummary ?? '';
  if (markdown.trim() === '') throw new AppError('not-found', 'This meeting has no summary yet');
  const version = await publishedVersion(meetingId);
  const times = version && (await readTimes(version));
  return {
    meeting: {
      id: meeting.id,
      title: meeting.meetingTitle?.trim() || formatLongMeetingDate(meeting.meetingDate),
      date: meeting.meetingDate && isoDateOf(meeting.meetingDate),
      governmentBody: bodyTitle(meeting),
    },
    markdown,
    publishedAt: version?.publishedAt ?? null,
    corrections: version?.corrections ?? [],
    sentences: readSummaryMarkdown(markdown).map(({ section, text, citations }) => ({
      section,
      text,
      citations,
    })),
    facts: version && times ? meetingFacts({ version, times }) : null,
  };
}
