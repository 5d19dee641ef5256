import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's own choice) with the parameters that OWASP recommends. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordCost);
}

/**
 * Takes as long for an account that does not exist (null) as for a wrong password, so that the
 * time of an answer does not tell which addresses are registered.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  if (passwordHash === null) {
    await verify(await hashOfNobody(), password);
    return false;
  }
  return verify(passwordHash, password);
}

let nobody: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID());
  return nobody;
}
