import { Link } from 'react-router';
import { formatDay } from '#app/platform/moment.ts';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { RowLink } from '#app/ui/Table.tsx';
import { formatMeetingDate } from '../meeting-date.ts';
import type { MeetingBrief } from './brief.ts';
import { countUnread } from './count-unread.ts';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NewsItem } from './NewsItem.tsx';

type WhatsNewProps = {
  /** The newest summaries, unread ones first. */
  news: readonly MeetingBrief[];
  unreadCount: number;
  /** Of all bodies that the reader follows. */
  lastPublishedAt: Date | null;
};

/** What was published that a reader has not read, and below it what they know already. */
export function WhatsNew({ news, unreadCount, lastPublishedAt }: WhatsNewProps) {
  const unread = news.filter((brief) => brief.isUnread);
  const earlier = news.filter((brief) => !brief.isUnread);
  const [newest] = unread;
  return (
    <section aria-labelledby="whats-new" className="grid gap-4 min-w-0">
      <div className="news-head">
        <h2 id="whats-new" className="section-title">
          What’s New
        </h2>
        {unreadCount > 0 ? <p className="news-count">{countUnread(unreadCount)} to read</p> : null}
        {newest ? <MarkAllRead through={newest.publishedAt.toISOString()} /> : null}
      </div>
      {unread.length > 0 ? (
        <ul className="news-list">
          {unread.map((brief) => (
            <NewsItem key={brief.meetingId} brief={brief} />
          ))}
        </ul>
      ) : (
        <NothingNew lastPublishedAt={lastPublishedAt} />
      )}
      {unreadCount > unread.length ? (
        <p>
          <Link to="/my-meetings/unread">Show all {countUnread(unreadCount)} to read</Link>
        </p>
      ) : null}
      {earlier.length > 0 ? <Earlier briefs={earlier} /> : null}
    </section>
  );
}

function NothingNew({ lastPublishedAt }: { lastPublishedAt: Date | null }) {
  return lastPublishedAt ? (
    <EmptyState
      headingLevel={3}
      title="You have read everything that is new"
      text={`The last summary of a body you follow was published on ${formatDay(lastPublishedAt)}.`}
    />
  ) : (
    <EmptyState
      headingLevel={3}
      title="No summary yet"
      text="No summary of a body you follow has been published. The first will stand here."
    />
  );
}

function Earlier({ briefs }: { briefs: readonly MeetingBrief[] }) {
  return (
    <>
      <h3 className="news-earlier-title">Published earlier</h3>
      <ul className="row-list">
        {briefs.map(({ meetingId, title, body, date }) => (
          <li key={meetingId} className="row-link">
            <div className="min-w-0">
              <RowLink to={`/meetings/${meetingId}`}>{title}</RowLink>
              <p className="row-list-note">
                {body} · {formatMeetingDate(date)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
