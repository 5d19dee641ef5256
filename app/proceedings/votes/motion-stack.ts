import type { People } from '../facts/people.ts';
import { readsDocket } from '../language/reads-docket.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { amendsAmendment, onlyNamesAmendment } from './amendment-names.ts';
import { type Ballot, newBallot } from './ballot.ts';
import type { Floor } from './floor.ts';
import { hasNoSecond, isSubsidiary, saidBefore, takesBack } from './motion-fate-patterns.ts';
import { motionText } from './motion-text.ts';
import { moverIn, seconderIn } from './motions.ts';
import { isOnNominations } from './nomination-patterns.ts';
import { type NumberedAmendment, numberedAmendments } from './numbered-amendments.ts';
import { partMover } from './part-mover.ts';
import { questionIn } from './question-patterns.ts';
import { isSameMotion, isToldMotion, joinMotions, sameSurname } from './same-motion.ts';
import { type LeftMotion, leftMotion } from './unvoted-motion.ts';
import { saysNothing } from './vote-subject.ts';

/** In sentences: how long after a main motion another may turn out to amend it. */
const amendsReach = 120;
/** In sentences: 'so moved' right after a question was put belongs to that question. */
const echoReach = 3;
/** In sentences: how soon the chair tells again that a motion was taken back. */
const withdrawnReach = 6;
/** In sentences: for how long 'I'll pull it' can mean the motion that waits. */
const endsReach = 60;

/**
 * The motions waiting for their question. An amendment stands above the motion
 * it amends, a motion to table or to close the debate above both; a new main motion takes the place
 * of everything.
 */
export class MotionStack {
  readonly #sentences: readonly SpokenSentence[];
  readonly #people: People;
  readonly #floor: Floor;
  readonly #numbered: ReadonlyMap<number, NumberedAmendment>;
  #waiting: Ballot[] = [];
  /** The main motion that the one on top took the place of. */
  #displaced: Ballot | null = null;
  #withdrawnAt = Number.NEGATIVE_INFINITY;
  readonly #left: LeftMotion[] = [];

  constructor(sentences: readonly SpokenSentence[], people: People, floor: Floor) {
    this.#sentences = sentences;
    this.#people = people;
    this.#floor = floor;
    this.#numbered = numberedAmendments(sentences);
  }

  get top(): Ballot | undefined {
    return this.#waiting.at(-1);
  }

  /** The numbered amendment that is up at a sentence. */
  amendmentAt(at: number): NumberedAmendment | null {
    return this.#numbered.get(at) ?? null;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  pop(): Ballot | undefined {
    if (this.top?.rank === 'main') this.#displaced = null;
    return this.#waiting.pop();
  }

  /** Leaves aside the motion on top, once: 'I withdraw it.' 'So the motion is withdrawn.' */
  withdraw(at: number): void {
    const before = this.#withdrawnAt;
    this.#withdrawnAt = at;
    // What was moved since is another motion.
    const isTold = at - before <= withdrawnReach && (this.top?.startAt ?? 0) < before;
    if (isTold) return;
    const ended = this.pop();
    const left = ended && leftMotion(ended, { at, text: this.#sentences[at]?.text ?? '' });
    if (left) this.#left.push(left);
  }

  /** Those that were left aside so, and came to no vote. */
  get left(): readonly LeftMotion[] {
    return this.#left;
  }

  /** Leaves aside the motion on top where a sentence ends it in words that name no motion. */
  endsAt({ index, text, speaker }: SpokenSentence): boolean {
    const top = this.top;
    if (!top || index - top.lastAt > endsReach) return false;
    const said = saidBefore(this.#sentences, index, top.startAt);
    const isMovers = speaker === null || top.mover === null || sameSurname(top.mover, speaker);
    const isUnseconded =
      top.seconder === null && questionIn(text) === null && hasNoSecond(text, said);
    const isEnded = isUnseconded || (isMovers && takesBack(text, said.at(-1) ?? ''));
    if (isEnded) this.withdraw(index);
    return isEnded;
  }

  push(ballot: Ballot): void {
    this.#waiting.push(ballot);
  }

  clear(): void {
    this.#waiting = [];
  }

  /**
   * Sees that the motion on top was an amendment, once the chair calls it one: the motion before it
   * waits again. False where there is none.
   */
  topAmends(at: number): boolean {
    const [top, under] = [this.top, this.#displaced];
    if (!top || !under || this.#waiting.length > 1 || at - under.lastAt > amendsReach) return false;
    top.rank = 'amendment';
    this.#waiting = [under, top];
    this.#displaced = null;
    return true;
  }

  /** Leaves aside what stands above a main motion, when the question is on that. */
  dropToMain(): void {
    while (this.#waiting.length > 1 && this.top?.rank !== 'main') this.#waiting.pop();
  }

  /** Leaves aside what stands above the motion of a member whom the question names. */
  dropTo(name: string): boolean {
    const at = this.#waiting.findLastIndex(
      ({ mover }) => mover !== null && sameSurname(mover, name),
    );
    if (at >= 0) this.#waiting = this.#waiting.slice(0, at + 1);
    return at >= 0;
  }

  /** Takes a motion in; `begins` is called when it is a new one. */
  move(
    said: string | null,
    sentence: SpokenSentence,
    open: Ballot | null,
    begins: () => void,
  ): void {
    const at = sentence.index;
    const { text: words, to } = motionText(said, this.#sentences, at);
    const { text, mover } = partMover(words, this.#people);
    const named = moverIn(this.#wholeLine(sentence), this.#people) ?? mover;
    const maker = named === null ? this.#floor.maker(sentence) : null;
    const isSecondary = amendsAmendment(sentence.text);
    const numbered = isSecondary ? null : this.#numberedBy(text, at);
    const rank = isSecondary || numbered ? 'amendment' : this.#rank(at, text);
    const last = this.#isNextRead(at) ? undefined : this.top;
    const seconder = seconderIn(sentence.text, this.#people);
    const isTold = isToldMotion(sentence.text);
    const heard = { at, text, named, seconder, rank, isTold };
    const ballot: Ballot = {
      ...newBallot(at),
      motion: numbered?.name ?? text,
      motionAt: text === null ? (numbered ? [numbered.at] : []) : range(at, to),
      mover: named ?? maker?.name ?? null,
      moverAt: named === null ? (maker?.at ?? null) : at,
      moverGuessed: maker !== null && !maker.said,
      moverByLabel: maker?.said === true && maker.name === sentence.speaker,
      seconder,
      seconderAt: seconder === null ? null : at,
      rank,
    };
    // The chair's 'we have a substitute motion by X' tells what X's own words did not.
    const isRestated = last && open === null && isSameMotion(last, { ...heard, rank: last.rank });
    const isOwn = numbered !== null || isSecondary;
    if (isRestated && !isOwn && named !== null && rank === 'amendment' && last.rank === 'main')
      this.topAmends(at);
    const isOther = numbered !== null && last !== undefined && last.startAt < numbered.at;
    if (last && open === null && !isOther && !isSecondary && isSameMotion(last, heard)) {
      joinMotions(last, ballot);
      return;
    }
    if (named !== null && text === null && this.#isOfWaiting(named)) return;
    if (text !== null && last?.rank === 'main' && isOnNominations(text, last.motion)) return;
    if (
      open &&
      open.questionAt !== null &&
      text === null &&
      rank === 'main' &&
      at - open.lastAt <= echoReach
    )
      return;
    begins();
    if (rank === 'main') {
      this.#displaced = this.#waiting.find((waiting) => waiting.rank === 'main') ?? null;
      this.#waiting = [ballot];
    } else {
      const isAbove = isSecondary || /\b(?:the|that|this) amendment\b/i.test(text ?? '');
      const under = this.#waiting.filter(
        (waiting) => waiting.rank === 'main' || rank === 'subsidiary' || isAbove,
      );
      this.#waiting = [...under, ballot];
    }
  }

  /** Whether a docket was read on since the motion on top: what is moved now is on the next matter. */
  #isNextRead(at: number): boolean {
    const since = this.top?.lastAt ?? at;
    return this.#sentences.slice(since + 1, at).some(({ text }) => readsDocket(text));
  }

  /** The numbered amendment that is moved: in words that name it, or in none of their own. */
  #numberedBy(text: string | null, at: number): NumberedAmendment | null {
    const says = text !== null && !saysNothing(text) && !onlyNamesAmendment(text);
    return says ? null : this.amendmentAt(at);
  }

  /** 'Motion by Mr. Bulls. John.' is one name that captions parted. */
  #wholeLine({ text, index }: SpokenSentence): string {
    const next = this.#sentences[index + 1]?.text ?? '';
    const isParted =
      /\b(?:by|from) (?:Mr|Mrs|Ms|Miss)\.? \p{Lu}\p{L}+\.$/u.test(text) &&
      /^\p{Lu}\p{Ll}+\.$/u.test(next);
    return isParted ? `${text.slice(0, -1)} ${next}` : text;
  }

  #rank(at: number, text: string | null): Ballot['rank'] {
    if (this.#floor.amends(at)) return 'amendment';
    // 'I have a motion to table.' 'On the motion of Ms. Hale to table': one, however it is told.
    if (this.top && text !== null && text === this.top.motion) return this.top.rank;
    return text !== null && !this.isEmpty && isSubsidiary(text) ? 'subsidiary' : 'main';
  }

  /** 'The motion by Blum' is one that waits under an amendment, not a new one. */
  #isOfWaiting(named: string): boolean {
    return this.#waiting
      .slice(0, -1)
      .some(({ mover }) => mover !== null && sameSurname(mover, named));
  }
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
