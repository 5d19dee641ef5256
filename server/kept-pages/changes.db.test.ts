import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteEntity } from '#app/entities/delete-entity.server.ts';
import { editEntity } from '#app/entities/edit-entity.server.ts';
import { setOwnBody } from '#app/entities/own-body/set-own-body.server.ts';
import type { MeetingFields } from '#app/meetings/meeting-fields.ts';
import { summaryMark } from '#app/meetings/summary-mark.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { limitCaching } from '#app/platform/http/caching.server.ts';
import { saveMeeting, saveNewMeeting } from '#app/summaries/publishing/save-meeting.server.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { answerBy, type KeptSite, keptSite } from '#tests/support/kept-site.ts';
import { giveAgenda, matterCalled, settle } from '#tests/support/matters.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { triggeredTables } from '#tests/support/triggered-tables.ts';
import { openVersion } from './open-version.ts';

let answer: (request: Request) => Promise<Response>;
/** Two servers on one database, each with pages and a connection of its own. */
let sites: KeptSite[];
let actorId: string;
let entityId: string;
let name: string;

beforeAll(async () => {
  const site = await openSite();
  answer = async (request) => {
    const answered = await site(request);
    limitCaching(request, answered.headers);
    return answered;
  };
  sites = [await open(), await open()];
  actorId = (await makeUser({ tier: 'admin' })).id;
});
afterAll(async () => {
  for (const site of sites) await site.close();
});
beforeEach(async () => {
  const city = await makeUser({ tier: 'municipal' });
  ({ id: entityId, entityName: name } = await makeEntity());
  await setOwnBody({ actorId, entityId, email: city.email });
});

const open = async () => keptSite({ version: await openVersion(), page: answerBy(answer) });

type Answered = { status: number; text: string };

/** What both servers answer alike, but for their own addresses. */
async function read(path: string): Promise<Answered> {
  const [one, other] = await Promise.all(sites.map(({ url }) => ask(url + path)));
  expect(one).toEqual(other);
  return one as Answered;
}

async function ask(address: string): Promise<Answered> {
  const answered = await fetch(address);
  const text = await answered.text();
  return { status: answered.status, text: text.replace(/127\.0\.0\.1(:|%3A)\d+/g, 'dais.example') };
}

/** Reads a page, has it kept, and reads it after a change. */
async function changed(path: string, change: () => Promise<unknown>) {
  const before = await read(path);
  const made = sites.map((site) => site.made());
  expect(await read(path)).toEqual(before);
  // Nothing has been made anew where it was kept.
  if (before.status === 200) expect(sites.map((site) => site.made())).toEqual(made);
  await change();
  return { before, after: await read(path) };
}

const fields: MeetingFields = {
  meetingDate: '2026-03-10',
  governmentBody: null,
  meetingTitle: 'Regular meeting',
  meetingDescription: null,
  videoPublishDate: null,
  videoId: null,
  downloadId: null,
  audioFile: null,
  recordingStartSeconds: null,
};

describe('the next answer after a change is new, in every process', () => {
  it('when a summary is published, corrected and withdrawn', async () => {
    const ofBody = { ...fields, governmentBody: name };
    const { meetingId } = await saveNewMeeting({ actorId, fields: ofBody, summary: null });
    const save = (from: string | null, summary: string | null) =>
      saveMeeting({
        ...{ actorId, meetingId, fields: ofBody, summary },
        ...{ summaryMark: summaryMark(from), correction: 'A number was wrong.' },
      });
    const page = `/bodies/${entityId}/meetings/${meetingId}`;
    const [first, second] = ['The fee was set at $5.', 'The fee was set at $6.'];

    const publishing = await changed(page, () => save(null, first));
    expect(publishing.before.text).not.toContain('$5');
    expect(publishing.after.text).toContain('$5');
    const correcting = await changed(page, () => save(first, second));
    expect(correcting.after.text).toContain('$6');
    expect((await read('/corrections')).text).toContain('A number was wrong.');
    const withdrawing = await changed(page, () => save(second, null));
    expect(withdrawing.after.text).not.toContain('$6');
  });

  it('when an entity is renamed and deleted', async () => {
    const page = `/bodies/${entityId}`;
    const renamed = `Council of ${crypto.randomUUID()}`;
    const renaming = await changed(page, () => rename(renamed));
    expect(renaming.before.text).toContain(name);
    expect(renaming.after.text).toContain(renamed);
    expect(renaming.after.text).not.toContain(name);
    const deleting = await changed(page, () => deleteEntity({ actorId, entityId }));
    expect(deleting.after.status).toBe(404);
  });

  it('when the plan ends that opened a body', async () => {
    const page = `/bodies/${entityId}`;
    const { after } = await changed(page, () =>
      db.profile.updateMany({
        where: { user: { ownBodies: { some: { govtEntityId: entityId } } } },
        data: { subscriptionTier: 'free' },
      }),
    );
    expect(after.text).not.toContain('Embed These Meetings');
  });

  it('when another program made it', async () => {
    const renamed = `Board of ${crypto.randomUUID()}`;
    const { after } = await changed('/meetings-we-track', async () => {
      const change = `import { db } from '#app/platform/db.server.ts';
        await db.govtEntity.update({ where: { id: '${entityId}' }, data: { entityName: '${renamed}', sortTitle: ' ' } });
        await db.$disconnect();`;
      const environment = { DATABASE_URL: env.databaseUrl, DATA_DIR: env.dataDir };
      const ended = await runProgram(['--input-type=module', '-e', change], { environment });
      expect(ended).toMatchObject({ code: 0 });
    });
    expect(after.text).toContain(renamed);
  });

  it('and not before the change is committed', async () => {
    const renamed = `Council of ${crypto.randomUUID()}`;
    const page = `/bodies/${entityId}`;
    const { after } = await changed(page, () =>
      transact(async (tx) => {
        await tx.govtEntity.update({
          where: { id: entityId },
          data: { entityDescription: renamed },
        });
        expect((await read(page)).text).not.toContain(renamed);
      }),
    );
    expect(after.text).toContain(renamed);
  });
});

const rename = (entityName: string) =>
  transact((tx) =>
    editEntity(tx, {
      actorId,
      entityId,
      fields: {
        entityName,
        entityDescription: null,
        entityType: 'City Council',
        state: 'Colorado',
        county: null,
        homepageUrl: null,
        docsLink: null,
        timeZone: null,
      },
    }),
  );

it('stays kept while what nobody sees is written', async () => {
  const { before, after } = await changed('/about', async () => {
    const { id } = await makeUser();
    await db.auditEntry.create({ data: { action: 'test', subjectType: 'user', subjectId: id } });
    await db.session.deleteMany();
  });
  expect(after).toEqual(before);
});

it('reads no table whose changes it does not hear of', async () => {
  const { meeting, entity } = await makePublishedMeeting();
  const city = await makeUser({ tier: 'municipal' });
  await setOwnBody({ actorId, entityId: entity.id, email: city.email });
  for (const { id } of [meeting, await makeMeeting({ govtEntityId: entity.id })]) {
    await giveAgenda(id, ['Ordinance 7718']);
    await settle(id);
  }
  const matter = await matterCalled(entity.id, 'Ordinance 7718');
  await db.sampleMeeting.create({ data: { meetingId: meeting.id } });
  const body = `/bodies/${entity.id}`;
  const paths = ['/', '/pricing', '/accuracy', '/corrections', '/coverage', '/meetings-we-track'];
  paths.push('/sample-meeting', `/matters/${matter.id}`, body, `${body}/meetings/${meeting.id}`);
  paths.push(
    ...['embed', 'meetings.atom', 'meetings.ics', 'podcast.xml'].map((file) => `${body}/${file}`),
  );
  const heard = await triggeredTables();
  for (const path of paths) {
    const sent = await statementsOf(async () => {
      const answered = await answer(new Request(`http://dais.example${path}`));
      expect(answered.status, path).toBe(200);
      await answered.text();
    });
    const tables = sent.flatMap((sql) => [
      ...sql.matchAll(/\b(?:FROM|JOIN)\s+(?:[`"]\w+[`"]\.)?[`"](\w+)/g),
    ]);
    const unheard = tables.map(([, table = '']) => table).filter((table) => !heard.has(table));
    // Of users a page reads nothing but that they are there, and with them goes what they own.
    expect(
      unheard.filter((table) => table !== 'users'),
      path,
    ).toEqual([]);
  }
});
