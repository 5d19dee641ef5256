import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { checkPassword } from '../check-password.server.ts';
import { type Proof, withFactor } from './with-factor.server.ts';

export type Owner = { userId: string; sessionId: string };

/** What an owner shows anew: the factor only where there is one. */
export type Shown = { password: string; address: string } & (Proof | { code?: undefined });

/**
 * Makes sure that it is the owner who adds a factor: by the password, and by the factor that is there.
 * @throws AppError invalid when either is wrong; conflict when the factor was not shown; too-many
 */
export async function checkOwner({
  userId,
  sessionId,
  password,
  address,
  ...proof
}: Owner & Shown): Promise<void> {
  await checkPassword({ userId, password });
  if ('passkey' in proof || proof.code !== undefined) {
    await withFactor(
      { userId, address, place: `session ${sessionId}`, ...proof },
      async () => undefined,
    );
    return;
  }
  const factor = await db.secondFactor.findUnique({ where: { userId }, select: { userId: true } });
  if (factor) throw new AppError('conflict', 'Your account has a second factor. Reload the page.');
}
