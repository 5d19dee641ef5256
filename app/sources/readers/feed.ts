import { isFeed, readFeed } from '../reading/feed-items.ts';
import { feedMeetings } from '../reading/feed-meetings.ts';
import { stepOf } from '../reading/told-meeting.ts';
import { nothing, type SourceReader } from '../source-reader.ts';

/** RSS and Atom of agendas, minutes, notices or recordings, whoever writes them. */
export const feed: SourceReader = {
  name: 'RSS or Atom',
  recognise(url) {
    const isNamed = /(?:\.(?:rss|atom)|\/(?:feed|rss|atom)(?:\.xml|\.aspx|\.php)?\/?)$/i.test(
      url.pathname,
    );
    return isNamed || url.searchParams.get('format') === 'rss' ? url.href : null;
  },
  isAnswer: isFeed,
  first: (address) => [{ url: address, what: 'feed' }],
  read({ answer, reading }) {
    const read = readFeed(answer);
    const { told, left } = feedMeetings({ feed: read, idOf: () => null });
    const step = stepOf(told, reading);
    return { ...nothing, ...step, leftOut: [...left, ...step.leftOut] };
  },
};
