import type { Db } from '#app/platform/db.server.ts';
import { demoAccounts } from '#prisma/demo/demo-accounts.ts';

/**
 * Whether the demonstration was loaded into a database, accounts and all. Theirs are confirmed;
 * whoever types one of these addresses into the sign-up form cannot confirm it, as no mail to it
 * arrives anywhere, so that no stranger can make a database look like the demonstration's.
 */
export async function holdsDemonstration(db: Db): Promise<boolean> {
  const { admin, reader } = demoAccounts;
  const account = await db.user.findFirst({
    where: { email: { in: [admin.email, reader.email] }, emailConfirmedAt: { not: null } },
    select: { id: true },
  });
  return account !== null;
}
