import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { findNames } from '../facts/names.ts';
import type { VoteMethod } from '../vote.ts';
import { type About, aboutOf, subjectIn } from './question-subject.ts';

export type SaidQuestion = {
  /** What stands after 'the question is on', 'in favor of', 'call the roll on'. */
  subject: string | null;
  about: About;
  method: VoteMethod | null;
  /** The other half of a question: 'all opposed, raise your hand'. */
  isOtherHalf: boolean;
};

/** The call of a roll. */
export type SaidRoll = {
  subject: string | null;
  about: About;
  /** The first name is called in the same breath. */
  beginsHere: boolean;
};

const voters = '(?:all|those|everyone|everybody|anyone|members|board members|council members)';
const whoAre = '(?: (?:those|of those|who are|that are|who is))?';
/** 'All those in favor', 'those voting', 'in favor, please say', 'signify by saying'. */
const favor = pattern('iu')`\b${[
  String.raw`${voters}${whoAre} in favou?r\b`,
  String.raw`^(?:\p{L}+, )?all favou?r\b`,
  String.raw`(?:those|all) (?:voting|in support)\b`,
  String.raw`in favou?r[,:]? (?:please )?(?:say|signify|raise|indicate|vote|of the motion)`,
  String.raw`in favou?r\?`,
  String.raw`^(?:(?:okay|so|and|all right)[,.]? )*all for(?: it| that| this)?\?`,
  String.raw`^(?:(?:okay|so|and|all right)[,.]? )*in favou?r(?: of [^?.!:]{3,60}[?:]|, (?:hands|show of hands|please)\b)`,
  'signify by (?:saying|raising|voting)',
  // A school board's pupils say first how they would vote.
  String.raw`^(?:and )?(?:everyone|everybody|all) else[?.]`,
  // 'And I also say aye' is the chair's own answer.
  String.raw`(?<!\bI (?:(?:also|will|would|do) )?)say (?:aye|yea)\b`,
  String.raw`^(?:and )?(?:if )?(?:all who |those who )?(?:you )?favou?r (?:the|that|this) \p{L}+`,
]}`;
/** 'I'm all in favor of this' is an opinion; captions have 'I'm in all in favor'. */
const isInFavor =
  /\b(?:I(?:'m| am)|you(?:'re| are)|were|we are) in favou?r\b|\b(?:I(?:'m| am)|they(?:'re| are)) (?:in )?all in favou?r\b(?!.*(?:\b(?:say|signify|raise)\b|\?))/i;

/** 'All in favor, motion passes': told of a roll that was called, and no question. */
export const toldInFavor =
  /^(?:(?:okay|so|and),? )*all in favou?r[,.]? (?:with|motion|the motion|it)\b/i;

const occurs = "(?:'s|s| is| are| occurs| now occurs| comes)";
/** 'The question now occurs on the amendment', 'the vote is on the plat', but not 'some of the question on it'. */
const questionOn = pattern('i')`${[
  String.raw`\bthe question${occurs}+(?: now)? (?:on|upon|whether)\b`,
  String.raw`^(?:(?:and|so|now)[,.]? )*the question (?:on|upon)\b`,
  String.raw`\bvote is (?:now )?(?:on(?= the\b)|whether\b)`,
  String.raw`(?<!\b(?:when|once|until|before|unless|if) )\bwe(?:'re| are) (?:now )?ready to vote(?: on(?: voting (?:is|has)\b.*)?|(?=[.,]|$))`,
]}\s*`;

/** 'Show of hands', 'raise your right hand', 'please stand'. */
const show = pattern('i')`\b${[
  '(?:a |I )?shows? (?:of )?hands',
  'raise your (?:right )?hands?',
  'by raising',
  'hands up',
  String.raw`by (?:your )?hands?\b`,
  'please (?:stand|rise)',
]}`;

/** 'If you would like to speak, please use the raise your hand feature', 'you might have to raise your hand', 'if you'd raise your hand, we'll bring you one'. */
const asksToSpeak = pattern('i')`\b(?:${phrases(String.raw`
  speak|comment|testify|unmute
  raise your hands? (?:feature|function|button|icon|option)
  (?:have|need|free) to raise
  if (?:you|any(?:one|body)|some(?:one|body))\b(?!.*\b(?:favou?r|support|agree|oppos|against))[^?]{0,40}\braise your
`)})\b`;

// Captions write 'role' for 'roll'.
const roll = '(?:roll|role)';
/** What is said of a roll call, and is nobody's name: 'roll call dana lou and ray' calls it. */
const noName = words(
  'is was are were be will has have votes voting number required that which for with of the we i',
).join('|');
/** 'Call the roll', 'please take the vote', 'roll call vote on', 'poll the board' (heard as 'pull'), '[calling role]'. */
const callRoll = pattern('iu')`\b${phrases(String.raw`
  call(?:ing)?,? (?:a |the )?(?:vote|(?<=the )voting|${roll}|names(?=[.,!]|$))(?!\w)
  ${roll}[- ]?call(?: vote)?,? (?:please|(?:starting|beginning) with)
  please (?:take|do) (?:a |the )?(?:vote|${roll})\b
  when (?:you hear|I call) your name
  (?:take|have|do|go to|go through|conduct|(?:going to|gonna|i'll|i will) ask for) (?:a|the) ${roll}[- ]?call
  ${roll}[- ]?call vote(?: on|[.:]|$)
  ${roll}[- ]?call[.!]?$
  ^${roll}[- ]?call(?: vote)? (?!.*\b(?:${noName})\b)(?=(?:\p{L}+ ){1,11}\p{L}+$)
  in favou?r[?,.]?,? (?:starting|beginning) with (?=(?-i:\p{Lu}))
  ^(?:starting|beginning) with (?=(?-i:\p{Lu})[\p{L}'’-]+[.!]*$)
  (?<=^(?:(?:okay|so|all right|and)[.,]? )*)${roll}(?: again)?(?:,? please)?(?=[.!]*$)
  (?<=^(?:\p{L}+, )?(?:(?:would|could|can) you |please )?)call it(?=[.!?]*$)
  (?:poll|(?:I'll|I will|I'm going to|I'm gonna|before we|let me) pull) the (?:board|council|members|commission(?:ers)?|committee|trustees)
`)}`;
/** 'It is on the floor yet to call the vote', 'then we will call the roll': not now. */
const notYet = pattern('i')`\b${phrases(String.raw`
  (?:yet|have|has|need|needs|ready|about) to call
  (?:before|until|when|after|once|if|and then|then) (?:we|you|I|they)(?:'ll|'re| will| are)?(?: going to| can)? (?:call(?! your name)|take|have|do)
  they(?:'re|'ll| are| will)?(?: going to)? call(?:ing|ed)?
  (?:has|['’]s got|have got) to (?:have|be)\b
  (?:already|just|never|didn't|did not|can't|cannot|don't) call(?:ed)?
`)}\b`;

/** 'So if we could do a roll call on this, please': now. */
const politely =
  /^(?:(?:okay|so|and|now),? )*if (?:we|you) (?:could |can )?(?:do|take|have|call)\b.*\bplease\W*$/i;

/** Whether a recorded vote is asked for and not only spoken of: 'I request', 'a roll call for'. */
const requests = pattern('i')`${phrases(String.raw`
  request
  ask
  order
  demand
  call(?:ed)? for
  ^(?:\W*to )?roll
  for (?:a )?(?:roll|division)
  the yeas and nays
  take
  ^division
  like a
`)}`;
const recordedVote = /\b(?:recorded vote|roll[- ]?call(?: vote)?|yeas and nays)\b/i;
/** 'I call for a division', but not the division of a department or Division Street. */
const division = /\bdivision\b(?! (?:of|is|has|manager|chief|director|street|i|\d))/i;
/** 'Open the voting', 'members, please vote': a voting machine. */
const openVote = pattern('iu')`\b${[
  'open the vot(?:e|ing)',
  'vot(?:e|ing) is (?:now )?open',
  'cast your votes?',
  'please vote',
  'record your votes?',
  'enter your votes?',
  // Where members press a button: 'we can go ahead and vote in the system', 'let's do a vote in BoardDocs'.
  String.raw`(?<!\b(?:before|if|when|until|once|after) (?:we|you) (?:can )?)go ahead and vote(?= (?:in|on)\b|[.!]*$)`,
  String.raw`(?:do|take) a vote in (?=(?-i:\p{Lu})|the system)`,
  // Where members press a button at the chair's word.
  String.raw`(?<=^(?:(?:(?:hearing|seeing|having) (?:none|no \w+)|okay|all right|so)[.,]? )*)all vote(?=[.!]*$)`,
]}(?!\w)`;

/** A request for a recorded vote is short; longer sentences tell of one. */
const longestRequest = 160;
/** The call of a roll with the subject's whole title in it. */
const longestRollCall = 220;

/** 'Voting has concluded. The motion passed': a machine's vote, though nobody was heard to open it. */
const votingOver = /\bvoting (?:is|has|was) (?:now )?(?:been )?(?:closed|concluded)\b/i;

/** A question that is put to the vote in a sentence, or null. */
export function questionIn(text: string): SaidQuestion | null {
  const on = questionOn.exec(text);
  if (toldInFavor.test(text)) return null;
  const isPut = favor.test(text) && !isInFavor.test(text);
  const byHand = show.test(text) && (isPut || !asksToSpeak.test(text));
  if (!on && !isPut && !byHand)
    return votingOver.test(text)
      ? { subject: null, about: null, method: 'electronic', isOtherHalf: false }
      : null;
  const subject = on ? text.slice(on.index + on[0].length) || null : subjectIn(text);
  const isOtherHalf =
    /\b(?:oppos\w+|against|contrary|nays?|noes|no)\b/i.test(text) &&
    !/\bfavou?r\b|\bayes?\b/i.test(text);
  return {
    subject,
    about: aboutOf(subject),
    method: byHand ? 'hand' : isPut ? 'voice' : null,
    isOtherHalf,
  };
}

/** How votes are asked to be recorded in a sentence, or null. */
export function recordingIn(text: string): VoteMethod | null {
  if (openVote.test(text)) return 'electronic';
  if (text.length >= longestRequest || !requests.test(text)) return null;
  if (recordedVote.test(text)) return 'roll call';
  return division.test(text) ? 'hand' : null;
}

/** 'Ms. Hale, how do you vote?' calls the first name with it. */
const asksMember = /\bhow (?:do|did|would) (?:you|ya) vot(?:e|es)\b/i;

/** 'Roll call please, um, Mr. Ortiz, yes': what follows the call, where the first name is called at once. */
export function calledAtOnce(text: string): string | null {
  const polled = pollsFirst.exec(text)?.[1];
  if (polled) return polled;
  const match = callRoll.exec(text);
  if (!match) return null;
  const rest = text.slice(match.index + match[0].length).replace(beforeCall, '');
  return findNames(rest)[0]?.from === 0 ? rest : null;
}
/** 'I'll poll the board, Jerome.': a chair who calls the names begins with the first. */
const pollsFirst =
  /\bI(?:'ll| will|'m going to|'m gonna)(?: just)? p[ou]ll (?:the \p{Ll}+,? )?(\p{Lu}\p{Ll}+[.?]?)$/u;
const beforeCall = /^(?:[\s,.:?]|(?:please|vote|um|uh)\b)+/i;

/** 'Call the voting, second reading, item number 59'. */
const itemNumbered =
  /(?<=(?:\b(?:on|for)|,) )(?:agenda )?item (?:(?:number|no\.?) )?\d[\d.]*[a-z]?\b/i;

/** A roll that is called in a sentence, with what it is on, or null. */
export function rollIn(text: string): SaidRoll | null {
  if (asksMember.test(text)) return { subject: null, about: null, beginsHere: true };
  const isLater = notYet.test(text) && !politely.test(text);
  if (!isLater && calledAtOnce(text) !== null)
    return { subject: null, about: null, beginsHere: true };
  if (!callRoll.test(text) || isLater || text.length > longestRollCall) return null;
  const subject =
    subjectIn(text)?.replace(/,? a roll$/i, '') ?? itemNumbered.exec(text)?.[0] ?? null;
  return { subject, about: aboutOf(subject), beginsHere: false };
}
