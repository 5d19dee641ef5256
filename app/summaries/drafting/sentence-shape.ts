import { capitalized } from '#app/platform/language/capitalized.ts';
import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { pastVerbs } from './verb-vocabulary.ts';

/** 'Which is why', 'strike section 4': the rest of another sentence. */
const rest = pattern('i')`^${[
  ...words(
    'grant strike insert which who whose whom than including such especially particularly nor',
  ),
  'secretary told',
  'or as',
]}\b`;
/** 'Although the fee', 'for example': needs a clause of its own after a comma. */
const subordinate = pattern('i')`^${words(
  'where when while although though unless whether as of to for with by from not even if because since',
)}\b`;
/** In words: what follows the comma is a clause, and no tail. */
const ownClause = /, (?:\S+ ){2,}\S/;
/** 'To add six officers is almost $450,000': what it begins with is what the sentence is about. */
const toDoIs =
  /^To (?!the\b|an?\b|our\b)\p{Ll}+ (?:(?!who|that|what|which)\S+ ){1,9}?(?:is|was|would|will|costs?) (?=\S)/u;

/** 'I guess because we came across an example': the reason of a sentence before it. */
const bareReason = /^(?:I (?:guess|think|mean|suppose),? )?because\b/i;
/** 'At that point in time, but it is fine': what it begins with belongs to the sentence before. */
const brokenStart = /^(?:At|In|On|For|With|From) [^,]{3,30}, (?:but|and|so)\b/;

/** 'Is to ensure that requests are aligned', 'As well as policy 12', 'Saying the cuts cannot be done': without who or what. */
const headless = pattern('u')`^(?:${phrases(String.raw`
  (?:Is|Are|Was|Were|Has|Have) (?:an?|the|to|that|not|been|\p{Ll}+ing)
  As well as|Along with|Above the|Always|It therefore
  (?:Saying|Stating|Noting|Meaning|Identifying|Requesting)
`)})\b`;
/** 'To create lots, one and two of the plat': what stands behind the comma is no clause. */
const onlyPurpose =
  /^To \p{Ll}+ (?!.*, (?:I|we|you|they|he|she|it|there|this|that|the|our|staff|\p{Lu})[\p{L}'’]* )/u;

export const isFragment = (text: string) =>
  rest.test(text) ||
  headless.test(text) ||
  (onlyPurpose.test(text) && !toDoIs.test(text)) ||
  brokenStart.test(text) ||
  (bareReason.test(text) && !ownClause.test(text)) ||
  (subordinate.test(text) && !ownClause.test(text) && !toDoIs.test(text));

const asked = words('you we they it he she there that this anybody anyone somebody');
/** 'Approved the plat and sent it on', 'will be closed': captions, or where they were parted, left out who did. */
export const lacksDoer = pattern(
  'u',
)`^(?:Could|Will|Would|Can|Should|Must) (?!${asked}\b|(?:the|these|those|our|your|all)\b)\p{Ll}|^(?!Based|Compared|Need|Speed|Indeed|Attached)(?:\p{Lu}\p{Ll}+ed|${pastVerbs.map(capitalized)}) ${words(
  'the a an to that it them him her us all our their his my these those this',
)}\b`;

/** 'We will look at the.', 'it feels like breaking it up would be.': captions broke the sentence off. */
export const danglingEnd = pattern(
  'i',
)`\b(?:(?:would|will) be|(?<=\S \S+ )(?:mr|mrs|ms|dr)|${words(`
  the a an of to in on at for with from by and or which is are was as our their his its my your than if but we they i because so when where
`)})[.!]$`;

/** 'Are you including the officers on leave.', 'a discount, or is it the full price': asked, though captions set no mark. */
const question = pattern('i')`^(?!(?:should|were|had) [^,]+, )${words(`
  are is do does did can could will would have has should was were isn't aren't don't doesn't didn't can't couldn't wouldn't
`)} ${asked}\b|\bor (?:is|are|do|does|did|can|will|would) ${asked}\b`;
export const isQuestion = (text: string) => question.test(text);

const before = words(`
  they they're they've he he's she she's it it's its that that's those these them his her their
`);
/** 'I think it's', 'I'm assuming they': of whom or what was said before; 'I think it's important to' says it itself. */
const opinion = String.raw`(?:(?:I (?:think|believe|guess|know|mean|understand)|I'm (?:sure|assuming|guessing)|it (?:looks|seems) like)(?: that)?,? )+`;
const pronoun = String.raw`(?:it|it's|they|they're|they've|that's|he|he's|she|she's)\b(?! who\b)`;
const saysItself = String.raw`(?!it(?:'s| is| was| would be)(?: \w+)? (?:important|time|fair|clear|good|bad|hard|best|better|necessary|possible|our|my)\b)`;
const thisIs = String.raw`this (?:is|was|has|will|would|isn't|also|can|could|means|one)\b`;

/** 'With that in mind', 'for example', 'fast forward today': goes on from what was said before. */
const goesOnFrom = pattern()`(?:${phrases(String.raw`
  for example|in talking|fast forward|conversely|like(?= if\b)|instead of
  (?:with|at|in|on|from|if|because of|whenever) (?:that|this|those)
  (?:when|while) (?:I|we|you|they|he|she)
  back (?:in|then)|again|also|then
`)})\b`;

/** A sentence that begins so is about something said before it. */
export const leansBack = pattern(
  'i',
)`^(?:(?:so|and|but) )?(?:${before}\b|${opinion}${saysItself}${pronoun}|${thisIs}|${goesOnFrom.source})`;

export const firstPerson = /\b(?:I|I'm|I've|I'd|I'll|me|[Mm]y|mine|myself)\b/;
/** Whom a sentence speaks to; 'you know' and 'as you can see' speak to nobody. */
export const secondPerson = /\b(?:you(?! know\b| can see\b| see\b)|your|you're|you've|yours)\b/i;
