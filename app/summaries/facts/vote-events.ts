import type { Vote, VoteMethod } from '../draft.ts';
import { findTallies, type Tally } from './tallies.ts';

/** What a sentence does in the taking of a vote. A sentence can do several things at once. */
export type VoteEvent =
  | { kind: 'motion'; text: string | null }
  | { kind: 'second' }
  | { kind: 'question'; subject: string | null; method: VoteMethod | null }
  | { kind: 'recorded'; method: VoteMethod }
  | { kind: 'roll' }
  | { kind: 'objection'; subject: string | null }
  | { kind: 'tally'; tally: Tally }
  | { kind: 'outcome'; outcome: NonNullable<Vote['outcome']>; consent: boolean }
  | { kind: 'withdrawn' };

const moves =
  /\bI(?:'d| would| will|'ll)?(?: like| want)?(?: to)?(?: so| hereby| also| therefore| now)? move(?! (?:on|it|to (?:the )?(?:next|item)|forward|along|ahead|into|quickly|past|over|away|back|around|up|down|through|out)\b)\b[,:]?\s*/i;
const movedBy =
  /\b(?:moved by|motion (?:was |is )?(?:made )?(?:by|from)|motion and (?:a )?second (?:by|from))\b/i;
const motionTo =
  /\b(?:(?:I(?:'ll| will| would like to|'d like to)? make|make|have|there is|there's|is there|entertain|call for|need|take) (?:a|the|that) motion|motion (?:by|from) [^,.;]{2,60}?|the motion is|motion)[,]? (?:to|that|for) /i;
const soMoved =
  /\b(?:so moved|move (?:approval|adoption|to approve)|I(?:'ll| will)? (?:so )?move(?: it)?[.!]*$)/i;
const namedMoves = /\b\p{Lu}[\p{L}'-]+ (?:moved|moves) (?:to|that|for|approval|adoption)\b/u;
const secondWords =
  /\b(?:I(?:'ll| will| would)? second(?: (?:it|that|the motion))?|seconded|second(?:ed)? by|second from|seconds(?: the motion)?)\b|^second(?:ed)?[.!]*$|^(?:I )?second(?: (?:it|that|the motion))?[.!]*$/i;
const asksForSecond =
  /\b(?:is there|do I have|do I hear|need|can I get|looking for|may I have) a second\b/i;

const favor =
  /\b(?:(?:all|those|everyone|anyone|members) (?:those |of those |who are )?in favou?r\b|in favou?r,? (?:please )?(?:say|signify|raise|indicate)|signify by (?:saying|raising|voting)|say (?:aye|yea)\b)/i;
const questionOn =
  /\bthe question(?:'s|s| is| are| occurs| now occurs| comes)*(?: now)? (?:on|upon|whether)\b\s*/i;
const show = /\b(?:show of hands|raise your hands?|by raising|hands up)\b/i;
const callRoll =
  /\b(?:call the roll|roll[- ]call(?: vote)?,? please|(?:take|have|do) (?:a|the) roll[- ]?call|poll the (?:board|council|members))\b/i;
const recordedVote = /\b(?:recorded vote|roll[- ]?call(?: vote)?|division|yeas and nays)\b/i;
const openVote =
  /\b(?:open the vote|vote is (?:now )?open|cast your votes?|please vote|voting is open|record your votes?)\b/i;
const objection =
  /\b(?:(?:is|are) there any (?:objections?|opposition)|any objections?|if there(?:'s| is| are) no objections?|hearing no objections?|seeing no objections?)\b/i;

const ayesHave = /\b(?:ayes?|eyes?|i's|eye's|yeas?|yays?|yeses|ays)(?: appear to| do)? have it\b/i;
const noesHave =
  /\b(?:noes|nos|no's|nose|nays?|knows?|know's|neighs)(?: appear to| do)? have it\b/i;
const subjects =
  'motion|amendments?|resolution|ordinance|item|measure|bill|minutes|agenda|calendar|proposal|application|request|appeal|question|rule|contract|plan|recommendation|substitute|h\\.?r\\.? ?\\d+|s\\.? ?\\d+|that|it|which';
const passes = new RegExp(
  `\\b(?:${subjects})\\b[^.;]{0,40}?\\b(?:carries|passes|pass(?:ed)?|carried|prevails|(?:is|are|was|were|has been|have been|stands?|be)(?: hereby| so| now| unanimously)*(?: agreed(?: to)?| adopted| approved| passed| accepted| granted))\\b`,
  'i',
);
const fails = new RegExp(
  `\\b(?:${subjects})\\b[^.;]{0,40}?\\b(?:fails|failed|loses|lost|dies|died|(?:is|are|was|were|has been)(?: hereby| so)* (?:not (?:agreed|adopted|approved|carried|passed)|defeated|rejected|denied|lost)|(?:does|do|did) not (?:pass|carry|prevail)|(?:doesn't|don't|didn't) (?:pass|carry|agree))\\b`,
  'i',
);
const barePass =
  /^(?:(?:and|so|okay|ok),? )?(?:it |that |this )?(?:carries|passes|carried|passed|approved|adopted|unanimous)(?: unanimously)?[.!]*$/i;
const bareFail =
  /^(?:(?:and|so|okay|ok),? )?(?:it |that )?(?:fails|failed|defeated|rejected)[.!]*$/i;
const elsewhere =
  /\b(?:last|previous|prior) (?:year|week|month|congress|session|meeting)|\byears? ago\b|\bif (?:the|this|that|it|we|they|your)\b|\bwhen (?:the|this|that|it)\b|\b(?:would|could|should|might|may|can)\b|\bhope\b|\bshall\b|\bprovides?\b/i;

/** What a sentence does in the taking of a vote, from its words alone. */
export function voteEventsIn(text: string): VoteEvent[] {
  const events: VoteEvent[] = [];
  if (
    !/mov|motion|amend|second|favo|vote|voting|roll|question|have it|carr|pass|fail|agree|adopt|approv|reject|defeat|object|ayes|yea|nay|years|noes|withdr|hand|poll|den(?:y|ied)|lost|unanim|yes|abst|\d|say|lose|die/i.test(
      text,
    )
  )
    return events;
  if (/\bI(?:'ll| will|'d like to)? withdraw (?:my|the|that) (?:amendment|motion)\b/i.test(text))
    events.push({ kind: 'withdrawn' });
  const motion = motionIn(text);
  if (motion !== null) events.push(motion);
  if (secondWords.test(text) && !asksForSecond.test(text)) events.push({ kind: 'second' });
  const question = questionIn(text);
  if (question) events.push(question);
  if (openVote.test(text)) events.push({ kind: 'recorded', method: 'electronic' });
  else if (
    recordedVote.test(text) &&
    text.length < 160 &&
    /request|ask|order|demand|call for|^(?:\W*to )?roll|for roll|the yeas and nays|take/i.test(text)
  ) {
    events.push({ kind: 'recorded', method: 'roll call' });
  }
  if (callRoll.test(text)) events.push({ kind: 'roll' });
  if (objection.test(text)) {
    // Leave to speak or to put a paper on record is granted, not voted on.
    const subject = /\bobjections? to (.{4,160})/i.exec(text)?.[1] ?? null;
    const isLeave = /\b(?:request|consent|record|recess|gentle\w+)\b/i.test(subject ?? '');
    events.push({ kind: 'objection', subject: isLeave ? null : subject });
  }
  for (const tally of findTallies(text)) events.push({ kind: 'tally', tally });
  const outcome = outcomeIn(text);
  if (outcome) events.push(outcome);
  return events;
}

const broughtBy =
  /\b(?:motion|moved) by [^.;,]{2,60},? (?:and )?(?:a )?second(?:ed)? by [^.;,]{2,50},? (?:to|that) (.{6,})$/i;

function motionIn(text: string): VoteEvent | null {
  if (questionOn.test(text)) return null;
  const brought = broughtBy.exec(text)?.[1];
  if (brought) return { kind: 'motion', text: brought };
  const said = moves.exec(text);
  if (said) return { kind: 'motion', text: text.slice(said.index + said[0].length) };
  if (/\bI (?:have|offer) an amendment to\b/i.test(text)) return { kind: 'motion', text: null };
  const asked =
    /\b(?:is there|entertain|need|looking for|do I have|do I hear|call for|may I have|can I get)\b/i.test(
      text,
    );
  const to = motionTo.exec(text);
  const opens = to !== null && to.index === 0;
  const introduces =
    /make|have|there is|there's|entertain|by|from|call for|need|take|is there|motion is/i;
  if (
    to &&
    (opens || introduces.test(to[0])) &&
    !/\bmotion to recommit\b/i.test(text) &&
    (asked || movedBy.test(text) || !passes.test(text))
  )
    return { kind: 'motion', text: text.slice(to.index + to[0].length) };
  if (movedBy.test(text) || soMoved.test(text) || namedMoves.test(text)) {
    const tail =
      /\b(?:moved|moves|move)(?: by [^,.;]{2,50})?(?:,? (?:and )?second(?:ed)? by [^,.;]{2,50})?,? (?:to|that) (.{8,})$/iu.exec(
        text,
      )?.[1] ?? null;
    return { kind: 'motion', text: tail };
  }
  return null;
}

function questionIn(text: string): VoteEvent | null {
  const on = questionOn.exec(text);
  const isPut =
    favor.test(text) && !/\bI(?:'m| am) in favou?r\b|\byou(?:'re| are) in favou?r\b/i.test(text);
  const byHand = show.test(text);
  if (!on && !isPut && !byHand) return null;
  const subject = on ? text.slice(on.index + on[0].length) : null;
  return { kind: 'question', subject, method: byHand ? 'hand' : isPut ? 'voice' : null };
}

function outcomeIn(text: string): VoteEvent | null {
  const adopted = { kind: 'outcome', outcome: 'adopted', consent: false } as const;
  const rejected = { kind: 'outcome', outcome: 'rejected', consent: false } as const;
  if (noesHave.test(text)) return rejected;
  if (ayesHave.test(text)) return adopted;
  if (text.length > 260) return null;
  if (
    elsewhere.test(text) &&
    !/\b(?:carries|passes|is (?:not )?(?:agreed|adopted|approved))\b/i.test(text)
  )
    return null;
  if (/\?$/.test(text)) return null;
  if (bareFail.test(text) || fails.test(text)) return rejected;
  if (barePass.test(text) || passes.test(text)) return adopted;
  if (
    /\b(?:hearing|seeing) (?:none|no objections?)\b.*\bso (?:ordered|moved)\b|\b(?:so ordered)\b/i.test(
      text,
    )
  )
    return { kind: 'outcome', outcome: 'adopted', consent: true };
  return null;
}
