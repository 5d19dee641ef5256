import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type DraftOnDesk, draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { completion, modelServer, serveModel, standInModel } from '#tests/support/model-service.ts';
import { publishSummary } from '../publishing/publish-summary.server.ts';
import { readPublishedRecord } from '../reading/published-record.server.ts';
import { bringBackDraft } from './bring-back-draft.server.ts';
import { changeVote, leaveHeardCount, putInHeardCount } from './change-votes.server.ts';
import { confirmSentence } from './confirm-sentence.server.ts';
import { typedVote } from './vote-fields.ts';

let actorId: string;

beforeAll(async () => {
  modelServer.listen();
  actorId = (await makeUser({ tier: 'admin' })).id;
});
afterEach(() => modelServer.resetHandlers());
afterAll(() => modelServer.close());

/** Answers that no rule reads: the votes are by voice as far as code can tell. */
const said = `CHAIR: Item 3 is the lease of the depot to Harbor Arts.
MS. HALE: I move to approve the lease of the depot to Harbor Arts.
MR. ROY: Second.
CHAIR: All in favor? Roll call vote: Hale is with us, Roy is with us, Ode would rather not. The motion carries.
CHAIR: We are adjourned.`;
const quote = 'Hale is with us, Roy is with us, Ode would rather not';
const answers = [
  { name: 'Ms. Hale', vote: 'yes', said: { segment: 3, quote } },
  { name: 'Mr. Roy', vote: 'yes', said: { segment: 3, quote } },
  { name: 'Ms. Ode', vote: 'no', said: { segment: 3, quote } },
];

/** A draft for which the model heard that count, and told nothing else. */
async function drafted() {
  serveModel(({ task }) =>
    completion(
      JSON.stringify({
        ...{ count: null, answers: task === 'count' ? answers : [] },
        ...{ cases: [], motions: [], sentences: [] },
        ...{ whatItDoes: [], discussion: [], publicComment: [], nextSteps: [] },
      }),
    ),
  );
  return draftedMeeting({ actorId, said, model: standInModel });
}
const on = ({ id: versionId, revision }: DraftOnDesk) => ({ actorId, versionId, revision });

it('a count that only the model heard is offered, and is not the vote’s', async () => {
  const { draft } = await drafted();
  const [vote] = (await draft()).votes;
  expect(vote).toMatchObject({ yes: null, no: null, rollCall: [], editedAt: null });
  expect(vote?.heardCount).toMatchObject({ tally: { yes: 2, no: 1 }, quotes: [quote] });
});

it('put in it is the vote’s on the editor’s word, and what tells the vote says it', async () => {
  const { draft } = await drafted();
  const first = await draft();
  await putInHeardCount({ ...on(first), index: 0 });
  const second = await draft();
  expect(second.votes[0]).toMatchObject({ yes: 2, no: 1, heardCount: null });
  expect(second.votes[0]?.rollCall).toHaveLength(3);
  expect(second.votes[0]?.editedAt).not.toBeNull();
  expect(second.saves[0]?.change).toBe('Count of vote 1 put in');
  expect(second.sentences[0]?.text).toContain('2 to 1');
  expect(second.sentences[0]).toMatchObject({ checked: 'confirmed', open: null });
  // Pressed twice, or on a draft that somebody else has changed, it changes nothing.
  for (const again of [on(first), on(second)])
    await expect(putInHeardCount({ ...again, index: 0 })).rejects.toMatchObject({
      code: 'conflict',
    });
  await bringBackDraft({ ...on(second), to: first.revision });
  expect((await draft()).votes[0]).toMatchObject({ yes: null, heardCount: { tally: { yes: 2 } } });
});

it('left out it is not offered again, and nothing else changes', async () => {
  const { draft } = await drafted();
  const first = await draft();
  await leaveHeardCount({ ...on(first), index: 0 });
  const second = await draft();
  expect(second.votes[0]).toEqual({ ...first.votes[0], heardCount: null });
  expect(second.markdown).toBe(first.markdown);
  expect(second.saves[0]?.change).toBe('Heard count of vote 1 left out');
});

it('is not offered any more once an editor has typed the vote', async () => {
  const { draft } = await drafted();
  const first = await draft();
  const [vote] = first.votes;
  if (!vote) throw new Error('No vote was counted.');
  await changeVote({ ...on(first), index: 0, typed: { ...typedVote(vote), yes: '3', no: '0' } });
  expect((await draft()).votes[0]).toMatchObject({ yes: 3, no: 0, heardCount: null });
});

it('readers see nothing of what was only offered', async () => {
  const { draft, meetingId } = await drafted();
  const first = await draft();
  for (const { index, open } of first.sentences)
    if (open !== null) await confirmSentence({ ...on(first), index, reason: '' });
  await publishSummary(on(first));
  const reader = { userId: actorId, tier: 'admin', isAdmin: true };
  const published = await readPublishedRecord(reader, meetingId);
  expect(published.facts?.decisions[0]).toMatchObject({ yes: null, no: null, rollCall: [] });
  expect(JSON.stringify(published)).not.toContain('heardCount');
});
