const days = 30;
const mostKept = 100_000;

/** Where each account was opened from with its password or its link; in memory only. */
const knownUntil = new Map<string, number>();

type Place = { account: string; from: string };

const keyOf = ({ account, from }: Place) => `${account} ${from}`;

/** Whether whoever owns `account` has been at `from` in the last 30 days, as far as is known. */
export function isKnownAddress(place: Place): boolean {
  return (knownUntil.get(keyOf(place)) ?? 0) > Date.now();
}

export function rememberAddress(place: Place): void {
  // Set anew, so that the map is in the order of the last sign-ins.
  knownUntil.delete(keyOf(place));
  knownUntil.set(keyOf(place), Date.now() + days * 24 * 60 * 60 * 1000);
  const [oldest] = knownUntil.keys();
  if (knownUntil.size > mostKept && oldest !== undefined) knownUntil.delete(oldest);
}
