import { doubleMetaphone } from 'double-metaphone';
import { distance } from 'fastest-levenshtein';

/** A name as it is compared: its letters, and what they may sound like. */
export type Sounded = { letters: string; sounds: readonly string[] };

export function sounded(letters: string): Sounded {
  return { letters, sounds: [...new Set(doubleMetaphone(letters).map(coarse))] };
}

/**
 * Sounds that captions take for one another are one: lips (b, f, p, v), hisses (j, s, sh, th), m and
 * n. 'Bolgiano' and 'Bulls John' then sound the same.
 */
function coarse(code: string): string {
  return code
    .replace(/F/g, 'P')
    .replace(/[XJ0]/g, 'S')
    .replace(/M/g, 'N')
    .replace(/(.)\1+/g, '$1');
}

/**
 * How much of the distance is sound, the rest is letters. Tried on what two caption programs made of
 * the names of five councils and boards, beside pairs of the 240 most frequent surnames.
 */
const soundShare = 0.6;

/** With one sound or none, as Lee, Ng and Wu have, names are told apart by their letters alone. */
const fewestSounds = 2;
const mostLettersApart = 1 / 3;

/** From 0, the same, to 1, nothing in common. */
export function nameDistance(one: Sounded, other: Sounded): number {
  const letters = apart(one.letters, other.letters);
  if (letters === 0) return 0;
  if (isShort(one) || isShort(other)) return letters <= mostLettersApart ? letters : 1;
  const sound = Math.min(
    ...one.sounds.flatMap((own) => other.sounds.map((theirs) => apart(own, theirs))),
  );
  return soundShare * sound + (1 - soundShare) * letters;
}

const isShort = ({ sounds }: Sounded) => sounds.some((sound) => sound.length < fewestSounds);

const apart = (one: string, other: string) =>
  distance(one, other) / Math.max(one.length, other.length, 1);
