import * as argon2 from '@node-rs/argon2';
import { beforeEach, expect, it, vi } from 'vitest';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { runJob } from '#app/platform/jobs/run-job.server.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { makeGuardedReader } from '#tests/support/second-factor.ts';
import { forgotPassword } from './forgot-password.server.ts';
import { passwordCost } from './password.server.ts';
import { sendResetLink } from './send-reset-link.server.ts';
import { signIn } from './sign-in.server.ts';
import { signUp } from './sign-up.server.ts';

vi.mock('@node-rs/argon2', { spy: true });
const { hash, verify } = vi.mocked(argon2);

let visitor = 0;
const address = () => `198.18.0.${++visitor}`;
const names = { firstName: 'Ada', lastName: 'Reader', timeZone: null };
const password = 'Lantern7!underoak';
const known = 'known@example.com';

beforeEach(async () => {
  if ((await db.user.count({ where: { email: known } })) > 0) return;
  await signUp({ newcomer: { ...names, email: known, password }, address: address() });
});

/** Everything that takes time and could tell: statements, and what is hashed against what. */
async function workOf(asking: () => Promise<unknown>) {
  hash.mockClear();
  verify.mockClear();
  const statements = await statementsOf(() => asking().catch(() => null));
  const against = verify.mock.calls.map(([held]) => String(held).split('$').slice(1, 4));
  return { statements, hashed: hash.mock.calls.length, against };
}

const wrongly = (email: string) => () => signIn({ email, password: 'wrong', address: address() });

it('a wrong password is the same work for a known address, one with a second factor, and none', async () => {
  const guarded = await makeGuardedReader();
  // What nobody's password is held against is made once.
  await workOf(wrongly('first@example.com'));
  const work = await workOf(wrongly(known));
  // On PostgreSQL limits are counted there: where the address has been, and three that it takes from.
  expect(work.statements).toHaveLength(databaseKind === 'postgres' ? 5 : 1);
  const { memoryCost, timeCost, parallelism } = passwordCost;
  expect(work.against).toEqual([
    ['argon2id', 'v=19', `m=${memoryCost},t=${timeCost},p=${parallelism}`],
  ]);
  expect(await workOf(wrongly('unknown@example.com'))).toEqual(work);
  expect(await workOf(wrongly(guarded.email))).toEqual(work);
});

it('a sign-up costs a known address the hash that it costs a new one', async () => {
  const join = (email: string) => () =>
    signUp({ newcomer: { ...names, email, password: 'Harbor!49kettles' }, address: address() });
  const refused = await workOf(join(known));
  const made = await workOf(join('new@example.com'));
  expect([refused.hashed, refused.against]).toEqual([made.hashed, made.against]);
  expect(refused.hashed).toBe(1);
});

it('a forgotten password is the same work in its request, and the same answer, where nobody is', async () => {
  const asking = (email: string) => () => forgotPassword({ email, address: address() });
  const work = await workOf(asking(known));
  expect(work.statements.join('\n')).toMatch(/INSERT INTO [^\n]*jobs/);
  expect(work.statements.join('\n')).not.toMatch(/account_tokens|mails/);
  expect(await workOf(asking('unknown@example.com'))).toEqual(work);
  const answers = await Promise.all([asking(known)(), asking('unknown@example.com')()]);
  expect(answers).toEqual([undefined, undefined]);

  const jobs = await db.job.findMany({ where: { kind: 'send-reset-link' } });
  expect(JSON.stringify(jobs)).not.toContain('example.com');
  for (const { id } of jobs) {
    expect(await runJob(id, { 'send-reset-link': sendResetLink })).toBe('done');
  }
  const mails = await db.mail.findMany({ where: { key: { startsWith: 'reset-password' } } });
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([known]));
});

it('the first wrong password after a start is no quicker for a known address', async () => {
  vi.resetModules();
  const fresh = await import('./password.server.ts');
  const stored = await fresh.hashPassword(password);
  const first = await workOf(() => fresh.verifyPassword('wrong', stored));
  vi.resetModules();
  const again = await import('./password.server.ts');
  const nobody = await workOf(() => again.verifyPassword('wrong', null));
  expect([first.hashed, first.against]).toEqual([nobody.hashed, nobody.against]);
});
