import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';
import { youtube } from './youtube.ts';

const id = 'UCabcdefghijklmnopqrstuv';
const url = `https://www.youtube.com/feeds/videos.xml?channel_id=${id}`;
const entry = (video: string, title: string) =>
  `<entry><id>yt:video:${video}</id><yt:videoId>${video}</yt:videoId><title>${title}</title>
   <link rel="alternate" href="https://www.youtube.com/watch?v=${video}"/><published>2026-03-04T01:00:00+00:00</published></entry>`;
const atom = (entries: string) =>
  `<?xml version="1.0"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015"><yt:channelId>${id}</yt:channelId><title>Harbor Falls TV</title>${entries}</feed>`;

describe('a channel at YouTube', () => {
  it('finds the videos of meetings, and nothing but videos', () => {
    const step = readSource('youtube', atom(entry('aaaaaaaaaaa', 'City Council Meeting 3/3/26')), {
      url,
    });
    expect(inShort(step)).toEqual(['2026-03-03 City Council Meeting']);
    expect(documentsInShort(step)).toEqual(['video https://www.youtube.com/watch?v=aaaaaaaaaaa']);
  });

  it('leaves out what names no meeting or no day', () => {
    const step = readSource(
      'youtube',
      atom(
        entry('bbbbbbbbbbb', 'Fireworks, July 4, 2026') +
          entry('ccccccccccc', 'City Council Meeting'),
      ),
      { url },
    );
    expect(step.meetings).toEqual([]);
    expect(step.leftOut.map(({ problem }) => problem)).toEqual([
      'It looks like no meeting',
      'It names no day of a meeting',
    ]);
  });

  it('finds the channel’s number in the page of a channel known by name', () => {
    const page = `<html><script>{"externalId":"${id}"}</script></html>`;
    const step = readSource('youtube', page, { url: 'https://www.youtube.com/@harborfalls' });
    expect(step.next).toEqual([{ url, what: 'videos' }]);
    expect(() => readSource('youtube', '<html>Before you continue</html>')).toThrow('no channel');
  });

  it('is known by a channel, a name or a list', () => {
    const known = (path: string) => youtube.recognise(new URL(path, 'https://www.youtube.com'));
    expect(known(`/channel/${id}/videos`)).toBe(url);
    expect(known('/@harborfalls/streams')).toBe('https://www.youtube.com/@harborfalls');
    expect(known('/playlist?list=PL12')).toContain('playlist_id=PL12');
    expect(known('/watch?v=aaaaaaaaaaa')).toBeNull();
  });
});
