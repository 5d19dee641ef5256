import { pattern, phrases, words } from '#app/platform/language/pattern.ts';

const smallNumbers = words(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
`);
/** 'Agenda item number 4b', 'item seven'. Captures the number. */
export const itemNumber = pattern(
  'i',
)`\b(?:agenda )?item (?:number |no\. ?)?(${['\\d{1,3}[a-z]?', ...smallNumbers]})\b`;

const going = [
  ...words(
    'next now move moving go going turn turning proceed call calling begin start then is open',
  ),
  'on ?to',
  'brings us',
  "that's",
  'take up',
];
/** 'Next is item four', 'that brings us to', 'Item 7.' */
export const leadsToItem = pattern('i')`\b${going}\b|^\W*(?:agenda )?item\b`;

/** 'That item was pulled', 'a line item': an item is spoken of and not begun. */
export const bookkeeping = pattern('i')`\b${phrases(`
  earlier
  previous(?:ly)?
  last (?:week|month|meeting)
  line item
  pulled
  that item
  this item
  action item
`)}\b`;

/** 'I call this meeting to order', 'welcome to today's hearing'. */
export const opening = pattern('i')`\b${[
  '(?:come|came|call(?:ed)?(?: this meeting| the meeting)?) to order',
  'welcome to (?:the|this|our|today)',
]}\b`;

const gathering = '(?:meeting|hearing|markup|session)';
/** 'We stand adjourned', 'that concludes today's hearing'. */
export const closing = pattern('i')`\b${[
  "(?:stands?|is|are|we(?:'re| are)) adjourned",
  "meeting(?:'s| is) (?:now )?(?:adjourned|closed)",
  `(?:concludes|that's the end of|close) (?:our|the|this|today's) (?:\\w+ )?${gathering}`,
]}\b`;

export const consent = /\bconsent (?:agenda|calendar)\b/i;

/** 'Public comment', 'citizens to be heard', 'oral communications'. */
export const publicComment = pattern('i')`\b${phrases(`
  public (?:comments?|participation|forum|testimony|input)
  open forum
  citizens? to be heard
  oral communications
  comments? from the public
  members of the public (?:who|wishing|that)
`)}\b`;
/** 'The comment period ends in May', 'comments we received': told of, not opened. */
export const commentElsewhere =
  /\bcomment period\b|\bcomments? (?:on the|that|were|we received|submitted)\b/i;

const itIs = String.raw`^(?:\W|okay|all right|now|and|so|this is|it's)*(?:the )?`;
const opens = phrases(`
  open(?:ing)?
  begin
  start
  go(?:ing)? (?:on )?to
  move (?:on )?to
  moving (?:on )?to
  turn to
  proceed to
  time for
  next (?:is|up|item|on)
  opportunity for
  any
  sign(?:ed)? up
  take
  hear
  have
  brings us to
`);
/** 'Public comment.', 'we'll open public comment', 'anyone signed up for open forum?' */
export const opensComment = pattern('i')`${[
  pattern()`${itIs}(?:public|open forum|oral|citizens?|comments? from)\b`.source,
  pattern()`\b${opens}\b.{0,40}\b(?:public|open forum|oral comm|citizens)`.source,
]}`;

export const publicHearing = /\b(?:public hearing|open the hearing|hearing is (?:now )?open)\b/i;

const reporters = [
  'city manager',
  ...words('mayor superintendent treasurer director president staff committee chief budget'),
  'chair(?:man)?',
  'executive director',
  'administrator',
];
/** 'City manager's report', 'budget update'. Captures what it is called. */
export const reports = pattern('i')`\b(${reporters}(?:'s)? (?:report|update|presentation))\b`;

/** What shows that something begins: 'now', 'let's', 'time for'. */
export const begins = pattern('i')`\b${[
  ...words('next now move moving go going turn turning proceed open begin start first call'),
  'on ?to',
  'time for',
  'we have',
  'will have',
  "let's",
]}\b`;

/** 'The committee will now consider H.R. 5100', 'next measure is …'. Captures what is considered. */
export const consideration = pattern('i')`\b${[
  '(?:moves?|proceeds?|turns?|go|move on) (?:now )?to (?:the )?(?:consideration|discussion|markup) of',
  '(?:calls?|takes?) up',
  'now consider',
  'pursuant to notice',
  'next (?:bill|measure|amendment|topic|order of business) is',
]}\s+(.{3,160})`;

/** 'Our second panel', 'call our next witness'. */
export const panel = pattern('i')`\b${phrases(`
  our (?:first|second|third|fourth|next|final) (?:panel|witness(?:es)?)
  next witness
  call(?: our)? (?:next |first |second )?(?:panel|witness)
`)}\b`;

/** 'Dr. Hale, for your opening statement', 'we begin with you'. */
export const testimony = pattern('i')`\b${phrases(`
  your testimony
  for (?:your|his|her|their) (?:oral )?(?:testimony|remarks|opening statement|statement)
  (?:begin|start) with (?:you|your)
`)}\b`;

/** 'Mr. Costa is recognized for five minutes of questions'. */
export const questioning = pattern('i')`${[
  String.raw`\b(?:recogni[sz]es?|recogni[sz]ed|you(?:'re| are) up)\b.*\b(?:minutes|questions?|questioning)\b`,
  String.raw`\bfor (?:his|her|their|your) (?:five|5) minutes\b`,
]}`;

const called = words('mr mrs ms miss dr representative senator council commissioner');
/** 'You are now recognized', 'I recognize Senator Hart'. */
export const recognised = pattern(
  'i',
)`\b(?:you(?:'re| are) (?:now )?recogni[sz]ed|recogni[sz]e ${called}\b)`;

export const openingRemarks = /\b(?:opening (?:statement|remarks)|recogni[sz]e myself)\b/i;

/** 'Questions now from Ms. Reyes', 'over to', 'bring in'. */
export const nextQuestions = pattern('i')`\b${phrases(`
  questions? (?:now )?(?:from|are from|by)
  over to
  come to
  turn to
  bring in
  call on
`)}\s`;

const goers = phrases(`
  we(?:'ll| will| are|'re)?
  I(?:'ll| will)?
  let's
  shall we
  can we
  if we can
  need to
`);
/** 'We'll now move on to the funding', 'can we turn on to' */
export const movingOn = pattern(
  'i',
)`\b${goers}(?: now| just)? (?:going to )?(?:move|moving|turn|go) on(?: now)? (?:to|then)\b(.{0,120})`;

/** 'I move to continue item three' decides an item and begins none. */
export const decides = pattern('i')`${[
  String.raw`\bI (?:\w+ )?move\b`,
  String.raw`\bI'd move\b`,
  String.raw`\b(?:moved|seconded|supported) by\b`,
  String.raw`\bmotion to\b`,
  String.raw`\bin favou?r\b`,
  String.raw`\bcall the roll\b`,
]}`;

/** 'Sidewalk clearing is item number five tonight' only says when. */
export const isAside =
  /(?<!\b(?:next|this|that|now|it|up|here|business|agenda) )(?<!'s )\b(?:is|are|was|will be|comes up (?:in|at|as))\s*(?:on |our |the )*$/i;
