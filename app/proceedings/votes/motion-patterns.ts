/** What a sentence says of a motion: made, in these words where they were said. */
export type SaidMotion = { text: string | null };

const moves =
  /\bI(?:'d| would| will|'ll)?(?: like| want)?(?: to)?(?: so| hereby| also| therefore| now| then)? move(?! (?:on|it|to (?:the )?(?:next|item)|forward|along|ahead|into|quickly|past|over|away|back|around|up|down|through|out|here|there|in)\b)\b[,:]?\s*/i;
const movedBy =
  /\b(?:moved by|motion (?:was |is )?(?:made )?(?:by|from)|motion and (?:a )?second (?:by|from))\b/i;
// 'Mr. Lopez' does not end the sentence.
const person = '(?:\\b(?:Mr|Mrs|Ms|Dr)\\.|[^,.;]){2,60}?';
const motionTo = new RegExp(
  `\\b(?:(?:I(?:'ll| will| would like to|'d like to)? make|make|offer|propose|have|there is|there's|is there|entertain|call for|need|take|like|looking for|seek|hear|get|want) (?:an?|the|that|my) (?:(?:substitute|alternate|alternative|second|new|main|different) )?motion|motion (?:by|from) ${person}|the motion is|motion)[,]? (?:to|that|for) `,
  'i',
);
const soMoved =
  /\b(?:so moved|move (?:approval|adoption|to approve)|I(?:'ll| will)? (?:so )?move(?: it)?[.!]*$)/i;
const namedMoves = /\b\p{Lu}[\p{L}'-]+ (?:moved|moves) (?:to|that|for|approval|adoption)\b/u;
const broughtBy = new RegExp(
  `\\b(?:motion|moved) by ${person},? (?:and )?(?:a )?(?:second|support)(?:ed)? by ${person},? (?:to|that) (.{6,})$`,
  'i',
);
const movedTo = new RegExp(
  `\\b(?:moved|moves|move)(?: by ${person})?(?:,? (?:and )?(?:second|support)(?:ed)? by ${person})?,? (?:to|that) (.{8,})$`,
  'iu',
);
const asksForMotion =
  /\b(?:is there|entertain|need|looking for|do I have|do I hear|call for|may I have|can I (?:get|have)|take|accept|I(?:'d| would) like a|seek|want a)\b/i;
const introduces =
  /make|offer|propose|have|there is|there's|entertain|by|from|call for|need|take|is there|motion is|like|looking|seek|hear|get|want/i;
/** A motion that has been decided is told of, not made. */
const decided =
  /\bmotion\b[^.;]{0,80}?\b(?:carries|passes|fails|passed|carried|failed|is (?:agreed|adopted|approved|defeated|rejected))\b/i;

/** A motion that is made, asked for or named in a sentence, or null. */
export function motionIn(text: string): SaidMotion | null {
  const brought = broughtBy.exec(text)?.[1];
  if (brought) return { text: brought };
  const said = moves.exec(text);
  if (said) return { text: text.slice(said.index + said[0].length) };
  if (/\bI (?:have|offer) an amendment to\b/i.test(text)) return { text: null };
  const to = motionTo.exec(text);
  if (
    to &&
    (to.index === 0 || introduces.test(to[0])) &&
    !/\bmotion to recommit\b/i.test(text) &&
    !/\bsubstitute motion[,.]?$/i.test(text) &&
    (asksForMotion.test(text) || movedBy.test(text) || !decided.test(text))
  )
    return { text: text.slice(to.index + to[0].length) };
  if (movedBy.test(text) || soMoved.test(text) || namedMoves.test(text)) {
    return { text: movedTo.exec(text)?.[1] ?? null };
  }
  return null;
}

/** Whether a sentence makes a motion in the first person, so that its speaker is the mover. */
export function isOwnMotion(text: string): boolean {
  return (
    moves.test(text) ||
    /^(?:(?:thank you|yes|and|so|then|okay)[,.]? )*(?:(?:mr\.?|madam|mister) [\p{L} ]{3,20}[,.] )?(?:so moved?\b|move\b|motion (?:to|for)\b|moved\b(?! by)|I(?:'ll| will|'d| would)?(?: like to)? (?:make|offer|so move))/iu.test(
      text,
    )
  );
}

const ownSecond =
  /\bI(?:'ll| will| would|'d|'d like to| would like to)?(?: be (?:happy|glad) to)?(?: also)? second\b|^(?:(?:yes|okay|and|sure|happy to|mr\.?|madam|mister|mayor|chair|president)[,.]? )*(?:second(?:ed)?|support(?:ed)?)(?: (?:it|that|the motion|the amendment))?(?:,? (?:mr\.?|madam|mister) \w+)?[.!]*$/i;
const otherSecond =
  /\b(?:seconded|second(?:ed)? (?:by|from)|seconds(?: the motion)?|second is (?:by|from))\b|\bmov(?:ed|es|tion)\b.{0,80}\b(?:supported by|support(?:ed)? (?:by|from)|supports)\b/i;
const asksForSecond =
  /\b(?:is there|do I have|do I hear|need|can I (?:get|have)|looking for|may I have|a motion and) a second\b|\bsecond\?$/i;

/** Whether a sentence seconds a motion or says who did. */
export function isSecond(text: string): boolean {
  if (asksForSecond.test(text) && !/\bsecond(?:ed)? by\b/i.test(text)) return false;
  return ownSecond.test(text) || otherSecond.test(text);
}

/** Whether it is the speaker of the sentence who seconds. */
export function isOwnSecond(text: string): boolean {
  return ownSecond.test(text);
}

/** A motion taken back, taken into another, or dead for want of a second: it comes to no vote. */
export function endsMotion(text: string): boolean {
  return (
    /\bI(?:'ll| will|'d like to| would like to)? (?:withdraw|pull) (?:my|the|that|this) (?:\w+ )?(?:amendment|motion|substitute)\b/i.test(
      text,
    ) ||
    /\b(?:motion|amendment|substitute) (?:is|has been|was) withdrawn\b/i.test(text) ||
    /\b(?:for|from) (?:the )?(?:lack|want) of a second\b|\bno second\b.*\b(?:dies|fails)\b/i.test(
      text,
    )
  );
}

/** An amendment that the mover takes in without a vote. */
export function acceptsAmendment(text: string): boolean {
  return /\b(?:accept(?:s|ed)?|agree(?:s|d)? to|take)\b[^.?]{0,40}\bfriendly\b|\bfriendly amendment (?:is|was) accepted\b|\b(?:maker|mover)[^.?]{0,30} accepts?\b/i.test(
    text,
  );
}

const purposes =
  /^(?:(?:to|that we|we) )?(?:(?:call|move|order) (?:for )?(?:the )?(?:previous )?question|(?:the )?previous question|close (?:the )?(?:debate|discussion)|(?:limit|extend|end) (?:the )?(?:debate|discussion|meeting|time)|extend\b.{0,30}\bminutes|(?:lay|table|postpone|defer|refer|remand|recommit|divide)\b|(?:suspend|waive) (?:the )?(?:rules|council rules)|take a (?:recess|break)|recess\b)/i;

/** A motion about how to go on with another one: table it, refer it, close the debate on it. */
export function isSubsidiary(motion: string): boolean {
  return purposes.test(motion);
}

/** Whether a subsidiary motion that carried takes the motion under it off the table. */
export function disposes(motion: string): boolean {
  return /^(?:(?:to|that we|we) )?(?:lay|table|postpone|defer|refer|remand|recommit)\b/i.test(
    motion,
  );
}
