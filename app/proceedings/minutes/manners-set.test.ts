import { describe, expect, it } from 'vitest';
import { readProceedings } from '#app/proceedings/read-proceedings.ts';
import { readRecord } from '#app/records/read-record.server.ts';
import { expectMinutes } from '#tests/support/expect-minutes.ts';

describe('minutes are read as they were set', () => {
  it('with marked headings, numbers under some of them, and first names', () =>
    expectMinutes(
      `---
title: Minutes (June)
date: 2025-06-10
---

# Town of Osier
June 10, 2025

## CALL TO ORDER
Supervisor Bea Lund called the meeting to order at 6:30 pm.

## MINUTES APPROVAL
Bea makes a motion to approve with minor corrections, Cal second, Bea aye, Cal aye, Dot aye.

## TRANSFER
Request to move \\$1,210.00 from savings to checking. Motion to approve Cal, Dot second, vote Bea aye, Cal aye, Dot aye.

## CORRESPONDENCE
1.  Letter of the county on weeds -- FYI only
2.  Notice of the fair. Who will go?

## ROAD
Dot reported a washed out culvert.

## NEW BUSINESS
1.  Mower repair. Cal makes a motion to repair the mower for under \\$300, Dot second. Vote Bea aye, Cal aye, Dot nay. Motion carries.
2.  Dot will call the county about the price of gravel.

## ADJOURNMENT
Dot makes a motion to adjourn at 7:32 pm, second Cal. Bea aye, Cal aye, Dot aye.
`,
      {
        votes: [
          [/minutes/i, 'Bea', 'Cal', 3, 0, 'adopted'],
          [/transfer/i, 'Cal', 'Dot', 3, 0, 'adopted'],
          [/mower/i, 'Cal', 'Dot', 2, 1, 'adopted'],
          [/adjourn/i, 'Dot', 'Cal', 3, 0, 'adopted'],
        ],
        cases: [
          [null, /call to order/i, 'no action'],
          [null, /minutes approval/i, 'adopted as amended'],
          [null, /transfer/i, 'adopted'],
          [null, /correspondence/i, 'discussed'],
          [null, /road/i, 'discussed'],
          ['1', /mower repair/i, 'adopted'],
          ['2', /gravel/i, 'discussed'],
          [null, /adjournment/i, 'adopted'],
        ],
      },
    ));

  it('with items in bold, whose lists have numbers too', () =>
    expectMinutes(
      `**1\\. Call to Order**

Chair Oake called the meeting to order.

**2\\. Approval of Minutes**

With these corrections, Member Ruane moved to approve the minutes, Member Sable seconding. Upon voice vote, the motion carried unanimously.

**3\\. Voting Machines**

Member Sable told of three counties;

1. Alder County counts by hand.

2. Birch County has new scanners.

3. Cedar County will wait.

4. Dale County has none.

Public Comment: Ms. Teal asked for paper ballots.

Asking for a motion to accept the report with edits, Member Ruane so moved, seconded by Member Sable.

The vote was called and the motion carried unanimously.

**4\\. Future Topics**

Member Sable will bring a budget.
`,
      {
        votes: [
          [/minutes/i, 'Ruane', 'Sable', null, null, 'adopted'],
          [/voting machines|report/i, 'Ruane', 'Sable', null, null, 'adopted'],
        ],
        cases: [
          ['1', /call to order/i, 'no action'],
          ['2', /approval of minutes/i, 'adopted as amended'],
          ['3', /voting machines/i, 'adopted as amended'],
          ['4', /future topics/i, 'discussed'],
        ],
      },
    ));

  it('in a form with its votes in a narrow column', () =>
    expectMinutes(
      `Summary of the Transit Committee held on Tuesday, May 6, 2025
Page 1 of 2

Fare Study Contract
It is recommended that the board hire Lane & Mott LLP for the study of fares
through December 31, 2025, at a cost of $46,000. Funding for this contract is in

Summary of the Transit Committee held on Tuesday, May 6, 2025
Page 2 of 2
the budget.
Motion:

Director Ames made the motion
to move this item to the full board
at the May 20, 2025 board meeting.
Director Bray seconded the motion.

Discussion:

Director Cole said that the firm had
been quick.
Vote on
Motion:

The motion passed with 5
members in favor (Ames, Bray,
Cole, Dunn and Ekman) and 1
against (Frost). Director Gage
was absent.

Bus Shelters for 2026
Staff showed where twelve shelters could stand in the coming year.

Other Matters
There were no other matters.

Adjourn
The chair adjourned the meeting at 5:51 p.m.
`,
      {
        votes: [[/fare study/i, 'Ames', 'Bray', 5, 1, 'adopted']],
        cases: [
          [null, /fare study contract/i, 'referred'],
          [null, /bus shelters for 2026/i, 'discussed'],
          [null, /other matters/i, 'no action'],
          [null, /adjourn/i, 'no action'],
        ],
        rolls: [['Ames yes', 'Bray yes', 'Cole yes', 'Dunn yes', 'Ekman yes', 'Frost no']],
      },
    ));

  it('with an empty line after every line', async () => {
    const lines = `APPLICATION: HDC 25-11, 12 CANAL STREET – PORCH
The applicant would like to build a porch at the front of the house, and to
keep the rail that stands there now, which is of iron and was made by the
first owner of the house.
MOTION: APPROVED W/ CONDITIONS 1st: MR. RUDD 2nd: MS. PELL
Mr. Rudd moved to approve this application as submitted, with the condition
that staff will help to draw the steps so that they look more like those of
the house next door.
VOTE: 6/0 AYES HALE, INGE, JOSS, RUDD, PELL,
WARE
NAYS: NONE
APPLICATION: HDC 25-12, 80 MILL LANE – FENCE
The applicant would like to put up a fence of six feet along the lane, which
is not what the rules for the district say.
MOTION: CONTINUED 1st: MS. PELL 2nd: MR. WARE
Ms. Pell moved to continue this application so that the fence may be drawn
again.
VOTE: 6/0 AYES HALE, INGE, JOSS, RUDD, PELL,
WARE
NAYS: NONE
`.replaceAll('\n', '\n\n');
    const bytes = new TextEncoder().encode(lines);
    const { votes } = readProceedings(await readRecord({ bytes, fileName: 'minutes.txt' }));
    expect(
      votes.map(({ mover, seconder, yes, rollCall }) => [mover, seconder, yes, rollCall.length]),
    ).toEqual([
      ['Mr. Rudd', 'MS. PELL', 6, 6],
      ['MS. PELL', 'MR. WARE', 6, 6],
    ]);
  });
});
