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
    (?:the |that )?motion (?:is )?(?:carries|passes|fails|carried|passed|failed|approved|denied|adopted)
    (?:please )?call the (?:roll|vote)
    (?:the )?(?:ayes|noes|nays) have it
  `),
  pattern()`${count} (?:yeas|ayes|yes|in favor)`.source,
  '(?:(?:madam |mr )?(?:clerk|secretary) )?(?:please |would you |will you |can you )*call the roll',
  ...phrases(String.raw`
    (?:item|agenda item) (?:number )?\w+ (?:is|on)
    (?:agenda item|item number) (?:number )?(?:\d|${count})
    (?:\d{1,2}[a-z]?|${count}) (?:old|new|unfinished) business
    \d{1,2}[a-z] (?:is (?:an?|the|approv\w+)|public hearing|approv\w+|request\w*|resolution|ordinance|an? (?:resolution|ordinance|request|public))\b
    (?:the |our )?(?:next|first|last|final) (?:agenda )?(?:item|order of business|is|up)\b
    (?:that |which )?brings us to
    (?:we'll|we will|let's|i'll|i will)(?: now)?(?: go ahead and)? (?:move|go|turn|open|close)\b
    (?:hearing|seeing) (?:none|no)\b
    at this time
    (?:any|is there any|further) discussion
    thank you
    okay
    all right
    moving on
  `),
];
const begins = pattern('gi')`\b(?=${steps}\b)`;
const member = pattern()`(?:${phrases(String.raw`
  mr|mrs|ms|miss|dr|commissioner|trustee|director|supervisor|representative|senator|chair\w*|mayor
  (?:council|board|committee) ?(?:member|man|woman)
`)})`;
const vote = words('yes no aye yea nay abstain');
/** Where the next name of a roll is called, the ruling begins, or voices answer. */
const answers = pattern('giu')`${[
  pattern()`(?<=\b${member}\.? \p{L}+ (?:how do you votes? )?${vote} )(?=\p{L})`.source,
  pattern()`(?<=\bcall the (?:roll|vote)(?: please)? )(?=\p{L})`.source,
  pattern()`(?<=\b(?:roll|role) call(?: please)?(?: um| uh)? )(?=${member}\.? \p{L})`.source,
  String.raw`(?<=\b(?:say|saying) (?:aye|i|yes) )(?=\p{L})`,
]}`;

/** 'Diaz aye Okafor no Trujillo aye': names without titles, by their capitals. */
const calledAlone =
  /(?<=\p{Lu}[\p{L}'’-]+ (?:[Aa]ye|[Yy]es|[Nn]o|[Nn]ay|[Aa]bstain) )(?=\p{Lu}[\p{L}'’-]+ |[Mm]otion )/gu;

/**
 * Cuts a sentence that runs on over several steps of a vote, as captions without points do. Other
 * sentences stay whole.
 */
export function cutRunOn(span: SentenceSpan): SentenceSpan[] {
  const given = [answers, calledAlone].flatMap((said) =>
    [...span.text.matchAll(said)].map(({ index }) => index),
  );
  const isLong = span.text.split(' ', longSentence + 1).length > longSentence;
  if (!isLong && given.length < fewestSteps) return [span];
  const begun = [...span.text.matchAll(begins)].map(({ index }) => index);
  const cuts = [...new Set([...begun, ...given])].filter((at) => at > 0).sort((a, b) => a - b);
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
