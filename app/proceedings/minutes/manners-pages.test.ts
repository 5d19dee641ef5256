import { describe, it } from 'vitest';
import { expectMinutes } from '#tests/support/expect-minutes.ts';

describe('minutes are read through what pages and scans did to them', () => {
  it('as one run with the ends of pages in it', () =>
    expectMinutes(
      `Minutes of the Town Council of Gray Bluff, May 12, 2025 Page 1 of 3 1. CALL TO ORDER Mayor Stiles called the meeting to order at 6:30 p.m. with Council Members Ivey, Roach and Tate present. 2. APPROVAL OF MINUTES Council Member Ivey moved to approve the minutes of May 5, 2025. Council Member Roach seconded. The vote was unanimous. 3. PAVING OF LEE STREET Engineer Moss presented two bids. Council Member Tate moved to award the paving of Lee Street to Hill Paving for Town of Gray Bluff Minutes May 12, 2025 Page 2 of 3 $241,300. Council Member Ivey seconded. The motion carried 2-1 with Council Member Roach opposed. 4. CURFEW ORDINANCE Chief Banks asked for more time. No action was taken. 5. ADJOURNMENT Council Member Roach moved to adjourn at 7:20 p.m. Council Member Tate seconded. The vote was unanimous. Town of Gray Bluff Minutes May 12, 2025 Page 3 of 3
`,
      {
        votes: [
          [/minutes/i, 'Ivey', 'Roach', null, null, 'adopted'],
          [/lee street/i, 'Tate', 'Ivey', 2, 1, 'adopted'],
          [/adjourn/i, 'Roach', 'Tate', null, null, 'adopted'],
        ],
        cases: [
          ['1', /call to order/i, 'no action'],
          ['2', /approval of minutes/i, 'adopted'],
          ['3', /paving of lee street/i, 'adopted'],
          ['4', /curfew ordinance/i, 'no action'],
          ['5', /adjournment/i, 'adopted'],
        ],
      },
    ));

  it('with a page break inside of a motion', () =>
    expectMinutes(
      `8. Sidewalk Program

Councilmember Ekberg moved to approve the sidewalk program for 2026 and to authorize the manager to

City Council Minutes
May 6, 2025
Page 4

sign the contract with Stone & Sons. Councilmember Dray seconded the motion.

The motion carried 5-2 (Ames, Bold opposed).

9. Leaf Pickup

Councilmember Bold moved to end leaf pickup. The motion died for lack of a second. The clerk will write to

City Council Minutes
May 6, 2025
Page 5

the streets that had asked for it.
`,
      {
        votes: [
          [/sidewalk/i, 'Ekberg', 'Dray', 5, 2, 'adopted'],
          [/leaf pickup/i, 'Bold', null, null, null, 'rejected'],
        ],
        cases: [
          ['8', /sidewalk program/i, 'adopted'],
          ['9', /leaf pickup/i, 'rejected'],
        ],
      },
    ));

  it('with the item beside its text in two columns', () =>
    expectMinutes(
      `ITEM                              ACTION

Call to Order                     Chair Benn called the meeting to order at 4:00.

Minutes of April 2                Moved by Ochs, seconded by Fry, to approve.
                                  Passed 5-0.

Trail Counters                    Staff will buy four counters for $1,960.
                                  Moved by Fry, seconded by Ochs, to approve the purchase.
                                  Passed 4-1. Benn opposed.

Adjourn                           Moved by Ochs, seconded by Fry. Passed 5-0.
`,
      {
        votes: [
          [/minutes/i, 'Ochs', 'Fry', 5, 0, 'adopted'],
          [/trail counters|purchase/i, 'Fry', 'Ochs', 4, 1, 'adopted'],
          [/adjourn/i, 'Ochs', 'Fry', 5, 0, 'adopted'],
        ],
        cases: [
          [null, /minutes of april 2/i, 'adopted'],
          [null, /trail counters/i, 'adopted'],
          [null, /adjourn/i, 'adopted'],
        ],
      },
    ));

  it('with letters that a scan has misread', () =>
    expectMinutes(
      `Vl. 0LD BUSINESS

A. Fire Siren on Main Street
Motion by Wertz, sec0nded by Kline, to replace the fire siren. Motion carried, a11 in favor.

B. Hydrant Flushing
Motlon by Kline, seconded by Wertz, to flush hydrants in 0ctober. Motion carried 4-O.

V1I. ADJOURNMENT
Motion by Wertz, seconded by Kline, to adjourn. Motion carried.
`,
      {
        votes: [
          [/fire siren/i, 'Wertz', 'Kline', null, null, 'adopted'],
          [/hydrant/i, 'Kline', 'Wertz', 4, 0, 'adopted'],
          [/adjourn/i, 'Wertz', 'Kline', null, null, 'adopted'],
        ],
        cases: [
          ['A', /fire siren/i, 'adopted'],
          ['B', /hydrant flushing/i, 'adopted'],
          [null, /adjourn/i, 'adopted'],
        ],
      },
    ));

  it('with its lines wrapped by hand and the motion across them', () =>
    expectMinutes(
      `PLANNING AND ZONING COMMISSION
SPECIAL MEETING

NEW BUSINESS

1. Final Plat, Willow Bend Phase 2. Request of Bend Partners to divide
   18.4 acres into 41 lots.

   Commissioner Hale moved to recommend approval of the final plat of
   Willow Bend Phase 2 subject to the engineer's letter. Commissioner
   Ng seconded the motion. Upon being put to a vote, the motion passed
   by a vote of six (6) in favor and one (1) against.

2. Text Amendment, Accessory Dwellings.

   The commission discussed the draft and asked staff to bring it back.

ADJOURNMENT
   Commissioner Ng moved, and Commissioner Hale seconded, that the
   meeting be adjourned. The motion passed unanimously. Time: 7:55 p.m.
`,
      {
        votes: [
          [/willow bend/i, 'Hale', 'Ng', 6, 1, 'adopted'],
          [/adjourn/i, 'Ng', 'Hale', null, null, 'adopted'],
        ],
        cases: [
          ['1', /final plat, willow bend phase 2/i, 'adopted'],
          ['2', /text amendment, accessory dwellings/i, null],
          [null, /adjournment/i, 'adopted'],
        ],
      },
    ));

  it('with the action in capitals behind its item', () =>
    expectMinutes(
      `10. APPOINTMENT TO THE LIBRARY BOARD
ACTION: MOVED BY SUPERVISOR PELL, SECONDED BY SUPERVISOR ORTEGA, TO APPOINT DANA WEST TO THE LIBRARY BOARD. AYES: PELL, ORTEGA, LANE, QUAN. NOES: NONE. ABSENT: HART. MOTION CARRIED.

11. JAIL MEDICAL CONTRACT
ACTION: MOVED BY SUPERVISOR LANE, SECONDED BY SUPERVISOR PELL, TO CONTINUE THE JAIL MEDICAL CONTRACT TO JULY 15, 2025. AYES: PELL, ORTEGA, LANE. NOES: QUAN. ABSENT: HART. MOTION CARRIED.
`,
      {
        votes: [
          [/library board|dana west/i, 'PELL', 'ORTEGA', 4, 0, 'adopted'],
          [/jail medical/i, 'LANE', 'PELL', 3, 1, 'adopted'],
        ],
        cases: [
          ['10', /appointment to the library board/i, 'adopted'],
          ['11', /jail medical contract/i, 'continued'],
        ],
      },
    ));
});
