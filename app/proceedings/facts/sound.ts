import { doubleMetaphone } from 'double-metaphone';
import { lettersApart } from '../language/letters-apart.ts';

/** Consonants that speech-to-text mixes up: b, f, p and v; d, t and th; j, ch and sh. */
const sameToEar: readonly [RegExp, string][] = [
  [/[FV]/g, 'P'],
  [/0/g, 'T'],
  [/J/g, 'X'],
];

const known = new Map<string, readonly string[]>();
/** A hostile record may have any number of names. */
const mostKept = 5000;

/** How a name sounds, in one or two keys: 'Volgiano' and 'Bolgiano' share one. */
export function soundsOf(name: string): readonly string[] {
  const kept = known.get(name);
  if (kept) return kept;
  const keys = doubleMetaphone(name).map((code) =>
    sameToEar.reduce((folded, [from, to]) => folded.replace(from, to), code),
  );
  if (known.size >= mostKept) known.clear();
  const sounds = [...new Set(keys)].filter((key) => key !== '');
  known.set(name, sounds);
  return sounds;
}

/** Beyond this share of its sounds a name is another name. */
const mostDifferent = 0.5;
/** A name that begins with another consonant is seldom a slip; a vowel is lost or added easily. */
const otherBeginning = 0.2;

/**
 * How far apart two names sound, from 0 (alike) to 1, as a share of the longer one's sounds; 1 where
 * they are no slip of each other.
 */
export function soundsApart(a: string, b: string): number {
  let nearest = 1;
  for (const one of soundsOf(a)) {
    for (const other of soundsOf(b)) {
      const length = Math.max(one.length, other.length);
      // 'Lee' and 'Lay', 'Lowe' and 'Lyle': too short for a slip to be told from another name.
      const shorter = Math.min(one.length, other.length);
      if (shorter < 2 && a !== b) continue;
      // 'Mero' is what is left of 'Romero' where the first sound is lost.
      const isTail = shorter >= 2 && (one.endsWith(other) || other.endsWith(one));
      const isCut = one.startsWith(other) || other.startsWith(one) || isTail;
      if (shorter === 2 && !isCut) continue;
      const begins = isTail || one[0] === other[0] || one[0] === 'A' || other[0] === 'A';
      const apart = lettersApart(one, other) / length + (begins ? 0 : otherBeginning);
      nearest = Math.min(nearest, apart);
    }
  }
  return nearest <= mostDifferent ? nearest : 1;
}

/** Whether a name is what is left of another one where captions lost its beginning or its end. */
export const isCutOf = (name: string, whole: string): boolean =>
  soundsOf(name).some((cut) =>
    soundsOf(whole).some(
      (all) => cut.length < all.length && (all.startsWith(cut) || all.endsWith(cut)),
    ),
  );
