import { pattern, phrases } from '#app/platform/language/pattern.ts';

/** What a body does without a motion, and who stands aside, as clerks write it. */
const kinds = [
  pattern('i')`\b(?:${phrases(String.raw`
    (?:gave|giving|given|give) (?:\w+ ){0,4}(?:direction|the go ahead|the go-ahead|permission|leave)
    (?:board|council|commission|committee|members?|trustees|supervisors|president|chair|mayor) (?:\w+ ){0,3}(?:directed|instructed|asked) (?:that )?(?:the )?(?:staff|manager|clerk|attorney|engineer|director|administrator|superintendent|chief|treasurer|general)
    (?:staff|manager|clerk|attorney|engineer|director|administrator|superintendent|chief) (?:was|were) (?:directed|instructed|asked)
    by consensus|consensus (?:was|of|is)|(?:board|council|commission|committee|members|trustees|supervisors) (?:all |unanimously )?(?:agreed|decided|concurred)
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
