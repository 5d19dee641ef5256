import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's own choice) with the parameters that OWASP recommends. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The whole of it, in the one form in which Unicode writes what keyboards write in several. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), passwordCost);
}

/**
 * Takes as long for an account that does not exist (null) as for a wrong password, so that the
 * time of an answer does not tell which addresses are registered.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const nobodys = await hashOfNobody();
  const held = passwordHash ?? nobodys;
  const fits = await verify(held, password.normalize('NFC'));
  return fits && passwordHash !== null;
}

let nobody: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID());
  return nobody;
}
