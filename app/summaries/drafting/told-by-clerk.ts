import { pattern, phrases, words } from '#app/platform/language/pattern.ts';

const bodies = words(
  'board council commission committee members? trustees supervisors president chair mayor',
);
const asks = pattern()`${bodies} (?:\w+ ){0,3}(?:directed|instructed|asked)`.source;
const agreeing = words('board council commission committee members trustees supervisors');
const officers = words(
  'staff manager clerk attorney engineer director administrator superintendent chief',
).join('|');

/** What a body does without a motion, and who stands aside, as clerks write it. */
const kinds = [
  pattern('i')`\b(?:${phrases(String.raw`
    (?:gave|giving|given|give) (?:\w+ ){0,4}(?:direction|the go ahead|the go-ahead|permission|leave)
    ${asks} (?:that )?(?:the )?(?:${officers}|treasurer|general)
    (?:${officers}) (?:was|were) (?:directed|instructed|asked)
    by consensus|consensus (?:was|of|is)
    (?:${agreeing.join('|')}) (?:all |unanimously )?(?:agreed|decided|concurred)
    it was (?:agreed|decided)
  `)})\b`,
  pattern('i')`\b(?:${phrases(String.raw`
    recus(?:e|es|ed|ing)|conflicts? of interest
    (?:will|would|did|could|can|does) not (?:be )?(?:participat\w+|take part|vote on|be voting)|stepped down from the dais
  `)})\b`,
];
const worth = 1;

/** How much more a sentence of minutes tells than its words would if somebody had said them. */
export const toldByClerk = (text: string): number =>
  kinds.reduce((sum, kind) => sum + (kind.test(text) ? worth : 0), 0);
