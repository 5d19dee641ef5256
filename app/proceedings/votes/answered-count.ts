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
const nothing = pattern()`(?:${words('zero nothing none nil oh zip')}|0)`.source;
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
  (?:that|it)(?:'s|'ll be| is| makes| was)
  the (?:vote|count)(?: is|'s)
  looks like
  (?:it |that |the motion |motion )?(?:carr(?:ies|y|ied|ie|ys)|caries|passes|passed|pass|fails|failed)
`)})[,.]? )*`.source;
const isOver = String.raw`(?=$|[.!;:,—–]|\s[-–—]|\s(?:with|and|in favor|so|then|it|that|the|on|again)\b)`;
const abstaining = String.raw`(?:,? (?:and|with)? ?(?:(?<third>${number})(?: (?:abstain\w*|abstention|recus\w*))?|(?<who>(?:\p{L}+ ){1,2})(?:abstaining|abstains|recused|recusing|sitting out)))?`;
const twoSides = new RegExp(
  `${begins}(?<yes>${number}|${nothing})(?:(?:-| to |, to )(?<no>${number}|${nothing})|,? (?<none>${nothing}))${abstaining}${isOver}`,
  'iu',
);
/** 'Okay, six zero', whatever is said next. */
const toNothing = new RegExp(
  `${begins}(?<yes>${number})(?:-|,? )(?<none>${nothing})(?=$|[^\\p{L}\\d-])(?! (?:${number}|o'clock|percent)\\b)`,
  'iu',
);
/** 'That's all five.' */
const allOfThem = new RegExp(`${begins}all (?<yes>${number})(?: of us| in favor)?[.!]*$`, 'iu');
/** 'That's four with Priya abstaining.' */
const restAbstains = new RegExp(
  `${begins}(?<yes>${number}),? with (?<who>(?:\\p{L}+ ){1,2})(?:abstaining|recused|sitting out)${isOver}`,
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
const measured = pattern('i')`^.{0,40}?\b${number}(?: to |-)${number} ${words(
  'years? months? weeks? days? hours? minutes? percent feet foot miles acres dollars people thousand hundred million units inch(?:es)?',
)}\b`;

const valueIn = (said: string | undefined): number | null => {
  if (said === undefined) return null;
  if (new RegExp(`^${nothing}$`, 'i').test(said)) return 0;
  return readNumbers(tokenize(said))[0]?.value ?? null;
};

/** 'All in favor? Five. One abstention.' */
const alone = new RegExp(`^(?<yes>${number})[.!]*$`, 'i');
const abstentions = new RegExp(
  `^(?:and )?(?:(?<third>${number}) abst(?:ention|ain)|(?:(?:M[rs]{1,2}s?|Dr)\\. )?(?:\\p{Lu}[\\p{L}'’-]+ ){1,2}(?:abstains|abstaining|abstained)\\b)`,
  'iu',
);

/**
 * What the chair counts right after a question was put, in words that are a count only there: 'So four
 * to one, the closing's approved', 'Five-zero.', 'That's all five.' `next` is the sentence behind it.
 */
export function answeredCount(text: string, next = ''): Tally | null {
  if (measured.test(text)) return null;
  const [only, rest] = [alone.exec(text)?.groups, abstentions.exec(next)];
  if (only && rest) {
    const abstain = valueIn(rest.groups?.third) ?? 1;
    return { yes: valueIn(only.yes) ?? 0, no: 0, abstain, from: 0, to: 0 };
  }
  const behind = (behindAnswers.exec(text) ?? ayesAlone.exec(text))?.groups;
  if (behind) {
    const yes = valueIn(behind.yes ?? behind.ayes) ?? 0;
    return { yes, no: valueIn(behind.no), abstain: null, from: 0, to: 0 };
  }
  const sides = [twoSides, restAbstains, allOfThem, toNothing]
    .map((count) => count.exec(text)?.groups)
    .find((groups) => groups !== undefined);
  const yes = valueIn(sides?.yes);
  if (!sides || yes === null) return null;
  const no = valueIn(sides.no ?? sides.none) ?? 0;
  const abstain = valueIn(sides.third) ?? (sides.who === undefined ? null : 1);
  return Math.max(yes, no) > mostMembers ? null : { yes, no, abstain, from: 0, to: 0 };
}
