import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { foldWord } from '../language/tokens.ts';
import { type Ballot, newBallot } from './ballot.ts';
import { motionText, moverIn, recognisedIn, seconderIn } from './motions.ts';
import type { People } from './people.ts';

/**
 * The motions waiting for their question, and who makes them. An amendment stands above the motion
 * it amends; a new main motion takes the place of everything.
 */
export class MotionStack {
  readonly #sentences: readonly SpokenSentence[];
  readonly #people: People;
  #waiting: Ballot[] = [];
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
    return this.#waiting.pop();
  }

  push(ballot: Ballot): void {
    this.#waiting.push(ballot);
  }

  /** Leaves amendments aside that stand above a main motion, when the question is on that. */
  dropAmendments(): void {
    if (this.#waiting.length > 1 && this.top?.amends) this.#waiting.pop();
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
    const text = motionText(said, this.#sentences, at);
    const last = this.top;
    const amends = this.#amends(at);
    const named = moverIn(sentence.text, this.#people);
    const mover = named ?? this.#maker(sentence);
    const seconder = seconderIn(sentence.text, this.#people);
    const announces = amends && !last?.amends;
    if (last && open === null && !announces && isSameMotion({ last, at, text, named })) {
      last.motion ??= text;
      last.mover ??= mover;
      last.seconder ??= seconder;
      last.lastAt = at;
      last.heard.add(at);
      return;
    }
    if (open && open.questionAt !== null && text === null && !amends) return;
    begins();
    const ballot = { ...newBallot(at), motion: text, mover, seconder, amends };
    if (!amends) this.#waiting = [ballot];
    else this.#waiting = [...this.#waiting.filter((waiting) => !waiting.amends), ballot];
  }

  /** Whether a motion is an amendment: its own sentence says so, or one just before it in the turn. */
  #amends(at: number): boolean {
    for (let index = at; index >= 0 && index > at - 4; index -= 1) {
      const sentence = this.#sentences[index];
      if (!sentence) return false;
      if (announcesAmendment.test(sentence.text)) return true;
      if (sentence.opensTurn) return false;
    }
    return false;
  }

  /** Who makes a motion in their own words: the named speaker, or whom the chair just called on. */
  #maker(sentence: SpokenSentence): string | null {
    const asks =
      /\b(?:we have|there is|there's|is there|entertain|do I|may I|can I|need|receipt of)\b/i;
    if (asks.test(sentence.text)) return null;
    const speaker = speakerOf(sentence);
    if (speaker) return speaker;
    const recent = this.#recognised;
    if (!recent || sentence.index - recent.at > 40 || !this.#turnOf(sentence.index)) return null;
    return recent.name;
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

/** The speaker's name, where the record has names and does not only number voices. */
export function speakerOf({ speaker }: SpokenSentence): string | null {
  return speaker !== null && !/^speaker \d+$/i.test(speaker) ? speaker : null;
}

/** 'Motion by Mr. X' after X's own words, or 'so moved' after 'entertain a motion', is one motion. */
function isSameMotion(heard: {
  last: Ballot;
  at: number;
  text: string | null;
  named: string | null;
}): boolean {
  const { last, at, text, named } = heard;
  const distance = at - last.lastAt;
  if (text === null) return distance <= 120;
  if (last.motion === null) return distance <= 12;
  const agrees = last.mover === null || named === null || sameSurname(last.mover, named);
  return named !== null && agrees && distance <= 12;
}

const announcesAmendment =
  /\b(?:have|offer|offering|offered|propose) (?:an?|one|another|my)(?: \w+){0,3} amendment\b|\bsubstitute motion\b|\bmove to amend\b|\badopt(?:ed)? amendment\b|\bmove (?:that )?(?:the \w+,? )?(?:be amended|strike|amend)\b/i;

function sameSurname(a: string, b: string): boolean {
  const surname = (name: string) => foldWord(name.split(/[\s-]/).at(-1) ?? name);
  return surname(a) === surname(b);
}
