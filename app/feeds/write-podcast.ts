import { generateRssFeed } from 'feedsmith';
import { brand } from '#app/brand.ts';
import { bodyFeeds } from './feed-addresses.ts';
import { type FeedHead, type FeedMeeting, meetingAddress } from './feed-meeting.ts';
import { shownTitle, whatWasDecided } from './meeting-words.ts';
import { printable } from './printable.ts';

const mostEpisodes = 100;

type Audible = FeedMeeting & { audio: string };

/** The meetings that can be heard as a podcast, newest first; null where there are none. */
export function writePodcast(head: FeedHead, meetings: readonly FeedMeeting[]): string | null {
  const episodes = meetings.filter((meeting): meeting is Audible => meeting.audio !== null);
  if (episodes.length === 0) return null;
  return generateRssFeed(
    {
      title: printable(head.title),
      link: head.origin + head.page,
      description: printable(head.description),
      language: 'en-us',
      generator: brand.name,
      lastBuildDate: head.changedAt,
      atom: {
        links: [{ rel: 'self', type: bodyFeeds.podcast.type, href: head.origin + head.path }],
      },
      itunes: {
        author: printable(head.title),
        explicit: false,
        type: 'episodic',
        image: `${head.origin}/apple-touch-icon.png`,
        categories: [{ text: 'Government' }],
      },
      items: episodes.slice(0, mostEpisodes).map((meeting) => episodeOf(head, meeting)),
    },
    { strict: true },
  );
}

function episodeOf(head: FeedHead, meeting: Audible) {
  const { audio, id, day, createdAt } = meeting;
  return {
    title: shownTitle(meeting),
    link: meetingAddress(head, meeting),
    description: whatWasDecided(meeting) || shownTitle(meeting),
    guid: { value: `urn:uuid:${id}`, isPermaLink: false },
    pubDate: day ? new Date(`${day}T12:00:00Z`) : createdAt,
    // How long the file is, nobody has measured; zero is how the format says so.
    enclosures: [{ url: audio, length: 0, type: audioType(audio) }],
    itunes: { episodeType: 'full' },
  };
}

const types: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
};

/** By the file's name; most that say nothing are MP3. */
function audioType(address: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(URL.parse(address)?.pathname ?? '')?.[1]?.toLowerCase();
  return (ending && Object.hasOwn(types, ending) && types[ending]) || 'audio/mpeg';
}
