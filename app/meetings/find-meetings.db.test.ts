import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { findMeetings } from './find-meetings.server.ts';
import { type MeetingFilter, readMeetingFilter } from './meeting-filter.ts';
import { pendingSummaries } from './pending-summaries.server.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

const rows = [
  {
    key: 'a',
    title: 'Budget hearing',
    date: '2025-09-01',
    body: 'Alpha Board',
    video: 'vid-A',
    summary: 'Text',
  },
  {
    key: 'b',
    title: 'Zoning',
    date: '2025-09-03',
    body: 'Beta Council',
    video: null,
    summary: null,
  },
  { key: 'c', title: null, date: null, body: null, video: 'xyz', summary: '' },
  {
    key: 'd',
    title: 'budget vote',
    date: '2025-09-02',
    body: 'Alpha Board',
    video: null,
    summary: null,
  },
  {
    key: 'e',
    title: null,
    date: '2025-09-03',
    body: 'Beta Council',
    video: 'VID-b',
    summary: 'Text',
  },
];
const keys = new Map<string, string>();

beforeAll(async () => {
  for (const { key, title, date, body, video, summary } of rows) {
    const { id } = await db.meeting.create({
      data: {
        meetingTitle: title,
        searchTitle: title?.toLowerCase() ?? null,
        meetingDate: date ? day(date) : null,
        sortDate: date ? day(date) : new Date(0),
        governmentBody: body,
        videoId: video,
        markdownSummary: summary,
      },
    });
    keys.set(id, key);
  }
});

const filtered = async (search: string) => {
  const found = await findMeetings(readMeetingFilter(new URLSearchParams(search)));
  expect(found.count).toBe(found.rows.length);
  return found.rows.map(({ id }) => keys.get(id)).join('');
};

describe('the Modify Meeting table', () => {
  it('shows the newest meeting first', async () => {
    expect(await filtered('')).toMatch(/^(be|eb)dac$/);
  });

  it.each([
    ['sort=date&dir=asc', /^ad(be|eb)c$/],
    ['sort=title&dir=asc', /^adb(ce|ec)$/],
    ['sort=title&dir=desc', /^bda(ce|ec)$/],
    ['sort=body&dir=asc', /^(ad|da)(be|eb)c$/],
    ['sort=body&dir=desc', /^(be|eb)(ad|da)c$/],
    ['sort=video&dir=asc', /^[ace]{3}(bd|db)$/],
    ['sort=video&dir=desc', /^[ace]{3}(bd|db)$/],
  ])('sorts by %s with empty values last', async (search, order) => {
    expect(await filtered(search)).toMatch(order);
  });

  it('finds titles in any case, and with n/a those that have none', async () => {
    expect(await filtered('title=BUDGET&sort=title')).toBe('ad');
    expect(await filtered('title=N/A&sort=date&dir=desc')).toBe('ec');
  });

  it('finds a government body exactly, and the meetings that have none', async () => {
    expect(await filtered('body=Alpha+Board&sort=title')).toBe('ad');
    expect(await filtered('body=Alpha')).toBe('');
    expect(await filtered('body=null')).toBe('c');
    expect(await filtered('body=all')).toHaveLength(5);
  });

  it('finds video ids in any case, and with n/a meetings without one', async () => {
    expect(await filtered('video=vid&sort=date&dir=asc')).toBe('ae');
    expect(await filtered('video=n/a&sort=title')).toBe('db');
  });

  it('can be narrowed to meetings without a summary, blank ones among them', async () => {
    expect(await filtered('pending=on&sort=date')).toBe('bdc');
  });

  it('takes an address that makes no sense for none', async () => {
    expect(await filtered('sort=DROP&dir=up&after=garbage')).toHaveLength(5);
  });
});

describe('a long table', () => {
  beforeAll(async () => {
    await db.meeting.deleteMany();
    await db.meeting.createMany({
      data: Array.from({ length: 60 }, (_, index) => ({
        meetingTitle: index % 3 === 0 ? null : `Meeting ${index % 7}`,
        searchTitle: index % 3 === 0 ? null : `meeting ${index % 7}`,
        meetingDate:
          index % 4 === 0 ? null : day(`2025-09-${String(1 + (index % 9)).padStart(2, '0')}`),
        sortDate:
          index % 4 === 0
            ? new Date(0)
            : day(`2025-09-${String(1 + (index % 9)).padStart(2, '0')}`),
      })),
    });
  });

  const sorts: MeetingFilter['sort'][] = [
    { column: 'date', direction: 'desc' },
    { column: 'date', direction: 'asc' },
    { column: 'title', direction: 'asc' },
    { column: 'title', direction: 'desc' },
    { column: 'video', direction: 'asc' },
  ];

  it.each(sorts)('is walked forth and back without a gap: $column $direction', async (sort) => {
    const filter = { ...readMeetingFilter(new URLSearchParams()), sort };
    const first = await findMeetings(filter);
    expect(first).toMatchObject({ count: 60, previous: null });
    const second = await findMeetings(filter, first.next ?? {});
    const third = await findMeetings(filter, second.next ?? {});
    expect([first, second, third].map(({ rows }) => rows.length)).toEqual([25, 25, 10]);
    expect(third.next).toBeNull();
    const all = [first, second, third].flatMap(({ rows }) => rows);
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    const values = all.map((meeting) => (sort.column === 'date' ? meeting.date : meeting.title));
    const valued = values.filter((value) => value !== null);
    if (sort.column !== 'video') {
      expect(values.slice(0, valued.length)).toEqual(valued);
      expect(valued).toEqual(
        sort.direction === 'asc' ? valued.toSorted() : valued.toSorted().reverse(),
      );
    }
    const back = await findMeetings(filter, third.previous ?? {});
    expect(back.rows).toEqual(second.rows);
    const start = await findMeetings(filter, back.previous ?? {});
    expect(start.rows).toEqual(first.rows);
    expect(start.previous).toBeNull();
  });

  it('of pending summaries is walked in the same way', async () => {
    const first = await pendingSummaries();
    const second = await pendingSummaries(first.next ?? {});
    const third = await pendingSummaries(second.next ?? {});
    const all = [first, second, third].flatMap(({ rows }) => rows);
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    expect(third.next).toBeNull();
    const back = await pendingSummaries(third.previous ?? {});
    expect(back.rows).toEqual(second.rows);
  });

  it('finds % and _ where they are typed, not whatever they could stand for', async () => {
    const wanted = { meetingTitle: '100% of a_b', searchTitle: '100% of a_b', videoId: 'aZ_9' };
    const { id } = await db.meeting.create({ data: { ...wanted, sortDate: new Date(0) } });
    keys.set(id, 'w');
    expect(await filtered('title=100%25')).toBe('w');
    expect(await filtered('title=a_b')).toBe('w');
    expect(await filtered('video=Z_9')).toBe('w');
    expect(await filtered('video=v_d')).toBe('');
    expect(await filtered('title=b_d')).toBe('');
    await db.meeting.delete({ where: { id } });
  });
});
