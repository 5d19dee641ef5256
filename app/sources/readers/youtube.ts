import { looksLikeNoMeeting } from '#app/meetings/calendar/said-in-title.ts';
import { AppError } from '#app/platform/app-error.ts';
import { isFeed, readFeed } from '../reading/feed-items.ts';
import { feedMeetings } from '../reading/feed-meetings.ts';
import { stepOf } from '../reading/told-meeting.ts';
import { nothing, type SourceReader } from '../source-reader.ts';

const feedOf = (name: string, id: string) =>
  `https://www.youtube.com/feeds/videos.xml?${name}=${encodeURIComponent(id)}`;
const channelId = /(?:channel_id=|"(?:channelId|externalId)":"|\/channel\/)(UC[\w-]{22})/;

/** The newest videos of a channel at YouTube, of which those count that name a meeting and its day. */
export const youtube: SourceReader = {
  name: 'YouTube channel',
  recognise(url) {
    if (!/^(?:www\.|m\.)?youtube\.com$/i.test(url.hostname)) return null;
    const { searchParams } = url;
    const list = searchParams.get('playlist_id') ?? searchParams.get('list');
    if (list) return feedOf('playlist_id', list);
    const [, id] = channelId.exec(url.pathname + url.search) ?? [];
    if (id) return feedOf('channel_id', id);
    // The page of a channel known by a name tells its number.
    const [page] = /^\/(?:@[^/]+|(?:c|user)\/[^/]+)/.exec(url.pathname) ?? [];
    return page ? `https://www.youtube.com${page}` : null;
  },
  isAnswer: (answer) =>
    isFeed(answer) && /<yt:(?:channelId|playlistId)>/.test(answer.text.slice(0, 5000)),
  first: (address) => [{ url: address, what: 'videos' }],
  read({ answer, reading }) {
    if (!isFeed(answer)) {
      const [, id] = channelId.exec(answer.text) ?? [];
      if (id) return { ...nothing, next: [{ url: feedOf('channel_id', id), what: 'videos' }] };
      throw new AppError('unreadable', 'The page names no channel of YouTube.');
    }
    const read = readFeed(answer);
    const isMeeting = ({ title }: { title: string }) => !looksLikeNoMeeting(title, true);
    const meetings = { ...read, items: read.items.filter(isMeeting) };
    const others = read.items.filter((item) => !isMeeting(item));
    const { told, left } = feedMeetings({
      feed: meetings,
      kind: 'video',
      idOf: ({ link }) => {
        const id = link && new URL(link).searchParams.get('v');
        return id ? `youtube ${id}` : null;
      },
    });
    const step = stepOf(told, reading);
    return {
      ...nothing,
      ...step,
      leftOut: [
        ...others.map(({ title }) => ({ name: title, problem: 'It looks like no meeting' })),
        ...left,
        ...step.leftOut,
      ],
    };
  },
};
