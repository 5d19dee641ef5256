import { describe, it } from 'vitest';
import { expectMinutes } from '#tests/support/expect-minutes.ts';

describe('minutes name movers and items in yet other ways', () => {
  it('moved and seconded by nobody who is named', () =>
    expectMinutes(
      `REGULAR COUNCIL MEETING MINUTES
District of Cedar Cove

1. ADOPTION OF AGENDA
It was MOVED and SECONDED
THAT the agenda for the May 12, 2025 regular meeting be adopted.
CARRIED UNANIMOUSLY

2. DELEGATIONS
2.1 Cedar Cove Rowing Club
Ms. Holt asked for dock space.

3. REPORTS
3.1 Development Variance Permit 2025-04, 118 Shore Road
It was MOVED and SECONDED
THAT Development Variance Permit 2025-04 be issued.
CARRIED
Councillor Moss voted in opposition

4. ADJOURNMENT
It was MOVED and SECONDED
THAT the meeting be adjourned at 8:12 p.m.
CARRIED UNANIMOUSLY
`,
      {
        votes: [
          [/agenda/i, null, null, null, null, 'adopted'],
          [/variance permit/i, null, null, null, null, 'adopted'],
          [/adjourn/i, null, null, null, null, 'adopted'],
        ],
        cases: [
          ['1', /adoption of agenda/i, 'adopted'],
          ['2.1', /rowing club/i, 'discussed'],
          ['3.1', /variance permit 2025-04, 118 shore road$/i, 'adopted'],
        ],
      },
    ));

  it('in fields below a nomination that was accepted before anybody voted', () =>
    expectMinutes(
      `LIBRARY BOARD MEETING SUMMARY

1) Election of Officers 2025
Motion: To nominate Trustee Abara as President for 2025, Trustee Abara accepted the nomination.
Motion by: Trustee Quill
2nd by: Trustee Sorn
Vote: Trustees voted unanimous in favor

2) Approval of the Minutes of May 1
Motion: To approve the minutes as presented.
Motion by: Trustee Sorn
2nd by: Trustee Abara
Vote: Trustees voted unanimous in favor
`,
      {
        votes: [
          [/abara as president/i, 'Quill', 'Sorn', null, null, 'adopted'],
          [/minutes/i, 'Sorn', 'Abara', null, null, 'adopted'],
        ],
        cases: [['2', /approval of the minutes/i, 'adopted']],
      },
    ));

  it('by two surnames with a stroke', () =>
    expectMinutes(
      `COMMON COUNCIL PROCEEDINGS

Motion by Frahm/Voss to approve the minutes of May 6. Motion carried 7-0.

Motion by Voss/Lenz to approve the Class B license for Otter Tavern. Motion carried 6-1 (Frahm).

Motion by Lenz, seconded by Frahm to refer the sign code to Plan Commission. Upon voice vote, motion carried.

Motion by Voss/Frahm to adjourn. Motion carried. Adjourned 7:31 pm.
`,
      {
        votes: [
          [/minutes/i, 'Frahm', 'Voss', 7, 0, 'adopted'],
          [/otter tavern/i, 'Voss', 'Lenz', 6, 1, 'adopted'],
          [/sign code/i, 'Lenz', 'Frahm', null, null, 'adopted'],
          [/adjourn/i, 'Voss', 'Frahm', null, null, 'adopted'],
        ],
        cases: [
          [null, /class b license/i, 'adopted'],
          [null, /sign code/i, 'referred'],
        ],
      },
    ));

  it('behind the word VOTED', () =>
    expectMinutes(
      `School Committee

A. Vote to approve the FY26 budget
VOTED: On a motion by Ms. Arruda, seconded by Mr. Bento, to approve the FY26 budget of $41,209,113. Yes: Arruda, Bento, Costa, Dias. No: Egan. Motion passes 4-1.

B. Vote to approve the field trip to Quebec
VOTED: On a motion by Mr. Costa, seconded by Ms. Dias, to approve the field trip to Quebec. Unanimous.

C. Superintendent's update
Dr. Faria spoke of enrollment.

D. Adjournment
VOTED: On a motion by Mr. Bento, seconded by Ms. Arruda, to adjourn at 8:40 p.m. Unanimous.
`,
      {
        votes: [
          [/budget/i, 'Arruda', 'Bento', 4, 1, 'adopted'],
          [/quebec/i, 'Costa', 'Dias', null, null, 'adopted'],
          [/adjourn/i, 'Bento', 'Arruda', null, null, 'adopted'],
        ],
        cases: [
          ['A', /budget/i, 'adopted'],
          ['B', /quebec/i, 'adopted'],
          ['C', /^superintendent.s update$/i, 'discussed'],
          ['D', /adjournment/i, 'adopted'],
        ],
      },
    ));

  it('by whoever introduced a resolution', () =>
    expectMinutes(
      `CITY OF PRAIRIE ROSE, IOWA
The City Council met in regular session on May 12, 2025 at 6:00 p.m. Mayor Thorpe presiding. Roll call: Present: Bauer, Clay, Dorsey, Engle. Absent: Fisk.
Bauer moved and Clay seconded to approve the consent agenda. Ayes: Bauer, Clay, Dorsey, Engle. Nays: none. Absent: Fisk. Motion carried.
Dorsey introduced Resolution 25-19, A RESOLUTION SETTING WAGES, and moved for its adoption. Engle seconded. Roll call: Ayes: Bauer, Dorsey, Engle. Nays: Clay. Absent: Fisk. Resolution adopted.
The Mayor opened the public hearing on the water tower lease at 6:20 p.m. No one spoke. The hearing was closed at 6:22 p.m.
Clay moved and Bauer seconded to approve Ordinance 412 on its first reading. Roll call: Ayes: Bauer, Clay, Dorsey, Engle. Nays: none. Absent: Fisk. Motion carried.
Engle moved to adjourn, seconded by Dorsey. All ayes. Meeting adjourned at 6:51 p.m.
`,
      {
        votes: [
          [/consent/i, 'Bauer', 'Clay', 4, 0, 'adopted'],
          [/wages/i, 'Dorsey', 'Engle', 3, 1, 'adopted'],
          [/ordinance 412/i, 'Clay', 'Bauer', 4, 0, 'adopted'],
          [/adjourn/i, 'Engle', 'Dorsey', null, null, 'adopted'],
        ],
        cases: [
          [null, /consent/i, 'adopted'],
          [null, /setting wages/i, 'adopted'],
          [null, /ordinance 412/i, 'introduced'],
        ],
      },
    ));

  it('with an item’s number above its title', () =>
    expectMinutes(
      `PLANNING BOARD MINUTES

ITEM NO. 1
Case PB-25-07: Request of Larch Homes for a variance of the side yard at 31 Aster Street.
Ms. Quill presented the case for staff.
Chairman Rowe asked for a motion.
Motion: Mr. Stahl motioned to deny Case PB-25-07.
Second: Ms. Tibbs
Discussion: None
Vote: 5 in favor, 2 opposed (Rowe, Unger)
Motion Passed

ITEM NO. 2
Case PB-25-08: Site plan of Northgate Storage, 900 Spur Road.
Motion: Ms. Tibbs motioned to approve with the conditions of staff.
Second: Mr. Unger
Vote: All in favor
Motion Passed
`,
      {
        votes: [
          [/larch homes|PB-25-07/i, 'Stahl', 'Tibbs', 5, 2, 'adopted'],
          [/northgate/i, 'Tibbs', 'Unger', null, null, 'adopted'],
        ],
        cases: [
          ['1', /larch homes/i, 'rejected'],
          ['2', /northgate storage/i, 'adopted'],
        ],
      },
    ));
});
