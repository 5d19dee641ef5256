import { describe, expect, it } from 'vitest';
import { recogniseAddress, recogniseAnswer } from './recognise-source.ts';

const kinds = (pasted: string) => recogniseAddress(pasted).map(({ kind }) => kind);
const answered = (url: string, text: string) => recogniseAnswer({ url, contentType: null, text });

describe('a pasted address', () => {
  it.each([
    ['https://harborfalls.legistar.com/Calendar.aspx', ['legistar', 'legistar-calendar', 'links']],
    ['harborfalls.granicus.com/ViewPublisher.php?view_id=3', ['granicus', 'links']],
    ['https://harborfalls.portal.civicclerk.com/', ['civicclerk', 'links']],
    ['https://harborfalls.primegov.com/public/portal', ['primegov', 'links']],
    ['https://www.youtube.com/@harborfalls', ['youtube', 'links']],
    ['https://go.boarddocs.com/me/harborfalls/Board.nsf/Public', ['boarddocs', 'links']],
    ['https://harborfalls.iqm2.com/Citizens/Default.aspx', ['iqm2', 'links']],
    ['https://www.harborfalls.example/AgendaCenter/Council-2', ['civicplus', 'links']],
    ['https://chicityclerkelms.chicago.gov/Meetings/', ['elms', 'links']],
    ['https://lims.minneapolismn.gov/Calendar/all/monthly', ['lims', 'links']],
    ['https://meetings.boardbook.org/Public/Organization/77', ['boardbook', 'links']],
    [
      'https://simbli.eboardsolutions.com/SB_Meetings/SB_MeetingListing.aspx?S=5',
      ['simbli', 'links'],
    ],
    ['https://harborfalls.example/meetings/detail/29', ['digital-towpath', 'links']],
    ['https://harborfalls.example/news.rss', ['feed', 'links']],
    ['https://harborfalls.example/calendar.ics', ['icalendar', 'links']],
    ['https://harborfalls.example/meetings', ['links']],
  ])('%s', (pasted, expected) => {
    expect(kinds(pasted)).toEqual(expected);
  });

  it('is one source however it is written', () => {
    const [one, other] = [
      'HTTPS://HarborFalls.PrimeGov.com/Portal/Meeting?x=1#top',
      ' harborfalls.primegov.com ',
    ].map((pasted) => recogniseAddress(pasted)[0]?.address);
    expect(one).toBe('https://harborfalls.primegov.com/public/portal');
    expect(other).toBe(one);
  });

  it('that is none of the web is nothing', () => {
    for (const pasted of [
      '',
      'city council',
      'ftp://harborfalls.example/a',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'https://me:secret@harborfalls.example/',
      'http://intranet/',
    ]) {
      expect(recogniseAddress(pasted)).toEqual([]);
    }
  });
});

describe('an answer whose address tells nothing', () => {
  const url = 'https://meetings.harborfalls.example/list?x=1';

  it.each([
    ['icalendar', 'BEGIN:VCALENDAR\nEND:VCALENDAR'],
    ['feed', '<?xml version="1.0"?><rss version="2.0"><channel/></rss>'],
    ['legistar', '[{"EventId":1}]'],
    ['civicclerk', '{"value":[{"id":1,"eventName":"x"}]}'],
    ['granicus', '<html><a href="https://x.granicus.com/AgendaViewer.php?clip_id=1">a</a></html>'],
    ['civicplus', '<html><a href="/AgendaCenter/ViewFile/Agenda/_1">a</a></html>'],
    ['links', '<!doctype html><html><a href="a.pdf">Agenda</a></html>'],
  ])('is %s by what it holds', (kind, text) => {
    expect(answered(url, text)).toMatchObject({ kind });
  });

  it('is nothing where no reader knows it', () => {
    expect(answered(url, '%PDF-1.7')).toBeNull();
    expect(answered(url, '')).toBeNull();
  });
});
