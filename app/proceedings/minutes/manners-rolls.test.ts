import { describe, it } from 'vitest';
import { expectMinutes } from '#tests/support/expect-minutes.ts';

describe('minutes tell how everybody voted', () => {
  it('in sides that are all or none', () =>
    expectMinutes(
      `5A. Lease of Hangar 12
Motion by Ruiz, support by Tully, to approve the lease of Hangar 12.
Ayes: All
Nays: None
Absent: Lee
Motion carried.

5B. Runway Lights
Motion by Tully, support by Ruiz, to reject all bids for runway lights.
Ayes: Ruiz, Tully, Beck
Nays: None
Absent: Lee
Motion carried.

5C. Snow Plan
Moved by Beck to adopt the snow plan. Motion failed for lack of support.
`,
      {
        votes: [
          [/hangar 12/i, 'Ruiz', 'Tully', null, 0, 'adopted'],
          [/bids|runway lights/i, 'Tully', 'Ruiz', 3, 0, 'adopted'],
          [/snow plan/i, 'Beck', null, null, null, 'rejected'],
        ],
        cases: [
          ['5A', /lease of hangar 12/i, 'adopted'],
          ['5B', /runway lights/i, null],
          ['5C', /snow plan/i, 'rejected'],
        ],
        rolls: [['Lee absent'], ['Ruiz yes', 'Tully yes', 'Beck yes', 'Lee absent'], []],
      },
    ));

  it('in answers behind names, with dashes', () =>
    expectMinutes(
      `NEW BUSINESS

Resolution 25-14 Street Closing for the Apple Fair
Mr. Stroud moved for the adoption of Resolution 25-14; Mrs. Vail seconded the motion. Roll call vote: Stroud-yes, Vail-yes, Knapp-no, Ott-yes. Motion carried.

Ordinance 25-15 Parking on Elm Street
Mrs. Vail made a motion to pass Ordinance 25-15. Mr. Ott seconded. Roll call: Mr. Stroud – Yes; Mrs. Vail – Yes; Mr. Knapp – Yes; Mr. Ott – Yes. Ordinance passed.
`,
      {
        votes: [
          [/apple fair|25-14/i, 'Stroud', 'Vail', 3, 1, 'adopted'],
          [/parking|25-15/i, 'Vail', 'Ott', 4, 0, 'adopted'],
        ],
        cases: [
          [null, /street closing for the apple fair/i, 'adopted'],
          [null, /parking on elm street/i, 'adopted'],
        ],
        rolls: [
          ['Stroud yes', 'Vail yes', 'Knapp no', 'Ott yes'],
          ['Mr. Stroud yes', 'Mrs. Vail yes', 'Mr. Knapp yes', 'Mr. Ott yes'],
        ],
      },
    ));

  it('in a table of names and answers', () =>
    expectMinutes(
      `VII. ACTION ITEMS

A. Bus Contract
Motion: Approve the bus contract with Meyer Lines.
Made by: Ada Lund
Seconded by: Cal Reyes
Ada Lund        Yes
Cal Reyes       Yes
Fern Abiola     No
Gus Whit        Yes
Motion Carried

B. Calendar
Motion: Adopt the 2026-27 calendar.
Made by: Gus Whit
Seconded by: Ada Lund
Ada Lund        Yes
Cal Reyes       Absent
Fern Abiola     Yes
Gus Whit        Yes
Motion Carried
`,
      {
        votes: [
          [/bus contract/i, 'Lund', 'Reyes', 3, 1, 'adopted'],
          [/calendar/i, 'Whit', 'Lund', 3, 0, 'adopted'],
        ],
        cases: [
          ['A', /bus contract/i, 'adopted'],
          ['B', /calendar/i, 'adopted'],
        ],
        rolls: [
          ['Ada Lund yes', 'Cal Reyes yes', 'Fern Abiola no', 'Gus Whit yes'],
          ['Ada Lund yes', 'Cal Reyes absent', 'Fern Abiola yes', 'Gus Whit yes'],
        ],
      },
    ));

  it('in lists behind the words of a vote', () =>
    expectMinutes(
      `Item 7. Rezoning of 12 acres on Quarry Road
Upon motion by Supervisor Lyle, seconded by Supervisor Nash, and carried by the following vote: AYE: Lyle, Nash, Orr; NAY: Pham; ABSENT: None, the Board approved the rezoning of 12 acres on Quarry Road.

Item 8. School Bonds
Supervisor Pham moved that the Board authorize the sale of school bonds. The motion was seconded by Supervisor Orr and passed on a recorded vote: Lyle – aye, Nash – aye, Orr – aye, Pham – aye.
`,
      {
        votes: [
          [/rezoning|quarry/i, 'Lyle', 'Nash', 3, 1, 'adopted'],
          [/school bonds/i, 'Pham', 'Orr', 4, 0, 'adopted'],
        ],
        cases: [
          ['7', /rezoning of 12 acres/i, 'adopted'],
          ['8', /school bonds/i, 'adopted'],
        ],
        rolls: [
          ['Lyle yes', 'Nash yes', 'Orr yes', 'Pham no'],
          ['Lyle yes', 'Nash yes', 'Orr yes', 'Pham yes'],
        ],
      },
    ));

  it('in counts behind the sides', () =>
    expectMinutes(
      `6. Library Hours
A motion was made by Member Agu and seconded by Member Blix to open the library on Sundays. Upon roll call: 5 Yeas, 2 Nays. Motion carried.

7. Bookmobile
Motion: Blix. Second: Agu. To sell the bookmobile. Yes – 3, No – 4. Motion failed.

8. Fines
Agu/Blix to end all fines. Motion carried 7-0.
`,
      {
        votes: [
          [/library/i, 'Agu', 'Blix', 5, 2, 'adopted'],
          [/bookmobile/i, 'Blix', 'Agu', 3, 4, 'rejected'],
          [/fines/i, 'Agu', 'Blix', 7, 0, 'adopted'],
        ],
        cases: [
          ['6', /library hours/i, 'adopted'],
          ['7', /bookmobile/i, 'rejected'],
          ['8', /fines/i, 'adopted'],
        ],
      },
    ));

  it('with the result in a box of a program', () =>
    expectMinutes(
      `7.2 2025-118 A resolution to accept a grant for the river walk
RESULT: ADOPTED [4 TO 1]
MOVER: Nora Bligh, Ward 2
SECONDER: Tom Aske, Ward 4
AYES: Bligh, Aske, Corr, Dunne
NAYS: Ellis

7.3 2025-119 An ordinance to amend Chapter 9, Noise
RESULT: TABLED [UNANIMOUS]   Next: 7/14/2025 7:00 PM
MOVER: Tom Aske, Ward 4
SECONDER: Paul Corr, At Large
AYES: Bligh, Aske, Corr, Dunne, Ellis
`,
      {
        votes: [
          [/river walk/i, 'Bligh', 'Aske', 4, 1, 'adopted'],
          [/noise/i, 'Aske', 'Corr', 5, 0, 'adopted'],
        ],
        cases: [
          ['7.2', /grant for the river walk/i, 'adopted'],
          ['7.3', /noise/i, 'tabled'],
        ],
      },
    ));

  it('with each answer told in a clause of one sentence, and all of them counted', () =>
    expectMinutes(
      `Trustee Rusk moved to reorder the agenda to move item 3.1 before public comment. Trustee Ames seconded. The Recorder called for the vote. Trustee Hobbs voted yes, Trustee Ames voted yes, Trustee Rusk voted yes, and Mayor Field voted no. The motion passed.

Trustee Ames moved to pay the bills in the amount of $14,200.16. Trustee Rusk seconded. Mayor Field called for the vote. Trustee Hobbs voted yes, Trustee Ames voted yes, Trustee Rusk voted yes, and Mayor Field voted yes. The motion passed unanimously.
`,
      {
        votes: [
          [/^reorder the agenda/i, 'Rusk', 'Ames', 3, 1, 'adopted'],
          [/bills/i, 'Ames', 'Rusk', 4, 0, 'adopted'],
        ],
        cases: [[null, /bills/i, 'adopted']],
      },
    ));

  it('with each vote told by its sides in a sentence', () =>
    expectMinutes(
      `Trustee Hobbs moved that the clerk advertise for a deputy. Trustee Ames seconded the motion. Trustees Hobbs, Ames and Rusk voted aye. Trustee Field voted nay. Motion carried.

Trustee Rusk moved, seconded by Trustee Field, to pay the bills in the amount of $14,200.16. All trustees voting aye, the motion carried.

Hobbs moved to adjourn, second by Rusk. Motion carried; the vote was Hobbs, yes; Ames, yes; Rusk, yes; Field, no.
`,
      {
        votes: [
          [/deputy/i, 'Hobbs', 'Ames', 3, 1, 'adopted'],
          [/bills/i, 'Rusk', 'Field', null, null, 'adopted'],
          [/adjourn/i, 'Hobbs', 'Rusk', 3, 1, 'adopted'],
        ],
        cases: [[null, /bills/i, 'adopted']],
      },
    ));
});
