import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { announcesAmendment, offersAmendment } from './amendment-patterns.ts';
import { recognisedIn } from './called-on.ts';
import { isOwnMotion } from './motion-patterns.ts';
import { wordCount } from './motion-text.ts';
import { presidingLabel } from './presiding-label.ts';
import { speakerOf } from './same-motion.ts';
import { isOwnSecond } from './second-patterns.ts';
import { isMovedByChair } from './unnamed.ts';

/** In sentences: how long somebody who was called on keeps the floor, and an amendment's mover; in words: a remark. */
const floorReach = { motion: 40, amendment: 30, turnless: 3, remark: 7 };
/** Where more sentences open a turn than this share, the marks are of lines and not of turns. */
const mostOpening = 0.5;
/** Whether a record's paragraphs are turns: whoever seconds begins one of their own. */
function hasTurns(sentences: readonly SpokenSentence[]): boolean {
  const opening = sentences.filter(({ opensTurn }) => opensTurn).length;
  const seconds = sentences.filter(({ text }) => isOwnSecond(text));
  const within = seconds.filter(({ opensTurn }) => !opensTurn).length;
  return opening < sentences.length * mostOpening && within * 2 <= seconds.length;
}
/** 'Can you go ahead and move it?' keeps the floor with whom the chair called on. */
const invites =
  /\b(?:can|could|would|will) you (?:please |like to |go ahead and |now )*(?:move|make (?:a|the|that|your) motion)\b/i;
/** The chair calls on the mover of an amendment up to so many sentences before the question. */
const beforeQuestion = 4;
/** How many sentences before a motion may say that it amends another. */
const announcedBefore = 4;

/** 'Do I hear a motion?', 'we have a motion': the chair speaks, and moves nothing. */
const chairSpeaks = pattern('i')`\b${phrases(`
  we have
  there is
  there's
  is there
  entertain
  do I
  may I
  can I
  need
  like a motion
  looking for
  receipt of
`)}\b`;

/** Whose name is called to see who is there has no floor by it. */
const saysPresent = /^(?:i'm |i am )?(?:here|present|absent|excused)[.!]*$/i;
const inFirstPerson = /\bI\b|\bso moved?\b|\bthe chair\b/i;
/** Who has the floor: whom the chair called on, and in whose turn a sentence stands. */
export class Floor {
  readonly #sentences: readonly SpokenSentence[];
  readonly #people: People;
  readonly #chair: string | null;
  /** Whether the record's turns are turns, and not every other sentence. */
  readonly #hasTurns: boolean;
  /** The label of who presides, where the record has labels. */
  readonly presiding: string | null;
  #recognised: { name: string; at: number } | null = null;

  constructor(sentences: readonly SpokenSentence[], people: People, chair: string | null) {
    this.#sentences = sentences;
    this.#chair = chair;
    this.#hasTurns = hasTurns(sentences);
    this.#people = people;
    this.presiding = presidingLabel(sentences);
  }

  /** Notes whom the chair calls on. */
  recognise(sentence: SpokenSentence): void {
    const next = this.#sentences[sentence.index + 1]?.text ?? '';
    if (saysPresent.test(next)) return;
    const name = recognisedIn(sentence.text, this.#people);
    if (name) this.#recognised = { name, at: sentence.index };
    else if (this.#recognised && invites.test(sentence.text)) {
      const isRecent = sentence.index - this.#recognised.at <= floorReach.motion;
      if (isRecent) this.#recognised = { ...this.#recognised, at: sentence.index };
    }
  }

  /** What was decided ends the turn of whom the chair called on before it. */
  forget(): void {
    this.#recognised = null;
  }

  /** Who makes a motion in their own words: the named speaker, or whom the chair just called on. */
  maker(sentence: SpokenSentence): { name: string; at: number; said: boolean } | null {
    // Under another label it is another's.
    const ownBeside = (beside: SpokenSentence | undefined) =>
      beside?.speaker === sentence.speaker ? beside : undefined;
    const before = ownBeside(this.#sentences[sentence.index - 1])?.text ?? '';
    const next = ownBeside(this.#sentences[sentence.index + 1]);
    const after = (next?.opensTurn === false || !this.#hasTurns ? next?.text : undefined) ?? '';
    if (this.#chair !== null && isMovedByChair(sentence.text, { before, after }))
      return { name: this.#chair, at: sentence.index, said: true };
    if (chairSpeaks.test(sentence.text)) return null;
    const speaker = speakerOf(sentence);
    // 'Motion to approve?' of who presides asks for one.
    if (speaker && speaker === this.presiding && !inFirstPerson.test(sentence.text)) return null;
    if (speaker)
      return isOwnMotion(sentence.text) ? { name: speaker, at: sentence.index, said: true } : null;
    const recent = this.#recognised;
    if (!recent || sentence.index - recent.at > floorReach.motion) return null;
    return this.#isFirstTurn(recent.at, sentence.index) ? { ...recent, said: false } : null;
  }

  /** Whether a sentence stands in the first turn after the chair called on somebody. */
  #isFirstTurn(since: number, at: number): boolean {
    if (!this.#hasTurns) return at - since <= floorReach.turnless && this.#isQuiet(since, at);
    let turns = 0;
    for (let index = since + 1; index <= at; index += 1) {
      if (this.#sentences[index]?.opensTurn) turns += 1;
    }
    return turns <= 1;
  }

  /** Whether nothing but remarks stand between two sentences: who presents a matter does not move it. */
  #isQuiet(since: number, at: number): boolean {
    const between = this.#sentences.slice(since + 1, at);
    return between.every(({ text }) => wordCount(text) <= floorReach.remark);
  }

  /** Whether a motion is an amendment: its own sentence says so, or one just before it in the turn. */
  amends(at: number): boolean {
    let isOwnTurn = true;
    for (let index = at; index >= 0 && index > at - announcedBefore; index -= 1) {
      const sentence = this.#sentences[index];
      if (!sentence || sentence.speaker !== this.#sentences[at]?.speaker) return false;
      // Some records begin a segment with each sentence; then only 'I' shows whose turn it is.
      const isOwn = isOwnTurn || (index >= at - 2 && /\bI\b/.test(sentence.text));
      if (isOwn && announcesAmendment(sentence.text)) return true;
      if (sentence.opensTurn) isOwnTurn = false;
    }
    return false;
  }

  /** The member whom the chair called on last, between two positions, to offer an amendment. */
  offeredBy(since: number, at: number): string | null {
    for (let index = since + 1; index < at; index += 1) {
      if (!offersAmendment(this.#sentences[index]?.text ?? '')) continue;
      const first = Math.max(since - beforeQuestion, 0, index - floorReach.amendment + 1);
      for (let back = index - 1; back >= first; back -= 1) {
        const name = recognisedIn(this.#sentences[back]?.text ?? '', this.#people);
        if (name) return name;
      }
    }
    return null;
  }
}
