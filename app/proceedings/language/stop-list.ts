import { words } from '#app/platform/language/pattern.ts';

const stopWords = new Set(
  words(`a about above after again all also am an and any are as at be because been before being below
  between both but by came can come could did do does doing done down during each either else ever
  every few first for from further get gets getting go goes going got had has have having he hed her
  here hers herself him himself his how however i id if ill im in into is it its itself ive just kind
  know let lets like lot made make makes many may maybe me might mine more most much must my myself
  need now of off oh ok okay on once one only or other others our ours ourselves out over own per
  please put quite rather really right said same say saying says see seen shall she should since so
  some something sort still such sure take taken tell than thank thanks that thats the their theirs
  them themselves then there theres these they theyre thing things think this those though through
  thus to too um uh under until up upon us use used very via want was way we well went were weve what
  whats when where whether which while who whom whose why will with within would yeah yes yet you
  your yours yourself youve it's i'm i've we've we're you're they're that's there's don't let's he's
  she's what's i'll we'll you'll i'd we'd isn't aren't wasn't weren't doesn't didn't can't won't
  wouldn't shouldn't couldn't haven't hasn't hadn't not no nor never mr mrs ms miss mister madam sir
  actually basically obviously certainly course perhaps bit back ve re ll don`),
);

/** Words that carry no content of their own. Expects the folded form. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

const commonHere = new Set(
  words(`committee member chair chairman meeting bill act house gentleman gentlelady council board
  commission item agenda year state question people american work time today government city
  county public record discussion discuss talk ask say note minister`),
);

/** Words so common in meetings that sharing them says little. Expects the folded form. */
export function isMeetingWord(word: string): boolean {
  return commonHere.has(word) || (word.endsWith('s') && commonHere.has(word.slice(0, -1)));
}
