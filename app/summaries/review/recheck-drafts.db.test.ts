import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '#app/entities/roster/add-member.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { publishSummary } from '../publishing/publish-summary.server.ts';
import { confirmSentence } from './confirm-sentence.server.ts';
import { recheckDrafts } from './recheck-drafts.server.ts';
import { saveDraft } from './save-draft.server.ts';
import { spellAsRoster } from './spell-as-roster.server.ts';

let actorId: string;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const addBrannt = (entityId: string) =>
  transact((tx) =>
    addMember(tx, {
      actorId,
      entityId,
      fields: {
        ...{ name: 'Lena Brannt', office: 'Council Member', aliases: ['Brandt'], votes: true },
        ...{ seat: null, body: null, termStart: null, termEnd: null },
      },
    }),
  );

async function settledDraft() {
  const meeting = await draftedMeeting({ actorId, street: 'Roster Lane' });
  const drafted = await meeting.draft();
  const markdown = '## Items\n\nCouncilmember Brandt moved to approve the contract. [0:32](#s4)\n';
  await saveDraft({ actorId, versionId: drafted.id, revision: drafted.revision, markdown });
  for (const { index, open } of (await meeting.draft()).sentences) {
    if (!open) continue;
    const { id: versionId, revision } = await meeting.draft();
    await confirmSentence({ actorId, versionId, revision, index, reason: 'I heard it.' });
  }
  const { govtEntityId } = await db.meeting.findUniqueOrThrow({
    where: { id: meeting.meetingId },
  });
  const entityId = govtEntityId ?? '';
  const rename = () => addBrannt(entityId);
  const open = async () => (await meeting.draft()).sentences.filter((one) => one.open !== null);
  return { ...meeting, entityId, rename, open };
}

describe('a roster that changes while a draft waits', () => {
  it('has the draft checked by it, once and again, and what was confirmed is to settle', async () => {
    const { entityId, rename, open, draft } = await settledDraft();
    expect(await open()).toEqual([]);
    const before = await draft();
    await rename();
    const [job] = await db.job.findMany({
      where: { kind: 'recheck-drafts', payload: JSON.stringify({ entityId }) },
    });
    expect(job).toBeDefined();
    await recheckDrafts({ entityId });
    const found = await open();
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.unfit).toContain('Brandt is not on the roster, where Brannt stands.');
    await recheckDrafts({ entityId });
    expect(await open()).toEqual(found);
    const after = await draft();
    expect(after.revision).toBe(before.revision);
    expect(after.sentences.map(({ text, verdict }) => [text, verdict])).toEqual(
      before.sentences.map(({ text, verdict }) => [text, verdict]),
    );
  });

  it('refuses to publish it with marks that nobody has seen yet', async () => {
    const { rename, open, draft, meetingId } = await settledDraft();
    await rename();
    const { id: versionId, revision } = await draft();
    await expect(publishSummary({ actorId, versionId, revision })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('not settled yet'),
    });
    expect((await open()).length).toBeGreaterThan(0);
    expect(await db.meeting.findUnique({ where: { id: meetingId } })).toMatchObject({
      lastPublishedAt: null,
    });
  });
});

describe('names that the roster spells otherwise', () => {
  it('are put in at once, but in quoted words, and nothing of them is left to settle', async () => {
    const said = [
      'CHAIR ALVAREZ: Good evening. I call this meeting of the city council to order.',
      'CHAIR ALVAREZ: Item number one is the contract for repaving Brandt Street.',
      'COUNCILMEMBER BRANDT: The street has not been repaved for twenty years, and the school buses break there every winter.',
      'COUNCILMEMBER BRANDT: I move to approve the contract with Northside Paving for $1,250,000.',
      'COUNCILMEMBER ITO: Second.',
      'CHAIR ALVAREZ: The clerk will call the roll.',
      'CLERK: Councilmember Brandt?',
      'COUNCILMEMBER BRANDT: Aye.',
      'CLERK: Councilmember Ito?',
      'COUNCILMEMBER ITO: Aye.',
      'CLERK: The motion passes with two ayes.',
    ].join('\n');
    const { draft, meetingId } = await draftedMeeting({ actorId, said });
    const { govtEntityId } = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
    const entityId = govtEntityId ?? '';
    await addBrannt(entityId);
    await recheckDrafts({ entityId });
    const marked = await draft();
    expect(marked.spellings).toEqual([{ from: 'Brandt', to: 'Brannt' }]);
    const { id: versionId, revision } = marked;
    await spellAsRoster({ actorId, versionId, revision });
    const after = await draft();
    expect(after.spellings).toEqual([]);
    expect(after.votes[0]?.mover).toBe('Councilmember Brannt');
    expect(after.sentences.flatMap(({ unfit }) => unfit)).toEqual([]);
    expect(after.sentences.every(({ verdict }) => verdict === 'supported')).toBe(true);
    const text = after.sentences.map((sentence) => sentence.text).join(' ');
    expect(text).toContain('on a motion by Councilmember Brannt');
    expect(text).toContain('repaving Brandt Street');
    expect(text).not.toContain('Brannt Street');
  });
});
