import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { draftExtractively } from './extractive-drafter.ts';

type Turn = [speaker: string, text: string];

const told = async (turns: Turn[]) => {
  const { sentences } = await draftExtractively(transcriptOf(turns), {});
  return sentences.map(({ text }) => text).join('\n');
};

it('a recess into executive session is told as that, though the meeting is to end after it', async () => {
  const text = await told([
    ['Mayor', 'I call the meeting to order. The next item is the lease of the depot.'],
    ['Ana Reyes', 'I move to approve the lease of the depot.'],
    ['Lou Voss', 'Second.'],
    ['Mayor', 'All in favor say aye. Aye. Opposed? The motion carries. Is there anything else?'],
    [
      'Ana Reyes',
      'I move that the council recess into executive session for 45 minutes to discuss pending litigation and that the meeting be adjourned when the session ends.',
    ],
    ['Lou Voss', 'Second.'],
    ['Mayor', 'All in favor say aye. Aye. Opposed? The motion carries.'],
  ]);
  expect(text).toContain('It was agreed to recess into executive session for 45 minutes');
  expect(text).not.toContain('The meeting was adjourned');
});
