import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';

let site: Awaited<ReturnType<typeof openSite>>;
let entityId: string;
let other: string;
let memberId: string;
let town: Account;

type Account = { id: string; cookie: string };

async function account(tier: string, ...own: string[]): Promise<Account> {
  const { id } = await makeUser({ tier });
  for (const govtEntityId of own) await db.ownBody.create({ data: { userId: id, govtEntityId } });
  const cookie = (await startSession({ userId: id, userAgent: null })).split(';')[0] ?? '';
  return { id, cookie };
}

async function member(govtEntityId: string): Promise<string> {
  const data = { name: 'Lena Bolgarini', office: 'Mayor', aliases: '[]', votes: true };
  const key = { memberKey: crypto.randomUUID() };
  return (await db.rosterMember.create({ data: { ...data, ...key, govtEntityId } })).id;
}

beforeAll(async () => {
  site = await openSite();
});

beforeEach(async () => {
  [entityId, other] = [(await makeEntity()).id, (await makeEntity()).id];
  [memberId] = [await member(entityId), await member(other)];
  town = await account('municipal', entityId);
});

async function ask(path: string, { cookie }: Pick<Account, 'cookie'>, form?: typeof sent.add) {
  const body = form && new URLSearchParams(form);
  const answer = await site(
    new Request(`http://localhost${path}`, {
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    }),
  );
  const text = await answer.text();
  return { status: answer.status, location: answer.headers.get('location'), text };
}

const sent = {
  add: { intent: 'save', name: 'Dee Rask', office: 'Clerk', votes: '' } as Record<string, string>,
  edit: { intent: 'save', name: 'Lena Bolgar', office: 'Mayor', votes: 'yes' },
  endTerm: { intent: 'end-term', lastDay: '06/30/2026' },
  delete: { intent: 'delete' },
};
const rosterOf = (id = entityId) => `/bodies/${id}/roster`;
const namesOf = async (govtEntityId = entityId) =>
  (await db.rosterMember.findMany({ where: { govtEntityId }, orderBy: { name: 'asc' } })).map(
    ({ name, termEnd }) => [name, termEnd?.toISOString().slice(0, 10) ?? null],
  );
const auditOf = (subjectId = entityId) =>
  db.auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } });

describe('the roster of a body in the hands of its own government', () => {
  it('is shown, added to, changed and taken from, and each of it is in the audit log', async () => {
    const page = await ask(rosterOf(), town);
    expect([page.status, page.text.includes('Lena Bolgarini')]).toEqual([200, true]);
    expect(page.text).toContain(`href="${rosterOf()}/${memberId}"`);
    expect((await ask(`${rosterOf()}/new`, town)).status).toBe(200);
    expect((await ask(`${rosterOf()}/new`, town, { ...sent.add, name: '' })).status).toBe(400);
    const back = { status: 302, location: rosterOf() };
    expect(await ask(`${rosterOf()}/new`, town, sent.add)).toMatchObject(back);
    const place = `${rosterOf()}/${memberId}`;
    expect((await ask(place, town)).text).toContain('Save Changes');
    expect(await ask(place, town, sent.edit)).toMatchObject(back);
    expect(await ask(place, town, sent.endTerm)).toMatchObject(back);
    expect(await namesOf()).toEqual([
      ['Dee Rask', null],
      ['Lena Bolgar', '2026-06-30'],
    ]);
    expect(await ask(place, town, sent.delete)).toMatchObject(back);
    expect(await namesOf()).toEqual([['Dee Rask', null]]);
    const log = await auditOf();
    expect(log.map(({ action }) => action)).toEqual([
      'add-member',
      'edit-member',
      'edit-member',
      'delete-member',
    ]);
    expect(new Set(log.map(({ actorId }) => actorId))).toEqual(new Set([town.id]));
  });

  it('is led to from the page of the body, which shows the way to nobody else', async () => {
    const isLed = async (who: Pick<Account, 'cookie'>) =>
      (await ask(`/bodies/${entityId}`, who)).text.includes(`href="${rosterOf()}"`);
    expect(await isLed(town)).toBe(true);
    const others = [await account('municipal', other), await account('enterprise'), { cookie: '' }];
    for (const who of others) expect(await isLed(who)).toBe(false);
    await db.rosterMember.deleteMany({ where: { govtEntityId: entityId } });
    expect(await isLed(town)).toBe(true);
    await lapse(town);
    expect(await isLed(town)).toBe(false);
  });

  it('is kept by admins at these addresses as well', async () => {
    const admin = await account('admin');
    expect((await ask(rosterOf(), admin)).status).toBe(200);
    expect((await ask(`${rosterOf()}/${memberId}`, admin, sent.edit)).status).toBe(302);
  });
});

const lapse = ({ id }: Account) =>
  db.profile.update({
    where: { id },
    data: { subscriptionEndDate: new Date(Date.now() - 1000) },
  });

/** Who has no business there, though some of them had or have with another body. */
const refused: Record<string, () => Promise<Account>> = {
  'a reader who follows it': async () => {
    const reader = await account('enterprise');
    await db.entityAccess.create({ data: { userId: reader.id, govtEntityId: entityId } });
    return reader;
  },
  'the account of another body': () => account('municipal', other),
  'an account with the plan and no body': () => account('municipal'),
  'its own account once the plan is over': async () => {
    await lapse(town);
    return town;
  },
  'its own account on another plan': async () => {
    const { id } = town;
    await db.profile.update({ where: { id }, data: { subscriptionTier: 'enterprise' } });
    return town;
  },
  'the account that it belonged to': async () => {
    await db.ownBody.update({
      where: { govtEntityId: entityId },
      data: { userId: (await account('municipal')).id },
    });
    return town;
  },
};

describe.each(Object.entries(refused))('%s', (_, make) => {
  it('is told that there is nothing, and changes nothing', async () => {
    const who = await make();
    const places = [rosterOf(), `${rosterOf()}/new`, `${rosterOf()}/${memberId}`];
    for (const place of places) {
      const { status, text } = await ask(place, who);
      expect([place, status, text.includes('Bolgarini')]).toEqual([place, 404, false]);
    }
    expect((await ask(`${rosterOf()}/new`, who, sent.add)).status).toBe(404);
    for (const form of [sent.edit, sent.endTerm, sent.delete]) {
      expect((await ask(`${rosterOf()}/${memberId}`, who, form)).status).toBe(404);
    }
    expect(await namesOf()).toEqual([['Lena Bolgarini', null]]);
    expect(await auditOf()).toEqual([]);
  });
});

it('a member of another body is not reached through a body of one’s own', async () => {
  const [theirs] = await db.rosterMember.findMany({ where: { govtEntityId: other } });
  const place = `${rosterOf()}/${theirs?.id}`;
  expect((await ask(place, town)).status).toBe(404);
  for (const form of [sent.edit, sent.endTerm, sent.delete]) {
    expect((await ask(place, town, form)).status).toBe(404);
    expect((await ask(`${rosterOf(other)}/${theirs?.id}`, town, form)).status).toBe(404);
  }
  expect(await namesOf(other)).toEqual([['Lena Bolgarini', null]]);
  expect(await auditOf(other)).toEqual([]);
});

it('visitors are asked to sign in', async () => {
  const { status, location } = await ask(rosterOf(), { cookie: '' });
  expect([status, location]).toEqual([302, `/auth?${new URLSearchParams({ from: rosterOf() })}`]);
  expect((await ask(`${rosterOf()}/new`, { cookie: '' }, sent.add)).status).toBe(302);
  expect(await namesOf()).toHaveLength(1);
});
