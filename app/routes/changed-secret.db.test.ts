import { afterEach, expect, it, vi } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { codeNow } from '#tests/support/authenticator.ts';
import { makeGuardedReader } from '#tests/support/second-factor.ts';

const [before, now] = ['old'.repeat(12), 'new'.repeat(12)];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The site as it starts with these in its environment. */
async function startedWith(environment: Record<string, string>) {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  const [apps, links, webhooks, sealing] = await Promise.all([
    import('#app/accounts/second-factor/authenticator-code.server.ts'),
    import('#app/platform/mail/unsubscribe-link.server.ts'),
    import('#app/api/webhooks/webhook-secret.server.ts'),
    import('#app/accounts/reseal-authenticators.server.ts'),
  ]);
  return { ...apps, ...links, ...webhooks, ...sealing };
}

const message = { webhookId: 'w1', messageId: 'msg_1', at: new Date(), body: '{}' };
const both = { SESSION_SECRET: now, OLD_SESSION_SECRETS: before };

it('what hangs on SESSION_SECRET goes on while the one before is still read by', async () => {
  const old = await startedWith({ SESSION_SECRET: before });
  const link = new URL(old.unsubscribeLink({ reader: 'r1', kind: 'corrections' })).searchParams;
  const sealed = old.sealAuthenticator('JBSWY3DP', 'r1');
  const signature = old.signaturesOf(message);

  const changed = await startedWith(both);
  expect(changed.readUnsubscribeLink(link)).toMatchObject({ reader: 'r1' });
  expect(changed.unsealAuthenticator(sealed, 'r1')).toBe('JBSWY3DP');
  // A program of a reader takes any of the signatures.
  expect(changed.signaturesOf(message).split(' ')).toEqual([expect.any(String), signature]);
  expect(changed.webhookSecret('w1')).not.toBe(old.webhookSecret('w1'));

  const done = await startedWith({ SESSION_SECRET: now });
  expect(done.readUnsubscribeLink(link)).toBeNull();
  expect(done.unsealAuthenticator(sealed, 'r1')).toBeNull();
  expect(done.signaturesOf(message)).not.toContain(signature);
  const made = changed.unsubscribeLink({ reader: 'r1', kind: 'corrections' });
  expect(done.readUnsubscribeLink(new URL(made).searchParams)).toMatchObject({ reader: 'r1' });
});

it('authenticator apps are sealed anew, after which nobody needs the old secret', async () => {
  await db.secondFactor.deleteMany();
  const [{ userId, secret }, lost] = [await makeGuardedReader(), await makeGuardedReader()];
  const { sealAuthenticator } = await startedWith({ SESSION_SECRET: before });
  const stored = { where: { userId } };
  await db.secondFactor.update({ ...stored, data: { secret: sealAuthenticator(secret, userId) } });

  const { resealAuthenticators } = await startedWith(both);
  expect(await resealAuthenticators()).toEqual({ sealed: 1, lost: 1 });
  expect(await resealAuthenticators()).toEqual({ sealed: 1, lost: 1 });

  const { unsealAuthenticator, stepOfCode } = await startedWith({ SESSION_SECRET: now });
  const row = await db.secondFactor.findUniqueOrThrow(stored);
  const opened = unsealAuthenticator(row.secret ?? '', userId) ?? '';
  expect(stepOfCode(opened, codeNow(secret))).not.toBeNull();
  await db.secondFactor.delete({ where: { userId: lost.userId } });
});
