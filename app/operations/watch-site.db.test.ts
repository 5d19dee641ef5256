import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import {
  BadStatus,
  breakerOf,
  forgetServices,
  mostFailures,
} from '#app/platform/breaker.server.ts';
import { db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { runJob } from '#app/platform/jobs/run-job.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { watchSite } from './watch-site.server.ts';

const now = new Date();
const ago = (minutes: number) => subMinutes(now, minutes);

beforeEach(async () => {
  await db.job.deleteMany();
  await db.mail.deleteMany();
  await db.mailEvent.deleteMany();
  await db.stripeEvent.deleteMany();
  await db.source.deleteMany();
  await db.meeting.deleteMany();
});

type Line = { name: string; text: string; isFine: boolean };

async function lineOf(group: string, name: string): Promise<Line | undefined> {
  const { groups } = await watchSite(now);
  return groups.find(({ id }) => id === group)?.standings.find((line) => line.name === name);
}

const addJob = (given: { kind: string; state: string } & Record<string, unknown>) =>
  db.job.create({ data: { payload: '{}', createdAt: now, ...given } });

describe('how the site runs', () => {
  it('is fine, and said in plain words, where nothing waits and nothing has failed', async () => {
    const { groups, kinds } = await watchSite(now);
    const lines = groups.filter(({ id }) => id !== 'process').flatMap((group) => group.standings);
    expect(lines.filter(({ isFine }) => !isFine)).toEqual([]);
    expect(lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Nothing waits.',
        'No job has failed for good.',
        'No source is asked.',
      ]),
    );
    expect(kinds).toEqual([]);
  });

  it('tells parked jobs, what waits for long and what lost its worker', async () => {
    await addJob({ kind: 'draft-summary', state: 'parked', finishedAt: ago(90) });
    await addJob({ kind: 'draft-summary', state: 'waiting', runAt: ago(2) });
    expect(await lineOf('work', 'Waiting')).toMatchObject({ isFine: true });
    await addJob({ kind: 'look-ahead', state: 'waiting', runAt: ago(12) });
    await addJob({ kind: 'clean-up', state: 'waiting', runAt: subMinutes(now, -60) });
    await addJob({ kind: 'find-matters', state: 'running', leasedUntil: ago(3) });
    await addJob({ kind: 'find-matters', state: 'done', finishedAt: now });
    expect(await lineOf('work', 'Parked')).toMatchObject({
      ...{ text: '1 job failed for good.', isFine: false },
      link: { to: '/admin/jobs?state=parked' },
    });
    expect(await lineOf('work', 'Waiting')).toMatchObject({
      ...{ text: '2 jobs, the first for 12 minutes; 1 job for a later time.', isFine: false },
    });
    expect(await lineOf('work', 'In hand')).toMatchObject({ isFine: false });
    const { kinds } = await watchSite(now);
    expect(kinds.find(({ kind }) => kind === 'draft-summary')).toMatchObject({
      ...{ due: 1, later: 0, inHand: 0, parked: 1, waited: '2 minutes' },
    });
  });

  it('tells mail that waits, went out, was refused and came back', async () => {
    await addJob({ kind: 'send-mail', state: 'waiting', createdAt: ago(30), runAt: now });
    await addJob({ kind: 'send-mail', state: 'parked', finishedAt: ago(60) });
    await addJob({ kind: 'send-mail', state: 'parked', finishedAt: subDays(now, 3) });
    await db.mail.create({ data: { key: 'one', sentAt: ago(5) } });
    await db.mail.create({ data: { key: 'another', sentAt: subDays(now, 2) } });
    for (const [id, kind, days] of [
      ['1', 'bounced', 0],
      ['2', 'complained', 0],
      ['3', 'bounced', 2],
    ] as const) {
      const createdAt = subDays(ago(1), days);
      await db.mailEvent.create({ data: { id, kind, recipient: 'a@example.com', createdAt } });
    }
    const line = (name: string) => lineOf('mail', name);
    expect(await line('Waiting')).toMatchObject({
      ...{ text: '1 message, the first for 30 minutes.', isFine: false },
    });
    expect(await line('Last sent')).toMatchObject({ text: '5 minutes ago; 1 in the last day.' });
    expect(await line('Not sent')).toMatchObject({ text: '1 message in the last day.' });
    expect(await line('Came back')).toMatchObject({
      ...{ text: '1 message and 1 complaint in the last day.', isFine: false },
    });
    expect(JSON.stringify(await watchSite(now))).not.toContain('a@example.com');
  });

  it('tells how late Stripe’s events are, and which nobody has handled', async () => {
    const event = (id: string, minutes: number, handledAt: Date | null) =>
      db.stripeEvent.create({
        data: {
          ...{ id, type: 'invoice.paid', handledAt },
          ...{ createdAt: ago(minutes + 20), receivedAt: ago(minutes) },
        },
      });
    await event('evt_1', 60, null);
    await event('evt_2', 3, now);
    expect(await lineOf('payment', 'Last event of Stripe')).toMatchObject({
      ...{ text: '3 minutes ago, 20 minutes after Stripe made it.', isFine: false },
    });
    expect(await lineOf('payment', 'Not handled')).toMatchObject({ isFine: false });
    await event('evt_3', 2, null);
    expect((await lineOf('payment', 'Not handled'))?.text).toMatch(/^1 event/);
  });

  it('tells sources that fail, bring nothing or are late, and leaves out paused ones', async () => {
    const { id: govtEntityId } = await makeEntity();
    const add = (address: string, more: Record<string, unknown>) =>
      db.source.create({ data: { govtEntityId, kind: 'calendar', address, ...more } });
    await add('https://a.example', { failures: 3, lastWorkedAt: ago(10), dueAt: ago(-60) });
    await add('https://b.example', { createdAt: subDays(now, 90), lastWorkedAt: ago(40) });
    await add('https://c.example', { dueAt: ago(20), lastBroughtAt: now });
    await add('https://d.example', { failures: 9, pausedAt: now, lastWorkedAt: now });
    expect((await lineOf('sources', 'Cannot be read'))?.text).toBe('1 source of 3.');
    expect((await lineOf('sources', 'Bring nothing'))?.text).toBe('1 source for two months.');
    expect(await lineOf('sources', 'Last read')).toMatchObject({
      ...{ text: '10 minutes ago; 1 source late.', isFine: false },
    });
  });

  it('tells services outside that keep failing, and those that answer', async () => {
    forgetServices();
    expect(await lineOf('services', 'Services')).toMatchObject({ isFine: true });
    const speech = breakerOf('speech-to-text');
    await speech.ask(async () => 'heard');
    expect(await lineOf('services', 'Speech to text')).toMatchObject({ isFine: true });
    const model = breakerOf('language-model');
    const fail = () => model.ask(() => Promise.reject(new BadStatus(503)));
    await expect(fail()).rejects.toThrow();
    expect(await lineOf('services', 'Language model')).toMatchObject({ isFine: true });
    for (let time = 1; time < mostFailures; time += 1) await expect(fail()).rejects.toThrow();
    const line = await lineOf('services', 'Language model');
    expect(line?.isFine).toBe(false);
    expect(line?.text).toMatch(/^No answer yet; 5 failures in a row, .*\. It is left alone\.$/);
    forgetServices();
  });

  it('tells meetings that no search finds', async () => {
    await makeMeeting({ govtEntityId: (await makeEntity()).id });
    await db.indexedMeeting.deleteMany();
    expect(await lineOf('search', 'Meetings to index')).toMatchObject({
      ...{ text: '1 of the 1,000 newest.', isFine: false },
    });
  });

  it('is shown to admins, with what there is to do', async () => {
    await addJob({ kind: 'draft-summary', state: 'parked', finishedAt: now });
    const site = await openSite();
    const cookieOf = async (tier: string) => {
      const { id: userId } = await makeUser({ tier });
      return (await startSession({ userId, userAgent: null })).split(';')[0] ?? '';
    };
    const ask = async (cookie: string) =>
      site(new Request('http://localhost/admin/operations', { headers: { cookie } }));
    const page = await (await ask(await cookieOf('admin'))).text();
    expect(page).toContain('Look at this');
    expect(page).toContain('href="/admin/jobs?state=parked"');
    expect((await ask(await cookieOf('premium'))).status).not.toBe(200);
  });
});

describe('what Prometheus is told', () => {
  const token = 'a-token-of-sixteen-or-more';
  const ask = async (headers: Record<string, string>) =>
    (await openSite())(new Request('http://localhost/metrics', { headers }));

  it('is nowhere without a token, and nobody’s without the right one', async () => {
    env.METRICS_TOKEN = undefined;
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(404);
    env.METRICS_TOKEN = token;
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${token}x` })).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('holds the queue as it is, and what was done, without an id', async () => {
    env.METRICS_TOKEN = token;
    const told = async () => (await ask({ authorization: `Bearer ${token}` })).text();
    const waits = await addJob({ kind: 'look-ahead', state: 'waiting', runAt: ago(10) });
    await addJob({ kind: 'draft-summary', state: 'parked', subjectId: 'a-meeting' });
    const before = await told();
    expect(before).toContain('dais_jobs{kind="look-ahead",state="due"} 1');
    expect(before).toContain('dais_jobs{kind="draft-summary",state="parked"} 1');
    expect(before).toMatch(/oldest_wait_seconds\{kind="look-ahead"\} 6\d\d/);
    expect(await runJob(waits.id, { 'look-ahead': async () => undefined })).toBe('done');
    const after = await told();
    expect(after).not.toContain('dais_jobs{kind="look-ahead"');
    expect(after).toContain('dais_job_seconds_count{kind="look-ahead",outcome="done"} 1');
    expect(after).toContain('dais_database_answers 1');
    expect(before + after).not.toMatch(new RegExp(`${waits.id}|a-meeting`));
  });
});
