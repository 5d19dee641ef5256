import type { Random } from './seeded-random.ts';

export const alterationKinds = ['number', 'name', 'tally', 'negation', 'citation'] as const;
export type AlterationKind = (typeof alterationKinds)[number];

/** A sentence with the text it rests on. */
export type Claim = { sentence: string; source: string };
export type Alteration = Claim & { kind: AlterationKind; was: string };

export type Surroundings = {
  /** Names of people, places and bodies that the record has. */
  names: readonly string[];
  /** Other places of the record, to cite in place of the right one. */
  elsewhere: readonly string[];
  random: Random;
};

/**
 * Makes a true sentence untrue on purpose, once in each way it allows. Nothing is returned that
 * the source says after all: a new number, name or count stands nowhere in it, or stands there of
 * something else.
 */
export function alterations(claim: Claim, around: Surroundings): Alteration[] {
  const made: [AlterationKind, string | null][] = [
    ['number', otherNumber(claim, around.random)],
    ['number', exchangedNumber(claim, around.random)],
    ['name', otherName(claim, around)],
    ...otherTallies(claim).map((text): [AlterationKind, string] => ['tally', text]),
    ['negation', turned(claim.sentence)],
  ];
  const altered: Alteration[] = [];
  for (const [kind, sentence] of made) {
    if (sentence === null || isSaid(sentence, claim)) continue;
    altered.push({ kind, sentence, source: claim.source, was: claim.sentence });
  }
  const place = otherPlace(claim, around);
  if (place !== null)
    altered.push({ kind: 'citation', ...claim, source: place, was: claim.sentence });
  return altered;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function isSaid(sentence: string, claim: Claim): boolean {
  const said = plain(sentence);
  return said === plain(claim.sentence) || plain(claim.source).includes(said);
}

const written = /(?<![\d.,-])\d+(?:,\d{3})*(?:\.\d+)?(?![\d,-])/g;
const spoken =
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty';
const spokenNumbers = spoken.split(' ');
const spokenPattern = new RegExp(`\\b(?:${spokenNumbers.join('|')})\\b`, 'gi');
const withoutCommas = (text: string) => text.replaceAll(',', '');

/** A number that the source does not have, written the way the sentence writes it. */
function otherNumber({ sentence, source }: Claim, random: Random): string | null {
  const digits = random.pick([...sentence.matchAll(written)]);
  const inSource = new Set([...source.matchAll(written)].map(([text]) => withoutCommas(text)));
  if (digits) {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const at = Math.floor(random.next() * digits[0].length);
      const digit = digits[0].charAt(at);
      const other = String(1 + Math.floor(random.next() * 9));
      if (!/\d/.test(digit) || other === digit) continue;
      const number = digits[0].slice(0, at) + other + digits[0].slice(at + 1);
      // A small number may be said in words; numbers above twelve hardly ever are in part.
      const isWord = Number(number) <= 60 && spokenPattern.test(source);
      spokenPattern.lastIndex = 0;
      if (inSource.has(withoutCommas(number)) || isWord) continue;
      return replaceAt(sentence, digits.index, digits[0].length, number);
    }
  }
  const word = random.pick([...sentence.matchAll(spokenPattern)]);
  if (!word) return null;
  const others = spokenNumbers.filter((other) => !new RegExp(`\\b${other}`, 'i').test(source));
  const other = random.pick(others);
  if (!other || /\d/.test(source)) return null;
  const cased = /^\p{Lu}/u.test(word[0]) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  return replaceAt(sentence, word.index, word[0].length, cased);
}

/** Another number of the same source, which says it of something else. */
function exchangedNumber({ sentence, source }: Claim, random: Random): string | null {
  const own = [...sentence.matchAll(written)];
  const inSentence = new Set(own.map(([text]) => withoutCommas(text)));
  const chosen = random.pick(own);
  const size = (text: string) => (Number(withoutCommas(text)) >= 1900 && text.length === 4 ? 1 : 0);
  const others = [...source.matchAll(written)]
    .map(([text]) => text)
    .filter(
      (text) => !inSentence.has(withoutCommas(text)) && chosen && size(text) === size(chosen[0]),
    );
  const other = random.pick(others);
  if (!chosen || other === undefined) return null;
  return replaceAt(sentence, chosen.index, chosen[0].length, other);
}

/** A name of the record's in place of the sentence's own: from elsewhere in it, or the source. */
function otherName(claim: Claim, { names, random }: Surroundings): string | null {
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

const tally = /\b(\d{1,3})( to | ?[-–] ?)(\d{1,3})\b(?!-)/;
const isVote =
  /\b(?:vot\w+|pass\w*|approv\w+|adopt\w+|reject\w+|fail\w*|carri\w+|agreed|motion|denied)\b/i;

/** Counts of votes with a vote more, a vote less, or the sides exchanged; the outcome reversed. */
function otherTallies({ sentence }: Claim): string[] {
  const match = tally.exec(sentence);
  if (!match || !isVote.test(sentence)) return [];
  const [whole, first = '', joint = '', second = ''] = match;
  const [a, b] = [Number(first), Number(second)];
  const pairs: [number, number][] = [
    [a + 1, b],
    [a, b + 1],
  ];
  if (a > 0) pairs.push([a - 1, b + 1]);
  // Of a motion that failed the larger side may be told first: '8 to 2' for '2 to 8'.
  const isLost = /\b(?:reject\w*|fail\w*|defeat\w*|denied|lost|against|not)\b/i.test(sentence);
  if (a !== b && !isLost) pairs.push([b, a]);
  const altered = pairs.map(([yes, no]) =>
    replaceAt(sentence, match.index, whole.length, `${yes}${joint}${no}`),
  );
  const reversed = /^Rejected, /.test(sentence)
    ? sentence.replace(/^Rejected, /, 'Agreed to, ')
    : sentence.replace(/^Agreed to, /, 'Rejected, ');
  if (reversed !== sentence) altered.push(reversed);
  return altered;
}

const denied =
  /\b(?:(do|does|did|is|are|was|were|has|have|had|would|could|should)n['’]t|(wo)n['’]t|(ca)n['’]t|can(not))\b/i;
const not =
  /\b(is|are|was|were|has|have|had|will|would|can|could|should|must|may|do|does|did) not (?!only\b)/i;
const helper =
  /\b(is|are|was|were|has|have|had|will|would|can|could|should|must|may)\b(?! (?:not|never|no|only|nothing|none)\b)(?=\s+\p{L})/iu;

/** Denied where it was affirmed; affirmed where it was denied. */
function turned(sentence: string): string | null {
  if (/\b(?:whether|not only|either|neither|nor)\b/i.test(sentence)) return null;
  const plainNot = not.exec(sentence);
  if (plainNot) return sentence.replace(not, '$1 ');
  const short = denied.exec(sentence);
  if (short) {
    const word = short[1] ?? (short[2] ? 'will' : 'can');
    return replaceAt(sentence, short.index, short[0].length, word);
  }
  if (/\b(?:no|never|none|nobody|nothing|without)\b/i.test(sentence)) return null;
  const match = helper.exec(sentence);
  return match ? replaceAt(sentence, match.index, match[0].length, `${match[0]} not`) : null;
}

/** Another place of the record that does not say the sentence as well. */
function otherPlace(claim: Claim, { elsewhere, random }: Surroundings): string | null {
  const said = plain(claim.sentence);
  const others = elsewhere.filter((place) => place.length > 40 && !plain(place).includes(said));
  return random.pick(others) ?? null;
}

function replaceAt(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length);
}

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

/** No names of somebody or something: another office before a name may be the same person. */
const isCommon =
  /^(?:Mr|Mrs|Ms|Miss|Madam|Mayor|Chair\w*|President|Vice|Members?|Council\w*|Commission\w*|Directors?|Trustees?|Supervisors?|Senators?|Representatives?|Congress\w*|Delegates?|Ministers?|Secretary|Superintendent|Committee|Board|Staff|Clerk|American\w*|Government|Act|Bill|Resolution|Ordinance|House|Senate|State|City|County|District|Department|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/;
