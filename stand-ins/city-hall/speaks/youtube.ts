import { addDays } from 'date-fns/addDays';
import { html } from '../../pages/html.ts';
import type { Answer, Asked } from './asked.ts';

/** What the feed of a channel holds. */
const mostVideos = 15;

/** A channel's feed at YouTube: its newest videos, of which not all are meetings. */
export function speakYouTube({ city, meetings, url }: Asked): Answer {
  const channel = channelOf(city.slug);
  const recorded = meetings.filter(({ hasRecording }) => hasRecording);
  const videos = recorded.map(({ id, body, day, startsAt }) => ({
    id: `${city.slug.slice(0, 5)}-${id}x`.padStart(11, 'v').slice(-11),
    title: `${body.name} Meeting, ${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`,
    at: addDays(startsAt, 1),
  }));
  const first = videos[0]?.at;
  const others = first
    ? [{ id: 'parade00001', title: 'How to clean a storm drain', at: first }]
    : [];
  const newest = [...others, ...videos].slice(-mostVideos).toReversed();
  const atom = html`<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
<link rel="self" href="${url.href}"/>
<id>yt:channel:${channel}</id>
<yt:channelId>${channel}</yt:channelId>
<title>City of ${city.name}</title>
${newest.map(
  ({ id, title, at }) => html`<entry><id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId>
<yt:channelId>${channel}</yt:channelId><title>${title}</title>
<link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
<published>${at.toISOString()}</published><updated>${at.toISOString()}</updated></entry>
`,
)}</feed>`;
  return {
    type: 'text/xml; charset=UTF-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${atom.text}\n`,
  };
}

/** UC and 22 letters, as channels are numbered. */
export const channelOf = (slug: string): string => `UC${slug}`.padEnd(24, 'x').slice(0, 24);
