import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { findNames, type NameMention } from '../facts/names.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Vote } from '../vote.ts';
import type { Ballot } from './ballot.ts';
import { wordCount } from './motion-text.ts';
import { isNamedVoice, sameSurname } from './same-motion.ts';
import { answersAtOnce } from './uncalled-ayes.ts';

/** In sentences: voices answer at once, with a remark or two between. */
const reach = 12;

const polite = String.raw`(?:(?:okay|all right|alright|and|so|now|great|perfect|good|very good|excellent|thank you)[,.]? )*`;
/** 'Aye.', 'Yes, yes.', and 'I.' or 'Hi.' as captions have it. */
const onlyAyes = pattern(
  'i',
)`^(?:\W*${words('aye ayes yes yea yeah i eye hi yay')}\b\W*)+(?:all righty?\W*)?$`;
/** 'All in favor say aye, aye.': asked and answered in one breath. */
const inOneBreath = /\bsay(?:ing)? (?:aye|yes|yea)[,.;:]? (?:aye|ayes|yes|yea|i|hi)\b[^?]*$/i;
const onlyNoes = pattern('i')`^(?:\W*${words('no nay nope')}\b\W*)+$`;
/** 'Any opposed?', 'all those against', 'contrary minded'; not 'opposed, none'. */
const asksOpposed = pattern('i')`^${polite}${phrases(String.raw`
  (?:is |are )?(?:there )?(?:any(?:one|body)?|all|those)?(?: (?:those|of those))? ?(?:who (?:are|is) )?(?:opposed|opposition|against|nays?|noes)\b
  (?:those )?contrary(?: minded)?
  (?:all|any) (?:those )?(?:not in favou?r|opposing)
`)}`;
/** 'Hearing none', 'seeing no opposition', 'none opposed'. */
const silence = pattern('i')`^${polite}${phrases(String.raw`
  (?:hearing|seeing|there being|hearing and seeing|i hear|i see)(?: and (?:hearing|seeing))? (?:none|no (?:one|opposition|objections?|nays?|noes|others?))
  none(?: opposed)?[.!]*$
  nobody[.!]*$
  no one opposed
`)}`;

/** 'With Ms. Hale and Mr. Roy opposed', 'let the record show Ms. Hale voting no': who, between the two. */
const toldAgainst =
  /\b(?:with|let the record (?:show|reflect)(?: that)?) (?<who>.{2,60}?),? (?:opposed|against|dissenting|(?:voting|votes|voted) (?:no|nay|against)|in opposition)\b/i;
const nobody = /\b(?:no one|nobody|none|no|nay|in favou?r|everyone|anyone|all)\b/i;
const tellsWho =
  /^(?:(?:and|okay|so)[,.]? )*(?:that's|that is|that was|it's) (?<who>[^,;]{3,40})[.,]/i;
/** 'I'll abstain', 'I wasn't here for that one, so I'm abstaining.' */
const abstains =
  /^(?!.*\?$)(?!(?:if|should|can|do|may|would)\b)(?:(?!\bif\b).)*\bI(?:'ll| will|'m| am| have to|'m going to| am going to)? (?:be )?abstain(?:ing)?\b/i;

/** In sentences: how soon a chair goes on who rules on nothing. */
const goesOnWithin = 3;
/** In words: once the meeting is at something else, a longer sentence is about that. */
const shortRemark = 6;
/** 'We have a nay', 'we have a question from Ms. Lee': still at the vote. */
const isOfVote = pattern()`.{0,60}\b${words(`
  nays? no not split tie object\\w* disagree\\w* oppos\\w* against abst\\w* questions? discussion comments?
  conflict problem amendment motion second quorum majority unanimous
`)}\b`.source;
/** 'Thank you very much.', 'next item is', 'item nine': the meeting is at something else. */
const goesOn = pattern('i')`^${polite}${phrases(String.raw`
  (?:thank you|thanks)\b
  (?:(?:the|our) )?next (?:(?:agenda |action )?item|up|we have|is|one|order of business)\b
  (?:agenda )?item (?:number )?(?:\d+|[a-z]|\p{L}+teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b
  (?:that )?(?:brings|takes) us to\b
  (?:now,? )?(?:we'll|we will|we can|we|let's|let us|you can|you may)(?: now)?(?: go ahead and)? (?:move|go|turn) (?:on|to)\b
  (?:then )?we(?: do)? (?:also|now) (?:do )?have\b(?!${isOfVote})
  then we (?:do )?have\b(?!${isOfVote})
  we (?:do )?have (?:an?|some|another|one more|two|three|four|our|several)\b(?!${isOfVote})
  we(?:'re| are) (?:now )?(?:(?:moving|going) )?(?:on to|back to|revisiting)\b
  next,? (?:we|is|are|up|comes)\b
  (?:the )?(?:second|third|fourth|next|last|final|other) one\b
  moving on\b
  good (?:morning|afternoon|evening|night)\b
  (?:okay|all right|alright|great|perfect|wonderful)[.!]*$
  (?:any )?questions (?:from|of|for)\b
`)}`;
/** 'No, no', 'I'm opposed', 'show of hands', 'hold on', 'what was that?': it is not settled by going on. */
const doubts = pattern('i')`\b(?:${phrases(`
  no
  nay
  nope
  (?<!none )(?<!any )oppos(?:ed|e|es)
  against
  not in favou?r
  have (?:an? )?(?:question|objection)
  abstain\\w*
  abstention
  recus\\w*
  (?:roll|role)[- ]?call
  call the (?:roll|vote)
  hands?
  division
  count(?:ed)?
  tie
  fails?
  failed
  hold on
  wait
  sorry
  withdraw\\w*
`)})\b|\?$`;

/** 'I don't think we need to vote on that', 'we may not need that motion'. */
const needless = pattern('i')`\b(?:${phrases(String.raw`
  (?:don't|do not|didn't|did not) (?:think (?:that )?(?:we|you) )?(?:need|have) (?:to (?:vote|have a vote)|a (?:vote|motion)|(?:that|the|this) (?:vote|motion))\b
  (?:may|might|probably) not (?:need|require) (?:a|that|the|this) (?:vote|motion)\b
  no (?:vote|motion) (?:is |was )?(?:needed|required|necessary)\b
`)})`;

/** Takes in the voices that answer a question, and the silence after 'any opposed'. */
export function hearVoices(
  ballot: Ballot,
  { text, index: at, speaker }: Pick<SpokenSentence, 'text' | 'index' | 'speaker'>,
): void {
  const { questionAt, rollAt, voices } = ballot;
  if (questionAt === null || rollAt !== null || at - questionAt > reach) return;
  const isAnswer = at > questionAt;
  if (isAnswer && abstains.test(text)) nameVoice(ballot, speaker, 'abstain');
  // 'And then we have a notice, we don't need a vote on it.'
  voices.isNeedless ||= isAnswer && needless.test(text) && !goesOn.test(text);
  if (isAnswer && at - Math.max(questionAt, ballot.lastAt) <= goesOnWithin) {
    const isShort = wordCount(text) <= shortRemark;
    voices.isDoubtful ||= (isShort || !voices.wentOn) && !goesOn.test(text) && doubts.test(text);
    voices.wentOn ||= goesOn.test(text);
  }
  const against = isAnswer && voices.opposedAsked ? namedAgainst(text, voices, at) : [];
  const isAye = isAnswer
    ? onlyAyes.test(text)
    : at === questionAt && (inOneBreath.test(text) || answersAtOnce(text));
  if (isAye && !voices.opposedAsked) {
    voices.ayes += 1;
    voices.lastAt = at;
  } else if (isAnswer && onlyNoes.test(text) && voices.opposedAsked) {
    // 'Anybody opposed? No. Good.': whoever asked found nobody.
    const isOwnAnswer =
      speaker !== null && speaker === voices.askedBy && at - (voices.lastAt ?? at) <= 1;
    voices.noes += isOwnAnswer ? 0 : 1;
    voices.noAt = isOwnAnswer ? voices.noAt : at;
    if (!isOwnAnswer) nameVoice(ballot, speaker, 'no');
    voices.lastAt = at;
  } else if (against.length > 0) {
    for (const { title, name } of against) nameVoice(ballot, `${title} ${name}`, 'no');
  } else if (asksOpposed.test(text)) {
    voices.opposedAsked = true;
    voices.askedBy = speaker;
    voices.lastAt = at;
  } else if (isAnswer && silence.test(text) && (voices.opposedAsked || voices.ayes > 0)) {
    voices.opposedAsked = true;
    voices.ayes += 1;
    voices.lastAt = at;
  }
}

/** Whom the chair names against: 'That's Commissioner Prewett' right behind a no, 'with Ms. Hale opposed.' */
function namedAgainst(text: string, { noAt }: Ballot['voices'], at: number): NameMention[] {
  if (text.endsWith('?')) return [];
  const behindNo = noAt === at - 1 ? tellsWho.exec(text) : null;
  const who = (toldAgainst.exec(text) ?? behindNo)?.groups?.who;
  return who === undefined || nobody.test(who) || /unanim/i.test(text) ? [] : findNames(who);
}

/** Notes who spoke against or abstained, by the record's label or the chair's word. */
function nameVoice({ voices }: Ballot, speaker: string | null, vote: 'no' | 'abstain'): void {
  if (speaker === null || !isNamedVoice(speaker)) return;
  if (!voices.named.some(({ name }) => sameSurname(name, speaker)))
    voices.named.push({ name: speaker, vote });
}

/** Tells the outcome of a vote that nobody ruled on, where what was heard after it leaves no other. */
export function decideUnruled(ballot: Ballot): void {
  if (ballot.voices.isNeedless) return;
  const isByVoices = decidedByVoices(ballot);
  if (!isByVoices && !decidedByGoingOn(ballot)) return;
  ballot.outcome = 'adopted';
  ballot.outcomeAt = ballot.voices.lastAt ?? ballot.questionAt;
  if (!isByVoices)
    ballot.method = ballot.method === 'electronic' ? 'unannounced electronic' : 'unannounced voice';
}

/**
 * What the voices decided where the chair went on without a ruling: ayes or silence, and nobody
 * against. A question of which only one half was put decides nothing unless ayes answered it.
 */
function decidedByVoices(ballot: Ballot): boolean {
  const { voices, rollAt, motion, mover, seconder, startAt, questionAt } = ballot;
  const isPutWhole = voices.ayes > 0 && voices.opposedAsked;
  const isMoved =
    motion !== null ||
    mover !== null ||
    seconder !== null ||
    ((isPutWhole || voices.ayes > 0) && questionAt !== null && startAt < questionAt);
  return (
    isMoved && rollAt === null && voices.noes === 0 && (voices.ayes > 0 || voices.opposedAsked)
  );
}

/**
 * Whether a question that was put to all was left at that: no voice and no doubt was heard against it,
 * nobody told a result, and the meeting went on to something else.
 */
function decidedByGoingOn({ voices, rollAt, method, startAt, questionAt }: Ballot): boolean {
  const isMoved = questionAt !== null && startAt < questionAt;
  const isPut = (method === 'voice' || method === 'electronic') && rollAt === null;
  return isMoved && isPut && voices.wentOn && !voices.isDoubtful && voices.noes === 0;
}

/** Who spoke against or abstained; nobody where more were heard so than were counted. */
export function namedVoices(
  { voices }: Ballot,
  { no, abstain }: { no: number | null; abstain: number | null },
): Vote['rollCall'] {
  const told = (side: string) => voices.named.filter(({ vote }) => vote === side).length;
  const fits = told('no') <= (no ?? Infinity) && told('abstain') <= (abstain ?? Infinity);
  return fits ? voices.named : [];
}
