import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { letTurnsCome, makeFollower, publish } from '#tests/support/followers.ts';
import { receiveMailEvent } from './receive-mail-event.server.ts';
import { resumeMail } from './resume-mail.server.ts';

const secret = `whsec_${randomBytes(24).toString('base64')}`;

type Told = { to: string; type?: string; bounce?: string; id?: string; at?: Date; by?: string };

async function tell(told: Told) {
  const { to, type = 'email.bounced', bounce = 'Permanent', at = new Date(), by = secret } = told;
  const { id = crypto.randomUUID() } = told;
  const body = JSON.stringify({
    type,
    created_at: at,
    data: { to: [to], bounce: { type: bounce } },
  });
  const headers = new Headers({
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign(id, at, body),
  });
  return receiveMailEvent({ body, headers, secret });
}

const pauseOf = async (id: string) =>
  (await db.profile.findUniqueOrThrow({ where: { id } })).mailPause;

describe('a reader whose mail comes back', () => {
  it('is sent no more after the third hard bounce, until they ask for it again', async () => {
    const entity = await makeEntity();
    const reader = await makeFollower({ follows: [entity.id] });
    await publish(entity.id, 'Waiting');
    for (const bounce of ['Permanent', 'Transient', 'Transient', 'Permanent']) {
      await tell({ to: reader.email.toUpperCase(), bounce });
    }
    expect(await pauseOf(reader.id)).toBeNull();
    await tell({ to: reader.email });
    expect(await pauseOf(reader.id)).toBe('bounced');
    await publish(entity.id, 'Unsent');
    await letTurnsCome();
    expect(await reader.mails()).toEqual([]);

    await resumeMail({ userId: reader.id, email: reader.email });
    await tell({ to: reader.email });
    expect(await pauseOf(reader.id)).toBeNull();
    await publish(entity.id, 'Sent again');
    await letTurnsCome();
    expect((await reader.mails()).map(({ subject }) => subject)).toEqual([
      `New summary: Sent again, ${entity.entityName}`,
    ]);
  });

  it('is counted one bounce for an event, however often it comes', async () => {
    const reader = await makeFollower();
    const id = crypto.randomUUID();
    for (let time = 0; time < 5; time += 1) await tell({ to: reader.email, id });
    expect(await pauseOf(reader.id)).toBeNull();
  });

  it('is sent no more at once where they complained', async () => {
    const reader = await makeFollower();
    await tell({ to: reader.email, type: 'email.complained' });
    expect(await pauseOf(reader.id)).toBe('complained');
  });
});

describe('what says to be an event', () => {
  it('is refused unsigned, wrongly signed or too old, and nothing comes of it', async () => {
    const reader = await makeFollower();
    const to = reader.email;
    const others = `whsec_${randomBytes(24).toString('base64')}`;
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const told of [{ by: others }, { at: hourAgo }]) {
      const attempt = tell({ to, type: 'email.complained', ...told });
      await expect(attempt).rejects.toMatchObject({ code: 'invalid' });
    }
    const unsigned = receiveMailEvent({ body: '{}', headers: new Headers(), secret });
    await expect(unsigned).rejects.toMatchObject({ code: 'invalid' });
    expect(await pauseOf(reader.id)).toBeNull();
  });

  it('is left at that where it is of another kind or nobody knows the address', async () => {
    await tell({ to: 'nobody@example.com', type: 'email.complained' });
    await tell({ to: 'nobody@example.com', type: 'email.delivered' });
    await tell({ to: 'not an address' });
  });

  it('is not found while no secret is set', async () => {
    const attempt = receiveMailEvent({ body: '{}', headers: new Headers() });
    await expect(attempt).rejects.toMatchObject({ code: 'not-found' });
  });
});
