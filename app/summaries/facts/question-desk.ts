import type { VoteMethod } from '../draft.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, newBallot } from './ballot.ts';
import type { MotionStack } from './motion-stack.ts';
import { amendmentPurpose, namesNothing, placeIn, readPlaces, tidyMotion } from './motions.ts';
import type { People } from './people.ts';

// How many sentences may lie between a motion and its question.
const amendmentReach = 400;
const mainMotionReach = 3000;

/** Finds what a question is put on: the motion that waits for it, or what its words say. */
export class QuestionDesk {
  readonly #sentences: readonly SpokenSentence[];
  readonly #motions: MotionStack;
  readonly #places: Map<string, string>;

  constructor(sentences: readonly SpokenSentence[], people: People, motions: MotionStack) {
    this.#sentences = sentences;
    this.#motions = motions;
    this.#places = readPlaces(sentences, people);
  }

  /** `settledAt` is where the last vote ended, before which nothing explains this one. */
  put(
    subjectSaid: string | null,
    sentence: SpokenSentence,
    settledAt: number,
    method: VoteMethod | null,
  ): Ballot {
    const at = sentence.index;
    const waiting = this.#motions.top;
    const isOnAmendment = /\bamendment\b/i.test(subjectSaid ?? '');
    const isOnMotion =
      !isOnAmendment && /\b(?:motion|rule|resolution|bill)\b/i.test(subjectSaid ?? '');
    let ballot: Ballot | undefined;
    if (waiting) {
      if (isOnMotion) this.#motions.dropAmendments();
      const candidate = this.#motions.top;
      const limit = isOnMotion ? mainMotionReach : amendmentReach;
      const near = candidate !== undefined && at - candidate.lastAt < limit;
      const isOther = isOnAmendment && candidate !== undefined && !candidate.amends;
      if (near && !isOther) ballot = this.#motions.pop();
    }
    ballot ??= newBallot(at);
    if (isOnAmendment) ballot.amends = true;
    if (ballot.amends && ballot.motion === null) {
      const since =
        waiting && ballot === waiting ? ballot.startAt - 1 : Math.max(settledAt, at - 150);
      const purpose = amendmentPurpose(this.#sentences.slice(since + 1, at));
      if (purpose) {
        ballot.motion = purpose.text;
        ballot.heard.add(purpose.at);
      }
      ballot.mover ??= this.#motions.offeredBy(since, at);
    }
    ballot.questionAt = at;
    ballot.lastAt = at;
    ballot.method = method ?? ballot.method;
    ballot.heard.add(at);
    if (subjectSaid !== null) {
      const subject = tidyMotion(subjectSaid);
      if (subject && !namesNothing(subject)) ballot.motion ??= subject;
      ballot.subject ??= subject;
      const place = placeIn(sentence.text);
      const atPlace = place ? this.#places.get(place) : undefined;
      if (atPlace) ballot.mover ??= atPlace;
    }
    return ballot;
  }
}
