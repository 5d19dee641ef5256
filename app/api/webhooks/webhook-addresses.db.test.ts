import { describe, expect, it } from 'vitest';
import { hashPassword } from '#app/accounts/password.server.ts';
import { db } from '#app/platform/db.server.ts';
import { deleteAccount } from '#app/privacy/delete-account.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { openReceiver } from '#tests/support/webhook-receiver.ts';
import { deleteWebhook } from './delete-webhook.server.ts';
import { listDeliveries } from './list-deliveries.server.ts';
import { listWebhooks, readWebhook } from './list-webhooks.server.ts';
import { makeWebhook } from './make-webhook.server.ts';
import { postWebhookWithin } from './post-webhook.server.ts';
import { switchOnWebhook } from './switch-on-webhook.server.ts';

const makeReader = async (tier = 'enterprise') => (await makeUser({ tier })).id;
const events = ['summary.published'] as const;
const address = 'https://program.example/hook';
const leadsTo = (...addresses: string[]) => ({ resolve: async () => addresses });
const outside = leadsTo('93.184.216.34');

const inside = [
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.9',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00:ec2::254',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
];

describe('an address that leads inside', () => {
  it.each(inside)('%s is refused when it is made, and when it is sent to', async (to) => {
    const userId = await makeReader();
    const refused = { message: 'This address does not lead to the public internet.' };
    const made = makeWebhook({ userId, address, events, rules: leadsTo(to) });
    await expect(made).rejects.toMatchObject(refused);
    const mixed = makeWebhook({ userId, address, events, rules: leadsTo('93.184.216.34', to) });
    await expect(mixed).rejects.toMatchObject(refused);
    // A name may lead elsewhere by the time a message is sent.
    const sent = await postWebhookWithin(leadsTo(to))(address, { headers: {}, body: '{}' });
    expect(sent).toMatchObject({
      isReceived: false,
      words: 'The address does not lead to the public internet.',
    });
  });

  it('is never connected to, be it that a server listens there', async () => {
    const receiver = await openReceiver();
    const { port } = new URL(receiver.address);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::7f00:1]']) {
      const sent = await postWebhookWithin()(`http://${host}:${port}/`, {
        headers: {},
        body: '{}',
      });
      expect(sent.isReceived, host).toBe(false);
    }
    expect(receiver.heard).toEqual([]);
    await receiver.stop();
  });

  it.each([
    'http://program.example/hook',
    'ftp://program.example/',
    'https://me:secret@program.example/',
    'javascript:alert(1)',
    '//program.example',
    'https://',
    'https://127.0.0.1/',
    'https://[::1]:8443/x',
    'https://0x7f000001/',
    "' OR 1=1 --",
    '',
  ])('so is what is no address of a program: %s', async (text) => {
    const made = makeWebhook({ userId: await makeReader(), address: text, events });
    await expect(made).rejects.toMatchObject({ code: 'invalid' });
  });

  it('so is a name that no server has', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    const made = makeWebhook({ userId: await makeReader(), address, events, rules: { resolve } });
    await expect(made).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe("a reader's webhooks", () => {
  it('are as many as the plan has, however many are asked for at once', async () => {
    const userId = await makeReader();
    const made = await Promise.allSettled(
      Array.from({ length: 24 }, () => makeWebhook({ userId, address, events, rules: outside })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await listWebhooks(userId)).toHaveLength(20);
    const pro = makeWebhook({
      userId: await makeReader('premium'),
      address,
      events,
      rules: outside,
    });
    await expect(pro).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Your plan, Pro+, does not include webhooks. Enterprise does.',
    });
  });

  it("are nobody else's to read, change or delete", async () => {
    const userId = await makeReader();
    const { id } = await makeWebhook({ userId, address, events, rules: outside });
    const eve = await makeReader();
    await expect(readWebhook(eve, id)).rejects.toMatchObject({ status: 404 });
    await expect(switchOnWebhook(eve, id)).rejects.toMatchObject({ status: 404 });
    await expect(deleteWebhook(eve, id)).rejects.toMatchObject({ status: 404 });
    await db.webhookDelivery.create({
      data: { webhookId: id, key: 'test', event: 'webhook.test', subject: '{}' },
    });
    const asked = { webhookId: id, place: {} };
    expect((await listDeliveries({ userId: eve, ...asked })).rows).toEqual([]);
    expect((await listDeliveries({ userId, ...asked })).rows).toHaveLength(1);
  });

  it('have a secret each that is kept nowhere, are in the download of data, and go with the account', async () => {
    const passwordHash = await hashPassword('Password1!');
    const userId = await makeReader();
    await db.user.update({ where: { id: userId }, data: { passwordHash } });
    const one = await makeWebhook({ userId, address, events, rules: outside });
    const other = await makeWebhook({ userId, address, events, rules: outside });
    expect(one.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(other.secret).not.toBe(one.secret);
    await db.webhookDelivery.create({
      data: { webhookId: one.id, key: 'test', event: 'webhook.test', subject: '{}' },
    });
    const rows = await db.webhook.findMany({ include: { deliveries: true } });
    const held = await exportData(userId);
    for (const told of [JSON.stringify(rows), JSON.stringify(held)]) {
      expect(told).not.toContain(one.secret.slice(6));
    }
    expect(held.webhooks).toMatchObject([
      { address, events: 'summary.published', deliveries: [{ event: 'webhook.test' }] },
      { address },
    ]);
    await deleteAccount({ userId, password: 'Password1!' });
    expect(await db.webhook.count({ where: { userId } })).toBe(0);
    expect(await db.webhookDelivery.count({ where: { webhookId: one.id } })).toBe(0);
  });
});
