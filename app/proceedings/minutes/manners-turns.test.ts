import { describe, it } from 'vitest';
import { expectMinutes } from '#tests/support/expect-minutes.ts';

describe('minutes tell of motions that take turns', () => {
  it('amended before they are voted on', () =>
    expectMinutes(
      `7. Fee Schedule
Alderman Roe moved to adopt the fee schedule; Alderman Sarto seconded. Alderman Tate moved to amend the schedule by striking the pool fee. Alderman Upton seconded the amendment. The amendment carried 4-2. The motion as amended carried 5-1.

8. Dog License
Alderman Upton moved to adopt Ordinance 12. Alderman Roe seconded. After discussion Alderman Upton withdrew the motion and Alderman Roe withdrew the second.

9. Bench on Main Street
Alderman Tate moved to accept the gift of a bench, seconded by Alderman Roe. A roll call vote was taken. Roe, Sarto, Tate - yes. Upton - no. Motion passed.
`,
      {
        votes: [
          [/fee schedule/i, 'Tate', 'Upton', 4, 2, 'adopted'],
          [/fee schedule/i, 'Roe', 'Sarto', 5, 1, 'adopted'],
          [/bench/i, 'Tate', 'Roe', 3, 1, 'adopted'],
        ],
        cases: [
          ['7', /fee schedule/i, 'adopted as amended'],
          ['8', /dog license/i, null],
          ['9', /bench on main street/i, 'adopted'],
        ],
      },
    ));

  it('on many matters under one heading', () =>
    expectMinutes(
      `CALL TO ORDER
The chair called the meeting to order at 7:00 p.m.

NEW BUSINESS

Ms. Arden presented three quotes for a copier. Mr. Boone moved to lease a copier from Docu-Shop for $129 a month. Ms. Arden seconded. Approved 5-0.

The board discussed the picnic. Ms. Casey will reserve the pavilion.

Mr. Boone moved to name Dale Eads to the zoning board. Ms. Casey seconded. Approved 4-1, Ms. Arden voting no.

Ms. Casey moved that the office close on July 3. Mr. Boone seconded. Approved 5-0.

ADJOURNMENT
Mr. Boone moved to adjourn. Ms. Casey seconded. Approved 5-0.
`,
      {
        votes: [
          [/copier/i, 'Boone', 'Arden', 5, 0, 'adopted'],
          [/dale eads/i, 'Boone', 'Casey', 4, 1, 'adopted'],
          [/office close/i, 'Casey', 'Boone', 5, 0, 'adopted'],
          [/adjourn/i, 'Boone', 'Casey', 5, 0, 'adopted'],
        ],
        cases: [
          [null, /call to order/i, 'no action'],
          [null, /copier/i, 'adopted'],
          [null, /dale eads/i, 'adopted'],
          [null, /office close/i, 'adopted'],
          [null, /adjournment/i, 'adopted'],
        ],
      },
    ));

  it('with the vote behind the names of both', () =>
    expectMinutes(
      `Approval of the Minutes
Motion to approve the minutes of May 1. Motion: Ellery. Second: Fong. Vote: Yes – Ellery, Fong, Gatti; No – none; Abstain – Hess. Approved.

Site Plan 25-06, Depot Street
Motion to approve Site Plan 25-06 with the three conditions of staff.
1st: Gatti    2nd: Ellery
Yes: 3   No: 1   Abstain: 0

Zoning Text
Motion to table made by Fong, seconded by Hess, all ayes.
`,
      {
        votes: [
          [/minutes/i, 'Ellery', 'Fong', 3, 0, 'adopted'],
          [/site plan/i, 'Gatti', 'Ellery', 3, 1, 'adopted'],
          [/zoning text/i, 'Fong', 'Hess', null, null, 'adopted'],
        ],
        cases: [
          [null, /approval of the minutes/i, 'adopted'],
          [null, /site plan 25-06/i, 'adopted'],
          [null, /zoning text/i, 'tabled'],
        ],
      },
    ));

  it('by the offices of those who move', () =>
    expectMinutes(
      `3. Audit
The Treasurer presented the audit. The Vice Chair moved to accept the audit. The Secretary seconded the motion. The motion was unanimously approved.

4. Insurance
Vice Chair Moody moved, with a second by Secretary Nall, to renew the insurance with Pool Mutual at $18,220. Motion approved unanimously.

5. Well Field
Director Orr stated that the fence is down. Upon motion duly made by Director Orr and seconded by Director Nall, the Board unanimously voted to authorize the fence repair.
`,
      {
        votes: [
          [/audit/i, 'Chair', 'Secretary', null, null, 'adopted'],
          [/insurance/i, 'Moody', 'Nall', null, null, 'adopted'],
          [/fence|well field/i, 'Orr', 'Nall', null, null, 'adopted'],
        ],
        cases: [
          ['3', /audit/i, 'adopted'],
          ['4', /insurance/i, 'adopted'],
          ['5', /well field/i, 'adopted'],
        ],
      },
    ));
});
