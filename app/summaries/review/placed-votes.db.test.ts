import { beforeAll, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { type DraftOnDesk, draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { publishSummary } from '../publishing/publish-summary.server.ts';
import { changeVote } from './change-votes.server.ts';
import { confirmSentence } from './confirm-sentence.server.ts';
import { saveDraft } from './save-draft.server.ts';
import { takeBackConfirmation } from './take-back-confirmation.server.ts';
import { typedVote } from './vote-fields.ts';

let actorId: string;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

/** The first motion says nothing of what it is on; the second one does. */
const evening = `CHAIR: Good evening, I call the meeting to order.
CHAIR: Item 3 is the lease of the depot to Harbor Arts. Is there a motion?
MS. HALE: So moved.
MR. ROY: Second.
CHAIR: All in favor? Aye. Opposed? The motion carries.
CHAIR: Item 4 is the sale of the pump house. Is there a motion?
MS. HALE: I move to approve the sale of the pump house.
MR. ROY: Second.
CHAIR: All in favor? Aye. Opposed? The motion carries. We are adjourned.`;

const drafted = (agenda?: string) =>
  draftedMeeting({
    actorId,
    said: evening,
    agenda: agenda === undefined ? undefined : { text: agenda, entries: readAgendaText(agenda) },
  });

const on = ({ id: versionId, revision }: DraftOnDesk) => ({ actorId, versionId, revision });
const openIn = ({ sentences }: DraftOnDesk) => sentences.filter(({ open }) => open !== null);

it('what only its place says a vote was on is read by an editor before anybody else', async () => {
  const { draft } = await drafted();
  const first = await draft();
  expect(first.drafted.note).toMatch(/^One motion does not say what was voted on/);
  const open = openIn(first);
  expect(open.length).toBeGreaterThan(0);
  for (const one of open) {
    expect(one).toMatchObject({ open: 'unread', checked: 'compared' });
    expect(one.text).toContain('depot');
    expect(one.reasons).toEqual([expect.stringContaining('what was said before')]);
    // Where it was called is cited, for whoever looks it up.
    expect(one.citations).toContain(1);
  }
  const sure = first.sentences.filter(({ text }) => text.includes('pump house was'));
  for (const one of sure) expect(one).toMatchObject({ open: null, checked: 'counted' });

  await expect(publishSummary(on(first))).rejects.toMatchObject({ code: 'conflict' });
  for (const { index } of open) await confirmSentence({ ...on(first), index, reason: '' });
  await publishSummary(on(first));
  for (const { index } of open)
    expect((await draft()).sentences[index]).toMatchObject({ open: null, checked: 'confirmed' });
});

it('one key settles all that tells the same vote, and takes it back', async () => {
  const { draft } = await drafted();
  const first = await draft();
  const open = openIn(first);
  expect(open.map(({ section }) => section)).toEqual(['In short', 'Item by item']);
  const [short, whole] = open;
  if (!short || !whole) throw new Error('The vote is told twice.');
  const confirmed = await confirmSentence({ ...on(first), index: whole.index, reason: '' });
  expect(confirmed).toEqual({ next: null, left: 0, alsoSettled: 1 });
  expect(openIn(await draft())).toEqual([]);
  await takeBackConfirmation({ ...on(first), index: short.index });
  expect(openIn(await draft()).map(({ index }) => index)).toEqual([short.index, whole.index]);
});

it('whoever says what a vote was on has said it for all that tells of it', async () => {
  const { draft } = await drafted();
  const first = await draft();
  const [vote] = first.votes;
  if (!vote) throw new Error('No vote was counted.');
  await changeVote({
    ...on(first),
    index: 0,
    typed: { ...typedVote(vote), mover: 'Ms. Hale Kent' },
  });
  expect(openIn(await draft())).toEqual([]);
});

it('what tells a vote in the same words as before is this editor’s word, and no count', async () => {
  const { draft } = await drafted();
  const first = await draft();
  const [vote] = first.votes;
  if (!vote) throw new Error('No vote was counted.');
  const motion = 'approve it as it stands';
  await changeVote({ ...on(first), index: 0, typed: { ...typedVote(vote), motion } });
  const told = (await draft()).sentences.filter(({ text }) => text.includes('depot'));
  expect(told.length).toBeGreaterThan(0);
  for (const one of told) expect(one).toMatchObject({ checked: 'confirmed', open: null });
});

/** A draft whose first vote nobody counted: a language model heard it. */
async function heard() {
  const made = await drafted();
  const first = await made.draft();
  await db.vote.update({
    where: { versionId_index: { versionId: first.id, index: 0 } },
    data: { footing: 'heard' },
  });
  // Such a vote decides nothing in a draft.
  await db.meetingCase.updateMany({
    where: { versionId: first.id, title: { contains: 'depot' } },
    data: { state: 'discussed' },
  });
  await saveDraft({ ...on(first), markdown: `${first.markdown}\n` });
  return made.draft;
}
const votesOf = ({ id: versionId }: DraftOnDesk) =>
  db.vote.findMany({ where: { versionId }, orderBy: { index: 'asc' } });

it('what only a model heard is a vote once an editor has confirmed what tells it', async () => {
  const draft = await heard();
  const version = await draft();
  const open = openIn(version);
  expect(open.length).toBeGreaterThan(0);
  for (const { reasons } of open)
    expect(reasons).toEqual([expect.stringMatching(/^A language model heard this/)]);
  await expect(publishSummary(on(version))).rejects.toMatchObject({ code: 'conflict' });
  for (const { index } of open) await confirmSentence({ ...on(version), index, reason: '' });
  await publishSummary(on(version));
  const [vote] = await votesOf(version);
  expect(vote).toMatchObject({ footing: 'named', editedById: actorId, outcome: 'adopted' });
  expect(vote?.editedAt).not.toBeNull();
});

it('what only a model heard is no vote where no sentence of it is left', async () => {
  const draft = await heard();
  const first = await draft();
  const told = new Set(openIn(first).map(({ text }) => text));
  const lines = first.markdown
    .split('\n')
    .filter((line) => ![...told].some((text) => line.includes(text)));
  await saveDraft({ ...on(first), markdown: lines.join('\n') });
  const version = await draft();
  expect(openIn(version)).toEqual([]);
  await publishSummary(on(version));
  expect((await votesOf(version)).map(({ footing, motion }) => [footing, motion])).toEqual([
    ['named', 'approve the sale of the pump house'],
  ]);
  expect(
    (await draft()).cases.find(({ title }) => title.includes('depot'))?.outcome?.words,
  ).not.toBe('Adopted');
});

it('where an agenda says it nothing has to be confirmed', async () => {
  const { draft } = await drafted(
    '3. Lease of the depot to Harbor Arts\n4. Sale of the pump house',
  );
  const version = await draft();
  expect(version.drafted.note).toBeNull();
  expect(openIn(version)).toEqual([]);
});
