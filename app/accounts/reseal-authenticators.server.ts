import { db } from '#app/platform/db.server.ts';
import {
  sealAuthenticator,
  unsealAuthenticator,
} from './second-factor/authenticator-code.server.ts';

/** How many are read at once. */
const batch = 200;

/**
 * Seals the keys of all authenticator apps with the SESSION_SECRET of now, so that the one before can be
 * forgotten. Can be broken off and run again. `lost` were sealed with a secret that is not known here.
 */
export async function resealAuthenticators(): Promise<{ sealed: number; lost: number }> {
  const done = { sealed: 0, lost: 0 };
  for (let after = ''; ; ) {
    const rows = await db.secondFactor.findMany({
      where: { userId: { gt: after }, secret: { not: null } },
      orderBy: { userId: 'asc' },
      take: batch,
      select: { userId: true, secret: true },
    });
    for (const row of rows) done[(await reseal(row)) ? 'sealed' : 'lost'] += 1;
    const last = rows.at(-1);
    if (!last) return done;
    after = last.userId;
  }
}

type Authenticator = { userId: string; secret: string | null };

async function reseal({ userId, secret }: Authenticator): Promise<boolean> {
  const text = secret && unsealAuthenticator(secret, userId);
  if (!text) return false;
  await db.secondFactor.updateMany({
    // Not over one that its owner has set up in the meantime.
    where: { userId, secret },
    data: { secret: sealAuthenticator(text, userId) },
  });
  return true;
}
