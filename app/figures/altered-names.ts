import { pattern, words } from '#app/platform/language/pattern.ts';
import { type Claim, plain, replaceAt } from './claim.ts';
import type { Random } from './seeded-random.ts';

/** A name of the record's in place of the sentence's own: from elsewhere in it, or the source. */
export function otherName(
  claim: Claim,
  { names, random }: { names: readonly string[]; random: Random },
): string | null {
  const known = new Set(names);
  const own = [...claim.sentence.matchAll(/\p{Lu}[\p{L}'’-]{2,}/gu)].filter(
    ({ index, 0: text }) => index > 0 && known.has(text),
  );
  const chosen = random.pick(own);
  if (!chosen) return null;
  const said = plain(claim.sentence).split(' ');
  const other = random.pick(names.filter((name) => !said.some((word) => isAlike(word, name))));
  return other === undefined
    ? null
    : replaceAt(claim.sentence, chosen.index, chosen[0].length, other);
}

/** Spellings so near that a caption may have meant the same person. */
function isAlike(word: string, name: string): boolean {
  const folded = name.toLowerCase();
  return word === folded || word.slice(0, 4) === folded.slice(0, 4);
}

/** No names of somebody or something: another office before a name may be the same person. */
const isCommon = pattern()`^${words(String.raw`
  Mr Mrs Ms Miss Madam Mayor Chair\w* President Vice Members? Council\w* Commission\w* Directors?
  Trustees? Supervisors? Senators? Representatives? Congress\w* Delegates? Ministers? Secretary
  Superintendent Committee Board Staff Clerk American\w* Government Act Bill Resolution Ordinance House
  Senate State City County District Department (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day January
  February March April May June July August September October November December
`)}$`;

/** Capitalised words within sentences that the record never writes small, said more than once. */
export function namesIn(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const small = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/(?<![\p{L}'’])\p{Ll}[\p{L}'’-]*/gu)) small.add(word);
    for (const [, word = ''] of text.matchAll(/[\p{Ll},] (\p{Lu}\p{Ll}[\p{L}'’-]{1,})/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([word, count]) => count > 1 && !small.has(word.toLowerCase()) && !isCommon.test(word))
    .map(([word]) => word.replace(/['’]s$/, ''))
    .filter((word, index, all) => all.indexOf(word) === index)
    .sort();
}
