import { db } from '#app/platform/db.server.ts';

export type ListedPasskey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

export type SecondFactorState = {
  since: Date;
  recoveryCodes: number;
  hasApp: boolean;
  passkeys: ListedPasskey[];
};

/** Null where there is none. */
export async function readSecondFactor(userId: string): Promise<SecondFactorState | null> {
  const factor = await db.secondFactor.findUnique({
    where: { userId },
    select: {
      createdAt: true,
      secret: true,
      passkeys: {
        orderBy: { id: 'asc' },
        select: { id: true, name: true, createdAt: true, lastUsedAt: true },
      },
      codes: { select: { userId: true } },
    },
  });
  return (
    factor && {
      since: factor.createdAt,
      recoveryCodes: factor.codes.length,
      hasApp: factor.secret !== null,
      passkeys: factor.passkeys,
    }
  );
}
