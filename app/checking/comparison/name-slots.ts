import { pattern, words } from '#app/platform/language/pattern.ts';
import { perStatement, placesBy } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import { bareAt, placesOf, placesOfBare } from '../statement/word-places.ts';
import { isName } from '../vocabulary/names.ts';

const preposition = pattern()`^${words('in at of on near from to by with for into through')}$`;

/** Tokens on either side of a name that tell what it is said of. */
const reach = 12;
/** Tokens after a name within which its next content word stands. */
const nextReach = 3;
/** With fewer words around it a name fits anywhere. */
const fewestAround = 3;
/** So many words in common, and a name stands where it belongs. */
const ownShared = 2;
/**
 * So many words in common, and so much of all, and the place is the other name's. Untested guesses:
 * 3 and 5 words, shares of 0.4 and 0.6 change nothing that is measured.
 */
const rival = { shared: 4, share: 0.5 };
/** A word said more often than this is at home everywhere; its first places tell enough. */
const mostPlaces = 200;

/**
 * A name that stands in the source, but where the sentence puts it the source has another: the
 * same little word before it or the same content word after it, and the same words around.
 */
export function slotReason(index: number, sentence: Statement, source: Statement): string | null {
  const own = bareAt(sentence, index);
  const around = new Set<string>();
  for (let at = Math.max(0, index - reach); at < index + reach; at += 1) {
    const stemmed = sentence.stems[at];
    if (stemmed && at !== index && !isName(sentence, at)) around.add(stemmed);
  }
  if (around.size < fewestAround) return null;
  // Where its own place shares anything like as much, the name stands where it belongs.
  const ownPlaces = placesOfBare(source, own).slice(0, mostPlaces);
  if (ownPlaces.some((at) => sharedAround(source, at, around) >= ownShared)) return null;
  let [most, found] = [0, -1];
  for (const at of sameSlots(sentence, index, source)) {
    const word = bareAt(source, at);
    if (word === own || placesOfBare(sentence, word).length > 0 || !isName(source, at)) continue;
    const shared = sharedAround(source, at, around);
    if (shared > most) [most, found] = [shared, at];
  }
  if (most < rival.shared || most < around.size * rival.share) return null;
  const [said, claimed] = [source.tokens[found]?.text, sentence.tokens[index]?.text];
  return `The source says ${said}, the sentence says ${claimed}.`;
}

function sharedAround(source: Statement, at: number, around: ReadonlySet<string>): number {
  const seen = new Set<string>();
  for (let near = Math.max(0, at - reach); near < at + reach; near += 1) {
    const stemmed = source.stems[near];
    if (stemmed && near !== at && around.has(stemmed)) seen.add(stemmed);
  }
  return seen.size;
}

/** Places of the source with the same little word before them or the same content word next. */
function sameSlots(sentence: Statement, index: number, source: Statement): number[] {
  const before = sentence.tokens[index - 1]?.word ?? '';
  const after = preposition.test(before)
    ? placesOf(source, before)
        .slice(0, mostPlaces)
        .map((at) => at + 1)
    : [];
  const next = nextContents(sentence)[index] ?? '';
  const sameNext = next === '' ? [] : (placesByNext(source).get(next) ?? []).slice(0, mostPlaces);
  return [...new Set([...after, ...sameNext])].sort((a, b) => a - b);
}

/** For each token the content word that follows it at once, or ''. */
const nextContents = perStatement(({ tokens, stems }) =>
  tokens.map((_, index) => {
    for (let at = index + 1; at <= index + nextReach; at += 1) {
      if (tokens[at]?.gap !== 'none') return '';
      const stemmed = stems[at];
      if (stemmed) return stemmed;
    }
    return '';
  }),
);
const placesByNext = perStatement((statement) =>
  placesBy(nextContents(statement), (stemmed) => stemmed),
);
