import { demoAccounts } from '#prisma/demo/demo-accounts.ts';
import { rowsOf } from '#prisma/rows-of.ts';

const { admin, reader } = demoAccounts;
const sql = `SELECT id FROM users
  WHERE email IN ('${admin.email}', '${reader.email}') AND email_confirmed_at IS NOT NULL LIMIT 1`;

/**
 * Whether the demonstration was loaded into a database, accounts and all. Theirs are confirmed;
 * whoever types one of these addresses into the sign-up form cannot confirm it, as no mail to it
 * arrives anywhere, so that no stranger can make a database look like the demonstration's.
 */
export async function holdsDemonstration(databaseUrl: string): Promise<boolean> {
  return (await rowsOf(databaseUrl, { table: 'users', sql })).length > 0;
}
