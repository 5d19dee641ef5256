import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { letTurnsCome, makeFollower, publish, publishAgain } from '#tests/support/followers.ts';
import { chooseMail } from './choose-mail.server.ts';
import type { DigestChoice } from './digest-choice.ts';
import { endMail } from './end-mail.server.ts';
import { sendDigests } from './send-digests.server.ts';
import { tellFollowers } from './tell-followers.server.ts';

const titlesIn = ({ sections = [] }: MailMessage) =>
  sections.flatMap(({ items }) => items.map(({ title }) => title));

const choose = (id: string, summaries: DigestChoice) =>
  chooseMail(id, {
    ...{ summaries, timeZone: 'America/Denver' },
    ...{ corrections: true, changes: true, matters: true, quietNights: false },
  });

describe('a new summary', () => {
  it('is told in one digest to who follows the body, with what was decided', async () => {
    const entity = await makeEntity({ entityName: 'Digest Council' });
    const reader = await makeFollower({ follows: [entity.id] });
    await publish(entity.id, 'First');
    await publish(entity.id, 'Second');
    expect(await reader.mails()).toEqual([]);
    await letTurnsCome();
    const [mail, ...others] = await reader.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 new summaries: Digest Council');
    expect(mail?.sections?.[0]?.items).toContainEqual({
      title: 'First',
      path: expect.stringMatching(/^\/meetings\//),
      aside: 'Sep 9, 2025 · 2 adopted, 1 postponed',
      lines: ['The fee was waived.'],
    });
  });

  it('is told to nobody who does not follow, is not confirmed, or wants no mail', async () => {
    const entity = await makeEntity();
    const other = await makeEntity();
    const unwilling = await makeFollower({ follows: [entity.id] });
    await choose(unwilling.id, 'off');
    const left = [
      unwilling,
      await makeFollower({ follows: [other.id] }),
      await makeFollower({ follows: [entity.id], confirmed: false }),
    ];
    await publish(entity.id, 'Unheard');
    await letTurnsCome();
    for (const { mails } of left) expect(await mails()).toEqual([]);
  });

  it('is told once, however often the jobs run', async () => {
    const entity = await makeEntity();
    const reader = await makeFollower({ follows: [entity.id] });
    const { versionId } = await publish(entity.id, 'Once');
    await Promise.all([tellFollowers({ versionId }), tellFollowers({ versionId })].map(settled));
    await letTurnsCome();
    await tellFollowers({ versionId });
    await letTurnsCome();
    await Promise.all([sendDigests(), sendDigests()].map(settled));
    expect(await reader.mails()).toHaveLength(1);
  });

  it('is not told to who has stopped following, or whose plan does not reach so far', async () => {
    const [first, second] = [await makeEntity(), await makeEntity()];
    const gone = await makeFollower({ follows: [first.id] });
    const limited = await makeFollower({ follows: [second.id, first.id], tier: 'free' });
    await db.entityAccess.updateMany({
      where: { userId: limited.id, govtEntityId: second.id },
      data: { createdAt: new Date('2020-01-01') },
    });
    await publish(first.id, 'Beyond');
    await db.entityAccess.deleteMany({ where: { userId: gone.id } });
    await letTurnsCome();
    expect(await gone.mails()).toEqual([]);
    expect(await limited.mails()).toEqual([]);
  });

  it('is told at once to who wants that', async () => {
    const entity = await makeEntity();
    const reader = await makeFollower({ follows: [entity.id] });
    await choose(reader.id, 'at-once');
    await publish(entity.id, 'At once');
    await sendDigests();
    const [mail] = await reader.mails();
    expect(mail?.subject).toMatch(/^New summary: At once, /);
  });
});

describe('a summary that was corrected', () => {
  it('is new to who was not told of it, and corrected to who was', async () => {
    const entity = await makeEntity();
    const reader = await makeFollower({ follows: [entity.id] });
    const { meetingId } = await publish(entity.id, 'Fees');
    await publishAgain(meetingId, 'The fee is $5.');
    await letTurnsCome();
    await publishAgain(meetingId, 'The fee is $6.');
    await letTurnsCome();
    const subjects = (await reader.mails()).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringMatching(/^New summary: Fees/),
      expect.stringMatching(/^Corrected: Fees/),
    ]);
    const [, second] = await reader.mails();
    expect(JSON.stringify(second)).toContain('Corrected: The fee is $6.');
  });

  it('is left out for who has a message of its own for that', async () => {
    const entity = await makeEntity();
    const reader = await makeFollower({ follows: [entity.id] });
    const { meetingId } = await publish(entity.id, 'Notes');
    await letTurnsCome();
    await db.userNote.create({ data: { userId: reader.id, meetingId, notes: 'Mine' } });
    await publishAgain(meetingId, 'The fee is $7.');
    await letTurnsCome();
    expect(await reader.mails()).toHaveLength(1);
  });
});

describe('a change of mind', () => {
  it('moves what waits to the new turn', async () => {
    const entity = await makeEntity();
    const reader = await makeFollower({ follows: [entity.id] });
    await publish(entity.id, 'Waiting');
    await choose(reader.id, 'at-once');
    await sendDigests();
    expect((await reader.mails()).map(titlesIn)).toEqual([['Waiting']]);
  });

  it('ends mail for good by the link in a message', async () => {
    const entity = await makeEntity();
    const reader = await makeFollower({ follows: [entity.id] });
    await publish(entity.id, 'Before');
    await endMail({ reader: reader.id, kind: 'summaries' });
    await publish(entity.id, 'After');
    await letTurnsCome();
    await choose(reader.id, 'daily');
    await letTurnsCome();
    expect(await reader.mails()).toEqual([]);
  });
});

it('a digest looks ahead to what the bodies have before them', async () => {
  const entity = await makeEntity();
  const reader = await makeFollower({ follows: [entity.id] });
  const date = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  await makeMeeting({ govtEntityId: entity.id, meetingTitle: 'Budget hearing', date });
  await makeMeeting({ govtEntityId: entity.id, meetingTitle: 'Long ago', date: '2020-01-01' });
  await publish(entity.id, 'News');
  await letTurnsCome();
  const [mail] = await reader.mails();
  expect(mail?.sections?.map(({ heading }) => heading)).toContain('Coming up');
  expect(mail && titlesIn(mail)).toEqual(['News', 'Budget hearing']);
});

/** Of two runs at once one may be refused by the database: the job is tried again then. */
const settled = (run: Promise<void>) => run.catch(() => undefined);
