import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countKinds, inShort, readSource } from '#tests/support/read-source.ts';
import { recogniseAnswer } from '../recognise-source.ts';
import type { SourceKind } from '../source-kinds.ts';

const data = '../shared/data';
const always = { from: '2000-01-01', until: '2030-12-31' };

type Fixture = {
  file: string;
  kind: SourceKind;
  url: string;
  timeZone?: string;
  meetings: number;
  cancelled?: number;
  documents: Record<string, number>;
  leftOut?: number;
  next?: number;
  /** Some of what a person reads there. */
  reads: string[];
  says?: RegExp[];
};

const chicago = 'America/Chicago';
const webcal = 'https://harborfalls.example/calendar.ics';

/** Counted in the files themselves, and looked up there by eye. */
const fixtures: Fixture[] = [
  {
    file: 'feeds/primegov/clayton-county-ga-boc-meetings.json',
    kind: 'primegov',
    url: 'https://claytoncountyga.primegov.com/api/v2/PublicPortal/ListUpcomingMeetings',
    meetings: 18,
    documents: { agenda: 31, packet: 1, minutes: 21, video: 16, captions: 16 },
    reads: ['2026-01-06 Regular Business Meeting 23:00', '2026-01-13 Work Session 22:30'],
  },
  {
    file: 'feeds/civicclerk/kissimmee-fl-pab-events.json',
    kind: 'civicclerk',
    url: 'https://kissimmeefl.api.civicclerk.com/v1/Events',
    meetings: 38,
    cancelled: 23,
    documents: { agenda: 16, packet: 16, minutes: 15, cancellation: 23 },
    next: 15,
    reads: [
      '2023-06-07 Planning Advisory Board 22:00',
      // Its title does not say so, its notice does
      '2024-05-01 Planning Advisory Board 22:00 cancelled',
    ],
  },
  {
    file: 'feeds/civicclerk/south-fulton-ga-events.json',
    kind: 'civicclerk',
    url: 'https://southfultonga.api.civicclerk.com/v1/Events',
    meetings: 16,
    documents: { agenda: 1, packet: 1 },
    next: 1,
    reads: ['2026-04-28 City Council Regular Meeting 23:00'],
  },
  {
    file: 'feeds/civicclerk/tulsa-county-ok-events.json',
    kind: 'civicclerk',
    url: 'https://tulsacountyok.api.civicclerk.com/v1/Events',
    timeZone: chicago,
    meetings: 3,
    documents: { agenda: 2, packet: 2, minutes: 1 },
    reads: ['2025-12-08 Board of County Commissioners 15:30'],
  },
  {
    file: 'feeds/legistar/cook-county-calendar-scrape.json',
    kind: 'legistar-calendar',
    url: 'https://cook-county.legistar.com/Calendar.aspx',
    timeZone: chicago,
    meetings: 167,
    // Three by a notice, the others by the remark beside their place
    cancelled: 14,
    documents: { agenda: 125, minutes: 96, video: 109, cancellation: 3 },
    reads: ['2017-12-13 Board of Commissioners 17:00'],
  },
  {
    file: 'calendars/cook-county-board-legistar.json',
    kind: 'legistar-calendar',
    url: 'https://cook-county.legistar.com/Calendar.aspx',
    timeZone: chicago,
    meetings: 167,
    // Three by a notice, the others by the remark beside their place
    cancelled: 14,
    documents: { agenda: 125, minutes: 96, video: 109, cancellation: 3 },
    reads: ['2017-12-13 Finance Committee 16:00'],
  },
  {
    file: 'feeds/legistar/cleveland-calendar-scrape.json',
    kind: 'legistar-calendar',
    url: 'https://cityofcleveland.legistar.com/Calendar.aspx',
    // 126 rows, of which three stand there twice
    meetings: 123,
    documents: { agenda: 112, minutes: 3 },
    reads: ['2019-09-16 City Council 23:00', '2019-09-11 Safety Committee 14:00'],
    says: [/3 entries came more than once/],
  },
  {
    file: 'feeds/legistar/fresno-calendar-scrape.json',
    kind: 'legistar-calendar',
    url: 'https://fresno.legistar.com/Calendar.aspx',
    timeZone: 'America/Los_Angeles',
    meetings: 14,
    documents: { agenda: 25, minutes: 3, video: 7 },
    reads: ['2022-08-22 Historic Preservation Commission 01:00'],
  },
  {
    file: 'feeds/legistar/la-metro-calendar.html',
    kind: 'legistar-calendar',
    url: 'https://metro.legistar.com/Calendar.aspx',
    timeZone: 'America/Los_Angeles',
    meetings: 14,
    documents: {},
    reads: ['2019-01-24 Board of Directors - Regular Board Meeting 17:30'],
    says: [/mostly this month/],
  },
  {
    file: 'feeds/granicus/tulsa-ok-viewpublisher.html',
    kind: 'granicus',
    url: 'https://tulsa-ok.granicus.com/ViewPublisher.php?view_id=4',
    timeZone: chicago,
    meetings: 18,
    documents: { agenda: 16, video: 13, captions: 13 },
    // One that is on the air: 'In Progress' stands where its day should.
    leftOut: 1,
    reads: [
      '2025-11-19 Regular Council Meeting 23:00',
      '2026-01-14 Council Public Works Committee 20:30',
    ],
  },
  {
    file: 'feeds/granicus/metra-viewpublisher.html',
    kind: 'granicus',
    url: 'https://metrarr.granicus.com/ViewPublisher.php?view_id=5',
    timeZone: chicago,
    meetings: 61,
    documents: { agenda: 50, minutes: 46, video: 50, captions: 50 },
    reads: [
      '2018-02-21 Metra February 2018 Board Meeting 16:30',
      '2017-10-06 Metra October 2017 Board Meeting 14:02',
    ],
  },
  {
    file: 'feeds/iqm2/santa-clara-county-meeting_calendar.xml',
    kind: 'iqm2',
    url: 'https://sccgov.iqm2.com/Services/RSS.aspx?Feed=Calendar',
    timeZone: 'America/Los_Angeles',
    meetings: 169,
    documents: { agenda: 338, packet: 139, minutes: 48, video: 70 },
    reads: ['2026-07-16 HIV Commission 20:00', '2026-04-13 Board of Supervisors 21:00'],
    says: [/calls itself RSS/, /not say where/],
  },
  {
    file: 'feeds/iqm2/santa-clara-county-2026-06-23-meeting_detail.html',
    kind: 'iqm2',
    url: 'https://sccgov.iqm2.com/Citizens/Detail_Meeting.aspx?ID=17599',
    timeZone: 'America/Los_Angeles',
    meetings: 1,
    documents: { agenda: 1, packet: 1, minutes: 1, video: 1, transcript: 1 },
    reads: ['2026-06-23 Board of Supervisors - Regular Meeting 16:30'],
  },
  ...['57394', '65707'].map(
    (id): Fixture => ({
      file: `feeds/simbli/sjusd-meeting-${id}.json`,
      kind: 'simbli',
      url: 'https://simbli.eboardsolutions.com/SB_Meetings/SB_MeetingListing.aspx?S=36030421',
      timeZone: 'America/Los_Angeles',
      meetings: 1,
      documents: { items: 1 },
      reads: [
        id === '57394'
          ? '2026-04-23 Regular Session Board Meeting 01:00'
          : '2026-05-21 Regular Session Board Meeting 01:00',
      ],
      says: [/one saved meeting/],
    }),
  ),
  {
    file: 'feeds/boarddocs/akron-public-schools-active.xml',
    kind: 'boarddocs',
    url: 'https://go.boarddocs.com/oh/akron/Board.nsf/XML-ActiveMeetings',
    meetings: 5,
    documents: { items: 5 },
    // Fifteen archives of a year each, and a clerk's copy
    leftOut: 16,
    reads: ['2019-08-12 REGULAR BOARD MEETING 21:30', '2019-07-29 REGULAR BOARD MEETING 20:30'],
    says: [/names no files of agendas/],
  },
  {
    file: 'feeds/boardbook/st-paul-public-schools.html',
    kind: 'boardbook',
    url: 'https://meetings.boardbook.org/Public/Organization/1810',
    timeZone: chicago,
    meetings: 47,
    documents: { agenda: 47, minutes: 42, video: 28 },
    reads: ['2026-05-05 Saint Paul Public Schools - Committee 21:30'],
  },
  {
    file: 'feeds/lims/minneapolis-calendar.json',
    kind: 'lims',
    url: 'https://lims.minneapolismn.gov/Calendar/GetCalenderList',
    timeZone: chicago,
    meetings: 4,
    cancelled: 1,
    documents: { agenda: 2 },
    reads: ['2025-09-25 Planning Commission 21:30 cancelled', '2026-04-09 City Council 14:30'],
  },
  {
    file: 'feeds/lims/minneapolis-attachments.json',
    kind: 'lims',
    url: 'https://lims.minneapolismn.gov/CityCouncil/CityCouncilMeetingsPagedList',
    timeZone: chicago,
    meetings: 2,
    documents: { agenda: 2, minutes: 2, video: 2 },
    reads: ['2026-01-21 Charter Commission 22:00'],
  },
  {
    file: 'feeds/elms/chicago-city-council-meetings.json',
    kind: 'elms',
    url: 'https://api.chicityclerkelms.chicago.gov/meeting',
    timeZone: chicago,
    meetings: 99,
    documents: { agenda: 119, minutes: 61, cancellation: 5, video: 71 },
    next: 1,
    reads: [
      '2023-10-12 Committee on Zoning, Landmarks and Building Standards 15:00',
      '2023-10-12 Committee on Zoning, Landmarks and Building Standards 15:00 cancelled',
    ],
  },
  {
    file: 'feeds/civicplus/agenda_search_results_page.html',
    kind: 'civicplus',
    url: 'https://nm-lascruces.civicplus.com/AgendaCenter/Search/',
    timeZone: 'America/Denver',
    meetings: 26,
    cancelled: 7,
    documents: { agenda: 52, packet: 26, minutes: 4 },
    // Notices that members may meet by chance
    leftOut: 2,
    reads: ['2020-11-19 Airport Advisory Board Meeting', '2020-12-02 DRC Meeting cancelled'],
    says: [/neither at what time nor where/],
  },
  {
    file: 'feeds/ical/chicago-low-income-housing-trust.ics',
    kind: 'icalendar',
    url: webcal,
    timeZone: chicago,
    meetings: 7,
    documents: {},
    leftOut: 23,
    reads: ['2024-05-09 Outreach Meeting 13:30'],
  },
  {
    file: 'calendars/chicago-housing-trust-fund.ics',
    kind: 'icalendar',
    url: webcal,
    timeZone: chicago,
    meetings: 7,
    documents: {},
    leftOut: 23,
    reads: ['2024-06-11 Executive Committee Meeting 13:30'],
  },
  {
    file: 'feeds/ical/detroit-board-of-education.ics',
    kind: 'icalendar',
    url: webcal,
    meetings: 33,
    documents: {},
    reads: ['2019-05-14 DPSCD 2019-20 Budget Hearing 21:00'],
  },
  {
    file: 'feeds/ical/st-paul-public-schools.ics',
    kind: 'icalendar',
    url: webcal,
    timeZone: chicago,
    meetings: 34,
    documents: {},
    reads: ['2026-01-20 Regular Board of Education Meeting 23:30'],
  },
  {
    file: 'feeds/rss/kissimmee-city-commission-notices.rss.xml',
    kind: 'feed',
    url: 'https://kissimmee.fyi/notices.rss.xml',
    meetings: 0,
    documents: {},
    leftOut: 2,
    reads: [],
  },
];

/** What is no list of meetings: documents of one meeting each, and an item's history. */
const others = [
  'documents/',
  'feeds/pdf/',
  'feeds/email/',
  // The matters of two Legistar events, without the events
  'feeds/legistar/chicago-dupe_event.json',
  // A recording of a page for tests, read below
  'feeds/digitaltowpath/',
];

const read = ({ file, kind, ...given }: Fixture) =>
  readSource(kind, readFileSync(`${data}/${file}`, 'utf8'), { ...always, ...given });

describe.skipIf(!existsSync(data))('what real sources answered', () => {
  it.each(fixtures)('$file', (fixture) => {
    const step = read(fixture);
    expect({
      meetings: step.meetings.length,
      documents: countKinds(step),
      leftOut: step.leftOut.length,
      next: step.next.length,
    }).toEqual({
      meetings: fixture.meetings,
      documents: fixture.documents,
      leftOut: fixture.leftOut ?? 0,
      next: fixture.next ?? 0,
    });
    expect(inShort(step)).toEqual(expect.arrayContaining(fixture.reads));
    if (fixture.cancelled !== undefined) {
      const off = step.meetings.filter(({ status }) => status === 'cancelled');
      expect(off).toHaveLength(fixture.cancelled);
    }
    const remarks = step.remarks.join('\n');
    for (const words of fixture.says ?? []) expect(remarks).toMatch(words);
    const own = new Set(step.meetings.map(({ uid }) => uid));
    expect(own.size).toBe(fixture.meetings);
    expect(step.documents.filter(({ uid }) => !own.has(uid))).toEqual([]);
  });

  it.each(fixtures)('$file is known by what it says', ({ file, kind, url }) => {
    const text = readFileSync(`${data}/${file}`, 'utf8');
    const known = recogniseAnswer({ url, contentType: null, text })?.kind;
    // The rows of the calendar page are the service's too for whoever reads either.
    expect([kind, ...(kind === 'legistar-calendar' ? ['legistar'] : [])]).toContain(known);
  });

  it('of a town, as a test recorded it', () => {
    const file = `${data}/feeds/digitaltowpath/meeting_details_with_documents.vcr.yaml`;
    const step = readSource('digital-towpath', pageInCassette(readFileSync(file, 'utf8')), {
      ...always,
      url: 'https://finetownny.gov/meetings/detail/29',
    });
    expect(inShort(step)).toEqual([
      '2026-01-14 Town Board - January Organizational & Regular Meeting 23:30',
    ]);
    expect(countKinds(step)).toEqual({ agenda: 1, minutes: 1 });
  });

  it('an item’s history from Legistar is refused, and not taken for an empty list', () => {
    const text = readFileSync(`${data}/feeds/legistar/chicago-dupe_event.json`, 'utf8');
    expect(() => readSource('legistar', text, always)).toThrow('no events of Legistar');
  });

  it('every file of feeds and calendars is one of these', () => {
    const files = ['feeds', 'calendars'].flatMap((folder) =>
      readdirSync(`${data}/${folder}`, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(data.length + 1)),
    );
    const known = new Set(fixtures.map(({ file }) => file));
    const unknown = files.filter(
      (file) => !known.has(file) && !others.some((other) => file.startsWith(other)),
    );
    expect(unknown).toEqual([]);
  });
});

/** The page that a cassette holds as a text of YAML in quotes, which folds its lines. */
function pageInCassette(yaml: string): string {
  const [, quoted = ''] = /string: "((?:[^"\\]|\\[\s\S])*)"/.exec(yaml) ?? [];
  const unfolded = quoted.replace(/\\\n\s*/g, '').replace(/\s*\n\s*/g, ' ');
  return JSON.parse(
    `"${unfolded
      .replace(/\\ /g, ' ')
      .replace(/\\x(..)/g, '\\u00$1')
      .replace(/\t/g, '\\t')}"`,
  );
}
