import { brand } from '#app/brand.ts';

/** Whose password it is to be. */
export type PasswordOwner = { email: string; names: readonly string[] };

/** What anybody would try first on a site like this one. */
const ofTheSite = [
  'password',
  'passwort',
  'passphrase',
  'admin',
  'reader',
  'council',
  'government',
  'meeting',
  'minutes',
  'agenda',
  'transcript',
];

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The site's words and the owner's: names, address. The longest first, as short ones stand in long ones. */
export function contextWords({ email, names }: PasswordOwner): string[] {
  const words = [brand.name, ...ofTheSite, ...names, email].flatMap(wordsIn);
  // Shorter ones stand in any text.
  return words.filter((word) => word.length >= 3).sort((one, two) => two.length - one.length);
}
