import { describe, expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { readRecord } from '#app/records/read-record.server.ts';
import { draftExtractively } from './extractive-drafter.ts';

const said = [
  'CHAIR ALVAREZ: Good evening. I call this meeting of the board to order. Item four is the consent agenda.',
  'CHAIR ALVAREZ: Item four A is the minutes of the June workshop. Item four B is the treasurer’s report for May.',
  'CHAIR ALVAREZ: Item four C is the resolution to approve the consent agenda items.',
  'MEMBER HAUPT: I move to approve items A and B on the consent agenda.',
  'MEMBER POTTS: Second.',
  'CHAIR ALVAREZ: All in favor say aye.',
  'MEMBERS: Aye.',
  'CHAIR ALVAREZ: The motion carries, four to zero.',
  'CHAIR ALVAREZ: Item five is the lease of the robotics center.',
  'MEMBER HAUPT: I move to approve the lease of the robotics center.',
  'MEMBER POTTS: Second.',
  'CHAIR ALVAREZ: All in favor say aye.',
  'MEMBERS: Aye.',
  'CHAIR ALVAREZ: The motion carries, four to zero. We are adjourned.',
];
const agenda = `4 Consent Agenda
4.A Minutes of the June Workshop
4.B Treasurer's Report for May
4.C Resolution to Approve Consent Agenda Items
5 Lease of the Robotics Center`;

describe('a vote that decides two items of an agenda', () => {
  it('is told once where both are told in the same words, and leaves nothing to settle', async () => {
    const transcript = await readRecord({
      bytes: new TextEncoder().encode(said.join('\n\n')),
      fileName: 'board.txt',
    });
    const { sentences, votes } = await draftExtractively(transcript, {
      agenda: readAgendaText(agenda),
    });
    expect(votes[0]?.items.length).toBeGreaterThan(3);
    const told = sentences.filter(({ text }) => text.startsWith('The consent agenda was approved'));
    expect(told).toHaveLength(1);
    expect(sentences.flatMap(({ unfit }) => unfit)).toEqual([]);
  });
});
