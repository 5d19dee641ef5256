import { decidedOf } from '#app/meetings/news/decided.ts';
import { caseStates } from '#app/meetings/public-body/case-states.server.ts';
import type { RecentMeeting } from '#app/meetings/public-body/recent-meetings.server.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import type { FeedMeeting } from './feed-meeting.ts';

/** Meetings as feeds tell them, with what was decided; `bodyOf` says what the body of one is called. */
export async function feedMeetings(
  meetings: readonly RecentMeeting[],
  bodyOf: (meeting: RecentMeeting) => string,
): Promise<FeedMeeting[]> {
  const states = await caseStates(meetings.flatMap(({ summary }) => summary?.versionId ?? []));
  return meetings.map((known) => {
    const { date, governmentBody: _, entityId: __, isMoved: ___, summary, ...meeting } = known;
    return {
      ...meeting,
      body: bodyOf(known),
      day: date && isoDateOf(date),
      summary: summary && {
        firstPublishedAt: summary.firstPublishedAt,
        publishedAt: summary.publishedAt,
        decided: decidedOf(states.get(summary.versionId) ?? [])
          .map(({ words }) => words)
          .join(', '),
        corrections: summary.corrections.map(({ text }) => text),
      },
    };
  });
}
