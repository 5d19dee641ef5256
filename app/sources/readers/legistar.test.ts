import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';
import { legistar } from './legistar.ts';

const url = 'https://webapi.legistar.com/v1/harborfalls/events';
const event = {
  EventId: 900,
  EventBodyName: 'Harbor Commission',
  EventDate: '2026-05-12T00:00:00',
  EventTime: '6:30 PM',
  EventLocation: 'Pier 4',
  EventAgendaFile: 'https://harborfalls.legistar1.com/harborfalls/meetings/2026/5/900_A.pdf',
  EventMinutesFile: null,
  EventVideoPath: 'https://harborfalls.granicus.com/player/clip/55',
};

describe('Legistar’s Web API', () => {
  it('tells events with their files', () => {
    const step = readSource('legistar', JSON.stringify([event]), { url });
    expect(inShort(step)).toEqual(['2026-05-12 Harbor Commission 22:30']);
    expect(documentsInShort(step)).toEqual([
      `items ${url}/900/eventitems?AgendaNote=1`,
      `agenda ${event.EventAgendaFile}`,
      `video ${event.EventVideoPath}`,
      'captions https://harborfalls.granicus.com/videos/55/captions.vtt',
    ]);
    expect(step.next).toEqual([]);
  });

  it('asks for the items of agendas that are published, with the city’s token', () => {
    const itemsOf = (more: object) =>
      documentsInShort(
        readSource('legistar', JSON.stringify([{ ...event, EventAgendaFile: null, ...more }]), {
          url: `${url}?token=abc`,
        }),
      ).filter((document) => document.startsWith('items'));
    expect(itemsOf({})).toEqual([]);
    expect(itemsOf({ EventAgendaLastPublishedUTC: '2026-05-08T20:11:00' })).toEqual([
      `items ${url}/900/eventitems?AgendaNote=1&token=abc`,
    ]);
  });

  it('reads the same in XML, which some cities are answered in', () => {
    const xml = `<ArrayOfGranicusEvent xmlns="x"><GranicusEvent><EventId>900</EventId>
      <EventBodyName>Harbor &amp; Port Commission</EventBodyName><EventDate>2026-05-12T00:00:00</EventDate>
      <EventTime>6:30 PM</EventTime><EventAgendaFile>https://files.example/900.pdf</EventAgendaFile>
      <EventMinutesFile/></GranicusEvent></ArrayOfGranicusEvent>`;
    const step = readSource('legistar', xml, { url });
    expect(inShort(step)).toEqual(['2026-05-12 Harbor & Port Commission 22:30']);
    expect(documentsInShort(step)).toEqual(['agenda https://files.example/900.pdf']);
  });

  it('asks for a thousand at a time, and on where there are as many', () => {
    const reading = { from: '2026-01-01', until: '2026-12-31', timeZone: 'America/New_York' };
    const [first] = legistar.first(`${url}?token=abc`, reading);
    const asked = new URL(first?.url ?? '');
    expect(asked.searchParams.get('$filter')).toBe(
      "EventDate ge datetime'2026-01-01' and EventDate le datetime'2026-12-31'",
    );
    const events = Array.from({ length: 1000 }, (_, at) => ({ ...event, EventId: at + 1 }));
    const step = readSource('legistar', JSON.stringify(events), { url, asked: asked.href });
    expect(step.meetings).toHaveLength(1000);
    const next = new URL(step.next[0]?.url ?? '');
    expect(next.searchParams.get('$skip')).toBe('1000');
    expect(next.searchParams.get('token')).toBe('abc');
  });

  it('tells no events from what is none', () => {
    expect(readSource('legistar', '[]', { url }).meetings).toEqual([]);
    expect(() => readSource('legistar', '[{"MatterId":1}]', { url })).toThrow('no events');
    expect(() => readSource('legistar', '<html>Token required</html>', { url })).toThrow(
      'no events',
    );
  });

  it('is known by the address of a city’s site and of the service', () => {
    const known = (address: string) => legistar.recognise(new URL(address));
    expect(known('https://harborfalls.legistar.com/Calendar.aspx')).toBe(url);
    expect(known('https://webapi.legistar.com/v1/HarborFalls/bodies?token=abc')).toBe(
      `${url}?token=abc`,
    );
    expect(known('https://webapi.legistar.com/Help')).toBeNull();
  });
});
