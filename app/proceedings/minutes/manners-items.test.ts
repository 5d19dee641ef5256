import { describe, it } from 'vitest';
import { expectMinutes } from '#tests/support/expect-minutes.ts';

describe('minutes name what was taken up', () => {
  it('in capitals with the text behind a colon', () =>
    expectMinutes(
      `MINUTES OF THE LIGHT AND WATER COMMISSION

CALL TO ORDER: Chair Ada Poole called the meeting to order at 5:30 PM.

ROLL CALL: Poole, Lund, Voss and Kerr were present. Absent: Dray.

APPROVAL OF MINUTES: Motion by Lund, second by Kerr to approve the minutes of March 5. All ayes.

WELL NO. 3: Superintendent Fitch reported that the pump failed on March 11. Motion by Voss, second by Lund to repair the pump at a cost not to exceed $38,000. All ayes.

OTHER BUSINESS: None.

ADJOURN: Motion by Kerr, second by Voss to adjourn at 6:05 PM. All ayes.
`,
      {
        votes: [
          [/minutes/i, 'Lund', 'Kerr', null, null, 'adopted'],
          [/pump|well/i, 'Voss', 'Lund', null, null, 'adopted'],
          [/adjourn/i, 'Kerr', 'Voss', null, null, 'adopted'],
        ],
        cases: [
          [null, /call to order/i, 'no action'],
          [null, /roll call/i, 'no action'],
          [null, /approval of minutes/i, 'adopted'],
          [null, /well no\. 3/i, 'adopted'],
          [null, /other business/i, 'no action'],
          [null, /adjourn/i, 'adopted'],
        ],
      },
    ));

  it('with the text behind a dash, and names in it', () =>
    expectMinutes(
      `Minutes – Cemetery Board – May 6

Treasurer's Report – Mrs. Able read the report. Balance $11,204.18. Motion to accept by Mr. Quist, second by Mr. Tarr. Carried.

Mowing Contract – Two bids were opened. Mr. Tarr moved to hire Green Acres at $310 a cut. Mrs. Able seconded. Carried.

Fence along Route 8 – Mr. Quist will ask the county who owns it.

Next Meeting – June 3 at 6 p.m.
`,
      {
        votes: [
          [/treasurer|report/i, 'Quist', 'Tarr', null, null, 'adopted'],
          [/mowing|green acres/i, 'Tarr', 'Able', null, null, 'adopted'],
        ],
        cases: [
          [null, /treasurer.s report/i, 'adopted'],
          [null, /mowing contract/i, 'adopted'],
          [null, /fence along route 8/i, null],
          [null, /next meeting/i, null],
        ],
      },
    ));

  it('with a consent list above its motion', () =>
    expectMinutes(
      `C. CONSENT AGENDA
1. Approval of Minutes of January 14
2. Purchase of Two Ambulances
3. Street Closing for the Half Marathon
Councilmember Dietz asked that item 2 be considered separately.
Councilmember Orozco moved to approve the consent agenda, excepting item 2. Councilmember Dietz seconded the motion, which carried 7-0.

ITEM REMOVED FROM CONSENT: Purchase of Two Ambulances
Councilmember Dietz asked about the warranty. Councilmember Orozco moved to approve the purchase of two ambulances. Councilmember Hahn seconded the motion, which carried 6-1, Councilmember Dietz voting nay.

D. REGULAR AGENDA
4. Contract for the Skate Park
Councilmember Hahn moved to award the contract to Curb Works. Councilmember Dietz seconded the motion, which carried 7-0.
`,
      {
        votes: [
          [/consent/i, 'Orozco', 'Dietz', 7, 0, 'adopted'],
          [/ambulances/i, 'Orozco', 'Hahn', 6, 1, 'adopted'],
          [/skate park/i, 'Hahn', 'Dietz', 7, 0, 'adopted'],
        ],
        cases: [
          ['1', /approval of minutes of january 14/i, 'adopted'],
          ['3', /street closing for the half marathon/i, 'adopted'],
          ['4', /skate park/i, 'adopted'],
        ],
      },
    ));

  it('with hearings that are opened and closed by the clock', () =>
    expectMinutes(
      `PUBLIC HEARINGS

Conditional Use Permit CUP-25-03, 212 Dock Street, Food Truck Court
Mayor Ames opened the public hearing at 7:04 p.m. Planner Rice described the site. Joan Teller, 214 Dock Street, spoke against the noise. The public hearing was closed at 7:31 p.m.
Councilor Vega moved to approve CUP-25-03 with the hours ending at 9:00 p.m. Councilor Shaw seconded. The motion carried 5-0.

Vacation of the Alley in Block 9
Mayor Ames opened the public hearing at 7:40 p.m. There were no comments. Councilor Shaw moved to continue the public hearing to June 16, 2025. Councilor Vega seconded. The motion carried 5-0.
`,
      {
        votes: [
          [/food truck|cup-25-03/i, 'Vega', 'Shaw', 5, 0, 'adopted'],
          [/alley|public hearing/i, 'Shaw', 'Vega', 5, 0, 'adopted'],
        ],
        cases: [
          [null, /food truck court/i, 'adopted'],
          [null, /alley in block 9/i, 'continued'],
        ],
      },
    ));

  it('with elections by nomination and by ballot', () =>
    expectMinutes(
      `1. Election of Officers
Nominations for Chair: Ms. Boyle nominated Mr. Krantz. Mr. Ito seconded. There were no other nominations. Mr. Krantz was elected Chair by acclamation.
Nominations for Vice Chair: Mr. Krantz nominated Ms. Boyle and Mr. Ito nominated Mr. Dean. By ballot, Ms. Boyle received 4 votes and Mr. Dean 1. Ms. Boyle was elected Vice Chair.

2. Approval of Minutes
Mr. Ito moved to approve the minutes of December 9. Ms. Boyle seconded. Motion carried 5-0.

3. Schedule of Meetings
Mr. Dean moved to adopt the schedule of meetings. Mr. Ito seconded. Motion carried 5-0.
`,
      {
        votes: [
          [/krantz|chair/i, 'Boyle', 'Ito', null, null, 'adopted'],
          [/boyle|vice chair/i, 'Krantz', null, null, null, 'adopted'],
          [/minutes/i, 'Ito', 'Boyle', 5, 0, 'adopted'],
          [/schedule/i, 'Dean', 'Ito', 5, 0, 'adopted'],
        ],
        cases: [
          ['1', /election of officers/i, 'adopted'],
          ['2', /minutes/i, 'adopted'],
          ['3', /schedule of meetings/i, 'adopted'],
        ],
      },
    ));

  it('with what is agreed on without a motion', () =>
    expectMinutes(
      `1. Agenda
By consensus the agenda was approved as presented.

2. Dog Park Rules
Members discussed leash times. It was the consensus of the board to allow dogs off leash before 9 a.m.

3. Budget Transfer
On a motion by Gill, seconded by Pratt, the board approved a transfer of $2,500 to the park fund. Carried 4-0.

4. Minutes
The minutes of the April meeting were accepted as written without objection.

5. Adjournment
With no further business the chair adjourned the meeting at 8:02 p.m.
`,
      {
        votes: [
          [/agenda/i, null, null, null, null, 'adopted'],
          [/dog/i, null, null, null, null, 'adopted'],
          [/transfer/i, 'Gill', 'Pratt', 4, 0, 'adopted'],
          [/minutes/i, null, null, null, null, 'adopted'],
        ],
        cases: [
          ['1', /agenda/i, 'adopted'],
          ['2', /dog park rules/i, 'adopted'],
          ['3', /budget transfer/i, 'adopted'],
          ['4', /minutes/i, 'adopted'],
          ['5', /adjournment/i, null],
        ],
      },
    ));

  it('with numbered paragraphs that are whole sentences', () =>
    expectMinutes(
      `Board of Health, March 11

1. Ms. Tran called the meeting to order at 6:00 p.m.
2. The minutes of February 11 were reviewed. Mr. Bask moved to accept the minutes. Ms. Roe seconded. Unanimous.
3. The Director gave the flu report. There were 41 cases.
4. Mr. Bask moved to raise the well permit fee to $150, seconded by Ms. Roe. Approved 3-0.
5. The meeting adjourned at 6:48 p.m.
`,
      {
        votes: [
          [/minutes/i, 'Bask', 'Roe', null, null, 'adopted'],
          [/well permit fee/i, 'Bask', 'Roe', 3, 0, 'adopted'],
        ],
        cases: [
          ['2', /minutes/i, 'adopted'],
          ['4', /well permit fee/i, 'adopted'],
        ],
      },
    ));

  it('with a closed session and what was decided after it', () =>
    expectMinutes(
      `9. EXECUTIVE SESSION
Motion by Alderman Beam, second by Alderman Cord, to enter executive session under Section 2(c)(1) at 8:10 p.m. Roll call: Beam, aye; Cord, aye; Dill, aye. Motion carried.
Motion by Alderman Dill, second by Alderman Beam, to return to open session at 8:42 p.m. Motion carried.

10. ACTION ON EXECUTIVE SESSION
Motion by Alderman Cord, second by Alderman Dill, to settle the claim of R. Vance for $18,500. Roll call: Beam, aye; Cord, aye; Dill, nay. Motion carried.

11. ADJOURNMENT
Motion by Alderman Beam, second by Alderman Cord, to adjourn at 8:45 p.m. Motion carried by voice vote.
`,
      {
        votes: [
          [/executive session/i, 'Beam', 'Cord', 3, 0, 'adopted'],
          [/open session/i, 'Dill', 'Beam', null, null, 'adopted'],
          [/vance/i, 'Cord', 'Dill', 2, 1, 'adopted'],
          [/adjourn/i, 'Beam', 'Cord', null, null, 'adopted'],
        ],
        cases: [
          ['9', /executive session/i, null],
          ['10', /action on executive session/i, 'adopted'],
          ['11', /adjournment/i, 'adopted'],
        ],
      },
    ));
});
