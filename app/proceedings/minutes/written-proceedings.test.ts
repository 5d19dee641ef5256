import { describe, expect, it } from 'vitest';
import { readRecord } from '#app/records/read-record.server.ts';
import { draftExtractively } from '#app/summaries/drafting/extractive-drafter.ts';
import { readProceedings } from '../read-proceedings.ts';
import type { Vote } from '../vote.ts';

const recordOf = (text: string) =>
  readRecord({ bytes: new TextEncoder().encode(text), fileName: 'minutes.txt' });
const read = async (text: string) => readProceedings(await recordOf(text));
const told = async (text: string) => {
  const { markdown } = await draftExtractively(await recordOf(text), {});
  return markdown.replace(/ \[¶.*$/gm, '');
};

/** All that minutes say of a vote. */
const asTold = ({ motion, mover, seconder, yes, no, outcome }: Vote) => [
  ...[motion, mover, seconder],
  ...[yes, no, outcome],
];

const carried = 'seconded by Trustee P. Marsh. The vote was 4 to 1 in favor.';

const minutes = `Town of Alder Mills
Regular Meeting of the Board of Trustees
R. J. Quill Hall, Alder Mills

PRESENT: Mayor Ida Voss

Trustees: Owen Pike
Paula Marsh
Peter Marsh

ITEM 1: CALL TO ORDER

Mayor Voss called the meeting to order at 6:00 p.m.

ITEM 2: Consent Agenda

2a. Snow Removal Contract

The contract with Northwind covers three winters.

2b. Library Closing Days

A motion was made by Trustee Pike to approve the consent agenda, ${carried}

ITEM 3: Public Hearings

3a. Public Hearing for Rezoning Case R-14, 80 Canal Street

The motion was made by Trustee Pike to open the public hearing, ${carried}

Planner Dee Orr presented the request. The conditions were:

1. No repairs outdoors.

2. A fence eight feet high.

Trustee Pike stated that the plan speaks against it. I make a motion to deny Rezoning Case R-14. The motion was seconded by Trustee Paula Marsh. The vote was 3 to 2 in favor.

ITEM 4: Discussion of Police Vehicles

The chief would order six vehicles for $412,000 and pay for them from the fund balance.

Trustee Pike moved to approve the minutes of May 4 as amended, ${carried}

ITEM 5: Closed Session under Section 12 – To give

instructions to the town's attorney on the bridge.

Trustee Pike moved to go into closed session, ${carried}

ITEM 6: ADJOURNMENT

A motion was made by Trustee Pike to adjourn, and Trustee P. Marsh seconded. All in favor.
`;

describe('a record that is minutes', () => {
  it('is taken up item by item, under the headings that a clerk wrote', async () => {
    const { cases, isWritten } = await read(minutes);
    expect(isWritten).toBe(true);
    expect(cases.map(({ designator, title, state }) => [designator, title, state])).toEqual([
      [null, 'Opening', 'no action'],
      ['1', 'CALL TO ORDER', 'no action'],
      ['2a', 'Snow Removal Contract', 'adopted'],
      ['2b', 'Library Closing Days', 'adopted'],
      ['3a', 'Public Hearing for Rezoning Case R-14, 80 Canal Street', 'rejected'],
      ['4', 'Discussion of Police Vehicles', 'discussed'],
      [null, 'Approval of the minutes', 'adopted as amended'],
      [
        '5',
        "Closed Session under Section 12 – To give instructions to the town's attorney on the bridge",
        'no action',
      ],
      ['6', 'ADJOURNMENT', 'adopted'],
    ]);
  });

  it('has its votes as they are told, with whoever is named', async () => {
    const { votes } = await read(minutes);
    expect(
      votes.map(({ motion, mover, seconder, yes, no }) => [motion, mover, seconder, yes, no]),
    ).toEqual([
      ['approve the consent agenda', 'Trustee Pike', 'Trustee P. Marsh', 4, 1],
      ['open the public hearing', 'Trustee Pike', 'Trustee P. Marsh', 4, 1],
      ['deny Rezoning Case R-14', 'Trustee Pike', 'Trustee Paula Marsh', 3, 2],
      ['approve the minutes of May 4 as amended', 'Trustee Pike', 'Trustee P. Marsh', 4, 1],
      ['go into closed session', 'Trustee Pike', 'Trustee P. Marsh', 4, 1],
      ['adjourn', 'Trustee Pike', 'Trustee P. Marsh', null, null],
    ]);
    expect(votes.map(({ items, kind }) => [items, kind])).toEqual([
      [[2, 3], 'consent'],
      [[4], 'procedural'],
      [[4], 'main'],
      [[6], 'main'],
      [[7], 'procedural'],
      [[8], 'procedural'],
    ]);
  });

  it('is told so that nobody takes the words of the clerk for those of a speaker', async () => {
    const draft = await told(minutes);
    const [short, items] = draft.split('## Item by item');
    expect(short).toContain('“Rezoning Case R-14, 80 Canal Street” was denied, 3 to 2.');
    expect(short).not.toContain('hearing');
    expect(items).toContain(
      'From the minutes: “The chief would order six vehicles for $412,000 and pay for them from the fund balance.”',
    );
    expect(items).not.toContain('In discussion');
  });

  it('without numbers has its titles for items, but no names of who attended', async () => {
    const text = `Members Present

Owen Pike

Paula Marsh

Old Business

Pike moved to repair the dam. Marsh seconded. Motion passed unanimously.

Sale of the Ferry

Marsh moved to sell the ferry to Ferris Brothers for $9,000. Pike seconded. Motion carried.

Adjournment

Pike moved to adjourn. Marsh seconded. Motion carried.
`;
    const { cases } = await read(text);
    expect(cases.map(({ title }) => title)).toEqual([
      'Opening',
      'Old Business: Repair the dam',
      'Sale of the Ferry',
      'Adjournment',
    ]);
  });

  it('without headings has what was moved for items', async () => {
    const text = `The board met on March 3. Pike was in the chair.

On motion of Marsh, seconded by Pike, the minutes of February 2 were approved unanimously.

Pike moved to buy a pump for $4,100 from Orr & Sons. Marsh seconded. Motion carried 3-0.

Marsh moved to adjourn. Pike seconded. Motion carried.
`;
    const { cases, votes } = await read(text);
    expect(cases.map(({ title, state }) => [title, state])).toEqual([
      ['Approval of the minutes', 'adopted'],
      ['Buy a pump for $4,100 from Orr & Sons', 'adopted'],
      ['Adjournment', 'adopted'],
    ]);
    expect(votes.map(({ items }) => items)).toEqual([[0], [1], [2]]);
  });

  it('is known from a transcript without times, though motions are spoken there too', async () => {
    const text = `CHAIR: I move to approve the minutes, seconded by Ms. Marsh. All in favor? Okay, motion carried 3-0.

PIKE: Thank you. I move to approve the pump that we saw. I think you all know it.

CHAIR: Moved by Mr. Pike, seconded by Ms. Marsh. All in favor? Thank you. Motion carried 3-0. We're done, I'd say.
`;
    expect((await read(text)).isWritten).toBe(false);
  });

  it('in the form of a commission has its applications, and not the lists in them', async () => {
    const text = `MEMBERS PRESENT: Mr. Owen Pike, Ms. Dee Orr

MR. PIKE RECUSED HIMSELF FROM THE NEXT APPLICATION.

APPLICATION : HDC 26-11, 12 CANAL STREET – PORCH

STAFF RECOMMENDATION :

1. Keep the rail.

2. Keep the steps.

MOTION : DENIED 1 st : Ms. Orr 2 nd : MR. VOSS

Ms. Orr, I make a motion to deny this application because the rail is new.

VOTE : 7/0 AYES : ORR, VOSS, PELL

APPLICATION : HDC 26-12, 80 MILL LANE – FENCE

MOTION : APPROVED 1 st : Mr. Pell 2 nd : Ms. Orr

VOTE : 5/2 AYES : ORR, PELL
`;
    const { cases, votes } = await read(text);
    expect(cases.slice(1).map(({ title, state }) => [title, state])).toEqual([
      ['HDC 26-11, 12 CANAL STREET – PORCH', 'rejected'],
      ['HDC 26-12, 80 MILL LANE – FENCE', 'adopted'],
    ]);
    expect(votes.map(asTold)).toEqual([
      ['deny this application because the rail is new', 'Ms. Orr', 'MR. VOSS', 7, 0, 'adopted'],
      ['approve', 'Mr. Pell', 'Ms. Orr', 5, 2, 'adopted'],
    ]);
  });

  it('with lists under a consent motion has each of them decided by it', async () => {
    const text = `4.  PUBLIC COMMENT
Ida Voss asked about leaf pickup. The hearing was closed at 7:01 p.m. Nobody else spoke.

5.  CONSENT AGENDA
Moved by Pike, supported by Marsh, to approve the consent agenda, items 5a and 5c.
 5a.  Minutes of August 28
 5c.  Block party on Cherry Street
Yeas: 6   Nays: 0   Absent: 1   Motion carried.

5b.  PURCHASE OF TWO TRUCKS
Moved by Marsh, supported by Pike, to buy two trucks for $98,440.
Yeas: 5   Nays: 1   Absent: 1   Motion carried.

6.  OLD BUSINESS
6a.  FIREWORKS, JULY 4
Moved by Pike to hire Skyburst. There was no support and the motion was not considered.
`;
    const { cases, votes } = await read(text);
    expect(cases.map(({ designator, state, isConsent }) => [designator, state, isConsent])).toEqual(
      [
        ['4', 'no action', false],
        ['5', 'adopted', true],
        ['5a', 'adopted', true],
        ['5c', 'adopted', true],
        ['5b', 'adopted', false],
        ['6a', 'rejected', false],
      ],
    );
    expect(votes.map(({ mover, seconder, yes, no }) => [mover, seconder, yes, no])).toEqual([
      ['Pike', 'Marsh', 6, 0],
      ['Marsh', 'Pike', 5, 1],
      ['Pike', null, null, null],
    ]);
  });

  it('tells its votes in the short words of associations, parishes and districts', async () => {
    const text = `Minutes of November 18 were approved as circulated.

1. Board members: M/S/A to elect Owen Pike to the seat of Ida Voss.

2. Hall: Proposed by Cllr Pell, seconded by Cllr Orr, to mend the roof. All in favour.

3. Trees: It was RESOLVED to plant ten limes.

4. Routes: Director Voss made the motion to keep Route 9. The motion passed with 11 in favor (Orr, Pell) and 2 opposed (Voss, Pike).

5. Fares: The chair asked for a motion to raise the fares. Director Orr moved, and Ms. Pell seconded, that No. 4 fares be raised. Motion carried 3-0.
`;
    const { votes } = await read(text);
    expect(votes.map(asTold)).toEqual([
      ['approve Minutes of November 18', null, null, null, null, 'adopted'],
      ['elect Owen Pike to the seat of Ida Voss', null, null, null, null, 'adopted'],
      ['mend the roof', 'Cllr Pell', 'Cllr Orr', null, null, 'adopted'],
      ['plant ten limes', null, null, null, null, 'adopted'],
      ['keep Route 9', 'Director Voss', null, 11, 2, 'adopted'],
      ['that No. 4 fares be raised', 'Director Orr', 'Ms. Pell', 3, 0, 'adopted'],
    ]);
  });

  it('names its items by the codes behind their titles', async () => {
    const text = `**Minutes Approved (D)**
It was moved by Ms. Costa, seconded by Ms. Creel, that the minutes of May 4 be approved.
MOTION CARRIED 4-0.

<!-- Page 4 -->
**Resolution No. 4044: Lease of the Annex (I-4)**
It was moved by Ms. Creel, seconded by Ms. Costa, to adopt Resolution No. 4044. MOTION CARRIED 4-0.

**Student Reports (E-2)**
Two students told of their school.

**Ferry Lane Crossing (I-5)**
It was moved by Ms. Creel, seconded by Ms. Costa, to refer the crossing to staff. MOTION CARRIED 4-0.
`;
    const { cases, votes } = await read(text);
    expect(cases.map(({ designator, title }) => [designator, title])).toEqual([
      ['D', 'Minutes Approved'],
      ['I-4', 'Resolution No. 4044: Lease of the Annex'],
      ['E-2', 'Student Reports'],
      ['I-5', 'Ferry Lane Crossing'],
    ]);
    expect(votes[1]?.motion).toBe('adopt Resolution No. 4044');
  });
});
