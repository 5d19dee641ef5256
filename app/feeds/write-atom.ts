import { type AtomEntry, atomFeed } from './atom-feed.ts';
import {
  type FeedHead,
  type FeedMeeting,
  type FeedSummary,
  meetingAddress,
} from './feed-meeting.ts';
import { shownTitle, titleWithBody, whatWasDecided } from './meeting-words.ts';
import { printable } from './printable.ts';

/** News readers ask every hour or so: more than this is not published between. */
const mostEntries = 30;

type Summarised = FeedMeeting & { summary: FeedSummary };

/**
 * The newest summaries as Atom 1.0, by title, date and outcomes. A correction is the entry once more
 * with a later `updated`.
 */
export function writeAtom(head: FeedHead, meetings: readonly FeedMeeting[]): string {
  const newest = meetings
    .filter((meeting): meeting is Summarised => meeting.summary !== null)
    .toSorted((one, other) => updated(other) - updated(one))
    .slice(0, mostEntries);
  return atomFeed(head, {
    updated: newest[0]?.summary.publishedAt ?? head.changedAt,
    entries: newest.map((meeting) => entryOf(head, meeting)),
  });
}

const updated = ({ summary }: Summarised) => summary.publishedAt.getTime();

function entryOf(head: FeedHead, meeting: Summarised): AtomEntry {
  const { summary } = meeting;
  const corrected = summary.corrections.map((text) => `Corrected: ${printable(text)}`);
  const isOfOneBody = head.title === meeting.body;
  return {
    id: `urn:uuid:${meeting.id}`,
    title: isOfOneBody ? shownTitle(meeting) : titleWithBody(meeting),
    published: summary.firstPublishedAt,
    updated: summary.publishedAt,
    href: meetingAddress(head, meeting),
    summary: [whatWasDecided(meeting), ...corrected].filter(Boolean).join('. '),
  };
}
