import { describe, expect, it } from 'vitest';
import { readRecord } from '#app/records/read-record.server.ts';
import { draftExtractively } from './extractive-drafter.ts';

const minutes = `VILLAGE BOARD
MINUTES

Members Present
Ida Voss
Owen Pike

CALL TO ORDER
President Voss called the meeting to order at 7:00 p.m.

FIRE DEPARTMENT
Chief Orr reported that the department answered forty calls in May and that the new pumper will arrive in October.

SIREN ON MAIN STREET
The siren failed its test in April. Trustee Pike moved to replace the siren. Trustee Marsh seconded. Motion carried 4-1.

CORRESPONDENCE
None.

ADJOURNMENT
Trustee Marsh moved to adjourn. Trustee Pike seconded. Motion carried 5-0.

Respectfully submitted,
Dee Quill
Village Clerk
`;

const toldOf = async (body: string) => {
  const text = `TOWN BOARD
MINUTES

CALL TO ORDER
Chair Voss called the meeting to order at 7:00 p.m.

${body}

ADJOURNMENT
Member Marsh moved to adjourn. Member Pike seconded. Motion carried 5-0.
`;
  const record = await readRecord({
    bytes: new TextEncoder().encode(text),
    fileName: 'minutes.txt',
  });
  const { sentences } = await draftExtractively(record, {});
  return sentences.map(({ text: told }) => told).join('\n');
};

describe('of what was decided without a motion', () => {
  it.each([
    [
      'direction to staff',
      'WELL NO. 4\nThe pump was discussed at length by the members of the board. The board directed the manager to obtain quotes for a pump. The weather was discussed as well by those who were there.',
      /directed the manager to obtain quotes/,
    ],
    [
      'who stands aside',
      'BRIDGE GRANT\nThe members discussed the grant for the old iron bridge. Member Pike noted that he will not participate in this matter as the owner of the mill beside it.',
      /will not participate/,
    ],
    [
      'a consensus',
      'PARK BENCHES\nThe members looked at colors of benches for the park. It was agreed that all benches in the park should be painted green.',
      /painted green/,
    ],
  ])('%s is told', async (_, body, told) => {
    expect(await toldOf(body)).toMatch(told);
  });

  it('says who is meant where a clerk goes on with he or she', async () => {
    const told = await toldOf(
      'OLD DAM AT MILL POND\nEngineer Roth stated that the dam was built in 1911. The dam is of stone and earth. She estimated that its repair will cost $90,000 in all.',
    );
    expect(told).toMatch(
      /Engineer Roth stated .* She estimated that its repair will cost \$90,000/,
    );
  });
});

describe('the draft of minutes', () => {
  const draft = async () => {
    const bytes = new TextEncoder().encode(minutes);
    const record = await readRecord({ bytes, fileName: 'minutes.txt' });
    return draftExtractively(record, {});
  };

  it('tells of each item what the clerk says, though that is one sentence', async () => {
    const { sentences, cases } = await draft();
    const fire = cases.findIndex(({ title }) => title === 'FIRE DEPARTMENT');
    expect(cases[fire]?.state).toBe('discussed');
    expect(sentences.filter(({ item }) => item === fire).map(({ text }) => text)).toEqual([
      'From the minutes: “Chief Orr reported that the department answered forty calls in May and that the new pumper will arrive in October.”',
    ]);
  });

  it('tells a decision with its mover and tally once, and not again in the words of the clerk', async () => {
    const { sentences, cases } = await draft();
    const siren = cases.findIndex(({ title }) => title === 'SIREN ON MAIN STREET');
    const told = sentences.filter(({ item, section }) => item === siren && section !== 'In short');
    expect(told[0]?.text).toMatch(/4 to 1, on a motion by Trustee Pike, seconded by Trustee Marsh/);
    for (const { text } of told.slice(1)) expect(text).not.toMatch(/moved|seconded|carried/);
  });

  it('has no card for who attended and who signed', async () => {
    const { cases } = await draft();
    expect(cases.map(({ title }) => title)).toEqual([
      'Opening',
      'CALL TO ORDER',
      'FIRE DEPARTMENT',
      'SIREN ON MAIN STREET',
      'CORRESPONDENCE',
      'ADJOURNMENT',
    ]);
  });
});
