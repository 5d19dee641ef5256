import { subDays } from 'date-fns/subDays';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { publish } from '#tests/support/followers.ts';
import {
  doWebhookJobs,
  letAttemptsCome,
  makeWebhookReader,
} from '#tests/support/webhook-reader.ts';
import { openReceiver } from '#tests/support/webhook-receiver.ts';
import { askDelivery } from './ask-delivery.server.ts';
import { switchOnWebhook } from './switch-on-webhook.server.ts';

let receiver: Awaited<ReturnType<typeof openReceiver>>;
let elsewhere: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  [receiver, elsewhere] = [await openReceiver(), await openReceiver()];
});
afterAll(() => Promise.all([receiver.stop(), elsewhere.stop()]));
beforeEach(async () => {
  await db.webhook.deleteMany();
  await db.job.deleteMany();
  receiver.heard.length = 0;
  receiver.control.answer = { status: 204 };
});

/** A reader who is to be told of a summary, told once. */
async function tell() {
  const entity = await makeEntity();
  const reader = await makeWebhookReader(receiver, { follows: [entity.id] });
  await publish(entity.id, 'Fees');
  await doWebhookJobs({ seconds: 1 });
  return { ...reader, entityId: entity.id };
}

const minutesAhead = (time: Date | null | undefined) =>
  ((time?.getTime() ?? 0) - Date.now()) / 60_000;

describe('a receiver that fails', () => {
  it('is told again after seconds, then minutes, under the same id, until it takes it', async () => {
    receiver.control.answer = { status: 503, body: 'Down for <b>repairs</b>\n'.repeat(50) };
    const { webhookId, log } = await tell();
    const [first] = await log();
    expect(first).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(first?.outcome).toMatch(/^Answered with 503: Down for <b>repairs<\/b> Down/);
    expect(first?.outcome?.length).toBeLessThan(230);
    expect(minutesAhead(first?.dueAt)).toBeLessThan(0.1);
    await letAttemptsCome(webhookId);
    await doWebhookJobs();
    expect(minutesAhead((await log())[0]?.dueAt)).toBeGreaterThan(4.5);
    // The jobs that are to try again are there by themselves.
    const due = (await log())[0]?.dueAt ?? new Date(0);
    const job = { kind: 'deliver-webhooks', state: 'waiting', runAt: due };
    expect(await db.job.count({ where: job })).toBe(1);

    receiver.control.answer = { status: 200 };
    await letAttemptsCome(webhookId);
    await doWebhookJobs();
    expect(await log()).toMatchObject([{ state: 'sent', attempts: 3, dueAt: null }]);
    expect(receiver.heard).toHaveLength(3);
    expect(new Set(receiver.heard.map(({ id }) => id)).size).toBe(1);
    expect(receiver.heard.every(({ isSigned }) => isSigned)).toBe(true);
  });

  it('is not waited for long, and what else is for it waits', async () => {
    receiver.control.answer = null;
    const { entityId, webhookId, log } = await tell();
    expect(await log()).toMatchObject([
      { state: 'waiting', outcome: 'No answer came within 1 seconds.' },
    ]);
    for (let more = 0; more < 20; more += 1) await publish(entityId, `Fees ${more}`);
    await letAttemptsCome(webhookId);
    const before = Date.now();
    await doWebhookJobs({ seconds: 1 });
    expect(Date.now() - before).toBeLessThan(10_000);
    const untried = (await log()).filter(({ attempts }) => attempts === 0);
    expect(untried.length).toBeGreaterThan(8);
    for (const { dueAt } of untried) expect(minutesAhead(dueAt)).toBeGreaterThan(4);
  });

  it('leads nowhere else', async () => {
    const headers = { Location: elsewhere.address };
    receiver.control.answer = { status: 307, headers };
    const { log } = await tell();
    const [delivery] = await log();
    expect(delivery?.state).toBe('waiting');
    expect(delivery?.outcome).toContain('redirects are not followed');
    expect(elsewhere.heard).toEqual([]);
  });

  it('that is gone is told no more, at once, and its reader by mail', async () => {
    receiver.control.answer = { status: 410 };
    const { webhookId, entityId, mails, log } = await tell();
    expect(await log()).toMatchObject([{ state: 'failed', outcome: 'Answered with 410' }]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'A webhook of yours on Dais was switched off',
    ]);
    expect((await mails())[0]?.link?.path).toBe(`/settings/webhooks/${webhookId}`);
    await publish(entityId, 'More');
    await doWebhookJobs();
    expect(receiver.heard).toHaveLength(1);
  });

  it('is switched off after five days, told to its reader once, and works again when they say so', async () => {
    receiver.control.answer = { status: 500 };
    const { userId, webhookId, entityId, mails, log } = await tell();
    await publish(entityId, 'Another');
    await doWebhookJobs();
    const triedSince = subDays(new Date(), 5);
    await db.webhookDelivery.updateMany({ where: { webhookId }, data: { triedSince } });
    await letAttemptsCome(webhookId);
    await doWebhookJobs();
    expect((await log()).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(await mails()).toHaveLength(1);
    const off = askDelivery({ userId, webhookId });
    await expect(off).rejects.toMatchObject({ message: 'Switch the webhook on first.' });

    await switchOnWebhook(userId, webhookId);
    receiver.control.answer = { status: 200 };
    await publish(entityId, 'Later');
    await doWebhookJobs();
    expect((await log()).at(-1)).toMatchObject({ state: 'sent' });
  });

  it('is not switched off for one message that it will not take', async () => {
    receiver.control.answer = { status: 422 };
    const { webhookId, entityId, mails, log } = await tell();
    await db.webhookDelivery.updateMany({
      where: { webhookId },
      data: { triedSince: subDays(new Date(), 5) },
    });
    receiver.control.answer = { status: 204 };
    await publish(entityId, 'Another');
    await doWebhookJobs();
    receiver.control.answer = { status: 422 };
    await letAttemptsCome(webhookId);
    await doWebhookJobs();
    expect((await log()).map(({ state }) => state)).toEqual(['failed', 'sent']);
    expect(await mails()).toEqual([]);
  });

  it('has one attempt of a test, and stays on', async () => {
    receiver.control.answer = { status: 500 };
    const entity = await makeEntity();
    const { userId, webhookId, log } = await makeWebhookReader(receiver, { follows: [entity.id] });
    await askDelivery({ userId, webhookId });
    await doWebhookJobs();
    expect(await log()).toMatchObject([{ event: 'webhook.test', state: 'failed', attempts: 1 }]);
    expect(await db.webhook.count({ where: { id: webhookId, disabledAt: null } })).toBe(1);
  });
});

it('sends again, under the same id, what was being sent when the process died', async () => {
  const { webhookId, log } = await tell();
  await db.webhookDelivery.updateMany({
    where: { webhookId },
    data: { state: 'waiting', dueAt: new Date(Date.now() - 1000) },
  });
  await doWebhookJobs();
  expect(await log()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  expect(receiver.heard[0]?.id).toBe(receiver.heard[1]?.id);
});
