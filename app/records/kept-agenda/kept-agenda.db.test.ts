import { beforeAll, describe, expect, it } from 'vitest';
import { db, transact } from '#app/platform/db.server.ts';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { makeRecord } from '#tests/support/records.ts';
import { maxAgendaEntries, plainEntry } from '../agenda/agenda.ts';
import { readAgendaText } from '../agenda/read-agenda-text.ts';
import { readAgendaEntries } from './agenda-rows.server.ts';
import { changeAgenda, undoAgendaChange } from './change-agenda.server.ts';
import { readKeptAgenda } from './read-kept-agenda.server.ts';
import { receiveAgenda } from './receive-agenda.server.ts';
import { takeInAgenda } from './take-in-agenda.server.ts';

let actorId: string;
let street = 0;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const text =
  '1. Opening\n2. Consent Agenda\na. Ord. 9014 Road salt\n   Sponsors: Hale and Ortiz\n   Recommendation: adopt\n3. Adjournment';
const agenda = { text, entries: readAgendaText(text) };

async function meetingWith(given: typeof agenda | null) {
  const { entityName } = await makeEntity();
  street += 1;
  const { meetingId, transcriptId } = await takeInRecord({
    actorId,
    bytes: makeRecord(`Agenda Street ${street}`),
    fileName: 'council.vtt',
    agenda: given,
    meeting: { kind: 'new', entityName, title: 'Council', date: '2026-03-10' },
  });
  const titles = async () => (await readAgendaEntries(db, meetingId)).map(({ title }) => title);
  const revision = async () => (await readKeptAgenda(meetingId)).revision;
  return { meetingId, transcriptId, titles, revision };
}

describe('an agenda that comes with a record', () => {
  it('is kept as rows, with all that was read, and its text as it came', async () => {
    const { meetingId, transcriptId } = await meetingWith(agenda);
    expect(await readAgendaEntries(db, meetingId)).toEqual(agenda.entries);
    expect(await db.transcript.findUnique({ where: { id: transcriptId } })).toMatchObject({
      agenda: text,
    });
  });

  it('is kept in the transaction of the record, or not at all', async () => {
    const entries = Array.from({ length: maxAgendaEntries + 1 }, (_, index) =>
      plainEntry({ title: `Lease ${index}`, level: 0 }),
    );
    const before = await db.meeting.count();
    await expect(meetingWith({ text, entries })).rejects.toHaveProperty('code', 'invalid');
    expect(await db.meeting.count()).toBe(before);
  });

  it('goes with its meeting', async () => {
    const { meetingId } = await meetingWith(agenda);
    await db.meeting.delete({ where: { id: meetingId } });
    expect(await db.agendaEntry.count({ where: { meetingId } })).toBe(0);
  });
});

describe('an agenda that comes later', () => {
  it('is taken in by itself, and kept with the record that is there or comes', async () => {
    const { meetingId, transcriptId, titles } = await meetingWith(null);
    expect(await receiveAgenda({ actorId, meetingId, agenda, how: 'replace' })).toBe(
      'Took in the agenda',
    );
    expect(await titles()).toContain('Ord. 9014 Road salt');
    expect(await db.transcript.findUnique({ where: { id: transcriptId } })).toMatchObject({
      agenda: text,
    });
    const second = await takeInRecord({
      actorId,
      bytes: makeRecord('Agenda Street, the second record'),
      fileName: 'second.vtt',
      meeting: { kind: 'existing', meetingId },
    });
    const kept = await db.transcript.findUnique({ where: { id: second.transcriptId } });
    expect(kept?.agenda).toContain('Ord. 9014 Road salt');
  });

  it('replaces the one that is there or adds to it, as the editor chooses', async () => {
    const { meetingId, titles } = await meetingWith(agenda);
    const other = { text: '2. Appointments', entries: readAgendaText('2. Appointments\n9. Parks') };
    await receiveAgenda({ actorId, meetingId, agenda: other, how: 'supplement' });
    expect(await titles()).toHaveLength(agenda.entries.length + 2);
    await receiveAgenda({ actorId, meetingId, agenda: other, how: 'replace' });
    expect(await titles()).toEqual(['Appointments', 'Parks']);
    expect(await receiveAgenda({ actorId, meetingId, agenda: other, how: 'supplement' })).toContain(
      'has all of these items already',
    );
  });

  it('with a record never takes away what an editor mended', async () => {
    const { meetingId, titles, revision } = await meetingWith(agenda);
    const on = { actorId, meetingId, revision: await revision() };
    const { level: _, ...fields } = plainEntry({ title: 'Opening by the mayor', level: 0 });
    await changeAgenda({ ...on, change: { kind: 'edit', index: 0, fields } });
    await transact((tx) => takeInAgenda(tx, { actorId, meetingId, agenda }));
    expect(await titles()).toContain('Opening by the mayor');
  });
});

describe('a change', () => {
  it('is undone, step by step, and then there is nothing left to undo', async () => {
    const { meetingId, titles, revision } = await meetingWith(agenda);
    const before = await titles();
    const on = async () => ({ actorId, meetingId, revision: await revision() });
    await changeAgenda({ ...(await on()), change: { kind: 'remove', index: 1 } });
    await changeAgenda({ ...(await on()), change: { kind: 'down', index: 0 } });
    expect(await titles()).not.toEqual(before);
    expect((await readKeptAgenda(meetingId)).lastChange).toBe('Moved “Opening” down');
    await undoAgendaChange(await on());
    await undoAgendaChange(await on());
    expect(await readAgendaEntries(db, meetingId)).toEqual(agenda.entries);
    await expect(undoAgendaChange(await on())).rejects.toThrow('no change left to undo');
  });

  it('is refused on an agenda that somebody else has changed, also at the same time', async () => {
    const { meetingId, titles, revision } = await meetingWith(agenda);
    const on = { actorId, meetingId, revision: await revision() };
    const both = await Promise.allSettled([
      changeAgenda({ ...on, change: { kind: 'remove', index: 0 } }),
      changeAgenda({ ...on, change: { kind: 'remove', index: 3 } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await titles()).toHaveLength(agenda.entries.length - 1);
  });

  it('begins an agenda where there is none', async () => {
    const { meetingId, titles } = await meetingWith(null);
    const { level: _, ...fields } = plainEntry({ title: 'Library hours', level: 0 });
    const change = { kind: 'add' as const, index: 0, as: 'next' as const, fields };
    await changeAgenda({ actorId, meetingId, revision: 0, change });
    expect(await titles()).toEqual(['Library hours']);
  });

  it('is not made to a meeting that does not exist', async () => {
    await expect(readKeptAgenda('none')).rejects.toHaveProperty('code', 'not-found');
    await expect(
      undoAgendaChange({ actorId, meetingId: 'none', revision: 0 }),
    ).rejects.toHaveProperty('code', 'not-found');
  });
});
