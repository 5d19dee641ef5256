import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Ballot } from './ballot.ts';
import type { BallotBox } from './ballot-box.ts';
import { recognisedIn, thankedIn } from './called-on.ts';
import type { Floor } from './floor.ts';
import { hearSecond } from './motion-people.ts';
import type { MotionStack } from './motion-stack.ts';
import { seconderIn } from './motions.ts';
import { answersIn, isRollLine } from './roll-lines.ts';
import { isNamedVoice } from './same-motion.ts';

type Around = {
  motions: MotionStack;
  floor: Floor;
  box: BallotBox;
  people: People;
  sentences: readonly SpokenSentence[];
  /** Whether the chair asked for a motion, or a second, a moment ago. */
  isAsked: boolean;
};

/** Hears a second: of the motion that waits, else of the one that is voted on. Returns the motion. */
export function takeSecond(sentence: SpokenSentence, around: Around): Ballot | undefined {
  const { motions, floor, box, people, sentences, isAsked } = around;
  const { open } = box;
  const waiting = motions.top;
  const isOnWaiting = waiting && (!open || waiting.lastAt > open.lastAt);
  if (!waiting && !open) {
    // Where somebody is named to second, or the chair had asked, somebody moved, though captions lost it.
    const isBrought = isAsked || seconderIn(sentence.text, people) !== null;
    const moved = readBefore(sentence, sentences, floor) ?? (isBrought ? sentence : null);
    if (moved) motions.move(null, moved, open, () => box.close());
    if (moved && moved !== sentence) takeReader(motions.top, moved);
  }
  const motion = isOnWaiting ? waiting : (open ?? motions.top);
  const before = sentences[sentence.index - 1]?.text ?? '';
  const calledOn = recognisedIn(before, people);
  // 'Councilor Hale? I'll support.', both under the label of who chairs.
  const isOfChair = sentence.speaker !== null && sentence.speaker === floor.presiding;
  const isCalled = calledOn !== null && !sentence.opensTurn && isOfChair;
  // 'Second.' 'Thank you, Maureen.': nobody thanks themselves.
  const after = isOfChair ? sentences[sentence.index + 1] : undefined;
  const named = after?.speaker === sentence.speaker ? thankedIn(after.text, people) : null;
  // Who moved, or spoke right before, may be thanked for that.
  const isOwed =
    named !== null && [motion?.mover, spokeBefore(sentence, sentences)].includes(named);
  const thanked = isOwed ? null : named;
  const isOthers = isCalled || thanked !== null;
  const heard = isOthers ? { ...sentence, speaker: null } : sentence;
  hearSecond(motion, heard, people, thanked ?? calledOn);
  return motion;
}

/** Whose turn came before that of a sentence. */
function spokeBefore({ index, speaker }: SpokenSentence, sentences: readonly SpokenSentence[]) {
  let at = index - 1;
  while (at >= 0 && sentences[at]?.speaker === speaker) at -= 1;
  return sentences[at]?.speaker ?? null;
}

const paper = '(?:ordinance|resolution)';
/** 'Ordinance for first reading consideration.', 'An ordinance approving a special use permit …' */
const readsPaper = pattern('i')`${phrases(String.raw`
  ^(?:item|file|number)\b.*\b${paper}\b
  \b${paper} (?:\w+ )?(?:presented )?for (?:its |the )?(?:first|second|final) reading
  ^(?:an? |the )?${paper} (?:of the \w+|\w+ing)\b
`)}`;

/** 'We need a motion and a second', 'staff recommends approval': who says so moves nothing. */
const asksOthers = /\bmotion\b|\brecommends?\b/i;

/**
 * Where a member read an ordinance out in the turn before somebody seconds: to read it is to move it. Members are those
 * whose labels answer rolls; who presides reads what others move.
 */
function readBefore(
  { index, speaker, opensTurn }: SpokenSentence,
  sentences: readonly SpokenSentence[],
  { presiding }: Floor,
): SpokenSentence | null {
  const reader = sentences[index - 1]?.speaker ?? null;
  if (!opensTurn || reader === null || reader === speaker || !isNamedVoice(reader)) return null;
  let begins = index - 1;
  while (begins > 0 && !sentences[begins]?.opensTurn) begins -= 1;
  const turn = sentences.slice(begins, index);
  const read = turn.find(({ text }) => readsPaper.test(text));
  if (read?.speaker !== reader || turn.some(({ text }) => asksOthers.test(text))) return null;
  return presiding !== reader && answersRolls(reader, sentences) ? read : null;
}

/** Who read it out moves it, where nobody else is named. */
function takeReader(motion: Ballot | undefined, { speaker, index }: SpokenSentence): void {
  if (!motion || motion.mover !== null) return;
  Object.assign(motion, { mover: speaker, moverAt: index, moverGuessed: true, moverByLabel: true });
}

const answersRolls = (label: string, sentences: readonly SpokenSentence[]): boolean =>
  sentences.some(
    ({ speaker, text }) => speaker === label && isRollLine(text) && answersIn(text) === 1,
  );
