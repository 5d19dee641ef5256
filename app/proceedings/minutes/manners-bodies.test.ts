import { describe, it } from 'vitest';
import { expectMinutes } from '#tests/support/expect-minutes.ts';

describe('minutes of many kinds of bodies are read', () => {
  it('of a town in Minnesota', () =>
    expectMinutes(
      `CITY OF LOON BAY
REGULAR CITY COUNCIL MEETING
MONDAY, MAY 12, 2025

Mayor Hovland called the meeting to order at 6:00 PM. Council members present: Aho, Berg, Moe and Sather.

Agenda: Motion by Aho, second by Berg to approve the agenda. AIF. MC.

Minutes: MMSP Moe/Sather to approve the minutes of April 14.

Fire Hall Roof: Chief Lund has two quotes. M/S/P (Berg/Moe) to accept the quote of Northland Roofing for $31,400. Aho voted no.

Campground: Discussion on the dump station. No action.

Adjourn: MMSP Sather/Aho at 7:10 PM.
`,
      {
        votes: [
          [/agenda/i, 'Aho', 'Berg', null, null, 'adopted'],
          [/minutes/i, 'Moe', 'Sather', null, null, 'adopted'],
          [/roof/i, 'Berg', 'Moe', null, null, 'adopted'],
          [/adjourn/i, 'Sather', 'Aho', null, null, 'adopted'],
        ],
        cases: [
          [null, /agenda/i, 'adopted'],
          [null, /minutes/i, 'adopted'],
          [null, /fire hall roof/i, 'adopted'],
          [null, /campground/i, 'no action'],
          [null, /adjourn/i, 'adopted'],
        ],
      },
    ));

  it('of commissioners in Ohio who journal their resolutions', () =>
    expectMinutes(
      `RES 25-311 IN THE MATTER OF APPROVING PAYMENT OF WARRANTS
It was moved by Mr. Fisk, seconded by Mrs. Groh to approve payment of warrants in batch number CMAPR 0514.
Vote on Motion: Mr. Fisk Aye, Mrs. Groh Aye, Mr. Hart Absent

RES 25-312 IN THE MATTER OF AWARDING THE BID FOR BRIDGE 14
It was moved by Mrs. Groh, seconded by Mr. Fisk to award the bid for Bridge 14 to Orwell Construction.
Vote on Motion: Mr. Fisk Aye, Mrs. Groh Aye, Mr. Hart Absent

RES 25-313 ADJOURNING TO EXECUTIVE SESSION AT 10:05 AM
It was moved by Mr. Fisk, seconded by Mrs. Groh to adjourn to executive session for personnel.
Vote on Motion: Mr. Fisk Aye, Mrs. Groh Aye, Mr. Hart Absent
`,
      {
        votes: [
          [/warrants/i, 'Fisk', 'Groh', 2, 0, 'adopted'],
          [/bridge 14/i, 'Groh', 'Fisk', 2, 0, 'adopted'],
          [/executive session/i, 'Fisk', 'Groh', 2, 0, 'adopted'],
        ],
        cases: [
          [null, /payment of warrants/i, 'adopted'],
          [null, /bid for bridge 14/i, 'adopted'],
          [null, /executive session/i, null],
        ],
      },
    ));

  it('of a board of selectmen in New England', () =>
    expectMinutes(
      `Board of Selectmen
Minutes of June 3, 2025

Present: R. Coe, Chair; L. Dow; S. Frye

The meeting opened at 6:30 P.M.

WARRANTS
On a motion by L. Dow, 2nd by S. Frye, it was voted 3-0 to sign the warrants.

TRANSFER STATION
S. Frye reported that stickers are sold out. On a motion by S. Frye, 2nd by L. Dow, it was voted 2-1 (Coe opposed) to raise the sticker fee to $40.

OTHER
R. Coe will call the state about the culvert.

On a motion by L. Dow, 2nd by R. Coe, it was voted unanimously to adjourn at 7:15 P.M.
`,
      {
        votes: [
          [/warrants/i, 'Dow', 'Frye', 3, 0, 'adopted'],
          [/sticker|transfer station/i, 'Frye', 'Dow', 2, 1, 'adopted'],
          [/adjourn/i, 'Dow', 'Coe', null, null, 'adopted'],
        ],
        cases: [
          [null, /warrants/i, 'adopted'],
          [null, /transfer station/i, 'adopted'],
          [null, /adjourn/i, 'adopted'],
        ],
      },
    ));

  it('of a council in Texas', () =>
    expectMinutes(
      `2025-1044 Consider and act upon a variance to the sign code at 900 Ranch Road
Presenter: Jo Vela, Planner
Motion: Council Member Ibarra made a motion, seconded by Mayor Pro Tem Kuhn, to approve the variance. The motion carried with the following vote:
Ayes: 5 - Ibarra, Kuhn, Lopez, Marsh, Nunn
Nays: 1 - Ott
Absent: 0

2025-1045 Consider and act upon the budget calendar
Motion: Council Member Lopez made a motion, seconded by Council Member Nunn, to postpone the item to June 10, 2025. The motion carried with the following vote:
Ayes: 6 - Ibarra, Kuhn, Lopez, Marsh, Nunn, Ott
Nays: 0
Absent: 0
`,
      {
        votes: [
          [/variance/i, 'Ibarra', 'Kuhn', 5, 1, 'adopted'],
          [/budget calendar/i, 'Lopez', 'Nunn', 6, 0, 'adopted'],
        ],
        cases: [
          ['2025-1044', /variance to the sign code/i, 'adopted'],
          ['2025-1045', /budget calendar/i, 'postponed'],
        ],
      },
    ));

  it('of a village in Illinois', () =>
    expectMinutes(
      `IV. PRESIDENT'S REPORT
President Ware thanked the crew for the parade.

V. NEW BUSINESS
A. Ordinance 25-09, Golf Carts
Trustee Zell moved, seconded by Trustee Yates, to pass Ordinance 25-09. On roll call vote, Trustees Zell, Yates, Udall and Tripp voted yes; Trustee Sims voted no; Trustee Rand was absent. Motion carried.

B. Block Party, Elm Street
Trustee Udall moved to allow the block party on August 2. Trustee Tripp seconded. Voice vote, all ayes. Motion carried.

VI. CLOSED SESSION
None.

VII. ADJOURNMENT
Trustee Tripp moved to adjourn, seconded by Trustee Zell. All ayes. Meeting adjourned at 8:02 p.m.
`,
      {
        votes: [
          [/golf carts/i, 'Zell', 'Yates', 4, 1, 'adopted'],
          [/block party/i, 'Udall', 'Tripp', null, null, 'adopted'],
          [/adjourn/i, 'Tripp', 'Zell', null, null, 'adopted'],
        ],
        cases: [
          ['IV', /president.s report/i, 'discussed'],
          ['A', /golf carts/i, 'adopted'],
          ['B', /block party/i, 'adopted'],
          ['VI', /closed session/i, 'no action'],
          ['VII', /adjournment/i, 'adopted'],
        ],
      },
    ));

  it('of a borough in Pennsylvania', () =>
    expectMinutes(
      `Borough Council Minutes, April 8

Approval of Minutes: A motion was made by Mr. Beil and seconded by Mrs. Croft to approve the minutes of March 11 as presented. All were in favor; motion carried.

Treasurer's Report: Mr. Croft made a motion to accept the Treasurer's Report; Mr. Beil seconded. All were in favor; motion carried.

Public Comment: Ann Dietz of Locust Street complained of speeding. The chief will place the sign.

Engineer's Report: Pay Request No. 2 from Apex Paving is for $48,210.55. Mrs. Croft motioned to approve Pay Request No. 2, Mr. Eck seconded. Motion carried 4-0.

Solicitor's Report: Mr. Eck moved to advertise the burning ordinance. There was no second and the motion died.

Adjournment: Being no further business Mr. Beil motioned to adjourn, second by Mr. Eck.  Meeting adjourned at 8:14 p.m.
`,
      {
        votes: [
          [/minutes/i, 'Beil', 'Croft', null, null, 'adopted'],
          [/treasurer/i, 'Croft', 'Beil', null, null, 'adopted'],
          [/pay request/i, 'Croft', 'Eck', 4, 0, 'adopted'],
          [/burning ordinance/i, 'Eck', null, null, null, 'rejected'],
          [/adjourn/i, 'Beil', 'Eck', null, null, 'adopted'],
        ],
        cases: [
          [null, /approval of minutes/i, 'adopted'],
          [null, /treasurer/i, 'adopted'],
          [null, /public comment/i, 'no action'],
          [null, /engineer/i, 'adopted'],
          [null, /solicitor/i, 'rejected'],
          [null, /adjournment/i, 'adopted'],
        ],
      },
    ));

  it('of a town council in England', () =>
    expectMinutes(
      `112/25 TO RECEIVE APOLOGIES FOR ABSENCE
Apologies were received from Cllr Webb (work).

113/25 TO APPROVE THE MINUTES OF THE MEETING HELD ON 6TH MAY
Resolved: To approve the minutes as a true record. Proposed: Cllr Nash. Seconded: Cllr Orme. All in favour.

114/25 TO CONSIDER A GRANT TO THE CRICKET CLUB
Cllr Pye declared an interest and left the room. It was proposed by Cllr Orme and seconded by Cllr Nash that a grant of £500 be awarded. Vote: For 5, Against 1, Abstentions 1. RESOLVED.

115/25 TO NOTE THE CLERK'S REPORT
The report was noted.

The meeting closed at 8.40pm.
`,
      {
        votes: [
          [/minutes/i, 'Nash', 'Orme', null, null, 'adopted'],
          [/grant/i, 'Orme', 'Nash', 5, 1, 'adopted'],
        ],
        cases: [
          ['112/25', /apologies/i, null],
          ['113/25', /approve the minutes/i, 'adopted'],
          ['114/25', /grant to the cricket club/i, 'adopted'],
          ['115/25', /clerk.s report/i, null],
        ],
      },
    ));

  it('of a council in Ontario', () =>
    expectMinutes(
      `8. COMMITTEE REPORTS

8.1 Public Works Committee

Motion 2025-077
Moved by Councillor Dubois
Seconded by Councillor Engel
That the tender of Kawartha Gravel for $212,940.00 plus HST be accepted.
CARRIED

8.2 Heritage Committee

Motion 2025-078
Moved by Councillor Engel
Seconded by Councillor Frame
That the report of the Heritage Committee be referred back to staff.
LOST

9. CONFIRMING BY-LAW
Motion 2025-079
Moved by Councillor Frame
Seconded by Councillor Dubois
That By-law 2025-30 be passed.
CARRIED
`,
      {
        votes: [
          [/tender|public works/i, 'Dubois', 'Engel', null, null, 'adopted'],
          [/heritage/i, 'Engel', 'Frame', null, null, 'rejected'],
          [/by-law/i, 'Frame', 'Dubois', null, null, 'adopted'],
        ],
        cases: [
          ['8.1', /public works committee/i, 'adopted'],
          ['8.2', /heritage committee/i, 'rejected'],
          ['9', /confirming by-law/i, 'adopted'],
        ],
      },
    ));
});
