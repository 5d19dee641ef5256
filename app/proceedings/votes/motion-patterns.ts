import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { anyTitle } from '../facts/title-vocabulary.ts';
import { deeds } from '../language/deeds.ts';
import { amendsWaiting } from './amendment-patterns.ts';
import { asksFor, asksShortly } from './asks-for-motion.ts';
import { resolves } from './be-it-resolved.ts';
import {
  asksBoth,
  movedAndSeconded,
  movesAsIs,
  movesOthers,
  tellsOfMotions,
  withoutWish,
} from './motion-manners.ts';
import { nominates, nominationIn } from './nomination-patterns.ts';
import { withoutAddress } from './to-the-chair.ts';

/** What a sentence says of a motion: made, in these words where they were said. */
export type SaidMotion = { text: string | null };

/** 'I so move', 'I hereby move'. */
const formally = words('so hereby thereby also therefore now then');

/** What moves and is no motion: 'I move on', 'I'll move to the next item', 'I move forward'. */
const along = [
  ...phrases('to (?:(?:the )?(?:next|item)|second|(?:the|a|an|my|our|his|her|their))'),
  ...words('on it forward along ahead into quickly past over away back around up down through out'),
  ...words('here there in'),
];

const isAbout =
  "(?:'m| am| was)(?: just| also| actually)* (?:(?:going|prepared|ready|happy)(?= to)|gonna)";
/** 'I move', 'I'd like to move', 'I will hereby move', 'I'm going to move'. */
const iMove = pattern()`\bI(?:'d| would| will|'ll|${isAbout})?(?: like| want)?(?: to)?(?: go ahead and)?(?: ${formally})? ${[
  'move',
  // Captions: 'I motion to approve', 'I moved to adopt the plan', 'I moved to Cal pass Council Bill 1190'.
  'motion(?= (?:to|that|we|for)\\b)',
  'moved(?= (?:to|that|we) (?:approve|adopt|pass|amend|accept|deny|table|continue|adjourn|recommend)\\b)',
  `be moving(?= (?:approval|adoption)\\b| (?:to|that we) (?:${deeds.join('|')}|approve|adopt|accept)\\b)`,
  `propose(?= that (?:we|the (?:\\w+ )?(?:council|board|commission|committee)) (?:${deeds.join('|')}|approve|adopt|accept)\\b)`,
  'moved(?= to (?!the\\b|an?\\b|my\\b|our\\b|this\\b)[^.,;]{0,30}\\b(?:bill|resolution|ordinance|motion|amendment)\\b)',
]}`;

/** 'He is willing to serve, and would move to reappoint him.' */
const andWould =
  pattern()`\band would (?:so )?move(?= to ${[...deeds, ...words('reappoint accept')]}\b)`.source;

/** 'I'd want to see the study first and would move to deny it if …', 'staff said it would and would move to …'. */
const wouldOnly =
  /\bif\b|\b(?:said|told|staff|commission|committee|board|she|they|I['’]d|would) .*\band would (?:so )?move\b/i;

/** 'I move to table it', 'I'd like to move approval', but not 'I'll move to the next item'. */
const moves = pattern('i')`(?:${iMove}|${andWould})(?! ${along}\b)\b[,:]?\s*`;

/** 'Moved by Trustee Fox', 'motion was made by the vice chair', 'motion and a second from'. */
const movedBy =
  /\b(?:moved by|motion(?: was| is| has been|'s been)? (?:made )?(?:by|from)|on the motion of|motion and (?:a )?second (?:by|from))\b/i;

/** A name up to where it ends; 'Mr. Lopez' does not end the sentence. */
const person = String.raw`(?:\b(?:Mr|Mrs|Ms|Dr)\.|[^,.;]){2,60}?`;

/** 'I'd like to make a motion', 'is there a motion', 'we're looking for a motion'. */
const brings = phrases(`
  I(?:'ll| will| would like to|'d like to)? make
  make it
  make
  offer
  propose
  have
  there is
  there's
  is there
  (?<=^|\\b(?:questions|discussion|comments) )there
  entertain
  call for
  ask(?:ing)? for
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
  `on the motion of ${person}`,
  pattern()`${brings} (?:(?:an?|the|that|my) )?(?:${otherKinds} )?motion(?: made and seconded)?`
    .source,
  `motion (?:by|from) ${person}`,
  'the motion is|(?<=^|[.,] |\\b(?:so|then|guess) )the motion would be',
  'motion',
];

const doing = String.raw`(?:approv|adopt|accept|authoriz|award|appoint|den[yi]|direct)\p{L}*ing\b`;
/** A motion with its words after it: 'I make a motion to', 'motion by Ms. Chu to'. */
const motionTo = pattern(
  'iu',
)`\b${aMotion}[,]?(?: then,?| and(?= to ${['approve', 'adopt', ...deeds]}\b))? (?:to|that|for|(?=we (?!need|ha|are|were|do|di|can)[a-z]+\b)|(?=${doing})) ?`;

/** What shows that a motion within a sentence is brought there, and not only spoken of. */
const introduces = pattern('i')`${[
  ...words('make offer propose have entertain by from need take like looking seek hear get want'),
  ...phrases(`
    there is
    there's
    is there
    call for
    ask(?:ing)? for
    motion (?:is|would be)
  `),
]}`;

/** 'On the motion to refer the plan, seconded by Ms. Hale': the chair tells a motion that was made. */
const restates =
  /\bon (?:the|a|that) motion\b|^(?:so )?(?:the|that|a) motion\b.*\bsecond(?:ed)? by\b/i;

/** 'So moved', 'I move approval', 'I'll so move.' */
const soMoved = pattern('i')`\b${[
  'so moved?(?! (?:on|to|forward|into|the))',
  'move (?:approval|adoption|to approve)',
  "I(?:'ll| will)? (?:so )?(?:move|motion)(?: it)?[.!]*$",
  "I(?:'ll| will|'d| would)? move it\\b(?! (?:on|to|along|forward|back|up|over|into)\\b)",
  "(?:that|this)(?: one)? I(?:'ll| will)(?: so)? move[.!]*$",
  "I(?:'ll| will| would|'d)?(?: like to)? make (?:that|the(?: same)?|a|such a) motion[.!]*$",
  "^(?:it|that)(?:'s| is) (?:a|my) motion[.!]*$",
]}`;

const secondedBy = '(?:second|support)(?:ed)? by';

/** 'Motion by Diaz, second by Lee, to approve the plat': the clerk's whole line. */
const broughtBy = new RegExp(
  `\\b(?:motion|moved) by ${person},? (?:and )?(?:a )?${secondedBy} ${person},? (?:to|that) (.{6,})$`,
  'i',
);

/** 'Moved by Diaz and supported by Lee that the bid be accepted', 'Diaz moves to accept it'. */
const movedTo = new RegExp(
  `\\b(?:moved|moves|move|motions|motion(?: has|'s) been made|motion was made)(?: by ${person})?(?:,? (?:and )?${secondedBy} ${person})?,? (?:to|that|for|(?=(?:approval|adoption) of)) ?(.{8,})$`,
  'iu',
);

const fates = [
  ...words('carries passes fails passed carried failed'),
  '(?:is|was|has been) (?:agreed|adopted|approved|defeated|rejected|carried)',
];
/** 'The motion to table failed': one that has been decided is told of, not made. */
const decided = pattern('i')`\bmotion\b[^.;]{0,80}?\b${fates}\b`;

const courteously = String.raw`^(?:(?:thank you|thanks|yes|okay|so|and|then|(?:madam|mr\.?|mister) \w+)[,.]? )*`;
/** 'Move the bill as amended', 'Move to accept the bid', 'Move passage', 'we move for approval': said without 'I'. */
const bareMove = pattern(
  'i',
)`${courteously}(?:we(?:'d| would)? (?=move (?:for|that|to (?:approve|adopt|accept|deny|table)\b|approval)))?move (?:to |(?:that )?we |that |for )?(?=${phrases(String.raw`
  (?:approve|adopt|accept|deny|establish|pass|table|continue|postpone|amend|award|authorize|recommend|ratify|grant|appoint|confirm|receive|refer|adjourn|recess|suspend|waive)\b
  (?:the |this |that )?(?:\w+ )?(?:passage|denial|adoption|approval|acceptance|amendment|bill|resolution|ordinance|recommendation|item|minutes|motion)\b(?! (?:up|down|forward|along|to|on|over|back)\b)
  file (?:number|no\b)(?! \S+ (?:up|down|forward|along|to|on|over|back)\b)
  (?:re-?)?(?:open|close)(?=\W*$|(?: (?:the|this|that|all|both|of))*(?: public)? hearings?\b)
`)})`;
/** 'I'd like to offer an amendment to the amendment, and make that 60,000 dollars.' */
const offersAmendment =
  /\bI(?:'d| would|'ll| will| want)?(?: like)?(?: to)? (?:have|offer|propose|make) an amendment to\b(?: (?:the|that|this|my) amendment,?(?: (?:and|to|that would|which would))* (.{8,}))?/i;

/** 'I'll move that one, Council Member Ortiz': what is moved is what is up. */
const thatOne = pattern(
  'iu',
)`^(?:it|that|this|them|those)(?: one| item| motion| amendment)?[,.]?(?: ${anyTitle} \p{L}[\p{L}'’-]+|,? with (?:the|that|those|\p{L}+['’]s) \p{L}+)?[.!]*$`;

/** A motion that is made, asked for or named in a sentence, or null. */
export function motionIn(given: string): SaidMotion | null {
  const text = withoutWish(given);
  if (movesOthers.test(text)) return null;
  const brought = broughtBy.exec(text)?.[1];
  if (brought) return { text: brought };
  const told = movedAndSeconded.exec(text)?.[1];
  if (told) return { text: told };
  const both = asksBoth.exec(text);
  if (both) return { text: both[1] ?? null };
  const asIs = movesAsIs.exec(text)?.[1];
  if (asIs) return { text: `approval ${asIs}` };
  const said = moves.exec(text);
  if (said && !(said[0].startsWith('and would') && wouldOnly.test(text))) {
    const rest = text.slice(said.index + said[0].length);
    return { text: thatOne.test(rest) || /^\W*(?:seconded by\b.*)?$/i.test(rest) ? null : rest };
  }
  const amends = offersAmendment.exec(text);
  if (amends) return { text: amends[1] ?? null };
  const to = motionTo.exec(text);
  if (
    to &&
    (to.index === 0 || introduces.test(to[0]) || restates.test(text) || asksShortly.test(text)) &&
    !/\bmotion to recommit\b/i.test(text) &&
    !/\bsubstitute motion[,.]?$/i.test(text) &&
    (asksFor.test(text) || movedBy.test(text) || !decided.test(text))
  )
    return { text: text.slice(to.index + to[0].length) };
  const resolved = resolves.exec(text);
  if (resolved) return { text: text.slice(resolved.index + resolved[0].length) };
  const bare = bareMove.exec(text);
  if (bare) return { text: text.slice(bare.index + bare[0].length) };
  const nominated = nominationIn(text);
  if (nominated) return { text: nominated };
  if ([movedBy, soMoved, ...tellsOfMotions].some((told) => told.test(text))) {
    return { text: movedTo.exec(text)?.[1] ?? null };
  }
  return null;
}

const politely = '^(?:(?:thank you|yes|and|so|then|okay)[,.]? )*';
/** 'Thank you, I would make a motion', 'Motion to approve.', 'Moved.' */
const openingMotion = pattern('iu')`${politely}${[
  'so moved?\\b',
  'move\\b',
  'motion (?:to|for)\\b',
  'moved\\b(?! by)',
  "I(?:'ll| will|'d| would)?(?: like to)? (?:make|offer|so move|move it\\b)",
]}`;

/** 'I was just going to make the motion that we lease it.' */
const aboutToMove = pattern(
  'i',
)`\bI${isAbout}(?: to)? make (?:an?|the|that|my) motion (?:to|that|for)\b`;

const firstPerson = [
  moves,
  movesAsIs,
  openingMotion,
  resolves,
  aboutToMove,
  nominates,
  amendsWaiting,
];
/** Whether a sentence makes a motion in the first person, so that its speaker is the mover. */
export const isOwnMotion = (text: string): boolean =>
  firstPerson.some((made) => made.test(withoutAddress(text)));
