import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { isSecond } from './second-patterns.ts';

const endings = [
  /\bI(?:'ll| will|'d like to| would like to)? (?:be willing to |willing to )?(?:withdraw|pull|retract|rescind|take back) (?:my|the|that|this) (?:\w+ )?(?:amendment|motion|substitute)\b/i,
  /\bI(?:'m| am) (?:willing|happy|going) to (?:withdraw|retract) (?:my|the|that|this) (?:\w+ )?(?:amendment|motion|substitute)\b/i,
  /\b(?:motion|amendment|substitute) (?:is|has been|was) (?:withdrawn|retracted)\b/i,
  /\b(?:withdraw(?:s|n|al|ing)?|withdrew|pull(?:s|ed)?|retract(?:s|ed)?|rescind(?:s|ed)?)(?: (?:of|in|from))? (?:my|the|that|her|his) second\b/i,
  /\b(?:for|from) (?:the )?(?:lack|want) of a second\b|\bno second\b.*\b(?:dies|fails)\b/i,
  /^(?:(?:okay|so|and|hearing|seeing|there(?:'s| is)|I hear)[,.]? )*no second[.!]*$/i,
];

/** A motion taken back, taken into another, or dead for want of a second: it comes to no vote. */
export function endsMotion(text: string): boolean {
  return endings.some((ending) => ending.test(text));
}

const takingBack = '(?:withdraw|pull|retract|rescind)';
/** 'I'll pull it, and I'll call them': the mover's own words; 'I'll pull it up on the screen' is none. */
const iWill = [
  "'ll",
  ' will',
  ' would',
  "'d",
  " guess I'll",
  "'m going to",
  "'d like to",
  ' would like to',
];
const takesItBack = pattern('i')`${phrases(String.raw`
  \bI(?:${iWill.join('|')})? (?:(?:just|then|gladly|go ahead and) )*${takingBack}(?: (?:it|that|mine)(?: (?:then|back|down|for now|tonight))?)?(?=[.,;!?—]|$| (?:and|so|if|because|until|then|I)\b)
  ^(?:(?:okay|so|all right)[,.]? )*(?:it|that)(?:'s| is| has been) withdrawn\b
`)}`;

/** 'Would you pull your motion?' */
const asksBack = pattern(
  'i',
)`\b(?:would|will|could|can|do) you (?:(?:like|want|be willing|care|consider|mind) )?(?:to )?${takingBack}(?:ing)? (?:it|(?:your|the|that) (?:\w+ )?(?:motion|amendment))\b[^.]*\?`;
const agrees =
  /^(?:yes|yeah|yep|sure|okay|fine|certainly|absolutely|of course|I will|I can|I'd be|happy to|gladly)\b/i;

/** Whether a mover takes a motion back in words that name none, by themselves or as was asked before. */
export const takesBack = (text: string, before: string): boolean =>
  !/\?$|\bif I\b/i.test(text) &&
  (takesItBack.test(text) || (asksBack.test(before) && agrees.test(text)));

const asksForSecond = pattern('i')`${phrases(String.raw`
  \b(?:(?:is|was) there|do (?:I|we) (?:have|hear)|(?:have|hear|get|need|looking for|want to)|anyone|anybody|does anyone) (?:\w+ )?(?:a )?second(?: (?:on|to|for)\b[^.?]{0,40})?\?
  \bis there a second\.
  ^(?:a )?second\?
`)}`;
const hasSecond = /\b(?:I|we)(?:'ve| have)(?: got)? a second\b(?! (?:reading|page|hearing))/i;
/** 'Anybody?', 'Going once?': asked again, and nothing else. */
const shortest = 3;
const unseconded =
  /\b(?:not (?:hearing|seeing)|(?:don't|do not) (?:hear|see)) (?:one|any|a second|it)\b|\b(?:hearing|seeing) none\b|\bno second\b|\b(?:that|it|motion|amendment)(?: one)? (?:dies|fails)\b/i;

/** In sentences: between the chair's 'is there a second?' and the word that there is none. */
const asksSecondReach = 4;

/** What was said right before a sentence, from another on at the earliest: the end of a motion answers it. */
export const saidBefore = (
  sentences: readonly { text: string }[],
  at: number,
  since = 0,
): readonly string[] =>
  sentences.slice(Math.max(since, at - asksSecondReach), at).map(({ text }) => text);

/** Whether a second was asked for just before, nobody gave it, and a sentence says that there is none. */
export function hasNoSecond(text: string, before: readonly string[]): boolean {
  if (!unseconded.test(text)) return false;
  const asked = before.findLastIndex((said) => asksForSecond.test(said));
  const since = before.slice(asked + 1);
  const goesOn = (said: string) =>
    isSecond(said) ||
    hasSecond.test(said) ||
    (said.endsWith('?') && said.split(' ').length > shortest);
  return asked >= 0 && !since.some(goesOn);
}

/** 'I'll accept that as friendly', 'the maker of the motion accepts'. */
const acceptances = [
  /\b(?:accept(?:s|ed)?|agree(?:s|d)? to|take)\b[^.?]{0,40}\bfriendly\b/i,
  /\bfriendly amendment (?:is|was) accepted\b/i,
  /\b(?:maker|mover)[^.?]{0,30} accepts?\b/i,
];

/** 'Do you take that as friendly?', 'I'll second it, if Mr. Roy would take a friendly amendment': offered, and not taken in. */
const isOffered = /\?$|\bif (?:\S+ ){1,4}(?:would|will|could|can|wants?|is willing)\b/i;

/** An amendment that the mover takes in without a vote. */
export function acceptsAmendment(text: string): boolean {
  return !isOffered.test(text) && acceptances.some((acceptance) => acceptance.test(text));
}

const span = String.raw`(?:an?|one|two|three|four|\d)[- ](?:weeks?|months?|meetings?)`;
/** 'A two-week hold for Bill 12', 'holding Bill 12 for a public hearing', as a question has it. */
export const holdPut = phrases(String.raw`
  \b${span} hold\b
  \bholding (?:it|this|that|(?:the )?(?:bill|item|ordinance|resolution|matter|paper)(?: [\w#.-]+)?) for (?:${span}\b|(?:an? )?(?:\w+ ){0,2}public hearing\b)
`);
const asksToHold = pattern('i')`${holdPut}`;

/** Whether a question is on putting a matter off, and the motion in hand was for something else. */
export const putsHold = (question: string, motion: string | null): boolean =>
  asksToHold.test(question) && !/\bhold/i.test(motion ?? '');

const lead = '^(?:(?:to|that we|we) )?';
/** 'Lay it on the table', 'refer it to staff': what takes the motion under it off the table. */
const putsAside =
  '(?:lay|table|postpone|defer|refer|remand|recommit|put (?:it|this|that|the \\w+) off)';

const purposes = phrases(String.raw`
  (?:call|move|order) (?:for )?(?:the )?(?:previous )?question
  (?:the )?previous question
  close (?:the )?(?:debate|discussion)
  (?:limit|extend|end) (?:the )?(?:debate|discussion|meeting|time)
  extend\b.{0,30}\bminutes
  (?:${putsAside}|divide)\b
  (?:suspend|waive) (?:the |its |our )?(?:rules|council rules)
  take a (?:recess|break)
  recess\b
`);
const subsidiary = pattern('i')`${lead}${purposes}`;
const disposing = pattern('i')`${lead}${putsAside}\b`;

/** A motion about how to go on with another one: table it, refer it, close the debate on it. */
export function isSubsidiary(motion: string): boolean {
  return subsidiary.test(motion);
}

/** Whether a subsidiary motion that carried takes the motion under it off the table. */
export function disposes(motion: string): boolean {
  return disposing.test(motion);
}

const denial = pattern('i')`^(?:${phrases(`
  to
  that
  we
  I move
  for
  the
  a
  recommend
  recommendation of
`)} )*(?:den(?:y|ying|ial)|reject|refus(?:e|al)|disapprov(?:e|al)|decline|turn down)\b`;

const advised = pattern()`(?:(?:city|county|town|village|full) )?${words(
  'council board commission commissioners supervisors selectmen',
)}(?: of \w+)?`.source;
/** "Adopt Resolution 25-01, recommending that the city council deny the rezoning": a commission advises no. */
const advisesDenial = pattern(
  'i',
)`\brecommend(?:s|ing)?(?: (?:denial|disapproval)\b|(?: to)?(?: that)? (?:the )?${advised},? (?:to )?(?:deny|reject|disapprove)\b)`;

const upholds = String.raw`(?:the |their )?(?:[\p{L}’']+ ){0,4}?`;
const advice = String.raw`(?:recommendation|decision) (?:to (?:deny|reject|disapprove)|(?:of|for) (?:denial|disapproval))`;
/** Who rejects all bids, or the appeal from a refusal, refuses nothing that is before the body. */
const ofOthers = String.raw`(?!.*\b(?:bids?|appeals?|claims?)\b|.* and (?:approve|grant)\b)`;
/** 'Uphold the planning commission's recommendation to deny', 'affirm the denial': what others refused stays refused. */
const upholdsDenial = pattern('iu')`^(?:(?:to|that|we) )*(?:${phrases(String.raw`
  (?:uphold|affirm|sustain|accept|adopt|approve|follow) ${upholds}${advice}${ofOthers}
  (?:uphold|affirm|sustain) ${upholds}denial
`)})\b`;

/** Whether a motion is to refuse what was asked for: what carries then is the refusal. */
export function isDenial(motion: string): boolean {
  return [denial, advisesDenial, upholdsDenial].some((refuses) => refuses.test(motion));
}

const steps = pattern('i')`${lead}(?:${phrases(String.raw`
  open|re-?open|close|enter|exit|leave|begin|end|(?:go|move) in ?to|come out of|return (?:to|from)|(?:re)?convene(?: (?:in|to))?
`)}) (?:(?:all|both) (?:of )?)?(?:the |an? )?(?:public |closed |executive |open |regular )*(?:hearing|session|meeting)s?\b`;
/** 'Motion to close', of what stands open. */
const stepAlone = pattern('i')`${lead}(?:re-?open|close)\W*$`;

/** A step of the meeting itself: to open or close a hearing, to go into closed session or come out of it. */
export const opensOrCloses = (motion: string) => steps.test(motion) || stepAlone.test(motion);

/** The same and nothing else: 'close the hearing and approve the permit' decides on the permit. */
export const onlyOpensOrCloses = (motion: string) =>
  opensOrCloses(motion) &&
  !/\band (?:to )?(?:approve|adopt|grant|deny|recommend|accept|pass|enact|award)/i.test(motion);
