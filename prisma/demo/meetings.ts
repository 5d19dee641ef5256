import type { DemoMeeting } from './demo-meeting.ts';
import { meetingsAwaitingSummaries } from './meetings/awaiting.ts';
import { meetingsWithRecords } from './meetings/with-records.ts';
import { meetingsWithSummaries } from './meetings/with-summaries.ts';

export const demoMeetings: DemoMeeting[] = [
  ...meetingsWithRecords,
  ...meetingsWithSummaries,
  ...meetingsAwaitingSummaries,
];

/** Key of the published meeting that visitors see at `/sample-meeting`. */
export const demoSampleMeetingKey = 'boulder-budget-amendment';
