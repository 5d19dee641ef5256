import { words } from '#app/platform/language/pattern.ts';

/** A side of a vote. */
export type Side = 'yes' | 'no' | 'abstain';

const sideOf = (side: Side, list: string) =>
  words(list).map((word): [string, Side] => [word, side]);

/** 'Seven ayes', 'two opposed', 'one abstention'. */
export const sides: ReadonlyMap<string, Side> = new Map([
  ...sideOf('yes', 'yeas yea ayes aye yays yay yes yeses affirmative'),
  ...sideOf('no', "nays nay noes nos no no's against opposed negative opposing"),
  ...sideOf('abstain', 'abstain abstains abstained abstaining abstention abstentions present'),
  ...sideOf('abstain', 'recuse recused recusal recusals recusing'),
]);

/** What captions make of 'opposed' after those in favor: 'four in favor, and oppose'. */
export const opposes: ReadonlySet<string> = new Set(
  words('opposed oppose opposes opposing against'),
);
/** What stands before it where nobody is: 'none opposed', heard as 'not opposed', 'and oppose'. */
export const nobody: ReadonlySet<string> = new Set(words('none not no nobody nor and'));

/** Words that count a side only beside another: everybody is 'present' at a roll call. */
export const weak = /^(?:present|recus(?:e|ed|als?|ing)|for)$/;

/** What captions make of 'yeas' and 'nays'; believed only beside a side that is plain. */
export const misheard: ReadonlyMap<string, Side> = new Map([
  ...sideOf('yes', "years eyes i's gays"),
  ...sideOf('no', 'days nose names knows'),
]);

/** Words that are a side of a count wherever they stand; 'no' and 'yes' are answers as often. */
export const formal = /^(?:yeas?|ayes?|yays?|nays?|noes|nos|affirmative|negative)$/;

/** What may stand between a number and its side: 'five members voting in favor'. */
export const between: ReadonlySet<string> = new Set(
  words('votes vote members member hands voting were are was in voted people of is the a'),
);

/** What may stand between a side and its number: 'the yeas are 27'. */
export const afterSide: ReadonlySet<string> = new Set(words('are is were was votes of have'));

/** Numbers that count the votes of a board, and are nobody's name. */
export const smallCounts = words(`
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
`);

const findings = /^(?:dec(?:k|laration)?|findings?|recommendations?|reports?|impacts?)$/;
/** 'Carries for a negative declaration': what is found, and no vote against. */
export const namesFinding = (tokens: readonly { word: string }[], at: number): boolean =>
  tokens[at]?.word === 'negative' && findings.test(tokens[at + 1]?.word ?? '');
