import { withDatabase } from './open-database.ts';

export async function changeAdmin(email: string, on: boolean): Promise<void> {
  const { changed } = await withDatabase(async () => {
    const { setAdmin } = await import('#app/plans/make-admin.server.ts');
    return setAdmin(email, on);
  });
  const state = on ? 'an admin' : 'no admin';
  console.log(changed ? `This account is now ${state}.` : `This account was already ${state}.`);
}

export async function endSessions(email: string): Promise<void> {
  const count = await withDatabase(async () => {
    const { endSessionsOf } = await import('#app/accounts/end-sessions.server.ts');
    return endSessionsOf(email);
  });
  const sessions = count === 1 ? '1 session has' : `${count} sessions have`;
  console.log(`${sessions} ended.`);
}

export async function endSecondFactor(email: string): Promise<void> {
  const was = await withDatabase(async () => {
    const { resetSecondFactor } = await import('#app/accounts/second-factor/turn-off.server.ts');
    return resetSecondFactor(email);
  });
  console.log(
    was
      ? 'The second factor is off, and every session of this account has ended.'
      : 'This account has no second factor.',
  );
}
