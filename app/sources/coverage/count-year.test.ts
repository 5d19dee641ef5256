import { describe, expect, it } from 'vitest';
import { countYear, type YearMeeting } from './count-year.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

const meeting = (day: string, more: Partial<YearMeeting> = {}): YearMeeting => ({
  ...{ day: noon(day), endsAt: null, isCancelled: false, hasRecord: false },
  firstPublishedAt: null,
  ...more,
});
const published = (moment: string) => ({ hasRecord: true, firstPublishedAt: new Date(moment) });

const watched = { today: '2026-06-30', watchedSince: noon('2026-03-01') };

describe('the year of a body that is watched', () => {
  it('counts what is known, held and summarized; what was cancelled or is today was not held', () => {
    const counted = countYear(
      [
        meeting('2026-06-30'),
        meeting('2026-06-20', { isCancelled: true }),
        meeting('2026-06-10', published('2026-06-11T09:00:00Z')),
        meeting('2026-06-01', { hasRecord: true }),
      ],
      watched,
    );
    expect(counted).toMatchObject({ known: 4, held: 2, summarised: 1, withoutRecord: 0 });
  });

  it('misses a record only when a fortnight has passed without one', () => {
    const without = (day: string) => countYear([meeting(day)], watched).withoutRecord;
    expect(['2026-06-15', '2026-06-16'].map(without)).toEqual([1, 0]);
    expect(countYear([meeting('2026-06-01', { hasRecord: true })], watched).withoutRecord).toBe(0);
    expect(countYear([meeting('2026-06-01', { isCancelled: true })], watched).withoutRecord).toBe(
      0,
    );
  });

  it('takes the median from the end of a meeting, and says of how many', () => {
    const meetings = [
      // Over at three, published a quarter of an hour past a day later.
      meeting('2026-06-01', {
        ...published('2026-06-02T15:15:00Z'),
        endsAt: new Date('2026-06-01T15:00:00Z'),
      }),
      // Without an hour: a day begins when its day is over.
      meeting('2026-06-08', published('2026-06-09T09:00:00Z')),
      meeting('2026-06-15', published('2026-06-25T09:00:00Z')),
    ];
    expect(countYear(meetings, watched)).toMatchObject({ usualDays: 2, usualOf: 3 });
  });

  it('leaves out what was caught up with, and says nothing of none', () => {
    const early = meeting('2026-02-01', published('2026-06-02T15:15:00Z'));
    expect(countYear([early], watched)).toMatchObject({
      ...{ summarised: 1, usualDays: null, usualOf: 0 },
    });
  });
});
