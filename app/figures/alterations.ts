import { quotationIn } from '#app/summaries/quotation-in.ts';
import { otherName } from './altered-names.ts';
import { exchangedNumber, otherNumber } from './altered-numbers.ts';
import { type Claim, plain, replaceAt } from './claim.ts';
import type { Random } from './seeded-random.ts';

export const alterationKinds = ['number', 'name', 'tally', 'negation', 'citation'] as const;
export type AlterationKind = (typeof alterationKinds)[number];

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

function isSaid(sentence: string, claim: Claim): boolean {
  const said = plain(sentence);
  return said === plain(claim.sentence) || plain(claim.source).includes(said);
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
/** One that does not say it after all; of a quotation its words count, and not who is named before them. */
function otherPlace(claim: Claim, { elsewhere, random }: Surroundings): string | null {
  const said = plain(quotationIn(claim.sentence)?.words ?? claim.sentence);
  const others = elsewhere.filter((place) => place.length > 40 && !plain(place).includes(said));
  return random.pick(others) ?? null;
}
