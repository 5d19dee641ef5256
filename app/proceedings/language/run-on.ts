import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { SentenceSpan } from '#app/platform/language/sentences.ts';
import { answeredIn } from './answer-runs.ts';
import { ofPage } from './reads-docket.ts';

/** In words: a longer sentence of captions without points may run on over several steps. */
const longSentence = 40;
/** Where fewer steps begin, the sentence only mentions them. */
const fewestSteps = 2;
/** In words: nobody says a sentence so long, and one step in it is where another begins. */
const noSentence = 80;
const spelled = words('one two three four five six seven eight nine ten eleven twelve');
const count = pattern()`${['zero', ...spelled, '\\d+']}`.source;

/** '2.6 million' is no item. */
const units =
  '(?:million|billion|thousand|percent|acres?|miles?|feet|foot|inch|hours?|and|or|to|was|is)';

const member = pattern()`(?:${phrases(String.raw`
  mr|mrs|ms|miss|dr|commissioner|trustee|director|supervisor|representative|senator|chair\w*|mayor
  (?:council|board|committee) ?(?:member|man|woman)
`)})`.source;
/** 'Three in favor one opposed' counts, 'Mr. Lee being opposed' tells who. */
const beforeOpposed = pattern()`(?<!\b${[
  ...words('none nobody being is are was were be not am'),
  'no one',
  count,
]} )`.source;
/** 'A motion to adjourn' is one that is asked for or told of. */
const beforeMotion = pattern()`(?<!\b${words(`
  a the that this any no my your his her their second main on of to by for first substitute amended
`)} )`.source;
/** 'Pull five d', 'on item six': spoken of, and not taken up. */
const beforeItem = pattern()`(?<!\b${words(`
  item items number agenda and to on for of from about at the this that an pull remove table discuss continue approve move motion with
`)} )`.source;
/** 'Two a month': what stands behind an article, and no item's letter. */
export const measured = '(?:day|week|month|year|night|couple|person|piece|few|lot|bit)';
/** 'I move to approve' begins with who does. */
const beforeMove = pattern()`(?<!\b${words(`
  i we you they i'd i'll we'd we'll will would could can to like and or motion me so just hereby now also
`)} )`.source;
const orders = pattern()`${words('first second third fourth fifth next last final')}`.source;
const amends = words('would will takes adds cuts puts moves removes strikes changes').join('|');

/** Where a step of the procedure begins: 'second any discussion all those in favor say aye'. */
const steps = [
  "i(?:'ll| will| would like to|'d like to)? (?:so )?(?:move|make (?:(?:a|the|that) )?motion|second|entertain|take a motion)",
  "i(?:'ve| have) moo?ve?(?:ed|d)? for (?:approval|adoption)",
  "i(?:'m| am) (?:going to|gonna)(?: go ahead and)? move (?!(?:on|to the|forward)\b)",
  ...phrases(String.raw`
    so moved
    (?<!\b(?:i|we|i'll|will|to|and) )so move\b
    (?<=\bmotion )move to (?:approve|adopt|accept|deny|table|adjourn)
    ${beforeMove}move (?:to (?:approve|adopt|accept|deny|table|establish)|approval|for (?:approval|adoption|approv))\b
    motion (?:has |have )?(?:been )?made\b
    now (?:we|let us|let's) vote\b
    (?<=\b(?:questions|discussion|comments) )there a motion\b
    (?:and )?if you (?:do not |don't )?favor
    (?:is there|do (?:i|we) (?:have|hear)|we have|there's|there is|(?:can|may|could) i (?:get|have)) a (?:motion|second)
    (?:motion|moved|it's been moved|it has been moved) (?:and seconded )?by
    (?<!\b(?:i'm|i am|they're|they are|i'm in|in) )all (?:those )?in favor
    (?:any|all|those) opposed
    ${beforeOpposed}opposed(?! to)
    second(?= (?:we|all|any|okay|there|thank|discussion|i|motion|moved|it|is|clerk|please|and|second|${member})\b)
    (?:the |that )?motion (?:is )?(?:carries|passes|fails|carried|passed|failed|approved|denied|adopted)
    (?:please )?call the (?:roll|vote)
    (?:the )?(?:ayes|noes|nays) have it
    without (?:any )?objection (?=(?:the|we|board|council) \p{L}+)
  `),
  pattern()`${count} (?:yeas|ayes|yes(?! (?:sir|ma'am|i|we|this|so)\b)|years (?=(?:and )?no(?: (?:n|days?|nays?)\b| (?:at|on|thank|all)\b|$))|in favor)`
    .source,
  // A docket that is read page by page.
  `(?:and )?${ofPage}`,
  '(?:(?:madam |mr )?(?:clerk|secretary) )?(?:please |would you |will you |can you )*call the roll',
  ...phrases(String.raw`
    (?:item|agenda item) (?:number )?\w+ (?:is|on)
    (?:agenda item|item number) (?:number )?(?:\d|${count})
    item \d{1,2} ?[a-z](?=[.,:] )
    ${beforeItem}(?:${spelled.join('|')}) (?:[b-h]|a(?= (?:the|this|our|\p{L}{5,})\b)(?! ${measured})) (?=\p{L}{3,})
    ${beforeItem}item ${count} (?=(?:the |our )?\p{L}{4,})
    ${beforeItem}item (?:${spelled.join('|')}) (?:${spelled.join('|')}) (?=\p{L}{4,})
    ${beforeItem}section (?:${spelled.join('|')}) (?=\p{L}{4,} (?:and )?\p{L}{4,})
    (?:\d{1,2}[a-z]?|${count}) (?:old|new|unfinished) business
    (?<!\b(?:items?|numbers?|to|and|on|at|of|for|through|remove|pull|about|amendment|title|section|chapter|article|code|\$) )\d{1,2}\.\d{1,2} (?!${units}\b)\p{L}{3,}
    \d{1,2}[a-z] (?:is (?:an?|the|approv\w+)|public hearing|approv\w+|request\w*|resolution|ordinance|an? (?:resolution|ordinance|request|public))\b
    (?:the |our )?(?:next|first|last|final) (?:agenda )?(?:item|order of business|is|up)\b
    (?:the |our )?${orders} (?:thing|matter|case|request|application|hearing)(?: (?:tonight|today|this \w+))? (?:is|we have|i have)\b
    (?:the )?next (?:we|i) have\b
    ${orders} on (?:the|our|tonight's|today's) agenda (?:is|we have)\b
    (?:item )?number ${count} on (?:the|our|tonight's|today's) agenda\b
    now we(?:'ll| will)? (?:move|go) on to (?:item )?number ${count}\b
    ${member} \p{L}+ (?:moves|seconds|has the (?:motion|second)|makes (?:a|the) motion)\b
    amendment (?:number |no )?(?:\d+|${count}) (?:is|was|this|by|${amends})
    (?:and )?that(?:'s| was) (?:from |by )?${member} \p{L}+
    ${beforeMotion}motion to (?:adjourn|approve|adopt|accept|deny|table|continue)
    (?:that |which )?brings us to
    (?:we'll|we will|let's|i'll|i will)(?: now)?(?: go ahead and)? (?:move|go|turn|open|close)\b
    (?:hearing|seeing) (?:none|no)\b
    (?:we're|we are) (?:now|(?:now )?back) (?:on|at|to|moving|going|ready)
    is there anything else
    (?:the )?question is (?:now )?(?:on|whether)
    (?<!\b(?:for|have|take|do|want|like|request|requires?|needs?) an? )roll[- ]?call(?: vote)?
    (?:we'll|we will) now
    there being no (?:further|other|more)
    at this time
    (?:any|is there any|further) discussion
    (?<!\b(?:item|is|to|and) )discuss(?:ion|ing)? (?:(?:and )?consider(?:ation)?|(?:and|in) (?:possible )?action)\b
    (?:the )?(?:administration|staff) recommends\b
    good (?:morning|afternoon|evening)\b
    yes (?:sir|ma'am|this|so|i|we|thank)\b
    thank you
    congratulations\b
    okay
    all right
    moving on
  `),
];
const begins = pattern('giu')`\b${steps}\b`;
const vote = words('yes no aye yea nay abstain');
/** What captions make of the ayes behind 'all in favor'. */
const atOnce = String.raw`(?:(?:aye|hi|eye|yes|yeah|yea)\b|i(?= (?:okay|all right|great|any|oppos\w+|thank|motion|and|so|now|next|we)\b))`;
/** Where the next name of a roll is called, the ruling begins, or voices answer. */
const answers = pattern('giu')`${[
  // An 'aye' that was written as 'I' or 'hi', where the next name or the count follows it.
  pattern()`(?<=\b${member}\.? (?:\p{L}+ ){1,2}(?:i|hi|eye) )(?=${member} |you have |we have |motion )`
    .source,
  pattern()`(?<=\b${member}\.? \p{L}+ (?:how do you votes? )?${vote} )(?=\p{L})`.source,
  pattern()`(?<=\bcall the (?:roll|vote)(?: please)? )(?=\p{L})`.source,
  pattern()`(?<=\b(?:roll|role) call(?: vote)?(?: please| good)?(?: um| uh)? )(?=${member}\.? \p{L})`
    .source,
  // 'The motion is failed this will go to the county': a ruling, and what follows from it.
  String.raw`(?<=\bmotion (?:is |has )?(?:carries|carried|passes|passed|fails|failed) )(?=(?:this|that|it|mr|madam|we|next|moving) \p{L})`,
  String.raw`(?<=\b(?:okay|great|all right|excellent|perfect) that (?:carries|carried|passes|passed) )(?=\p{L})`,
  // 'Roll call starting with Clarissa yes yes yes that passes'.
  String.raw`(?<=\b(?:roll|role) call,? (?:starting|beginning) with \p{L}+ )(?=(?:yes|aye)\b)`,
  String.raw`(?<=\b(?:yes|aye|hi|eye) )(?=(?:that|it|motion) (?:passes|carries)\b)`,
  String.raw`(?<=\b(?:say|saying) (?:aye|i|yes) )(?=\p{L})`,
  pattern()`(?<=\b(?:i|hi|eyes?|aye|yes|no) )(?=there (?:are|is) (?:${spelled}|\d+) (?:eyes|ayes|yes))`
    .source,
  // 'All in favor aye okay we'll move on': who answers, and what is said then.
  String.raw`(?<=\b(?:all|those) in favor )(?=${atOnce})`,
  String.raw`(?<=\b(?:all|those) in favor (?:aye|hi|eye|yes|yeah|yea|i) )(?=\p{L})(?<=(?:\bfavor )${atOnce} )`,
  // 'Any discussion call Mr Uxer Mr Uxer hi': who is called says the name again.
  String.raw`(?<=\p{L} )(?=(?:call )?(?<called>${member}\.? \p{L}+) \k<called>\b)`,
]}`;

/** 'Diaz aye Okafor no Trujillo aye': names without titles, by their capitals. */
const calledAlone =
  /(?<=\p{Lu}[\p{L}'’-]+ (?:[Aa]ye|[Yy]es|[Nn]o|[Nn]ay|[Aa]bstain|I) )(?=(?:and )?\p{Lu}[\p{L}'’-]+ |[Mm]otion )/gu;

const article = /^(?:the|that) $/i;

/**
 * Cuts a sentence that runs on over several steps of a vote, as captions without points do. Other
 * sentences stay whole.
 */
export function cutRunOn(span: SentenceSpan): SentenceSpan[] {
  const at = (callsNext.exec(span.text) ?? rulesNext.exec(span.text))?.index;
  if (at === undefined) return cutSpan(span);
  return [...cutSpan(pieceOf(span, 0, at)), ...cutSpan(pieceOf(span, at))];
}

function pieceOf(span: SentenceSpan, from: number, to?: number): SentenceSpan {
  const text = span.text.slice(from, to).trimEnd();
  const start = span.start + from;
  return { text, start, end: start + text.length };
}

/** 'The resolution is adopted madam clerk please call item 11': what is behind a ruling is of the next item. */
const callsNext = pattern('i')`(?<=\b${words(
  'adopted approved passed passes carries carried reading failed fails',
)}(?: (?:all right|okay|and|so))?,? )(?=(?:madam|madame|mister|mr\.?) (?:clerk|secretary),? ${phrases(
  'please\ncan you\ncould you\nwould you\nwill you',
)} (?:call|read)\b)`;

const ruled = words('carries carried passes passed fails failed denied approved adopted');
/** 'And Mike I resolution 26-05 passes', 'the chair votes no the motion is failed': the last answer of a roll, and the ruling. */
const rulesNext = pattern('u')`${[
  pattern()`(?<=\b(?:(?<!\b(?:[Yy]ou|[Ww]e|I|[Tt]hey|to|who) )(?:votes?|voted)|\p{Lu}\p{L}+) (?:[Yy]es|[Aa]ye|[Nn]o|[Nn]ay),? )(?=(?:[Tt]he|[Tt]hat) [Mm]otion (?:is |has )?${ruled}\b)`
    .source,
  pattern()`(?<=(?:^|\b[Aa]nd )\p{Lu}\p{L}+,? (?:I|[Aa]ye|[Yy]es) )(?=${phrases(String.raw`
    (?:the )?(?:[Rr]esolution|[Oo]rdinance|[Mm]otion|item|bill)\b.{0,30}\b(?:passes|carries|fails)
    we have (?:\p{L}+ )?(?:accepted|approved|adopted)
  `)}\b)`.source,
]}`;

function cutSpan(span: SentenceSpan): SentenceSpan[] {
  const roll = answeredIn(span.text);
  const [first, last] = [roll[0], roll.at(-1)];
  if (!first || !last) return cutSteps(span);
  const part = (from: number, to: number): SentenceSpan[] => {
    const text = span.text.slice(from, to);
    const start = span.start + from + (text.length - text.trimStart().length);
    const words = text.trim();
    return /[\p{L}\d]/u.test(words)
      ? cutSteps({ text: words, start, end: start + words.length }, 1)
      : [];
  };
  return [
    ...part(0, first.from),
    ...roll.flatMap(({ from, to, text }, at) => [
      { text, start: span.start + from, end: span.start + to },
      ...part(to, roll[at + 1]?.from ?? to),
    ]),
    ...part(last.to, span.text.length),
  ];
}

/** `needed` is how many steps show that it runs on, where that is not known otherwise. */
function cutSteps(span: SentenceSpan, needed?: number): SentenceSpan[] {
  const given = [answers, calledAlone].flatMap((said) =>
    [...span.text.matchAll(said)].map(({ index }) => index),
  );
  const isLong = span.text.split(' ', longSentence + 1).length > longSentence;
  if (needed === undefined && !isLong && given.length < fewestSteps) return [span];
  const begun = [...span.text.matchAll(begins)].map(({ index }) => index);
  const found = [...new Set([...begun, ...given])].filter((at) => at > 0).sort((a, b) => a - b);
  // 'The motion passes' begins with its article.
  const cuts = found.filter(
    (at, index) => !article.test(span.text.slice(found[index - 1] ?? 0, at)),
  );
  const isRunaway = span.text.split(' ', noSentence + 1).length > noSentence;
  if (cuts.length < (needed ?? (isRunaway ? 1 : fewestSteps))) return [span];
  const pieces: SentenceSpan[] = [];
  for (const [index, from] of [0, ...cuts].entries()) {
    const piece = pieceOf(span, from, cuts[index]);
    if (piece.text !== '') pieces.push(piece);
  }
  return pieces;
}
