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

it('who says their name in the time for the public is heard by it until they end', async () => {
  const text = await told([
    [
      'Mayor',
      'I call the meeting to order. Next, we will open the remote audience comment period.',
    ],
    ['Unknown 1', 'Good evening. I am here for the second item.'],
    ['Mayor', 'Is there anyone that would like to address the council? Go ahead.'],
    [
      '',
      'Good evening. I am Dana Fell, of the shopkeepers of Mill Road. I come to you tonight for them. I know that delays come up. I do not support tearing out the sidewalks on Mill Road again until October 6.',
    ],
    ['Mayor', 'Thank you. The next item is the lease of the depot.'],
    ['Clerk', 'The lease of the depot would cost $40,000 a year for five years.'],
  ]);
  expect(text).toContain('Dana Fell: “I do not support tearing out the sidewalks');
});
