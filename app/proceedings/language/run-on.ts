import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { SentenceSpan } from '#app/platform/language/sentences.ts';

/** In words: a longer sentence of captions without points may run on over several steps. */
const longSentence = 40;
/** Where fewer steps begin, the sentence only mentions them. */
const fewestSteps = 2;
const count = words('zero one two three four five six seven eight nine ten eleven twelve \\d+');

/** Where a step of the procedure begins: 'second any discussion all those in favor say aye'. */
const steps = [
  "i(?:'ll| will| would like to|'d like to)? (?:so )?(?:move|make a motion|second|entertain)",
  ...phrases(String.raw`
    so moved
    (?:is there|do (?:i|we) have|we have|there's|there is|can i (?:get|have)|may i have) a (?:motion|second)
    (?:motion|moved|it's been moved|it has been moved) (?:and seconded )?by
    all (?:those )?in favor
    (?:any|all|those) opposed
    opposed(?! to)
    second(?= (?:we|all|any|okay|there|thank|discussion|i|motion|moved|it|is|clerk|please|and)\b)
    (?:the |that )?motion (?:carries|passes|fails|carried|passed|failed)
    (?:the )?(?:ayes|noes|nays) have it
  `),
  pattern()`${count} (?:yeas|ayes|yes|in favor)`.source,
  '(?:(?:madam |mr )?(?:clerk|secretary) )?(?:please |would you |will you |can you )*call the roll',
  ...phrases(String.raw`
    (?:item|agenda item) (?:number )?\w+ (?:is|on)
    next (?:item|is|up)
    (?:any|is there any|further) discussion
    thank you
    okay
    all right
    moving on
  `),
];
const begins = pattern('gi')`\b(?=${steps}\b)`;

/**
 * Cuts a sentence that runs on over several steps of a vote, as captions without points do. Other
 * sentences stay whole.
 */
export function cutRunOn(span: SentenceSpan): SentenceSpan[] {
  if (span.text.split(' ', longSentence + 1).length <= longSentence) return [span];
  const cuts = [...span.text.matchAll(begins)].map(({ index }) => index).filter((at) => at > 0);
  if (cuts.length < fewestSteps) return [span];
  const pieces: SentenceSpan[] = [];
  for (const [index, from] of [0, ...cuts].entries()) {
    const text = span.text.slice(from, cuts[index] ?? span.text.length).trimEnd();
    if (text === '') continue;
    const start = span.start + from;
    pieces.push({ text, start, end: start + text.length });
  }
  return pieces;
}
