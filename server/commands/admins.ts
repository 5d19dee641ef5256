import { withDatabase } from './open-database.ts';

export async function changeAdmin(email: string, on: boolean): Promise<void> {
  const { changed } = await withDatabase(async () => {
    const { setAdmin } = await import('#app/plans/make-admin.server.ts');
    return setAdmin(email, on);
  });
  const state = on ? 'an admin' : 'no admin';
  console.log(changed ? `This account is now ${state}.` : `This account was already ${state}.`);
}
