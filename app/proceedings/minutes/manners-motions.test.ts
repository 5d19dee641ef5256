import { describe, it } from 'vitest';
import { expectMinutes } from '#tests/support/expect-minutes.ts';

describe('minutes tell who moved, who seconded and what came of it', () => {
  it('in fields on one line', () =>
    expectMinutes(
      `CITY OF ASHBY
CITY COUNCIL MINUTES
June 2, 2025

1. CALL TO ORDER
Mayor Tilda Crane called the meeting to order at 7:00 p.m.

2. APPROVAL OF MINUTES
MOTION: Rourke   SECOND: Delgado   VOTE: 5-0
Minutes of May 19, 2025 approved.

3. WATER RATE STUDY
Staff presented the study.
MOTION: Delgado   SECOND: Whitlow   VOTE: 4-1 (Rourke opposed)
Council accepted the water rate study.

4. ADJOURNMENT
MOTION: Whitlow SECOND: Rourke VOTE: 5-0
`,
      {
        votes: [
          [/minutes/i, 'Rourke', 'Delgado', 5, 0, 'adopted'],
          [/water rate study/i, 'Delgado', 'Whitlow', 4, 1, 'adopted'],
          [/adjourn/i, 'Whitlow', 'Rourke', 5, 0, 'adopted'],
        ],
        cases: [
          ['2', /minutes/i, 'adopted'],
          ['3', /water rate study/i, 'adopted'],
          ['4', /adjournment/i, 'adopted'],
        ],
      },
    ));

  it('in letters and names in brackets', () =>
    expectMinutes(
      `HARBOR SANITARY DISTRICT

III. CONSENT CALENDAR
M/S/C (Okafor/Lindqvist) to approve the consent calendar. Ayes: All.

IV. PUMP STATION 4 REPLACEMENT
Manager Dorn described three bids.
M/S/C (Prentiss/Okafor) to award the contract for Pump Station 4 to Basin Works for $212,000. Ayes: Okafor, Prentiss, Lindqvist. Noes: Hatch.

V. FEE SCHEDULE
MSC (Hatch/Prentiss) to continue the fee schedule to July 8. Motion carried unanimously.

VI. ADJOURNMENT
There being no further business, the meeting adjourned at 6:40 p.m.
`,
      {
        votes: [
          [/consent/i, 'Okafor', 'Lindqvist', null, null, 'adopted'],
          [/pump station 4/i, 'Prentiss', 'Okafor', 3, 1, 'adopted'],
          [/fee schedule/i, 'Hatch', 'Prentiss', null, null, 'adopted'],
        ],
        cases: [
          ['III', /consent/i, 'adopted'],
          ['IV', /pump station/i, 'adopted'],
          ['V', /fee schedule/i, 'continued'],
        ],
      },
    ));

  it('in two words each: moved, seconded, carried', () =>
    expectMinutes(
      `VILLAGE OF PIKE LAKE

AGENDA
Moved by Councillor Tremblay, seconded by Councillor Oduya that the agenda be adopted as presented. CARRIED.

DELEGATIONS
Pike Lake Trails Society
Ms. Ferris asked for a grant of $4,000.

NEW BUSINESS
Trail Grant
Moved Tremblay, seconded Haas, that the Trails Society be granted $4,000. CARRIED
Dog Bylaw
Moved Oduya, seconded Tremblay, that Bylaw 311 be read a first time. DEFEATED
`,
      {
        votes: [
          [/agenda/i, 'Tremblay', 'Oduya', null, null, 'adopted'],
          [/trails society|trail grant/i, 'Tremblay', 'Haas', null, null, 'adopted'],
          [/bylaw/i, 'Oduya', 'Tremblay', null, null, 'rejected'],
        ],
        cases: [
          [null, /agenda/i, 'adopted'],
          [null, /trails society/i, null],
          [null, /trail grant/i, 'adopted'],
          [null, /dog bylaw/i, 'rejected'],
        ],
      },
    ));

  it('on motion, it was resolved', () =>
    expectMinutes(
      `TOWN BOARD OF FELLING
REGULAR MEETING

RESOLUTION NO. 41 OF 2025 – HIRING OF LIFEGUARDS
On motion of Councilman Voorhees, seconded by Councilwoman Abate, the following resolution was ADOPTED – AYES 4 (Voorhees, Abate, Quinn, Supervisor Marsh) NAYS 0
WHEREAS, the town operates a beach; now, therefore, be it
RESOLVED, that the Town Board hires six lifeguards for the season.

RESOLUTION NO. 42 OF 2025 – PURCHASE OF A LOADER
On motion of Councilwoman Abate, seconded by Councilman Quinn, the following resolution was ADOPTED – AYES 3 (Abate, Quinn, Supervisor Marsh) NAYS 1 (Voorhees)
RESOLVED, that the Highway Superintendent may buy a loader for $148,000.

On a motion by Councilman Quinn, seconded by Councilwoman Abate, and carried unanimously, the meeting was adjourned at 8:15 PM.
`,
      {
        votes: [
          [/lifeguards/i, 'Voorhees', 'Abate', 4, 0, 'adopted'],
          [/loader/i, 'Abate', 'Quinn', 3, 1, 'adopted'],
          [/adjourn/i, 'Quinn', 'Abate', null, null, 'adopted'],
        ],
        cases: [
          [null, /hiring of lifeguards/i, 'adopted'],
          [null, /purchase of a loader/i, 'adopted'],
        ],
      },
    ));

  it('as parish councils write it', () =>
    expectMinutes(
      `NETHERWICK PARISH COUNCIL
Minutes of the Parish Council Meeting held on Tuesday 13th May 2025 at 7.30pm in the Village Hall

Present: Cllrs Mead (Chair), Unwin, Sparrow, Thorne. In attendance: Mrs P Dell (Clerk)

2025/041 Apologies for absence
Apologies were received and accepted from Cllr Lacey.

2025/042 Declarations of interest
None.

2025/043 Minutes of the last meeting
It was proposed by Cllr Unwin, seconded by Cllr Sparrow and RESOLVED that the minutes of 8th April be signed as a true record.

2025/044 Planning
25/00912/FUL – 3 Mill Rise, rear extension. RESOLVED: no objection.

2025/045 Bus shelter
Members considered two quotes. It was proposed by Cllr Thorne, seconded by Cllr Mead and AGREED to accept the quote of £1,840 from Glover. 3 in favour, 1 against.

2025/046 Date of next meeting
10th June 2025. There being no further business the Chair closed the meeting at 8.55pm.
`,
      {
        votes: [
          [/minutes/i, 'Unwin', 'Sparrow', null, null, 'adopted'],
          [/3 mill rise|no objection|planning/i, null, null, null, null, 'adopted'],
          [/quote|bus shelter/i, 'Thorne', 'Mead', 3, 1, 'adopted'],
        ],
        cases: [
          ['2025/041', /apologies/i, null],
          ['2025/042', /declarations of interest/i, 'no action'],
          ['2025/043', /minutes of the last meeting/i, 'adopted'],
          ['2025/044', /planning/i, null],
          ['2025/045', /bus shelter/i, 'adopted'],
          ['2025/046', /date of next meeting/i, 'no action'],
        ],
      },
    ));

  it('with the resolution number before the motion', () =>
    expectMinutes(
      `THE CORPORATION OF THE TOWNSHIP OF NORTH ELM

4. ADOPTION OF MINUTES
Resolution No. 2024/118
Moved by: Deputy Reeve Hanlon
Seconded by: Councillor Pettigrew
THAT the minutes of April 9, 2024 be adopted as circulated.
Carried

5. BY-LAWS
5.1 By-law 2024-31, Being a by-law to regulate open air burning
Resolution No. 2024/119
Moved by: Councillor Pettigrew
Seconded by: Councillor Yuen
THAT By-law 2024-31 be read a first, second and third time and finally passed.
Recorded vote
For: Hanlon, Pettigrew, Yuen
Against: Sauvé
Carried

6. ADJOURNMENT
Resolution No. 2024/120
Moved by: Councillor Sauvé
Seconded by: Deputy Reeve Hanlon
THAT we do now adjourn at 9:02 p.m.
Carried
`,
      {
        votes: [
          [/minutes/i, 'Hanlon', 'Pettigrew', null, null, 'adopted'],
          [/burning|2024-31/i, 'Pettigrew', 'Yuen', 3, 1, 'adopted'],
          [/adjourn/i, 'Sauvé', 'Hanlon', null, null, 'adopted'],
        ],
        cases: [
          ['4', /minutes/i, 'adopted'],
          ['5.1', /open air burning/i, 'adopted'],
          ['6', /adjournment/i, 'adopted'],
        ],
      },
    ));

  it('with what was moved told before who moved it', () =>
    expectMinutes(
      `Ridgeway School Board

Personnel
The board approved the hiring of Lena Moss as librarian on a motion by Sato, seconded by Greer. Vote: unanimous.

Roof of the Gymnasium
Approval of the bid of Topline Roofing for $89,400 was moved by Greer and seconded by Bell. The motion passed 6-1, with Sato voting no.

Graduation Date
No motion was made.

Adjourn
Bell made the motion, Sato the second, to adjourn at 9:10. All ayes.
`,
      {
        votes: [
          [/lena moss|librarian|personnel/i, 'Sato', 'Greer', null, null, 'adopted'],
          [/topline|roof/i, 'Greer', 'Bell', 6, 1, 'adopted'],
          [/adjourn/i, 'Bell', 'Sato', null, null, 'adopted'],
        ],
        cases: [
          [null, /personnel/i, 'adopted'],
          [null, /roof of the gymnasium/i, 'adopted'],
          [null, /graduation date/i, 'no action'],
          [null, /adjourn/i, 'adopted'],
        ],
      },
    ));

  it('with an abstention beside unanimity', () =>
    expectMinutes(
      `4. Subdivision of Orchard Farm
Commissioner Vance moved to recommend approval of the preliminary plat of Orchard Farm. Commissioner Iyer seconded. Motion passed unanimously with Mr. Dobbs abstaining.

5. Sign Variance, 40 Front Street
Motion to deny by Iyer. Second by Dobbs. Motion passed 5-0-1 (Vance abstained).

6. Bylaws
Dobbs motioned, Iyer seconded, to table the bylaws until the August meeting. Motion carried, all in favor.
`,
      {
        votes: [
          [/orchard farm/i, 'Vance', 'Iyer', null, null, 'adopted'],
          [/sign variance|40 front/i, 'Iyer', 'Dobbs', 5, 0, 'adopted'],
          [/bylaws/i, 'Dobbs', 'Iyer', null, null, 'adopted'],
        ],
        cases: [
          ['4', /orchard farm/i, 'adopted'],
          ['5', /sign variance/i, 'rejected'],
          ['6', /bylaws/i, 'tabled'],
        ],
      },
    ));
});
