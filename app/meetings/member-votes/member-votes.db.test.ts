import { beforeEach, describe, expect, it } from 'vitest';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { addMember } from '#app/entities/roster/add-member.server.ts';
import { memberForm } from '#app/entities/roster/member-form.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { editMeeting } from '../edit-meeting.server.ts';
import { lockMeeting } from '../lock-meeting.server.ts';
import { type ListedMemberVote, listMemberVotes } from './list-member-votes.server.ts';
import { listProposedMembers } from './list-proposed-members.server.ts';
import { readMemberFilter } from './member-filter.server.ts';
import { memberVotesFile } from './member-votes-file.server.ts';
import { readNamesOffRoster } from './names-off-roster.server.ts';
import { settleMemberVotes } from './settle-member-votes.server.ts';
import { writeMemberVotes } from './write-member-votes.server.ts';

const admin = { userId: 'admin', tier: 'admin', isAdmin: true };
let entityId: string;

beforeEach(async () => {
  entityId = (await makeEntity()).id;
});

const add = (name: string, more: object = {}) =>
  transact((tx) =>
    addMember(tx, {
      actorId: null,
      entityId,
      fields: memberForm.parse({ name, office: 'Council Member', ...more }),
    }),
  );

type Roll = Record<string, string>;

/** Publishes a version with these roll calls, and writes what follows from it. */
async function publish(meetingId: string, rolls: Roll[], publishedAt = '2026-01-01T00:00:00Z') {
  await db.summaryVersion.create({
    data: {
      meetingId,
      origin: 'extractive',
      markdown: 'It passed.',
      publishedAt: new Date(publishedAt),
      votes: {
        create: rolls.map((roll, index) => ({
          index,
          motion: `motion ${index}`,
          outcome: 'adopted',
          mover: 'Councilmember Vasquell',
          rollCall: JSON.stringify(Object.entries(roll).map(([name, vote]) => ({ name, vote }))),
        })),
      },
    },
  });
  await db.meeting.update({ where: { id: meetingId }, data: { markdownSummary: 'It passed.' } });
  await write(meetingId);
}

const write = (meetingId: string) =>
  transact(async (tx) => {
    await lockMeeting(tx, meetingId);
    await writeMemberVotes(tx, meetingId);
  });

const meet = async (date = '2025-09-09') =>
  (await makeMeeting({ govtEntityId: entityId, date })).id;

const told = ({ member, name, isUncertain, answer, matter }: ListedMemberVote) =>
  `${member?.name ?? (isUncertain ? `${name}?` : `“${name}”`)}: ${answer} on ${matter}`;
const votes = async (memberIds: string[] | null = null) =>
  (await listMemberVotes(admin, { entityId, memberIds })).rows.map(told);

describe('the votes by member', () => {
  it('follow from the roll calls of a published summary and the roster of its day', async () => {
    await add('Lena Bolgarini', { termEnd: '2025-12-31' });
    await add('Lena Bolgarini', { termStart: '2026-01-01', office: 'Mayor' });
    await add('Matteo Romanek', { termStart: '2026-01-01' });
    await publish(await meet('2025-12-31'), [{ 'Ms. Volgarini': 'no', Romanek: 'yes' }]);
    await publish(await meet('2026-01-01'), [{ 'Mayor Bolgarini': 'yes' }, { Romanek: 'absent' }]);
    expect(await votes()).toEqual([
      'Lena Bolgarini: yes on motion 0',
      'Matteo Romanek: absent on motion 1',
      'Lena Bolgarini: no on motion 0',
      '“Romanek”: yes on motion 0',
    ]);
  });

  it('say where it is uncertain whose a vote is', async () => {
    await add('Pat Hallsen');
    await add('Jo Hallson');
    await publish(await meet(), [{ 'Mr. Hallsun': 'yes', 'Jo Hallson': 'no' }]);
    expect(await votes()).toEqual(['Mr. Hallsun?: yes on motion 0', 'Jo Hallson: no on motion 0']);
  });

  it('are those of the corrected summary once it is published, and none when it is withdrawn', async () => {
    await add('Lena Bolgarini');
    const meetingId = await meet();
    await publish(meetingId, [{ Bolgarini: 'yes' }, { Bolgarini: 'yes' }]);
    await publish(meetingId, [{ Bolgarini: 'no' }], '2026-02-01T00:00:00Z');
    expect(await votes()).toEqual(['Lena Bolgarini: no on motion 0']);
    await db.meeting.update({ where: { id: meetingId }, data: { markdownSummary: ' ' } });
    await write(meetingId);
    expect(await votes()).toEqual([]);
  });

  it('are settled anew when the roster changes, however often that is done', async () => {
    await publish(await meet(), [{ Bolgarini: 'yes' }]);
    await publish(await meet(), [{ 'Mr. Romanek': 'no' }]);
    const { memberId } = await add('Lena Bolgarini');
    await settleMemberVotes({ entityId });
    await settleMemberVotes({ entityId });
    expect((await votes()).toSorted()).toEqual([
      'Lena Bolgarini: yes on motion 0',
      '“Mr. Romanek”: no on motion 0',
    ]);
    expect(await votes([memberId])).toEqual(['Lena Bolgarini: yes on motion 0']);
    await db.rosterMember.delete({ where: { id: memberId } });
    expect(await votes()).toContain('“Bolgarini”: yes on motion 0');
  });

  it('go with their meeting to another entity, or day', async () => {
    await add('Lena Bolgarini', { termEnd: '2025-12-31' });
    const meetingId = await meet('2025-12-31');
    await publish(meetingId, [{ Bolgarini: 'yes' }]);
    const other = await makeEntity();
    const fields = {
      meetingDate: '2025-12-31',
      governmentBody: other.entityName,
      meetingTitle: 'Moved',
      meetingDescription: null,
      videoPublishDate: null,
      videoId: null,
      downloadId: null,
      audioFile: null,
      recordingStartSeconds: null,
    };
    await transact((tx) => editMeeting(tx, { actorId: null, meetingId, fields }));
    expect(await votes()).toEqual([]);
    const there = await listMemberVotes(admin, { entityId: other.id, memberIds: null });
    expect(there.rows.map(told)).toEqual(['“Bolgarini”: yes on motion 0']);
    const { entityName } = await db.govtEntity.findUniqueOrThrow({ where: { id: entityId } });
    const back = { ...fields, governmentBody: entityName, meetingDate: '2026-01-01' };
    await transact((tx) => editMeeting(tx, { actorId: null, meetingId, fields: back }));
    expect(await votes()).toEqual(['“Bolgarini”: yes on motion 0']);
  });

  it('are shown to those who follow the entity and to admins only', async () => {
    await add('Lena Bolgarini');
    await publish(await meet(), [{ Bolgarini: 'yes' }]);
    const follower = await makeUser();
    await followEntities({ userId: follower.id, changes: { add: [entityId], remove: [] } });
    const stranger = await makeUser({ tier: 'municipal' });
    const seen = async ({ id, tier }: { id: string; tier: string }) => {
      const reader = { userId: id, tier, isAdmin: false };
      const asked = { entityId, search: new URLSearchParams() };
      const { members, filter } = await readMemberFilter(reader, asked);
      const { rows } = await listMemberVotes(reader, filter);
      return [members.length, rows.length];
    };
    expect(await seen({ id: follower.id, tier: 'free' })).toEqual([1, 1]);
    expect(await seen({ id: stranger.id, tier: 'municipal' })).toEqual([0, 0]);
  });

  it('are walked forth and back without a gap, and downloaded whole', async () => {
    await add('Lena Bolgarini');
    await add('Matteo Romanek');
    for (const date of ['2026-03-01', '2026-03-01', '2026-01-01']) {
      await publish(
        await meet(date),
        Array.from({ length: 10 }, () => ({ Bolgarini: 'yes', Romanek: 'no' })),
      );
    }
    const list = { entityId, memberIds: null };
    const page = (place = {}) => listMemberVotes(admin, list, { place });
    const first = await page();
    const second = await page(first.next ?? {});
    const third = await page(second.next ?? {});
    expect([first, second, third].map(({ rows }) => rows.length)).toEqual([25, 25, 10]);
    const all = [first, second, third].flatMap(({ rows }) => rows);
    expect(new Set(all.map((row) => `${row.meetingId} ${row.place}`)).size).toBe(60);
    expect(all.slice(0, 20).map(({ place }) => place)).toEqual(
      Array.from({ length: 20 }, (_, at) => at),
    );
    expect((await page(third.previous ?? {})).rows).toEqual(second.rows);
    expect((await page({ after: 'x', before: 'WyIxIiwiMiJd' })).rows).toEqual(first.rows);
    const search = new URLSearchParams({ member: 'Matteo Romanek' });
    const { filter } = await readMemberFilter(admin, { entityId, search });
    let file = '';
    for await (const part of memberVotesFile(admin, filter, { origin: 'https://d' })) file += part;
    const lines = file.trimEnd().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines[1]).toMatch(
      /^2026-03-01,Regular meeting \d+,motion 0,Matteo Romanek,Council Member,Romanek,no,adopted,https:\/\/d\/meetings\/[\w-]+$/,
    );
  });
});

describe('the names that votes propose for a roster', () => {
  it('come from roll calls and movers, drafts included, with how often and where', async () => {
    await add('Lena Bolgarini');
    const meetingId = await meet('2026-03-01');
    await publish(await meet('2026-01-01'), [{ Bolgarini: 'yes', 'Trustee Okafor': 'no' }]);
    await db.summaryVersion.create({
      data: {
        meetingId,
        origin: 'extractive',
        markdown: '',
        votes: { create: [{ index: 0, motion: 'm', mover: 'Okafor', rollCall: 'damaged' }] },
      },
    });
    const roster = await db.rosterMember.findMany({ where: { govtEntityId: entityId } });
    expect(roster).toHaveLength(1);
    const { members } = await readMemberFilter(admin, { entityId, search: new URLSearchParams() });
    expect(await listProposedMembers(entityId, members)).toMatchObject([
      { name: 'Okafor', office: 'Trustee', times: 2, meeting: { id: meetingId } },
      { name: 'Vasquell', office: 'Councilmember', times: 1 },
    ]);
    await add('Okafor');
    await add('Vasquell');
    const { members: now } = await readMemberFilter(admin, {
      entityId,
      search: new URLSearchParams(),
    });
    expect(await listProposedMembers(entityId, now)).toEqual([]);
  });

  it('are told on the desk of one meeting, by the roster of its day', async () => {
    await add('Lena Bolgarini');
    await add('Matteo Romanek', { termEnd: '2025-12-31' });
    const meetingId = await meet('2026-03-01');
    const rollCall = ['Bolgarini', 'Trustee Okafor'].map((name) => ({ name, vote: 'yes' }));
    const moved = [{ mover: 'Romanek', seconder: 'Ms. Bolgarini', rollCall }];
    const off = () => readNamesOffRoster(meetingId, moved);
    expect(await off()).toEqual({ entityId, names: ['Okafor', 'Romanek'] });
    await add('Okafor');
    await add('Matteo Romanek', { termStart: '2026-01-01' });
    expect(await off()).toBeNull();
    expect(await readNamesOffRoster(meetingId, [])).toBeNull();
  });
});
