import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, newBallot } from './ballot.ts';
import { isOwnMotion, isSubsidiary } from './motion-patterns.ts';
import { motionText, moverIn, partMover, recognisedIn, seconderIn } from './motions.ts';
import { isSameMotion, joinMotions, sameSurname, speakerOf } from './same-motion.ts';

/**
 * The motions waiting for their question, and who makes them. An amendment stands above the motion
 * it amends, a motion to table or to close the debate above both; a new main motion takes the place
 * of everything.
 */
export class MotionStack {
  readonly #sentences: readonly SpokenSentence[];
  readonly #people: People;
  #waiting: Ballot[] = [];
  /** The main motion that the one on top took the place of. */
  #displaced: Ballot | null = null;
  #recognised: { name: string; at: number } | null = null;

  constructor(sentences: readonly SpokenSentence[], people: People) {
    this.#sentences = sentences;
    this.#people = people;
  }

  get top(): Ballot | undefined {
    return this.#waiting.at(-1);
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  pop(): Ballot | undefined {
    if (this.top?.rank === 'main') this.#displaced = null;
    return this.#waiting.pop();
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
    if (!top || !under || this.#waiting.length > 1 || at - under.lastAt > 120) return false;
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

  /** Notes whom the chair calls on. */
  recognise(sentence: SpokenSentence): void {
    const name = recognisedIn(sentence.text, this.#people);
    if (name) this.#recognised = { name, at: sentence.index };
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
    const named = moverIn(sentence.text, this.#people) ?? mover;
    const maker = named === null ? this.#maker(sentence) : null;
    const rank = this.#rank(at, text);
    const last = this.top;
    const heard = { at, text, named, rank };
    const ballot: Ballot = {
      ...newBallot(at),
      motion: text,
      motionAt: text === null ? [] : range(at, to),
      mover: named ?? maker?.name ?? null,
      moverAt: named === null ? (maker?.at ?? null) : at,
      moverGuessed: maker !== null && !maker.said,
      seconder: seconderIn(sentence.text, this.#people),
      rank,
    };
    ballot.seconderAt = ballot.seconder === null ? null : at;
    // The chair's 'we have a substitute motion by X' tells what X's own words did not.
    const isRestated = last && open === null && isSameMotion(last, { ...heard, rank: last.rank });
    if (isRestated && named !== null && rank === 'amendment' && last.rank === 'main')
      this.topAmends(at);
    if (last && open === null && isSameMotion(last, heard)) {
      joinMotions(last, ballot);
      return;
    }
    if (named !== null && text === null && this.#isOfWaiting(named)) return;
    if (
      open &&
      open.questionAt !== null &&
      text === null &&
      rank === 'main' &&
      at - open.lastAt <= 3
    )
      return;
    begins();
    if (rank === 'main') {
      this.#displaced = this.#waiting.find((waiting) => waiting.rank === 'main') ?? null;
      this.#waiting = [ballot];
    } else {
      const isSecondary = /\b(?:the|that|this) amendment\b/i.test(text ?? '');
      const under = this.#waiting.filter(
        (waiting) => waiting.rank === 'main' || rank === 'subsidiary' || isSecondary,
      );
      this.#waiting = [...under, ballot];
    }
  }

  #rank(at: number, text: string | null): Ballot['rank'] {
    if (this.#amends(at)) return 'amendment';
    return text !== null && !this.isEmpty && isSubsidiary(text) ? 'subsidiary' : 'main';
  }

  /** 'The motion by Blum' is one that waits under an amendment, not a new one. */
  #isOfWaiting(named: string): boolean {
    return this.#waiting
      .slice(0, -1)
      .some(({ mover }) => mover !== null && sameSurname(mover, named));
  }

  /** Whether a motion is an amendment: its own sentence says so, or one just before it in the turn. */
  #amends(at: number): boolean {
    let isOwnTurn = true;
    for (let index = at; index >= 0 && index > at - 4; index -= 1) {
      const sentence = this.#sentences[index];
      if (!sentence || sentence.speaker !== this.#sentences[at]?.speaker) return false;
      // Some records begin a segment with each sentence; then only 'I' shows whose turn it is.
      const isOwn = isOwnTurn || (index >= at - 2 && /\bI\b/.test(sentence.text));
      if (isOwn && announcesAmendment.test(sentence.text)) return true;
      if (sentence.opensTurn) isOwnTurn = false;
    }
    return false;
  }

  /** Who makes a motion in their own words: the named speaker, or whom the chair just called on. */
  #maker(sentence: SpokenSentence): { name: string; at: number; said: boolean } | null {
    const asks =
      /\b(?:we have|there is|there's|is there|entertain|do I|may I|can I|need|like a motion|looking for|receipt of)\b/i;
    if (asks.test(sentence.text)) return null;
    const speaker = speakerOf(sentence);
    if (speaker)
      return isOwnMotion(sentence.text) ? { name: speaker, at: sentence.index, said: true } : null;
    const recent = this.#recognised;
    if (!recent || sentence.index - recent.at > 40 || !this.#turnOf(sentence.index)) return null;
    return { ...recent, said: false };
  }

  /** Whether the sentence stands in the first turn after the chair called on somebody. */
  #turnOf(at: number): boolean {
    if (!this.#recognised) return false;
    let turns = 0;
    for (let index = this.#recognised.at + 1; index <= at; index += 1) {
      if (this.#sentences[index]?.opensTurn) turns += 1;
    }
    return turns <= 1;
  }

  /** The member whom the chair called on last, between two positions, to offer an amendment. */
  offeredBy(since: number, at: number): string | null {
    for (let index = since + 1; index < at; index += 1) {
      const text = this.#sentences[index]?.text ?? '';
      if (!/\bmy amendment\b|\bI (?:have|offer|offered) an amendment\b/i.test(text)) continue;
      for (let back = index - 1; back >= Math.max(since - 4, 0) && back > index - 30; back -= 1) {
        const name = recognisedIn(this.#sentences[back]?.text ?? '', this.#people);
        if (name) return name;
      }
    }
    return null;
  }
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const announcesAmendment =
  /\b(?:have|offer|offering|offered|propose|make) (?:an?|one|another|my)(?: \w+){0,3} (?:amendment|substitute)\b|\bsubstitute motion\b|\b(?:move|motion|like|want|wish) to amend\b|\bmove an? (?:\w+ )?(?:amendment|substitute)\b|\bto amend the (?:\w+ )?(?:motion|amendment|ordinance|resolution)\b|\badopt(?:ed)? amendment\b|\bmove (?:that )?(?:the \w+,? )?(?:be amended|strike|amend)\b/i;
