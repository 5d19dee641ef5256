import { addMinutes } from 'date-fns/addMinutes';
import { db, type Tx } from '#app/platform/db.server.ts';
import { hashOfLinkSecret, linkSecret } from '#app/platform/http/link-secret.server.ts';
import { type TokenPurpose, tokenLifetimes } from './account-token.ts';

/** Makes a link that works once and answers with its id; mail adds the secret when it is sent. */
export async function issueToken(
  tx: Tx,
  { userId, purpose }: { userId: string; purpose: TokenPurpose },
): Promise<string> {
  const id = crypto.randomUUID();
  const now = new Date();
  await tx.accountToken.deleteMany({ where: { userId, expiresAt: { lt: now } } });
  await tx.accountToken.create({
    data: {
      id,
      userId,
      purpose,
      tokenHash: hashOfLinkSecret(linkSecret(id)),
      expiresAt: addMinutes(now, tokenLifetimes[purpose].minutes),
    },
  });
  return id;
}

type Given = { purpose: TokenPurpose; secret: string };

/** Whether a link would still work. */
export async function isTokenGood(given: Given): Promise<boolean> {
  return (await ownerOfToken(given)) !== null;
}

/** Whose it is; null where it does not work any more. It is not used up. */
export async function ownerOfToken({ purpose, secret }: Given): Promise<string | null> {
  return (await findToken(db, { purpose, secret }))?.userId ?? null;
}

/**
 * Uses a link up, with every other one of its purpose, and answers with whose it was. Null when it
 * was used, has expired or never was one.
 */
export async function spendToken(tx: Tx, { purpose, secret }: Given): Promise<string | null> {
  const token = await findToken(tx, { purpose, secret });
  if (!token) return null;
  // Of two at once only one deletes it.
  const { count } = await tx.accountToken.deleteMany({ where: { id: token.id } });
  if (count === 0) return null;
  await tx.accountToken.deleteMany({ where: { userId: token.userId, purpose } });
  return token.userId;
}

function findToken(tx: Tx, { purpose, secret }: Given) {
  return tx.accountToken.findFirst({
    where: { tokenHash: hashOfLinkSecret(secret), purpose, expiresAt: { gt: new Date() } },
    select: { id: true, userId: true },
  });
}
