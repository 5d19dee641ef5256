import { beforeEach, describe, expect, it } from 'vitest';
import { db, transact } from '#app/platform/db.server.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { editEntity } from '../edit-entity.server.ts';
import { addMember } from './add-member.server.ts';
import { addSpelling } from './add-spelling.server.ts';
import { deleteMember } from './delete-member.server.ts';
import { editMember } from './edit-member.server.ts';
import { endTerm } from './end-term.server.ts';
import { importRoster, previewRoster } from './import-roster.server.ts';
import { listMembers } from './list-members.server.ts';
import { type MemberFields, memberForm, memberTaken } from './member-form.ts';
import { readMember } from './read-member.server.ts';
import { readRoster } from './read-roster.server.ts';
import { mostMembers } from './roster.ts';

const actorId = 'admin';
let entityId: string;

beforeEach(async () => {
  entityId = (await makeEntity()).id;
  await db.auditEntry.deleteMany();
  await db.job.deleteMany();
});

const fields = (name: string, more: Partial<MemberFields> = {}) =>
  memberForm.parse({ name, office: 'Council Member', ...more });
const add = (member: MemberFields, entity = entityId) =>
  transact((tx) => addMember(tx, { actorId, entityId: entity, fields: member }));
const edit = (memberId: string, change: Partial<MemberFields>) =>
  transact((tx) => editMember(tx, { actorId, entityId, memberId, fields: change }));
const names = async () => (await listMembers({ id: entityId })).map(({ name }) => name);
const actions = async () =>
  (await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action);
const jobs = () => db.job.count({ where: { kind: 'settle-member-votes' } });

describe('a roster in the hands of an admin', () => {
  it('gets members, and is read by who is in office on the day of a meeting', async () => {
    await add(fields('Ann Orchard', { termStart: '2024-01-01', termEnd: '2025-12-31' }));
    await add(fields('Ann Orchard', { termStart: '2026-01-01', office: 'Mayor' }));
    await add(fields('Dee Rask', { body: 'Zoning Board', aliases: ['Mask'] }));
    const on = async (day: string | null, body?: string) =>
      (await readRoster(db, { entityId, day, body })).map(
        ({ name, office }) => `${name}, ${office}`,
      );
    expect(await on('2025-12-31', 'City Council')).toEqual(['Ann Orchard, Council Member']);
    expect(await on('2026-01-01')).toEqual(['Ann Orchard, Mayor', 'Dee Rask, Council Member']);
    // Who is on no body in particular belongs to all.
    expect(await on('2026-01-01', 'zoning board')).toHaveLength(2);
    expect(await actions()).toEqual(['add-member', 'add-member', 'add-member']);
    expect(await jobs()).toBe(3);
  });

  it('has no entry twice, in whatever case, also when two admins add it at once', async () => {
    await add(fields('Ann Orchard'));
    await expect(add(fields('ANN ORCHARD'))).rejects.toThrow(memberTaken);
    await add(fields('Ann Orchard'), (await makeEntity()).id);
    const { memberId } = await add(fields('Ann Orchard', { termStart: '2026-01-01' }));
    await expect(edit(memberId, { termStart: null })).rejects.toThrow(memberTaken);
    const both = await Promise.allSettled([add(fields('Ben Pfaff')), add(fields('Ben Pfaff'))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await names()).toEqual(['Ann Orchard', 'Ann Orchard', 'Ben Pfaff']);
  });

  it('is changed, and the audit log says how', async () => {
    const { memberId } = await add(fields('Ann Orchard'));
    await edit(memberId, { office: 'Mayor' });
    await edit(memberId, { office: 'Mayor' });
    await transact((tx) => endTerm(tx, { actorId, entityId, memberId, day: '2026-06-30' }));
    await transact((tx) => addSpelling(tx, { actorId, entityId, memberId, heard: 'Orcherd' }));
    expect(await readMember({ entityId, memberId })).toMatchObject({
      office: 'Mayor',
      termEnd: '2026-06-30',
      aliases: ['Orcherd'],
    });
    expect(await actions()).toEqual(['add-member', 'edit-member', 'edit-member', 'edit-member']);
    const [, edited] = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(JSON.parse(edited?.detail ?? '')).toEqual({
      member: 'Ann Orchard',
      changed: ['office'],
      was: ['Council Member'],
      is: ['Mayor'],
    });
  });

  it('is not changed by what makes no sense, nor under another entity', async () => {
    const { memberId } = await add(fields('Ann Orchard', { termStart: '2026-01-01' }));
    const ended = transact((tx) => endTerm(tx, { actorId, entityId, memberId, day: '2025-12-31' }));
    await expect(ended).rejects.toMatchObject({ code: 'invalid' });
    const long = transact((tx) =>
      addSpelling(tx, { actorId, entityId, memberId, heard: 'x'.repeat(101) }),
    );
    await expect(long).rejects.toMatchObject({ code: 'invalid' });
    const elsewhere = { actorId, entityId: (await makeEntity()).id, memberId };
    await expect(deleteMember(elsewhere)).rejects.toMatchObject({ code: 'not-found' });
    await expect(add(fields('Ben Pfaff'), 'nobody')).rejects.toMatchObject({ code: 'not-found' });
    expect(await actions()).toEqual(['add-member']);
  });

  it('loses an entry', async () => {
    const { memberId } = await add(fields('Ann Orchard'));
    await deleteMember({ actorId, entityId, memberId });
    expect(await names()).toEqual([]);
    expect(await actions()).toEqual(['add-member', 'delete-member']);
    await expect(readMember({ entityId, memberId })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('follows the entity when its name, and so a body’s, changes', async () => {
    const entity = await db.govtEntity.findUniqueOrThrow({ where: { id: entityId } });
    await add(fields('Ann Orchard', { body: entity.entityName }));
    await add(fields('Ben Pfaff', { body: 'Zoning Board' }));
    const entityFields = {
      entityName: `${entity.entityName} of Rask`,
      entityDescription: null,
      entityType: 'City Council',
      state: 'Colorado',
      county: null,
      homepageUrl: null,
      docsLink: null,
      timeZone: null,
    };
    await transact((tx) => editEntity(tx, { actorId, entityId, fields: entityFields }));
    const members = await listMembers({ id: entityId });
    expect(members.map(({ body }) => body)).toEqual([entityFields.entityName, 'Zoning Board']);
    await expect(add(fields('Ann Orchard', { body: entityFields.entityName }))).rejects.toThrow();
  });
});

describe('an import of a roster', () => {
  const preview = async (text: string) =>
    JSON.stringify((await previewRoster(entityId, text)).rows.filter((row) => 'fields' in row));
  const importRows = (rows: string) => importRoster({ actorId, entityId, rows });
  const csv = 'name,office,seat\nAnn Orchard,Mayor,1\nBen Pfaff,Trustee,2';

  it('stores nothing for its preview, then all of it at once', async () => {
    await add(fields('Ben Pfaff', { aliases: ['Faff'] }));
    const rows = await preview(csv);
    expect(await names()).toEqual(['Ben Pfaff']);
    expect(await importRows(rows)).toEqual({ added: 1, edited: 1 });
    expect(await listMembers({ id: entityId })).toMatchObject([
      { name: 'Ann Orchard', office: 'Mayor', seat: '1' },
      { name: 'Ben Pfaff', office: 'Trustee', seat: '2', aliases: ['Faff'] },
    ]);
    expect(await actions()).toEqual(['add-member', 'import-roster']);
  });

  it('stores nothing at all when the roster was changed meanwhile', async () => {
    const { memberId } = await add(fields('Ben Pfaff'));
    const rows = await preview(csv);
    await edit(memberId, { seat: '9' });
    await expect(importRows(rows)).rejects.toMatchObject({ code: 'conflict' });
    const others = await preview('name,office\nCyd Quarles,Trustee\nAnn Orchard,Mayor');
    await add(fields('ann orchard'));
    await expect(importRows(others)).rejects.toMatchObject({ code: 'conflict' });
    expect(await names()).toEqual(expect.not.arrayContaining(['Cyd Quarles', 'Ann Orchard']));
  });

  it('takes no preview that was tampered with', async () => {
    const row = (more: object) => ({ outcome: 'new', fields: { ...fields('Ann'), ...more } });
    for (const rows of [
      '',
      '[]',
      'null',
      JSON.stringify([row({}), row({ name: 'ANN' })]),
      JSON.stringify([row({ name: '' })]),
      JSON.stringify([row({ termStart: 'soon' })]),
      JSON.stringify([{ ...row({}), outcome: 'changed' }]),
      JSON.stringify(Array.from({ length: mostMembers + 1 }, (_, at) => row({ name: `A${at}` }))),
    ]) {
      await expect(importRows(rows)).rejects.toMatchObject({ code: 'invalid' });
    }
    expect(await names()).toEqual([]);
  });

  it('fills a roster to the brim, and not over it', async () => {
    const lines = Array.from({ length: mostMembers }, (_, at) => `Member ${at},Trustee`);
    await importRows(await preview(['name,office', ...lines].join('\n')));
    await expect(add(fields('One More'))).rejects.toMatchObject({ code: 'conflict' });
    await expect(importRows(await preview(csv))).rejects.toMatchObject({ code: 'conflict' });
    expect(await names()).toHaveLength(mostMembers);
  });
});
