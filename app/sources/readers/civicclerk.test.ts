import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';
import { civicclerk } from './civicclerk.ts';

const url = 'https://harborfalls.api.civicclerk.com/v1/Events';
const event = {
  id: 71,
  eventName: 'City Council',
  startDateTime: '2026-03-03T18:30:00Z',
  endDateTime: '2026-03-03T20:00:00Z',
  hasAgenda: true,
  hasMedia: true,
  eventLocation: { address1: '4 Dock Street', city: 'Harbor Falls', state: 'ME', zipCode: '04001' },
  publishedFiles: [
    { fileId: 5, name: 'Council Agenda', type: 'Agenda' },
    { fileId: 6, name: 'Council Packet', type: 'Agenda Packet' },
    { fileId: 7, name: 'Parking map', type: 'Other' },
  ],
};
const read = (...events: unknown[]) =>
  readSource('civicclerk', JSON.stringify({ value: events }), { url });

describe('CivicClerk', () => {
  it('tells a meeting at the time of its place, where it is, and its files', () => {
    const step = read(event);
    expect(inShort(step)).toEqual(['2026-03-03 City Council 23:30']);
    expect(step.meetings[0]).toMatchObject({
      uid: 'civicclerk 71',
      endsAt: '2026-03-04T01:00:00.000Z',
      place: '4 Dock Street, Harbor Falls, ME 04001',
    });
    const file = 'https://harborfalls.api.civicclerk.com/v1/Meetings/GetMeetingFileStream';
    expect(documentsInShort(step)).toEqual([
      `agenda ${file}(fileId=5,plainText=false)`,
      `packet ${file}(fileId=6,plainText=false)`,
    ]);
  });

  it('does not take a notice of cancellation for an agenda', () => {
    const publishedFiles = [{ fileId: 8, name: 'Cancellation 3.3.2026', type: 'Agenda' }];
    const step = read({ ...event, publishedFiles });
    expect(inShort(step)).toEqual(['2026-03-03 City Council 23:30 cancelled']);
    expect(step.documents.map(({ kind }) => kind)).toEqual(['cancellation']);
  });

  it('asks for captions where there is a recording, and for the next page of the same service', () => {
    const text = JSON.stringify({ value: [event], '@odata.nextLink': `${url}?$skip=15` });
    expect(readSource('civicclerk', text, { url }).next.map((one) => one.url)).toEqual([
      `${url}?$skip=15`,
      'https://harborfalls.api.civicclerk.com/v1/EventsMedia/71',
    ]);
    const away = JSON.stringify({
      value: [],
      '@odata.nextLink': 'https://elsewhere.example/v1/Events',
    });
    expect(readSource('civicclerk', away, { url }).next).toEqual([]);
  });

  it('reads captions and the video of one meeting', () => {
    const asked = 'https://harborfalls.api.civicclerk.com/v1/EventsMedia/71';
    const media = {
      id: 71,
      videoUrl: 'https://media.example/71.mp4',
      closedCaptionUrl: 'https://media.example/71.srt',
      closedCaptionTracks: [{ file: 'https://media.example/71.srt', label: 'English' }],
    };
    const step = readSource('civicclerk', JSON.stringify(media), { url: asked });
    expect(step.documents.map(({ uid, kind }) => [uid, kind])).toEqual([
      ['civicclerk 71', 'captions'],
      ['civicclerk 71', 'video'],
    ]);
  });

  it('leaves out what is of another type, and says so', () => {
    const step = read(event, { id: 72, eventName: 7, startDateTime: ['x'] }, 'nonsense');
    expect(step.meetings).toHaveLength(1);
    expect(step.leftOut).toEqual([{ name: '7', problem: 'It has no date' }]);
    expect(step.remarks.join()).toContain('1 entry has another form');
  });

  it('tells an empty list from an answer that makes no sense', () => {
    expect(read().meetings).toEqual([]);
    for (const text of ['', '{"value":3}', '<html>Sign in</html>', '{"value":[']) {
      expect(() => readSource('civicclerk', text, { url })).toThrow(/answer/);
    }
  });

  it('is known by the address of its portal', () => {
    const known = civicclerk.recognise(
      new URL('https://HarborFalls.portal.civicclerk.com/event/9/files'),
    );
    expect(known).toBe(url);
  });
});
