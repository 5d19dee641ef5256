import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { readNumbers } from '../facts/numbers.ts';
import { tokenize } from '../language/tokens.ts';
import type { Tally } from './tallies.ts';

/** Larger bodies count by machine or by roll, and their clerk names the sides. */
const mostMembers = 60;

const spoken = words(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
`);
const number = pattern()`(?:\d{1,2}|${spoken})`.source;
const nothing = pattern()`(?:${words('zero nothing none nil zip')}|0)`.source;
/** 'Five oh', and not 'two, oh, sorry'. */
const oh = '(?:-| )oh?\\b';
const begins = pattern()`(?:^|, so )(?:(?:${phrases(String.raw`
  so
  okay
  and
  all right
  right
  then
  well
  um|uh
  I (?:count|see|have|make (?:it|that)|get)
  we have
  there (?:are|is)
  (?:that|it)(?:'s|'ll be| is| makes| was)
  the (?:vote|count)(?: is|'s)
  looks like
  (?:it |that |the motion |motion )?(?:carr(?:ies|y|ied|ie|ys)|caries|passes|passed|pass|fails|failed)
`)})[,.]? )*`.source;
const isOver = String.raw`(?=$|[.!;:,—–]|\s[-–—]|\s(?:with|and|in favor|so|then|it|that|the|on|again)\b)`;
const counted = String.raw`(?<third>${number}|${nothing})(?: (?:abstain\w*|abstention|recus\w*))?`;
const byName = String.raw`(?<who>(?:[\p{L}'’]+ ){1,3})(?:abstaining|abstains|recused|recusing|sitting out)`;
const abstaining = String.raw`(?:(?:-|,? (?:and|with)? ?)(?:the )?(?:${counted}|${byName}))?`;
/** 'Three, one and one' */
const threeSides = String.raw`, (?<against>${number}|${nothing})(?=,? and (?:${number}|${nothing})\b)`;
const joined = String.raw`(?:-| to |, to )(?<no>${number}|${nothing})|${threeSides}|,? (?<none>${nothing})|(?<oh>${oh})`;
const twoSides = new RegExp(
  `${begins}(?:(?<yes>${number})(?:${joined})|(?<lost>${nothing})(?:-| to )(?<all>${number}))${abstaining}${isOver}`,
  'iu',
);
/** 'Okay, six zero', whatever is said next. */
const toNothing = new RegExp(
  `${begins}(?<yes>${number})(?:(?:-|,? )(?<none>${nothing})|(?<oh>${oh}))(?=$|[^\\p{L}\\d-])(?! (?:${number}|o'clock|percent)\\b)`,
  'iu',
);
/** 'That's all five.' */
const allOfThem = new RegExp(
  `${begins}all (?<yes>${number})(?: of us| in favor| hands)?[.!]*$`,
  'iu',
);
/** 'That's four with Priya abstaining.' */
const restAbstains = new RegExp(
  `${begins}(?<yes>${number}),? (?:with|and) (?:(?<who>(?:[\\p{L}'’]+ ){1,3})(?:abstaining|recused|sitting out)|(?:the |an? )?(?<third>${number} )?(?:abstention|recusal)s?)${isOver}`,
  'iu',
);
/** 'Six ayes', and 'six eyes' as captions have it: who was against is not said. */
const ayesAlone = new RegExp(
  `${begins}(?<ayes>${number}) (?:eyes|ayes|yes)(?=$|[^\\p{L}\\d-])`,
  'iu',
);
/** 'Okafor yes Trent yes four two passes', 'yes six eyes': behind the last answer, in captions without points. */
const behindAnswers = new RegExp(
  `\\b(?:yes|no|aye|nay) (?:that's )?(?:(?<yes>${number}) (?:to )?(?<no>${number}|${nothing})|(?<ayes>${number}) (?:eyes|ayes))(?=$| (?!of\\b|${number}\\b))`,
  'iu',
);
/** 'Three to four weeks': a measure, and no count. */
const measured = pattern('i')`\b${number}(?: to |-)${number} ${words(
  'years? months? weeks? days? hours? minutes? percent feet foot miles acres dollars people thousand hundred million units inch(?:es)?',
)}\b`;
/** Who is against is counted, too: what is behind it is not yet all. */
const tellsOpposed = /\b(?:opposed|against|nays?|noes|voting no)\b/i;

const clock = pattern('i')`${number}(?:-| )oh?(?:-| )${number}`;

const isNothing = pattern('i')`^${nothing}$`;

/** The number that words such as 'four', '12' or 'none' count; null where they count nothing. */
export const countIn = (said: string | undefined): number | null => {
  if (said === undefined) return null;
  if (isNothing.test(said)) return 0;
  return readNumbers(tokenize(said))[0]?.value ?? null;
};

/** 'All in favor? Five. One abstention.' */
const alone = new RegExp(`^(?<yes>${number})[.!]*$`, 'i');
const nobody = /^(?:and )?(?:none|no one|nobody)\b/i;
const asksInFavor = /\bin favou?r\b[^?]*\?$/i;
const abstentions = new RegExp(
  `^(?:and )?(?:(?<third>${number}) abst(?:ention|ain)|(?:(?:M[rs]{1,2}s?|Dr)\\. )?(?:\\p{Lu}[\\p{L}'’-]+ ){1,2}(?:abstains|abstaining|abstained)\\b)`,
  'iu',
);

/**
 * What the chair counts right after a question was put, in words that are a count only there: 'So four
 * to one, the closing's approved', 'Five-zero.', 'That's all five.' `next` is the sentence behind it,
 * `before` the one that put the question.
 */
export function answeredCount(text: string, next = '', before = ''): Tally | null {
  if (measured.test(text)) return null;
  const tally =
    behindAnswer(text) ??
    aloneWithAbstentions(text, next) ??
    oneCount(text) ??
    (asksInFavor.test(before) && (!tellsOpposed.test(next) || nobody.test(next))
      ? countAlone(text)
      : null);
  const most = Math.max(tally?.yes ?? 0, tally?.no ?? 0);
  return tally === null || most === 0 || most > mostMembers ? null : tally;
}

const tallyOf = (yes: number, no: number | null, abstain: number | null): Tally => ({
  yes,
  no,
  abstain,
  from: 0,
  to: 0,
});

function behindAnswer(text: string): Tally | null {
  const found = (behindAnswers.exec(text) ?? ayesAlone.exec(text))?.groups;
  const yes = countIn(found?.yes ?? found?.ayes);
  return yes === null ? null : tallyOf(yes, countIn(found?.no), null);
}

function aloneWithAbstentions(text: string, next: string): Tally | null {
  const yes = countIn(alone.exec(text)?.groups?.yes);
  const rest = abstentions.exec(next);
  if (yes === null || rest === null || tellsOpposed.test(next)) return null;
  return tallyOf(yes, 0, countIn(rest.groups?.third) ?? 1);
}

/** 'All in favor?' 'Seven.': who is against is not said. */
function countAlone(text: string): Tally | null {
  const yes = countIn(alone.exec(text)?.groups?.yes);
  return yes === null ? null : tallyOf(yes, null, null);
}

function oneCount(text: string): Tally | null {
  const rest = tellsOpposed.test(text) ? null : (restAbstains.exec(text)?.groups ?? null);
  const sides =
    twoSides.exec(text)?.groups ?? rest ?? (allOfThem.exec(text) ?? toNothing.exec(text))?.groups;
  const yes = countIn(sides?.yes ?? sides?.lost);
  if (!sides || yes === null) return null;
  // 'Nine-oh-six' is a time.
  if (sides.oh !== undefined && clock.test(text)) return null;
  const isOne = sides === rest && sides.third === undefined;
  const abstain = countIn(sides.third?.trim()) ?? (sides.who !== undefined || isOne ? 1 : null);
  return tallyOf(yes, countIn(sides.no ?? sides.against ?? sides.none ?? sides.all) ?? 0, abstain);
}
