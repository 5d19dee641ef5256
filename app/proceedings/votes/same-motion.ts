import { pattern, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { surnameOf } from '../language/surname.ts';
import { foldWord } from '../language/tokens.ts';
import { isUnnamedVoice } from '../language/unnamed-voice.ts';
import type { Ballot } from './ballot.ts';
import { saysNothing } from './vote-subject.ts';

/** Labels of a voice that nobody named: 'Guest', 'Board Member'. */
const voices = words(`
  speaker guest unknown unidentified voice participant audience male female man woman caller attendee
  host moderator panelist several multiple council board committee commission staff public all members
`);
const kinds = words('speaker voice members? participant man woman person');
const anyVoice = pattern('i')`^(?:the |a |an )?(?:${voices} ?)+${kinds}?[ _#-]*\d*$`;

export const isNamedVoice = (speaker: string) =>
  !anyVoice.test(speaker) && !isUnnamedVoice(speaker);

/** The speaker's name, where the record has names and does not only number voices. */
export function speakerOf({ speaker }: SpokenSentence): string | null {
  return speaker !== null && isNamedVoice(speaker) ? speaker : null;
}

// How many sentences after a motion it may be made again: without words, by somebody else at once, in
// its words.
const reach = { named: 120, atOnce: 3, words: 12, restated: 40 };

type Heard = {
  at: number;
  text: string | null;
  named: string | null;
  seconder: string | null;
  rank: Ballot['rank'];
  /** The chair tells that it is on the floor. */
  isTold: boolean;
};

/** 'We have a motion to adopt it', 'it's been moved that': the chair tells what was moved. */
const asked = words('do does did if can could may should once when');
const tellsMotion = pattern('i')`${[
  pattern()`(?<!\b${asked} )\b(?:we|I)(?:'ve| have)(?: got)? (?:a|the) motion\b`.source,
  String.raw`\bthere(?:'s| is) a motion\b`,
  String.raw`\bit(?:'s| has) been (?:properly |duly )?moved\b`,
  String.raw`^(?:so |okay,? |and )*the motion is\b`,
  String.raw`\bon (?:the|that) motion to\b`,
  String.raw`\bI(?:'ll| will|'m going to) take (?:a|the|that) motion to\b`,
]}`;
export const isToldMotion = (text: string): boolean =>
  tellsMotion.test(text) && !text.endsWith('?');

/** 'Motion to nominate Mr. Roy.' 'Motion to appoint.': told again, in a word. */
const verbAlone = /^(?:to )?(?:(?:re)?appoint|nominate|confirm)\W*$/i;
const ofSeat = /^(?:(?:re)?appoint|nominate|confirm)\b/i;

/** 'Motion by Mr. X' after X's own words, or 'so moved' after 'entertain a motion', is one motion. */
export function isSameMotion(last: Ballot, heard: Heard): boolean {
  const { at, text, named, seconder, rank, isTold } = heard;
  if (rank !== 'main' && last.rank === 'main') return false;
  const distance = at - last.lastAt;
  // Captions that lost how the one went: each is told with who seconds it.
  const isOther =
    seconder !== null && last.seconder !== null && !sameSurname(seconder, last.seconder);
  if (isOther && text !== null && distance > reach.atOnce) return false;
  const agrees =
    last.mover === null || last.moverGuessed || named === null || sameSurname(last.mover, named);
  if (text === null) return distance <= reach.named && (agrees || distance <= reach.atOnce);
  if (last.motion === null) return distance <= reach.words;
  const isWord = verbAlone.test(text) && ofSeat.test(last.motion);
  if (isWord && agrees && last.questionAt === null) return distance <= reach.atOnce;
  // 'Is there a motion to approve the consent agenda?' 'Move to approve.'
  if (last.mover === null && last.questionAt === null && saysNothing(text))
    return distance <= reach.words;
  if (isTold && named === null && last.rank === rank && last.questionAt === null)
    return distance <= reach.restated;
  // 'On the motion to adjourn by Ms. Hale: do we have a second on the motion to adjourn?'
  if (agrees && foldWord(text) === foldWord(last.motion)) return distance <= reach.words;
  // 'Roll call on the motion to deny', of 'I move to deny, and I'll say why in a moment'.
  const [whole, own] = [foldWord(last.motion), foldWord(text.replace(/\W+$/, ''))];
  const isBeginning = whole.startsWith(own) && !/^\p{L}/u.test(whole.slice(own.length));
  if (isTold && agrees && isBeginning && last.rank === rank) return distance <= reach.restated;
  return named !== null && agrees && distance <= reach.words;
}

/** 'We pay it': only whoever heard what was said before knows what. */
const isPointing = (motion: string | null) => /\b(?:it|this|that|them)$/i.test(motion ?? '');

/** Adds to a motion what is said of it again. Whom the chair names is surer than who was called on. */
export function joinMotions(motion: Ballot, again: Ballot): void {
  const isFuller = (again.motion?.length ?? 0) > (motion.motion?.length ?? 0);
  // Who is nominated, and then to be appointed, is to have the seat.
  if (verbAlone.test(again.motion ?? '') && !/^nominate/i.test(again.motion ?? ''))
    motion.motion = motion.motion?.replace(/^nominate(?= )/, 'appoint') ?? null;
  const isClearer = isPointing(motion.motion) && !isPointing(again.motion);
  if (motion.motion === null || (isFuller && (again.mover === null || isClearer))) {
    motion.motion = again.motion;
    motion.motionAt = again.motionAt;
  }
  if (
    again.mover !== null &&
    (motion.mover === null || (motion.moverGuessed && !again.moverGuessed))
  ) {
    motion.mover = again.mover;
    motion.moverAt = again.moverAt;
    motion.moverGuessed = again.moverGuessed;
    motion.moverByLabel = again.moverByLabel;
  }
  if (motion.seconder === null && again.seconder !== null) {
    motion.seconder = again.seconder;
    motion.seconderAt = again.seconderAt;
  }
  motion.lastAt = again.startAt;
  motion.heard.add(again.startAt);
}

const isFemale = /^(?:ms|mrs|miss)\b/i;
const isMale = /^mr\b/i;

export function sameSurname(a: string, b: string): boolean {
  // 'Miss Lowell' and 'Mr. Lowell' are spelled apart only where they are two people.
  if ((isFemale.test(a) && isMale.test(b)) || (isMale.test(a) && isFemale.test(b))) return false;
  return surnameOf(a) === surnameOf(b);
}
