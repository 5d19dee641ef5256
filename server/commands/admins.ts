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

/** @throws an error where the key of some app could not be read */
export async function reseal(): Promise<void> {
  const { sealed, lost } = await withDatabase(async () => {
    const { resealAuthenticators } = await import('#app/accounts/reseal-authenticators.server.ts');
    return resealAuthenticators();
  });
  console.log(`Authenticator apps sealed with the SESSION_SECRET of now: ${sealed}.`);
  if (lost > 0) throw new Error(`Sealed with a secret that OLD_SESSION_SECRETS lacks: ${lost}.`);
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
