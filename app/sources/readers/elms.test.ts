import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';

const url = 'https://api.chicityclerkelms.chicago.gov/meeting?skip=0';
const meeting = {
  meetingId: 'A-1',
  bodyId: 'B-1',
  status: 'Scheduled',
  body: 'Committee on Bridges',
  location: 'Room 2',
  date: '2026-03-03T16:00:00+00:00',
  videoLink: 'https://vimeo.com/1',
  files: [
    { path: 'https://files.example/a.pdf', fileName: 'Agenda.pdf', attachmentType: 'Agenda' },
    { path: 'https://files.example/s.pdf', fileName: 'March.pdf', attachmentType: 'Summary' },
    { path: 'https://files.example/r.pdf', fileName: 'Report.pdf', attachmentType: 'Report' },
  ],
};
const read = (data: unknown[], meta: unknown = { skip: 0, top: 100, count: 1 }) =>
  readSource('elms', JSON.stringify({ data, meta }), { url, timeZone: 'America/Chicago' });

describe('eLMS of Chicago', () => {
  it('tells meetings at the clocks of the place, with their files', () => {
    const step = read([meeting]);
    expect(inShort(step)).toEqual(['2026-03-03 Committee on Bridges 16:00']);
    expect(documentsInShort(step)).toEqual([
      'agenda https://files.example/a.pdf',
      'minutes https://files.example/s.pdf',
      'video https://vimeo.com/1',
    ]);
  });

  it('knows a cancelled meeting by its state and by its notice', () => {
    const notice = {
      path: 'https://files.example/n.pdf',
      fileName: 'Cancellation Notice.pdf',
      attachmentType: 'Notice',
    };
    for (const off of [
      { ...meeting, status: 'Cancelled' },
      { ...meeting, files: [notice] },
    ]) {
      expect(inShort(read([off]))).toEqual(['2026-03-03 Committee on Bridges 16:00 cancelled']);
    }
  });

  it('goes on until the first day that is looked at', () => {
    const meta = { skip: 0, top: 100, count: 300 };
    expect(read([meeting], meta).next[0]?.url).toContain('skip=100');
    expect(
      read([meeting, { ...meeting, meetingId: 'A-0', date: '2025-12-01T16:00:00Z' }], meta).next,
    ).toEqual([]);
  });

  it('tells no meetings from no sense', () => {
    expect(read([]).meetings).toEqual([]);
    expect(() => read([{ meetingId: 4 }])).toThrow('not of the form');
  });
});
