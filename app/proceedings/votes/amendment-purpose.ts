import { pattern, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tidyMotion } from './motion-text.ts';

const deeds = words(`
  places removes adds strikes changes requires reduces increases clarifies narrows moves deletes creates
  allows prohibits extends limits puts takes cuts redirects asks
`);
/** 'This amendment adds a crossing guard'. */
const amendmentDoes = pattern(
  'i',
)`\b(?:this|my|the) amendment (?:number )?(?:\w+,? )?(?:actually )?(${deeds} .{8,})`;

/** 'I offer an amendment to change the hours', and not 'an amendment to the ordinance'. */
const amendmentTo = pattern(
  'i',
)`\b(?:offer|propose|make|move|have|submit|suggest) (?:an?|my|this|one) (?:friendly )?amendment(?: that is)? to (${words(`
  change add remove strike insert require reduce increase lower raise limit prohibit delete replace exempt extend allow
  move set cap
`)} .{6,})`;

const numberedName = String.raw`(?:amendment|budget action|CBA|rider|proviso|number)(?: number| no\.?)? #?[\dA-Za-z-]{1,9},?`;
/** 'Number 7 would remove the study', 'amendment number 2 takes 40,000 dollars'. */
const numberedDoes = pattern(
  'i',
)`\b${numberedName} (?:(?:would|will)(?: do is| simply)? (.{8,})|(${deeds} .{8,})|(?:is|this is|it's) (?:to )?(.{8,}))`;

/** What an amendment would do, where its mover explains it instead of moving words. */
export function amendmentPurpose(
  sentences: readonly SpokenSentence[],
): { text: string; at: number } | null {
  for (const [index, { text, index: at }] of sentences.entries()) {
    const said =
      /\bamendment\b[^.?]{0,40}?\b(?:that|which) (?:would|will) (.{8,})/i.exec(text)?.[1] ??
      /\b(?:my|this|our|the|proposed) amendment(?: (?:is|has|makes|places|was) [^.?]{0,60}?(?:and|that))? (?:would|will)(?: do is| simply)? (.{8,})/i.exec(
        text,
      )?.[1] ??
      amendmentDoes.exec(text)?.[1] ??
      amendmentTo.exec(text)?.[1] ??
      numberedDoes.exec(text)?.slice(1).find(Boolean);
    const next = sentences[index + 1];
    const then = /\bmy amendment (?:is|would)\b/i.test(text)
      ? /^It (?:would|will|simply) (.{8,})/i.exec(next?.text ?? '')?.[1]
      : undefined;
    const purpose = tidyMotion(said ?? then ?? '');
    if (purpose) return { text: purpose, at: said === undefined ? (next?.index ?? at) : at };
  }
  return null;
}
