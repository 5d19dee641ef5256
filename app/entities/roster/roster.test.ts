import { describe, expect, it } from 'vitest';
import { makeMember } from '#tests/support/make-member.ts';
import { membersOfBody, membersOn } from './roster.ts';

const names = (members: readonly { name: string; office: string }[]) =>
  members.map(({ name, office }) => `${name}, ${office}`);

describe('who is in office', () => {
  const first = { termStart: '2022-01-01', termEnd: '2025-12-31' };
  const roster = [
    makeMember('Ann Orchard', first),
    makeMember('Ann Orchard', { termStart: '2026-01-01', office: 'Mayor' }),
    makeMember('Ben Pfaff', { termEnd: '2025-12-31' }),
    makeMember('Cyd Quarles'),
  ];

  it.each([
    ['2021-12-31', ['Ben Pfaff, Council Member', 'Cyd Quarles, Council Member']],
    [
      '2022-01-01',
      ['Ann Orchard, Council Member', 'Ben Pfaff, Council Member', 'Cyd Quarles, Council Member'],
    ],
    [
      '2025-12-31',
      ['Ann Orchard, Council Member', 'Ben Pfaff, Council Member', 'Cyd Quarles, Council Member'],
    ],
    ['2026-01-01', ['Ann Orchard, Mayor', 'Cyd Quarles, Council Member']],
  ])('follows from the first and the last day of each term: %s', (day, serving) => {
    expect(names(membersOn(roster, day))).toEqual(serving);
  });

  it('is each person once where the day is not known', () => {
    expect(names(membersOn(roster, null))).toEqual([
      'Ann Orchard, Mayor',
      'Ben Pfaff, Council Member',
      'Cyd Quarles, Council Member',
    ]);
  });

  it('is, of an entity with several bodies, who belongs to the one that met or to all', () => {
    const bodies = [
      makeMember('Dee Rask', { body: 'Zoning Board' }),
      makeMember('Eli Sorrel', { body: 'Library Board' }),
      makeMember('Fay Tully', { office: 'City Clerk' }),
    ];
    const of = (body: string | null) => membersOfBody(bodies, body).map(({ name }) => name);
    expect(of('zoning board')).toEqual(['Dee Rask', 'Fay Tully']);
    expect(of('Parks Board')).toEqual(['Fay Tully']);
    expect(of(null)).toHaveLength(3);
  });
});
