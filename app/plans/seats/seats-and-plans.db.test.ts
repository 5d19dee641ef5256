import { describe, expect, it } from 'vitest';
import { hashPassword } from '#app/accounts/password.server.ts';
import { db } from '#app/platform/db.server.ts';
import { linkSecret } from '#app/platform/http/link-secret.server.ts';
import { mailMessage } from '#app/platform/mail/mail-message.ts';
import { deleteAccount } from '#app/privacy/delete-account.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { openStripe, sessionOn, siteUrl } from '#tests/support/stripe-world.ts';
import { chooseFreePlan } from '../choose-free-plan.server.ts';
import { setAdmin } from '../make-admin.server.ts';
import { readPaymentState } from '../payment/payment-state.server.ts';
import { reconcile } from '../payment/reconcile.server.ts';
import { startCheckout } from '../payment/start-checkout.server.ts';
import { setPlan } from '../set-plan.server.ts';
import { endSeat, readSeat } from './end-seat.server.ts';
import { inviteToSeat } from './invite-to-seat.server.ts';
import { listSeats } from './list-seats.server.ts';
import { takeSeat } from './take-seat.server.ts';

const set = (email: string, plan: 'enterprise' | 'municipal' | 'free', until?: string) =>
  setPlan({ actorId: null, setting: { email, plan, until } });
const endOf = (day: string) => new Date(`${day}T23:59:59Z`);

async function makeReader() {
  const passwordHash = await hashPassword('Password1!');
  const { id } = await makeUser();
  return db.user.update({
    where: { id },
    data: { passwordHash, emailConfirmedAt: new Date() },
  });
}

async function linkTo(email: string): Promise<string> {
  const mail = await db.mail.findFirstOrThrow({
    where: { recipient: email, key: { startsWith: 'seat ' } },
    orderBy: { id: 'desc' },
  });
  return linkSecret(mailMessage.parse(JSON.parse(mail.message ?? '')).link?.secretOf ?? '');
}

/** An owner whose seat somebody has taken. */
async function makeSeat() {
  const [owner, holder] = [await makeReader(), await makeReader()];
  await set(owner.email, 'enterprise', '2098-12-31');
  await inviteToSeat({ ownerId: owner.id, email: holder.email });
  await takeSeat({ userId: holder.id, secret: await linkTo(holder.email) });
  const { held } = await listSeats(holder.id);
  return { owner, holder, seatId: held?.id ?? '' };
}

const planOf = async (id: string) => {
  const profile = await db.profile.findUniqueOrThrow({ where: { id } });
  return [profile.subscriptionTier, profile.subscriptionEndDate];
};
const isFree = ['free', null];
const wasTold = (email: string) =>
  db.mail.count({ where: { recipient: email, key: { startsWith: 'seat-ended ' } } });

describe('the plan of a seat’s owner', () => {
  it('carries over when an admin sets another last day', async () => {
    const { owner, holder } = await makeSeat();
    expect(await planOf(holder.id)).toEqual(['enterprise', endOf('2098-12-31')]);
    await set(owner.email, 'enterprise', '2099-06-30');
    expect(await planOf(holder.id)).toEqual(['enterprise', endOf('2099-06-30')]);
    expect(await readPaymentState(holder.id)).toMatchObject({
      agreedUntil: endOf('2099-06-30'),
      seatOf: owner.email,
    });
  });

  it.each(['free', 'municipal'] as const)(
    'takes the seats along when an admin makes it %s, and tells who held one',
    async (plan) => {
      const { owner, holder } = await makeSeat();
      await set(owner.email, plan, plan === 'free' ? undefined : '2099-01-01');
      expect(await planOf(holder.id)).toEqual(isFree);
      expect(await db.seat.count({ where: { ownerId: owner.id } })).toBe(0);
      expect(await wasTold(holder.email)).toBe(1);
    },
  );

  it('ends with its last day for all of them, and what an admin sets later is another plan', async () => {
    openStripe();
    const { owner, holder } = await makeSeat();
    await reconcile(new Date('2099-01-01T00:00:10Z'));
    expect(await planOf(owner.id)).toEqual(isFree);
    expect(await planOf(holder.id)).toEqual(isFree);
    expect(await wasTold(holder.email)).toBe(1);
    await set(owner.email, 'enterprise', '2099-06-30');
    expect(await planOf(holder.id)).toEqual(isFree);
  });

  it('does not come back to the seats when it was over before it was set again', async () => {
    const { owner, holder } = await makeSeat();
    const day = { plan: 'enterprise', until: '2099-06-30' } as const;
    const now = new Date('2099-01-01T00:00:10Z');
    await setPlan({ actorId: null, setting: { email: owner.email, ...day }, now });
    expect(await planOf(holder.id)).toEqual(isFree);
    expect((await listSeats(owner.id, now)).given).toEqual([]);
  });

  it('ends the seats when its owner takes the free plan or becomes an admin', async () => {
    const [one, other] = [await makeSeat(), await makeSeat()];
    await chooseFreePlan(one.owner.id);
    await setAdmin(other.owner.email, true);
    for (const { owner, holder } of [one, other]) {
      expect(await planOf(holder.id)).toEqual(isFree);
      expect((await listSeats(owner.id)).given).toEqual([]);
    }
  });
});

describe('a seat that was taken', () => {
  it('is ended by its owner or left by its holder, and by nobody else', async () => {
    const [one, other] = [await makeSeat(), await makeSeat()];
    for (const userId of [other.owner.id, other.holder.id]) {
      const asked = { userId, seatId: one.seatId };
      await expect(endSeat(asked)).rejects.toMatchObject({ status: 404 });
      await expect(readSeat(asked)).rejects.toMatchObject({ status: 404 });
    }
    expect(await endSeat({ userId: one.owner.id, seatId: one.seatId })).toBe('end');
    expect(await endSeat({ userId: other.holder.id, seatId: other.seatId })).toBe('leave');
    for (const { owner, holder } of [one, other]) {
      expect(await planOf(holder.id)).toEqual(isFree);
      expect((await planOf(owner.id))[0]).toBe('enterprise');
    }
    expect(await wasTold(one.holder.email)).toBe(1);
    expect(await wasTold(other.holder.email)).toBe(0);
  });

  it('is given up with a plan of one’s own, the free plan and the admin area', async () => {
    const [one, two, three] = [await makeSeat(), await makeSeat(), await makeSeat()];
    await set(one.holder.email, 'enterprise', '2097-01-01');
    await chooseFreePlan(two.holder.id);
    await setAdmin(three.holder.email, true);
    for (const { owner } of [one, two, three]) {
      expect((await listSeats(owner.id)).given).toEqual([]);
      await set(owner.email, 'free');
    }
    expect(await planOf(one.holder.id)).toEqual(['enterprise', endOf('2097-01-01')]);
    expect(await planOf(two.holder.id)).toEqual(isFree);
    expect(await planOf(three.holder.id)).toEqual(['admin', null]);
  });

  it('leaves no page of Stripe on which a plan could still be paid', async () => {
    const stripe = openStripe();
    const owner = await makeReader();
    const reader = await makeReader();
    await set(owner.email, 'enterprise', '2098-12-31');
    const begun = await startCheckout({ userId: reader.id, tier: 'basic', siteUrl });
    await inviteToSeat({ ownerId: owner.id, email: reader.email });
    await takeSeat({ userId: reader.id, secret: await linkTo(reader.email) });
    const session = 'pay' in begun ? sessionOn(begun.pay) : 'none';
    expect(stripe.world.checkouts.get(session)?.status).toBe('expired');
    await expect(
      startCheckout({ userId: reader.id, tier: 'basic', siteUrl }),
    ).rejects.toMatchObject({ status: 409 });
  });
});

describe('what happens at the same moment', () => {
  it('leaves nobody a plan without a seat, or a seat without its plan', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { owner, holder, seatId } = await makeSeat();
      const newcomer = await makeReader();
      await inviteToSeat({ ownerId: owner.id, email: newcomer.email });
      const secret = await linkTo(newcomer.email);
      const plan = round % 2 === 0 ? 'free' : 'enterprise';
      await Promise.allSettled([
        takeSeat({ userId: newcomer.id, secret }),
        set(owner.email, plan, plan === 'free' ? undefined : '2097-05-05'),
        round % 3 === 0 ? chooseFreePlan(holder.id) : endSeat({ userId: holder.id, seatId }),
        inviteToSeat({ ownerId: owner.id, email: `more-${newcomer.email}` }),
      ]);
      const [tier, until] = await planOf(owner.id);
      expect(tier).toBe(plan);
      expect(await planOf(holder.id)).toEqual(isFree);
      const { held } = await listSeats(newcomer.id);
      expect(await planOf(newcomer.id)).toEqual(held ? ['enterprise', until] : isFree);
      expect(held !== null).toBe(plan === 'enterprise');
    }
  });
});

describe('a deleted account', () => {
  it('ends the seats that its owner gave', async () => {
    const { owner, holder } = await makeSeat();
    await deleteAccount({ userId: owner.id, password: 'Password1!' });
    expect(await planOf(holder.id)).toEqual(isFree);
    expect(await wasTold(holder.email)).toBe(1);
  });

  it('frees the seat that it held, and the ones that it was offered', async () => {
    const { owner, holder } = await makeSeat();
    const other = await makeReader();
    await set(other.email, 'enterprise', '2098-12-31');
    await inviteToSeat({ ownerId: other.id, email: holder.email });
    await deleteAccount({ userId: holder.id, password: 'Password1!' });
    expect((await listSeats(owner.id)).given).toEqual([]);
    expect((await listSeats(other.id)).given).toEqual([]);
  });

  it('could take what is known of its seats along before', async () => {
    const { owner, holder } = await makeSeat();
    expect(await exportData(owner.id)).toMatchObject({ seatsGiven: [{ email: holder.email }] });
    expect(await exportData(holder.id)).toMatchObject({ seatHeld: { of: owner.email } });
    const [seat] = await db.seat.findMany({ where: { ownerId: owner.id } });
    expect(seat?.tokenHash).toBeNull();
  });
});
