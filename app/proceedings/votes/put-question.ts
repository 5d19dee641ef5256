import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { amendmentOwner } from './amendment-owner.ts';
import { tellsOnlyWhich } from './amendment-patterns.ts';
import { amendmentPurpose } from './amendment-purpose.ts';
import { type Ballot, newBallot } from './ballot.ts';
import { placeIn } from './called-on.ts';
import type { Floor } from './floor.ts';
import { putsHold } from './motion-fate-patterns.ts';
import type { MotionStack } from './motion-stack.ts';
import { namesNothing, tidyMotion } from './motion-text.ts';
import { moverIn } from './motions.ts';
import type { NumberedAmendment } from './numbered-amendments.ts';
import type { SaidQuestion } from './question-patterns.ts';

// How many sentences may lie between a motion and its question, and between an amendment's own words
// and the question where no motion was heard. Main motions are debated for hours.
const reach = { motion: 400, mainMotion: 3000, purpose: 150 };

type Given = {
  motions: MotionStack;
  floor: Floor;
  sentences: readonly SpokenSentence[];
  people: People;
  places: ReadonlyMap<string, string>;
  settledAt: number;
};

/** Takes up the motion that a question is on, with what the question says of it. */
export function putQuestion(
  { subject, about, method }: SaidQuestion,
  sentence: SpokenSentence,
  { motions, floor, sentences, people, places, settledAt }: Given,
): Ballot {
  const at = sentence.index;
  const waiting = motions.top;
  const ballot =
    takeUp({ subject, about, at, text: sentence.text }, motions, people) ??
    ofNumbered(newBallot(at), motions.amendmentAt(at));
  if (about === 'amendment' && ballot !== waiting) ballot.rank = 'amendment';
  if (ballot.rank === 'amendment' && (ballot.motion === null || tellsOnlyWhich(ballot.motion))) {
    const isExplained = ballot.motion !== null;
    const since =
      ballot === waiting && !isExplained
        ? ballot.startAt - 1
        : Math.max(settledAt, at - reach.purpose);
    const purpose = amendmentPurpose(sentences.slice(since + 1, at));
    if (purpose && isExplained) ballot.purpose = purpose.text;
    else if (purpose) {
      ballot.motion = purpose.text;
      ballot.motionAt = [purpose.at];
      ballot.heard.add(purpose.at);
    }
    ballot.mover ??= floor.offeredBy(since, at);
  }
  if (ballot.rank === 'amendment' && ballot.mover === null) {
    const since = Math.max(settledAt, at - reach.purpose);
    ballot.mover = amendmentOwner(sentences.slice(since + 1, at), people);
  }
  ballot.questionAt = at;
  ballot.lastAt = at;
  ballot.method = method ?? ballot.method;
  ballot.heard.add(at);
  if (subject !== null) {
    const words = tidyMotion(subject);
    const isMeant = ballot.motion === null || putsHold(subject, ballot.motion);
    if (words && isMeant && !namesNothing(words)) {
      ballot.motion = words;
      ballot.motionAt = [at];
    }
    ballot.subject ??= words;
    const place = placeIn(sentence.text);
    const atPlace = place ? places.get(place) : undefined;
    if (atPlace) ballot.mover ??= atPlace;
  }
  return ballot;
}

/** A vote of which no motion was heard, on the numbered amendment that is up. */
function ofNumbered(ballot: Ballot, numbered: NumberedAmendment | null): Ballot {
  if (numbered === null) return ballot;
  return { ...ballot, rank: 'amendment', motion: numbered.name, motionAt: [numbered.at] };
}

type Question = Pick<SaidQuestion, 'subject' | 'about'> & { at: number; text: string };

function takeUp({ subject, about, at, text }: Question, motions: MotionStack, people: People) {
  if (motions.isEmpty) return undefined;
  const named = subject === null ? null : moverIn(subject, people);
  if (named !== null && about !== 'amendment') motions.dropTo(named);
  else if (about === 'main') motions.dropToMain();
  else if (about === 'motion' && /\bthe question\b/i.test(text)) motions.dropToMain();
  const top = motions.top;
  if (!top) return undefined;
  // A numbered amendment came up since, and captions lost who moved it.
  const numbered = about === 'main' ? null : motions.amendmentAt(at);
  if (numbered && top.rank === 'main' && top.startAt < numbered.at) return undefined;
  const isMain = about === 'main' || about === 'motion';
  if (at - top.lastAt >= (isMain || top.rank === 'main' ? reach.mainMotion : reach.motion))
    return undefined;
  // 'The budget amendment' can be what the main motion is to adopt.
  const isOther =
    about === 'amendment' &&
    top.rank !== 'amendment' &&
    !/\bamend/i.test(top.motion ?? '') &&
    !motions.topAmends(at);
  return isOther ? undefined : motions.pop();
}
