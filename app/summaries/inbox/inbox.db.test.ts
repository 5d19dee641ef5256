import { addDays } from 'date-fns/addDays';
import { beforeEach, describe, expect, it } from 'vitest';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { countTogether } from '#app/platform/db/count-together.server.ts';
import { db } from '#app/platform/db.server.ts';
import { draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { emptyInbox, inboxOf, makeDraft } from '#tests/support/editors-inbox.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { publishSummary } from '../publishing/publish-summary.server.ts';
import { readReview } from '../review/read-review.server.ts';
import { queueCounts } from './count-queues.server.ts';
import { findInbox } from './find-inbox.server.ts';
import { readInboxFilter } from './inbox-filter.ts';

let admin: string;

beforeEach(async () => {
  await emptyInbox();
  admin = (await makeUser({ tier: 'admin' })).id;
});

const inbox = (query = '', now?: Date) => inboxOf(admin, query, now);
const ids = async (query = '', now?: Date) =>
  (await inbox(query, now)).rows.map(({ meetingId }) => meetingId);

const park = (subjectId: string) =>
  db.job.create({
    data: { kind: 'draft-summary', payload: '{}', state: 'parked', subjectId, lastError: 'No.' },
  });

describe('what waits for an editor', () => {
  it('stands in the queue where its next step is', async () => {
    const { meetingId: drafted } = await makeDraft({ day: '2026-03-01' });
    const held = await makeMeeting({ date: '2026-02-01' });
    const failing = await makeMeeting({ date: '2026-02-02' });
    await makeMeeting({ date: '2126-02-01' });
    await makeMeeting({ markdownSummary: '# Published' });
    await db.meeting.update({
      where: { id: (await makeMeeting()).id },
      data: { cancelledAt: new Date() },
    });
    await park(failing.id);
    expect(await ids()).toEqual([drafted]);
    expect(await ids('queue=waits')).toEqual([failing.id, held.id]);
    const { rows } = await inbox('queue=failed');
    expect(rows).toMatchObject([
      { meetingId: failing.id, failed: { kind: 'job', problem: 'No.', link: null } },
    ]);
    expect(await countTogether(queueCounts())).toEqual({ ready: 1, waits: 2, failed: 1, held: 0 });
  });

  it('leaves the inbox when it is published, and comes back with a correction', async () => {
    const { meetingId, draft } = await draftedMeeting({ actorId: admin, street: 'Larch Street' });
    const { rows } = await inbox();
    const { version, history } = await readReview({ meetingId });
    expect(rows).toMatchObject([
      { meetingId, state: 'drafted', marks: history[0]?.open, failed: null, faults: [] },
    ]);
    expect(rows[0]?.story).toMatchObject({ published: null, review: null });
    const { found, record, draft: made } = rows[0]?.story ?? {};
    expect(
      [found, record, made].every((at) => at && Math.abs(Date.now() - Date.parse(at)) < 60_000),
    ).toBe(true);
    await db.summarySentence.updateMany({
      where: { versionId: version?.id ?? '' },
      data: { confirmedAt: new Date(), confirmedReason: 'Heard', confirmedById: admin },
    });
    expect((await inbox()).rows).toMatchObject([{ state: 'in review', marks: 0 }]);
    const { id, revision } = await draft();
    await publishSummary({ actorId: admin, versionId: id, revision });
    expect(await ids()).toEqual([]);
    await makeCorrection(meetingId);
    expect((await inbox()).rows).toMatchObject([{ meetingId, state: 'correction' }]);
    expect(await ids('state=correction')).toEqual([meetingId]);
    expect(await ids('state=drafted')).toEqual([]);
  });

  const makeCorrection = (meetingId: string) =>
    db.summaryVersion.create({
      data: {
        meetingId,
        origin: 'typed',
        markdown: '# Corrected',
        createdAt: addDays(new Date(), 1),
      },
    });

  it('is sorted by age, followers, sentences to settle and the day of the meeting', async () => {
    const followed = await makeEntity();
    const reader = await makeUser();
    await followEntities({ userId: reader.id, changes: { add: [followed.id], remove: [] } });
    const old = await makeDraft({ day: '2026-03-01', date: '2026-02-20', marks: 1 });
    const worst = await makeDraft({ day: '2026-03-02', date: '2026-02-10', marks: 4 });
    const read = await makeDraft({
      day: '2026-03-03',
      date: '2026-02-15',
      govtEntityId: followed.id,
    });
    const [a, b, c] = [old, worst, read].map(({ meetingId }) => meetingId);
    expect(await ids()).toEqual([a, b, c]);
    expect(await ids('sort=age&dir=asc')).toEqual([c, b, a]);
    expect(await ids('sort=marks&dir=desc')).toEqual([b, a, c]);
    expect((await ids('sort=followers&dir=desc'))[0]).toBe(c);
    expect(await ids('sort=date&dir=desc')).toEqual([a, c, b]);
    expect((await inbox()).rows.map(({ marks, followers }) => [marks, followers])).toEqual([
      [1, 0],
      [4, 0],
      [0, 1],
    ]);
  });

  it.each([
    'sort=age&dir=desc',
    'sort=marks&dir=asc',
    'sort=followers&dir=desc',
    'sort=date&dir=asc',
  ])('is paged by key there and back, each once: %s', async (query) => {
    for (let number = 0; number < 7; number += 1) {
      await makeDraft({ day: `2026-03-0${1 + (number % 3)}`, marks: number % 2 });
    }
    const filter = readInboxFilter(new URLSearchParams(query));
    const all = (await inbox(query)).rows.map(({ item }) => item);
    const walked: string[] = [];
    let place = {};
    let pages = 0;
    for (;;) {
      const page = await findInbox({ filter, userId: admin, place, size: 3 });
      walked.push(...page.rows.map(({ item }) => item));
      pages += 1;
      if (!page.next) {
        const before = await findInbox({
          filter,
          userId: admin,
          place: page.previous ?? {},
          size: 3,
        });
        expect(before.rows.map(({ item }) => item)).toEqual(all.slice(3, 6));
        break;
      }
      place = page.next;
    }
    expect(walked).toEqual(all);
    expect(new Set(walked).size).toBe(7);
    expect(pages).toBe(3);
  });

  it('is found by words of the title and the body, in any case', async () => {
    const harbor = await makeEntity({ entityName: `Harbor Commission ${Math.random()}` });
    const { meetingId } = await makeDraft({
      ...{ day: '2026-03-01', govtEntityId: harbor.id, meetingTitle: 'Dredging of the East Basin' },
    });
    await makeDraft({ day: '2026-03-01' });
    expect(await ids('q=dredging')).toEqual([meetingId]);
    expect(await ids('q=basin+HARBOR')).toEqual([meetingId]);
    expect(await ids('q=basin+library')).toEqual([]);
    expect(await ids('q=%25')).toEqual([]);
    expect(await ids(`body=${encodeURIComponent(harbor.entityName)}`)).toEqual([meetingId]);
  });

  it('is shown from the start by an address that makes no sense', async () => {
    const { meetingId } = await makeDraft({ day: '2026-03-01' });
    expect(await ids("queue=all&sort=('&dir=up&state=gone&fault=none")).toEqual([meetingId]);
    const filter = readInboxFilter(new URLSearchParams('sort=marks'));
    const place = { after: btoa('["2026-01-01T00:00:00.000Z","x"]').replaceAll('=', '') };
    expect((await findInbox({ filter, userId: admin, place })).rows).toHaveLength(1);
  });
});

describe('a document that could not be taken in', () => {
  it('is among what failed, with its reason, whether or not a meeting was made of it', async () => {
    const { id: govtEntityId } = await makeEntity();
    const meeting = await makeMeeting({ govtEntityId });
    const source = await db.source.create({
      data: { govtEntityId, kind: 'icalendar', address: 'https://city.example/cal.ics' },
    });
    await db.upstreamMeeting.create({
      data: {
        ...{ sourceId: source.id, uid: '1', meetingId: meeting.id, said: '{}' },
        ...{ day: new Date('2026-03-01T12:00:00Z'), seenAt: new Date() },
      },
    });
    const document = { sourceId: source.id, kind: 'minutes', problem: 'The server said 404.' };
    await db.upstreamDocument.createMany({
      data: [
        { ...document, uid: '1', url: 'https://city.example/1.pdf' },
        { ...document, uid: '2', url: 'https://city.example/2.pdf' },
        { ...document, uid: '3', url: 'https://city.example/3.pdf', problem: null },
      ],
    });
    const { rows } = await inbox('queue=failed');
    expect(rows.map(({ meetingId, failed }) => [meetingId, failed?.problem]).toSorted()).toEqual(
      [
        [null, 'The server said 404.'],
        [meeting.id, 'The server said 404.'],
      ].toSorted(),
    );
  });
});
