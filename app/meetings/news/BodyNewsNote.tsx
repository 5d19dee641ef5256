import { formatDay } from '#app/platform/moment.ts';
import { Badge } from '#app/ui/Badge.tsx';
import type { BodyNews } from './body-news.ts';
import { countUnread } from './count-unread.ts';

/** Of a body that a reader follows: when its last summary came, and how many they have not read. */
export function BodyNewsNote({ news }: { news: BodyNews }) {
  const { hasMeetings, lastPublishedAt, unreadCount } = news;
  return (
    <div className="body-news">
      {unreadCount > 0 ? <Badge state="new">{countUnread(unreadCount)} to read</Badge> : null}
      <span className="row-list-note">
        {lastPublishedAt
          ? `Last summary ${formatDay(lastPublishedAt)}`
          : hasMeetings
            ? 'No summary yet'
            : 'No meeting yet'}
      </span>
    </div>
  );
}
