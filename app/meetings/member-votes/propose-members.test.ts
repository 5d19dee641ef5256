import { describe, expect, it } from 'vitest';
import { nameSettler } from '#app/entities/roster/settle-name.ts';
import { makeMember } from '#tests/support/make-member.ts';
import { proposeMembers } from './propose-members.ts';

const settle = nameSettler([makeMember('Lena Bolgarini'), makeMember('Pat Hallsen')]);
const propose = (...names: string[]) =>
  proposeMembers(names.map((name) => ({ name, meetingId: 'm', meant: settle(name) })));

describe('names that are proposed for a roster', () => {
  it('are those that no member explains, with how often and what they were called', () => {
    expect(
      propose(
        'Council Member Okafor',
        'Ms. Volgarini',
        'Mr. Okafor',
        'Council Member Okafor',
        'OKAFOR',
        'Trustee Linh Tran',
      ),
    ).toEqual([
      { name: 'Okafor', office: 'Council Member', times: 4, meetingId: 'm', candidates: [] },
      { name: 'Linh Tran', office: 'Trustee', times: 1, meetingId: 'm', candidates: [] },
    ]);
  });

  it('say of whom each may be meant', () => {
    expect(propose('Karl Hallsen')).toMatchObject([{ candidates: ['Pat Hallsen'] }]);
  });

  it('are names: no offices, no figures, no sentences', () => {
    expect(
      propose('Madam Chair', 'Mr.', '', '5', 'Seat 4', 'all of those who are in favor'),
    ).toEqual([]);
  });
});
