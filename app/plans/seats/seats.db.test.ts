import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { linkSecret } from '#app/platform/http/link-secret.server.ts';
import { mailMessage } from '#app/platform/mail/mail-message.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { endSeat } from './end-seat.server.ts';
import { inviteAgain } from './invite-again.server.ts';
import { inviteToSeat } from './invite-to-seat.server.ts';
import { listSeats } from './list-seats.server.ts';
import { readInvitation } from './read-invitation.server.ts';
import { takeSeat } from './take-seat.server.ts';

const until = new Date('2099-12-31T23:59:59Z');

async function makeOwner() {
  const owner = await makeUser({ tier: 'enterprise' });
  await db.profile.update({ where: { id: owner.id }, data: { subscriptionEndDate: until } });
  return owner;
}

async function makeReader({ tier = 'free', confirmed = true } = {}) {
  const user = await makeUser({ tier });
  const emailConfirmedAt = confirmed ? new Date() : null;
  return db.user.update({ where: { id: user.id }, data: { emailConfirmedAt } });
}

/** What the links hold that were sent to an address, oldest first. */
async function secretsTo(email: string): Promise<string[]> {
  const mails = await db.mail.findMany({
    where: { recipient: email, key: { startsWith: 'seat ' } },
    orderBy: { id: 'asc' },
  });
  return mails.map(({ message }) => {
    const { link } = mailMessage.parse(JSON.parse(message ?? ''));
    expect(link?.path).toBe('/take-seat');
    return linkSecret(link?.secretOf ?? '');
  });
}

async function invited(ownerId: string, email: string): Promise<string> {
  await inviteToSeat({ ownerId, email });
  return (await secretsTo(email)).at(-1) ?? '';
}

const planOf = async (id: string) => {
  const profile = await db.profile.findUniqueOrThrow({ where: { id } });
  return [profile.subscriptionTier, profile.subscriptionEndDate];
};
const isFree = ['free', null];
const dead = { status: 400, message: /expired, was used already or was taken back/ };

describe('a seat', () => {
  it('gives the plan of its owner, until the same day, to whoever confirms the link', async () => {
    const [owner, reader] = [await makeOwner(), await makeReader()];
    const secret = await invited(owner.id, reader.email);
    expect(await readInvitation({ userId: reader.id, secret })).toEqual({
      ownerEmail: owner.email,
      plan: 'Enterprise',
      refusal: null,
    });
    expect(await planOf(reader.id)).toEqual(isFree);
    await takeSeat({ userId: reader.id, secret });
    expect(await planOf(reader.id)).toEqual(['enterprise', until]);
    expect(await listSeats(owner.id)).toMatchObject({
      plan: { name: 'Enterprise', seats: 5 },
      given: [{ email: reader.email, state: 'taken' }],
      held: null,
    });
    expect(await listSeats(reader.id)).toMatchObject({
      plan: null,
      given: [],
      held: { of: owner.email },
    });
  });

  it('is one of five with the owner’s own, however many are offered at once', async () => {
    const owner = await makeOwner();
    const offers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        inviteToSeat({ ownerId: owner.id, email: `${index}-${owner.email}` }),
      ),
    );
    expect(offers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const { given } = await listSeats(owner.id);
    expect(given).toHaveLength(4);
    expect(await db.mail.count({ where: { recipient: { endsWith: owner.email } } })).toBe(4);
  });

  it('is free again once it was ended, and there is no sixth', async () => {
    const owner = await makeOwner();
    const offer = (name: string) =>
      inviteToSeat({ ownerId: owner.id, email: `${name}-${owner.email}` });
    for (const name of ['one', 'two', 'three', 'four']) await offer(name);
    const [first] = (await listSeats(owner.id)).given;
    await endSeat({ userId: owner.id, seatId: first?.id ?? '' });
    await offer('in-its-place');
    await expect(offer('sixth')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('All 5 seats'),
    });
  });

  it.each(['free', 'basic', 'premium', 'municipal', 'admin', null])(
    'is nothing that a reader on the tier %s can give',
    async (tier) => {
      const { id } = await makeUser({ tier });
      await expect(inviteToSeat({ ownerId: id, email: 'a@example.com' })).rejects.toMatchObject({
        status: 403,
      });
      expect((await listSeats(id)).plan).toBeNull();
    },
  );

  it('is not given on by its holder, nor on a plan that is over, nor to its owner', async () => {
    const [owner, reader] = [await makeOwner(), await makeReader()];
    await takeSeat({ userId: reader.id, secret: await invited(owner.id, reader.email) });
    await expect(
      inviteToSeat({ ownerId: reader.id, email: 'friend@example.com' }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(inviteToSeat({ ownerId: owner.id, email: owner.email })).rejects.toMatchObject({
      status: 400,
    });
    await expect(inviteToSeat({ ownerId: owner.id, email: reader.email })).rejects.toMatchObject({
      status: 409,
    });
    await expect(
      inviteToSeat({ ownerId: owner.id, email: 'late@example.com', now: new Date('2100-01-01') }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('the link of an invitation', () => {
  it('is worth nothing to whoever steals it, also not with an account of that address', async () => {
    const [owner, thief] = [await makeOwner(), await makeReader()];
    const email = `not-yet-a-reader-${owner.email}`;
    const secret = await invited(owner.id, email);
    await expect(takeSeat({ userId: thief.id, secret })).rejects.toMatchObject({ status: 403 });
    expect(await readInvitation({ userId: thief.id, secret })).toMatchObject({
      refusal: { status: 403 },
    });
    const inTheirName = await makeReader({ confirmed: false });
    await db.user.update({ where: { id: inTheirName.id }, data: { email } });
    await expect(takeSeat({ userId: inTheirName.id, secret })).rejects.toMatchObject({
      status: 403,
      message: 'Confirm your email address first.',
    });
    expect(await readInvitation({ userId: inTheirName.id, secret })).toMatchObject({
      refusal: 'unconfirmed',
    });
    expect(await planOf(thief.id)).toEqual(isFree);
    expect(await planOf(inTheirName.id)).toEqual(isFree);
  });

  it('works once, also when it is pressed several times at once', async () => {
    const [owner, reader] = [await makeOwner(), await makeReader()];
    const secret = await invited(owner.id, reader.email);
    const pressed = await Promise.allSettled(
      [1, 2, 3].map(() => takeSeat({ userId: reader.id, secret })),
    );
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [seat] = (await listSeats(owner.id)).given;
    await endSeat({ userId: owner.id, seatId: seat?.id ?? '' });
    await expect(takeSeat({ userId: reader.id, secret })).rejects.toMatchObject(dead);
    expect(await readInvitation({ userId: reader.id, secret })).toBeNull();
    expect(await planOf(reader.id)).toEqual(isFree);
  });

  it('stops working after 14 days, when it is sent again and when it is taken back', async () => {
    const [owner, reader] = [await makeOwner(), await makeReader()];
    const start = new Date();
    const first = await invited(owner.id, reader.email);
    const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000 + 5000);
    expect(
      await readInvitation({ userId: reader.id, secret: first, now: inDays(13) }),
    ).not.toBeNull();
    expect(await readInvitation({ userId: reader.id, secret: first, now: inDays(14) })).toBeNull();
    expect((await listSeats(owner.id, inDays(14))).given).toMatchObject([{ state: 'expired' }]);
    const seatId = (await listSeats(owner.id)).given[0]?.id ?? '';
    const stranger = await makeOwner();
    await expect(inviteAgain({ ownerId: stranger.id, seatId })).rejects.toMatchObject({
      status: 404,
    });
    await inviteAgain({ ownerId: owner.id, seatId });
    const [, second = ''] = await secretsTo(reader.email);
    await expect(takeSeat({ userId: reader.id, secret: first })).rejects.toMatchObject(dead);
    expect(await readInvitation({ userId: reader.id, secret: second })).not.toBeNull();
    await endSeat({ userId: owner.id, seatId });
    await expect(takeSeat({ userId: reader.id, secret: second })).rejects.toMatchObject(dead);
    expect(await planOf(reader.id)).toEqual(isFree);
  });

  it('is sent to one address three times a day, whoever sends it', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()];
    const email = `often-${owner.email}`;
    await inviteToSeat({ ownerId: owner.id, email });
    const seatId = (await listSeats(owner.id)).given[0]?.id ?? '';
    await inviteAgain({ ownerId: owner.id, seatId });
    await inviteAgain({ ownerId: owner.id, seatId });
    await expect(inviteAgain({ ownerId: owner.id, seatId })).rejects.toMatchObject({ status: 429 });
    await expect(inviteToSeat({ ownerId: other.id, email })).rejects.toMatchObject({ status: 429 });
    expect(await secretsTo(email)).toHaveLength(3);
  });

  it('stands in no table as it was sent', async () => {
    const owner = await makeOwner();
    const email = `secret-${owner.email}`;
    const secret = await invited(owner.id, email);
    const rows = JSON.stringify([
      await db.seat.findMany({ where: { email } }),
      await db.mail.findMany({ where: { recipient: email } }),
    ]);
    expect(rows).not.toContain(secret);
  });

  it.each([
    ['admin', 'Your account is an admin'],
    ['enterprise', 'You have the Enterprise plan already'],
    ['municipal', 'You have the Municipal plan already'],
  ])('tells somebody on the tier %s that they have it already', async (tier, words) => {
    const [owner, reader] = [await makeOwner(), await makeReader({ tier })];
    const secret = await invited(owner.id, reader.email);
    await expect(takeSeat({ userId: reader.id, secret })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(words),
    });
    expect((await planOf(reader.id))[0]).toBe(tier);
  });

  it('tells whoever pays for a plan to cancel it first, and then works', async () => {
    const [owner, reader] = [await makeOwner(), await makeReader({ tier: 'basic' })];
    const subscription = {
      ...{ id: `sub_${reader.id}`, priceId: 'price', tier: 'basic', status: 'active' },
      ...{ currentPeriodEnd: until, cancelAtPeriodEnd: false, startedAt: new Date() },
    };
    await db.paymentCustomer.create({
      data: { userId: reader.id, subscription: { create: subscription } },
    });
    const secret = await invited(owner.id, reader.email);
    await expect(takeSeat({ userId: reader.id, secret })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Cancel it in your settings first'),
    });
    await db.subscription.update({
      where: { id: subscription.id },
      data: { cancelAtPeriodEnd: true },
    });
    await takeSeat({ userId: reader.id, secret });
    expect((await planOf(reader.id))[0]).toBe('enterprise');
    const { held } = await listSeats(reader.id);
    await endSeat({ userId: reader.id, seatId: held?.id ?? '' });
    expect(await planOf(reader.id)).toEqual(['basic', until]);
  });
});
