import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';
import { granicus } from './granicus.ts';

const site = 'https://harborfalls.granicus.com';
const url = `${site}/ViewPublisher.php?view_id=3`;
const row = (cells: string) => `<tr class="listingRow">${cells}</tr>`;
const page = (...rows: string[]) =>
  `<html><table class="listingTable"><tr><th>Meeting</th></tr>${rows.join('')}</table></html>`;
const held = row(`<td headers="Name">City Council</td>
  <td headers="Date City-Council"><span style="display:none">1770163200</span>February&nbsp; 3,&nbsp;2026 - 6:00&nbsp;PM</td>
  <td><a href="//harborfalls.granicus.com/AgendaViewer.php?view_id=3&amp;clip_id=81">Agenda</a></td>
  <td><a href="${site}/MinutesViewer.php?view_id=3&amp;clip_id=81&amp;doc_id=a-b">minutes</a></td>
  <td><a href="javascript:void(0);" onClick="window.open('//harborfalls.granicus.com/MediaPlayer.php?view_id=3&clip_id=81','player','x=1')">Video</a></td>`);

describe('Granicus', () => {
  it('tells what was held, with agenda, minutes, video, and where its captions would be', () => {
    const step = readSource('granicus', page(held), { url });
    expect(inShort(step)).toEqual(['2026-02-03 City Council 23:00']);
    expect(step.meetings[0]?.uid).toBe('granicus clip 81');
    expect(documentsInShort(step)).toEqual([
      `agenda ${site}/AgendaViewer.php?view_id=3&clip_id=81`,
      `minutes ${site}/MinutesViewer.php?view_id=3&clip_id=81&doc_id=a-b`,
      `video ${site}/MediaPlayer.php?view_id=3&clip_id=81`,
      `captions ${site}/videos/81/captions.vtt`,
    ]);
  });

  it('tells what is ahead, and leaves out what is on the air', () => {
    const ahead =
      row(`<td headers="Name">CANCELED - Zoning Board</td><td headers="Date">Mar 4, 2026 - 07:15 PM</td>
      <td><a href="${site}/AgendaViewer.php?view_id=3&amp;event_id=9">Agenda</a></td>`);
    const live = row(`<td headers="Name">Harbor Board</td><td headers="Date">
      <a href="javascript:void(0)" onclick="window.open('${site}/MediaPlayer.php?event_id=10','p')">In Progress</a></td>`);
    const step = readSource('granicus', page(ahead, live), { url });
    expect(inShort(step)).toEqual(['2026-03-04 Zoning Board 00:15 cancelled']);
    expect(step.leftOut).toEqual([{ name: 'Harbor Board', problem: 'It has no date' }]);
  });

  it('reads its feeds too, and takes the day from where they say it', () => {
    const feed = `<?xml version="1.0"?><rss version="2.0" xmlns:gran="http://granicus.com"><channel>
      <title>Harbor Falls: Agendas</title>
      <item><title>City Council - Feb 03, 2026</title><link>${site}/AgendaViewer.php?view_id=3&amp;clip_id=81</link></item>
      <item><title>Budget Workshop</title><gran:pubDateParts yr="2026" mo="2" day="9"/>
        <link>${site}/MediaPlayer.php?view_id=3&amp;clip_id=82</link></item>
      <item><title>City Council - Feb 03, 2026</title><link>${site}/MinutesViewer.php?clip_id=81</link></item>
      </channel></rss>`;
    const step = readSource('granicus', feed, {
      url: `${site}/ViewPublisherRSS.php?view_id=3&mode=agendas`,
    });
    expect(inShort(step)).toEqual(['2026-02-03 City Council', '2026-02-09 Budget Workshop']);
    expect(
      step.documents.filter(({ uid }) => uid === 'granicus clip 82').map(({ kind }) => kind),
    ).toContain('captions');
  });

  it('tells an empty archive from another page', () => {
    expect(readSource('granicus', page(), { url }).meetings).toEqual([]);
    expect(() => readSource('granicus', '<html>Sign in</html>', { url })).toThrow(
      'no archive of Granicus',
    );
  });

  it('is kept by its view', () => {
    const known = (address: string) => granicus.recognise(new URL(address));
    expect(known(`${site}/player/clip/81?view_id=3`)).toBe(url);
    expect(known(`${site}/ViewPublisherRSS.php?view_id=3&mode=minutes`)).toContain('mode=minutes');
    expect(known('https://granicus.com/about')).toBeNull();
  });
});
