import { db } from '#app/platform/db.server.ts';

export type SecondFactorState = { since: Date; recoveryCodes: number };

/** Null where there is none. */
export async function readSecondFactor(userId: string): Promise<SecondFactorState | null> {
  const factor = await db.secondFactor.findUnique({
    where: { userId },
    select: { createdAt: true, _count: { select: { codes: true } } },
  });
  return factor && { since: factor.createdAt, recoveryCodes: factor._count.codes };
}
