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
