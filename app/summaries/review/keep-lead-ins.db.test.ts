import { beforeAll, expect, it } from 'vitest';
import { draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { removeSentence } from './change-sentence.server.ts';
import { confirmSentence } from './confirm-sentence.server.ts';
import { saveDraft } from './save-draft.server.ts';

let actorId: string;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const thanks = '“Thank you. With no further business this meeting is adjourned.”';

it('a quotation is led in when the one before it is removed, and what was confirmed of it stays so', async () => {
  const { draft } = await draftedMeeting({ actorId, street: 'Lead Street' });
  const { id: versionId, ...first } = await draft();
  const markdown = `${first.markdown}- ${thanks} [2:00](#s15)\n`;
  await saveDraft({ actorId, versionId, revision: first.revision, markdown });
  const second = await draft();
  const [before, last] = second.sentences.slice(-2);
  if (!before || !last) throw new Error('There are no quotations.');
  expect(before.text).toMatch(/^In discussion: “/);
  expect(last).toMatchObject({ text: thanks, open: 'unfounded' });
  const reason = 'It stands in the next passage.';
  const { revision } = second;
  await confirmSentence({ actorId, versionId, revision, index: last.index, reason });
  await removeSentence({ actorId, versionId, index: before.index, was: before.text });
  expect((await draft()).sentences.at(-1)).toMatchObject({
    text: `In discussion: ${thanks}`,
    confirmedReason: reason,
    open: null,
  });
});
