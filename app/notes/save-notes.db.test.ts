import { describe, expect, it } from 'vitest';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { readNotes } from './read-notes.server.ts';
import { saveNotes } from './save-notes.server.ts';

async function readerOfMeeting() {
  const [user, entity] = [await makeUser(), await makeEntity()];
  const meeting = await makeMeeting({ govtEntityId: entity.id });
  await followEntities({ userId: user.id, changes: { add: [entity.id], remove: [] } });
  const reader = { userId: user.id, tier: 'free', isAdmin: false };
  const save = (text: { notes?: string; feedback?: string; revision: number }) =>
    saveNotes({ reader, meetingId: meeting.id, notes: '', feedback: '', ...text });
  const read = () => readNotes({ userId: user.id, meetingId: meeting.id });
  const rows = () => db.userNote.count({ where: { userId: user.id, meetingId: meeting.id } });
  return { user, entity, meeting, reader, save, read, rows };
}

describe('notes on a meeting', () => {
  it('are empty at first, then what was saved last', async () => {
    const { save, read, rows } = await readerOfMeeting();
    expect(await read()).toEqual({ notes: '', feedback: '', processedFeedback: [], revision: 0 });
    await save({ notes: 'First', revision: 0 });
    await save({ notes: 'Second', feedback: 'Thanks', revision: 1 });
    expect(await read()).toMatchObject({ notes: 'Second', feedback: 'Thanks', revision: 2 });
    expect(await rows()).toBe(1);
  });

  it('are private to their reader', async () => {
    const { meeting, save } = await readerOfMeeting();
    await save({ notes: 'Mine', revision: 0 });
    const other = await makeUser();
    expect(await readNotes({ userId: other.id, meetingId: meeting.id })).toMatchObject({
      notes: '',
    });
  });

  it('are one record after fifty saves at once, and only one of fifty texts wins', async () => {
    const { save, read, rows } = await readerOfMeeting();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) => save({ notes: `Text ${i}`, revision: 0 })),
    );
    const won = outcomes.filter((outcome) => 'saved' in outcome);
    expect(won).toHaveLength(1);
    expect(await rows()).toBe(1);
    const stored = await read();
    expect(stored.revision).toBe(1);
    for (const outcome of outcomes) {
      if ('conflict' in outcome) expect(outcome.conflict.notes).toBe(stored.notes);
    }
  });

  it('are saved once by a double click', async () => {
    const { save, read, rows } = await readerOfMeeting();
    const twice = await Promise.all([
      save({ notes: 'Same', revision: 0 }),
      save({ notes: 'Same', revision: 0 }),
    ]);
    for (const outcome of twice) expect(outcome).toMatchObject({ saved: { notes: 'Same' } });
    expect(await read()).toMatchObject({ revision: 1 });
    expect(await rows()).toBe(1);
  });

  it('are never overwritten by a tab that was opened before the last save', async () => {
    const { save, read } = await readerOfMeeting();
    await save({ notes: 'Tab one', revision: 0 });
    const refused = await save({ notes: 'Tab two', revision: 0 });
    expect(refused).toMatchObject({ conflict: { notes: 'Tab one', revision: 1 } });
    expect(await read()).toMatchObject({ notes: 'Tab one' });
    await save({ notes: 'Both', revision: 1 });
    expect(await read()).toMatchObject({ notes: 'Both', revision: 2 });
  });

  it('cannot be saved by those who may not read the meeting', async () => {
    const { entity, user, meeting, save, rows } = await readerOfMeeting();
    await followEntities({ userId: user.id, changes: { add: [], remove: [entity.id] } });
    await expect(save({ notes: 'No', revision: 0 })).rejects.toThrow(
      "You don't have access to this entity",
    );
    expect(await rows()).toBe(0);
    await expect(
      saveNotes({
        reader: { userId: user.id, tier: 'free', isAdmin: false },
        meetingId: `${meeting.id}x`,
        notes: 'No',
        feedback: '',
        revision: 0,
      }),
    ).rejects.toThrow('Meeting not found');
  });
});

describe('feedback that was processed', () => {
  async function withProcessedFeedback() {
    const context = await readerOfMeeting();
    await context.save({ notes: 'N', feedback: 'Old', revision: 0 });
    await db.userNote.updateMany({
      where: { userId: context.user.id },
      data: { feedbackProcessed: true },
    });
    return context;
  }

  it('is read-only, and new feedback can be written', async () => {
    const { save, read } = await withProcessedFeedback();
    expect(await read()).toMatchObject({ feedback: '', processedFeedback: ['Old'] });
    await save({ notes: 'N', feedback: 'New', revision: 1 });
    expect(await read()).toMatchObject({ feedback: 'New', processedFeedback: ['Old'] });
    expect(await db.userNote.findFirst({ where: { feedback: 'New' } })).toMatchObject({
      feedbackProcessed: false,
    });
  });

  it('stays as it is when only the notes change', async () => {
    const { save, read } = await withProcessedFeedback();
    await save({ notes: 'Other', revision: 1 });
    expect(await read()).toMatchObject({ notes: 'Other', processedFeedback: ['Old'] });
  });

  it('is not sent again by a page that was open while it was processed', async () => {
    const { save, read } = await withProcessedFeedback();
    await save({ notes: 'Other', feedback: 'Old', revision: 1 });
    expect(await read()).toMatchObject({ feedback: '', processedFeedback: ['Old'] });
  });
});
