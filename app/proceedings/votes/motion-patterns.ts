import { pattern, phrases, words } from '#app/platform/language/pattern.ts';

/** What a sentence says of a motion: made, in these words where they were said. */
export type SaidMotion = { text: string | null };

/** 'I so move', 'I hereby move'. */
const formally = words('so hereby also therefore now then');

/** What moves and is no motion: 'I move on', 'I'll move to the next item', 'I move forward'. */
const along = [
  ...phrases('to (?:the )?(?:next|item)'),
  ...words('on it forward along ahead into quickly past over away back around up down through out'),
  ...words('here there in'),
];

/** 'I move', 'I'd like to move', 'I will hereby move'. */
const iMove = pattern()`\bI(?:'d| would| will|'ll)?(?: like| want)?(?: to)?(?: ${formally})? move`;

/** 'I move to table it', 'I'd like to move approval', but not 'I'll move to the next item'. */
const moves = pattern('i')`${iMove}(?! ${along}\b)\b[,:]?\s*`;

/** 'Moved by Trustee Fox', 'motion was made by the vice chair', 'motion and a second from'. */
const movedBy =
  /\b(?:moved by|motion (?:was |is )?(?:made )?(?:by|from)|motion and (?:a )?second (?:by|from))\b/i;

/** A name up to where it ends; 'Mr. Lopez' does not end the sentence. */
const person = String.raw`(?:\b(?:Mr|Mrs|Ms|Dr)\.|[^,.;]){2,60}?`;

/** 'I'd like to make a motion', 'is there a motion', 'we're looking for a motion'. */
const brings = phrases(`
  I(?:'ll| will| would like to|'d like to)? make
  make
  offer
  propose
  have
  there is
  there's
  is there
  entertain
  call for
  need
  take
  like
  looking for
  seek
  hear
  get
  want
`);

/** 'A substitute motion', 'an alternate motion'. */
const otherKinds = words('substitute alternate alternative second new main different');

/** 'I make a motion', 'motion by Ms. Chu', 'the motion is', 'motion'. */
const aMotion = [
  pattern()`${brings} (?:an?|the|that|my) (?:${otherKinds} )?motion`.source,
  `motion (?:by|from) ${person}`,
  'the motion is',
  'motion',
];

/** A motion with its words after it: 'I make a motion to', 'motion by Ms. Chu to'. */
const motionTo = pattern('i')`\b${aMotion}[,]? (?:to|that|for) `;

/** What shows that a motion within a sentence is brought there, and not only spoken of. */
const introduces = pattern('i')`${[
  ...words('make offer propose have entertain by from need take like looking seek hear get want'),
  ...phrases(`
    there is
    there's
    is there
    call for
    motion is
  `),
]}`;

/** 'So moved', 'I move approval', 'I'll so move.' */
const soMoved = pattern('i')`\b${[
  'so moved',
  'move (?:approval|adoption|to approve)',
  "I(?:'ll| will)? (?:so )?move(?: it)?[.!]*$",
]}`;

/** 'Ortiz moves to continue the hearing': the surname's capital makes it a person. */
const namedMoves = /\b\p{Lu}[\p{L}'-]+ (?:moved|moves) (?:to|that|for|approval|adoption)\b/u;

const secondedBy = '(?:second|support)(?:ed)? by';

/** 'Motion by Diaz, second by Lee, to approve the plat': the clerk's whole line. */
const broughtBy = new RegExp(
  `\\b(?:motion|moved) by ${person},? (?:and )?(?:a )?${secondedBy} ${person},? (?:to|that) (.{6,})$`,
  'i',
);

/** 'Moved by Diaz and supported by Lee that the bid be accepted', 'Diaz moves to accept it'. */
const movedTo = new RegExp(
  `\\b(?:moved|moves|move)(?: by ${person})?(?:,? (?:and )?${secondedBy} ${person})?,? (?:to|that) (.{8,})$`,
  'iu',
);

/** 'Is there a motion?', 'I'd like a motion': the chair asks for one. */
const asksForMotion = pattern('i')`\b${phrases(`
  is there
  entertain
  need
  looking for
  do I have
  do I hear
  call for
  may I have
  can I (?:get|have)
  take
  accept
  I(?:'d| would) like a
  seek
  want a
`)}\b`;

const fates = [
  ...words('carries passes fails passed carried failed'),
  'is (?:agreed|adopted|approved|defeated|rejected)',
];
/** 'The motion to table failed': one that has been decided is told of, not made. */
const decided = pattern('i')`\bmotion\b[^.;]{0,80}?\b${fates}\b`;

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

const politely = '^(?:(?:thank you|yes|and|so|then|okay)[,.]? )*';
const toTheChair = String.raw`(?:(?:mr\.?|madam|mister) [\p{L} ]{3,20}[,.] )?`;
/** 'Thank you, Madam Mayor, I would make a motion', 'Motion to approve.', 'Moved.' */
const openingMotion = pattern('iu')`${politely}${toTheChair}${[
  'so moved?\\b',
  'move\\b',
  'motion (?:to|for)\\b',
  'moved\\b(?! by)',
  "I(?:'ll| will|'d| would)?(?: like to)? (?:make|offer|so move)",
]}`;

/** Whether a sentence makes a motion in the first person, so that its speaker is the mover. */
export function isOwnMotion(text: string): boolean {
  return moves.test(text) || openingMotion.test(text);
}
