import { describe, expect, it } from 'vitest';
import { readRecord } from '#app/records/read-record.server.ts';
import { draftExtractively } from '#app/summaries/drafting/extractive-drafter.ts';
import { readProceedings } from '../read-proceedings.ts';

const recordOf = (text: string) =>
  readRecord({ bytes: new TextEncoder().encode(text), fileName: 'minutes.txt' });
const read = async (text: string) => readProceedings(await recordOf(text));
const told = async (text: string) => {
  const { markdown } = await draftExtractively(await recordOf(text), {});
  return markdown.replace(/ \[¶.*$/gm, '');
};

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
      ['4', 'Discussion of Police Vehicles', 'no action'],
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
      'Old Business',
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
});
