import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';
import { lims } from './lims.ts';

const site = 'https://lims.minneapolismn.gov';
const read = (rows: unknown) =>
  readSource('lims', JSON.stringify(rows), {
    url: `${site}/Calendar/GetCalenderList`,
    timeZone: 'America/Chicago',
  });

describe('LIMS of Minneapolis', () => {
  it('reads its calendar and its list of reports, one in capitals and one not', () => {
    const step = read([
      {
        Id: 4,
        CommitteeName: 'Bridge Board',
        CommitteeType: 'ABC',
        Abbreviation: 'BB',
        Location: 'Room 2',
        Address: '4 Dock Street',
        MeetingDate: '2026-03-03T00:00:00',
        MeetingTime: '2026-03-03T16:00:00',
        AgendaId: 7,
        MarkedAgendaPublished: true,
        Cancelled: false,
      },
      {
        id: 5,
        committeeName: 'City Council',
        meetingDate: '2026-03-04T00:00:00',
        meetingTime: '2026-03-04T09:30:00',
        committeeReportDocumentId: 6,
        committeeReportDocument: 'Proceedings 0304.pdf',
        mainVideoURL: 'https://youtube.com/watch?v=1',
      },
      { Id: 6, CommitteeName: 'Ethics Board', MeetingDate: '2026-03-05T00:00:00', Cancelled: true },
    ]);
    expect(inShort(step)).toEqual([
      '2026-03-03 Bridge Board 22:00',
      '2026-03-04 City Council 15:30',
      '2026-03-05 Ethics Board cancelled',
    ]);
    expect(step.meetings[0]?.place).toBe('Room 2, 4 Dock Street');
    expect(documentsInShort(step)).toEqual([
      `agenda ${site}/Board/MarkedAgenda/BB/7`,
      `minutes ${site}/Download/CommitteeReport/6/Proceedings-0304.pdf`,
      'video https://youtube.com/watch?v=1',
    ]);
  });

  it('asks for the days that are looked at, and tells no meetings from no sense', () => {
    const reading = { from: '2026-01-02', until: '2026-12-31', timeZone: 'America/Chicago' };
    const [asked] = lims.first(`${site}/Calendar`, reading);
    expect(new URL(asked?.url ?? '').searchParams.get('fromDate')).toBe('Jan 2, 2026');
    expect(read([]).meetings).toEqual([]);
    expect(() => read([{ Id: {} }])).toThrow('not of the form');
  });
});
