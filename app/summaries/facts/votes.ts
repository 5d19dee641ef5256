import type { AgendaItem, Vote, VoteMethod } from '../draft.ts';
import { readSpokenSentences, type SpokenSentence } from '../language/spoken-sentences.ts';
import { foldWord } from '../language/tokens.ts';
import type { Transcript } from '../transcript.ts';
import { type Ballot, settle } from './ballot.ts';
import {
  amendmentPurpose,
  motionText,
  moverIn,
  namesNothing,
  placeIn,
  readPlaces,
  recognisedIn,
  seconderIn,
  tidyMotion,
  wordCount,
} from './motions.ts';
import { findNames, gatherPeople, type People } from './people.ts';
import { findTallies } from './tallies.ts';
import { type VoteEvent, voteEventsIn } from './vote-events.ts';

// How many sentences may lie between the steps of one vote.
const reach = {
  motionToResult: 400,
  mainMotion: 3000,
  questionToResult: 60,
  resultToRecount: 14,
  roll: 40,
};

/** The votes taken in a meeting, in order, from the record's words alone. */
export function findVotes(transcript: Transcript, items: readonly AgendaItem[]): Vote[] {
  const sentences = readSpokenSentences(transcript.segments);
  const people = gatherPeople(sentences.flatMap((sentence) => findNames(sentence.text)));
  const counter = new VoteCounter(sentences, people);
  for (const sentence of sentences) counter.hear(sentence);
  return counter.finish().map((ballot) => settle(ballot, sentences, people, items));
}

/** Follows the procedure sentence by sentence: motion, question, result, recount. */
class VoteCounter {
  readonly #sentences: readonly SpokenSentence[];
  readonly #people: People;
  readonly #places: Map<string, string>;
  readonly #ballots: Ballot[] = [];
  /** Motions waiting for their question; an amendment stands above what it amends. */
  #pending: Ballot[] = [];
  #open: Ballot | null = null;
  #closed: Ballot | null = null;
  #recognised: { name: string; at: number } | null = null;
  #settledAt = -1;

  constructor(sentences: readonly SpokenSentence[], people: People) {
    this.#sentences = sentences;
    this.#people = people;
    this.#places = readPlaces(sentences, people);
  }

  hear(sentence: SpokenSentence): void {
    const text = sentence.text;
    const recognised = this.#inRoll() ? null : recognisedIn(text, this.#people);
    if (recognised) this.#recognised = { name: recognised, at: sentence.index };
    const events = voteEventsIn(text);
    // 'Without objection. So moved.' grants a request: nothing was put to the vote.
    const before = this.#sentences[sentence.index - 1]?.text ?? '';
    const granted = /\bwithout objection\b/i.test(text) || /\bwithout objection\b/i.test(before);
    for (const event of events) this.#take(event, sentence, granted);
    this.#nameMover(text, sentence);
    this.#collectRoll(sentence);
  }

  finish(): Ballot[] {
    this.#close();
    return this.#ballots;
  }

  #take(event: VoteEvent, sentence: SpokenSentence, granted: boolean): void {
    const at = sentence.index;
    switch (event.kind) {
      case 'motion':
        if (!granted || event.text !== null) this.#move(event.text, sentence);
        return;
      case 'second': {
        const target = this.#open ?? this.#pending.at(-1);
        if (!target) return;
        target.seconder ??= seconderIn(sentence.text, this.#people) ?? this.#speaker(sentence);
        target.heard.add(at);
        return;
      }
      case 'question':
        this.#put(event, sentence);
        return;
      case 'recorded':
      case 'roll':
        this.#recount(
          event.kind === 'roll' ? 'roll call' : event.method,
          at,
          event.kind === 'roll',
        );
        return;
      case 'objection': {
        const target = this.#open ?? this.#pending.at(-1);
        if (target && at - target.lastAt < 25) {
          target.objectionAsked = true;
          target.heard.add(at);
        }
        return;
      }
      case 'tally': {
        const target = this.#target(
          at,
          event.tally.no !== null && event.tally.yes !== null,
          sentence.text,
        );
        if (!target) return;
        if (target.tally === null || target.rollAt !== null || target.tally.no === null)
          target.tally = event.tally;
        this.#resultHeard(target, at);
        return;
      }
      case 'outcome': {
        const target = this.#target(at, false, sentence.text);
        if (!target) return;
        if (event.consent && !target.objectionAsked) return;
        if (target.questionAt === null && event.consent) target.method = 'consent';
        else if (target.questionAt === null && target.objectionAsked && target.tally === null)
          target.method = 'consent';
        target.outcome = event.outcome;
        this.#resultHeard(target, at);
        return;
      }
      case 'withdrawn':
        this.#pending.pop();
    }
  }

  #inRoll(): boolean {
    return this.#open !== null && this.#open.rollAt !== null && !this.#open.rollDone;
  }

  /** The member whom the chair called on last, between two positions, to offer an amendment. */
  #recognisedFor(since: number, at: number): string | null {
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

  #speaker(sentence: SpokenSentence): string | null {
    return sentence.speaker !== null && !/^speaker \d+$/i.test(sentence.speaker)
      ? sentence.speaker
      : null;
  }

  #move(said: string | null, sentence: SpokenSentence): void {
    const at = sentence.index;
    const text = motionText(said, this.#sentences, at);
    const last = this.#pending.at(-1);
    const amends = this.#amends(at);
    const named = moverIn(sentence.text, this.#people);
    const mover = named ?? this.#maker(sentence);
    if (last && this.#isSameMotion({ last, at, text, named, announces: amends && !last.amends })) {
      last.motion ??= text;
      last.mover ??= mover;
      last.seconder ??= seconderIn(sentence.text, this.#people);
      last.lastAt = at;
      last.heard.add(at);
      return;
    }
    if (this.#open && this.#open.questionAt !== null && text === null && !amends) return;
    this.#close();
    const ballot = newBallot(at);
    ballot.motion = text;
    ballot.mover = mover;
    ballot.seconder = seconderIn(sentence.text, this.#people);
    ballot.amends = amends;
    // An amendment waits above the motion it amends and takes the place of one that was dropped.
    if (!amends) this.#pending = [ballot];
    else this.#pending = [...this.#pending.filter((waiting) => !waiting.amends), ballot];
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
    const speaker = this.#speaker(sentence);
    if (speaker) return speaker;
    const recent = this.#recognised;
    if (!recent || sentence.index - recent.at > 40 || !this.#turnOf(sentence.index)) return null;
    return recent.name;
  }

  /** 'Motion by Mr. X' after X's own words, or 'so moved' after 'entertain a motion', is one motion. */
  #isSameMotion(heard: {
    last: Ballot;
    at: number;
    text: string | null;
    named: string | null;
    announces: boolean;
  }): boolean {
    const { last, at, text, named, announces } = heard;
    if (announces || this.#open !== null) return false;
    const distance = at - last.lastAt;
    if (text === null) return distance <= 120;
    if (last.motion === null) return distance <= 12;
    const agrees = last.mover === null || named === null || sameSurname(last.mover, named);
    return named !== null && agrees && distance <= 12;
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

  #put(event: Extract<VoteEvent, { kind: 'question' }>, sentence: SpokenSentence): void {
    const at = sentence.index;
    if (
      this.#open &&
      this.#open.questionAt !== null &&
      !hasResult(this.#open) &&
      at - this.#open.lastAt < 12
    ) {
      this.#open.method = event.method ?? this.#open.method;
      this.#open.lastAt = at;
      this.#open.heard.add(at);
      return;
    }
    // The other half of the same question: 'all opposed raise your hand'.
    if (
      this.#closed &&
      at - this.#closed.lastAt < 3 &&
      event.subject === null &&
      hasResult(this.#closed) &&
      this.#pending.length === 0
    ) {
      this.#closed.method = event.method ?? this.#closed.method;
      return;
    }
    this.#close();
    const waiting = this.#pending.at(-1);
    const isOnAmendment = /\bamendment\b/i.test(event.subject ?? '');
    const isOnMotion =
      !isOnAmendment && /\b(?:motion|rule|resolution|bill)\b/i.test(event.subject ?? '');
    let ballot: Ballot | undefined;
    if (waiting) {
      if (isOnMotion && waiting.amends && this.#pending.length > 1) this.#pending.pop();
      const candidate = this.#pending.at(-1);
      const limit = isOnMotion ? reach.mainMotion : reach.motionToResult;
      const near = candidate !== undefined && at - candidate.lastAt < limit;
      const isOther = isOnAmendment && candidate !== undefined && !candidate.amends;
      if (near && !isOther) ballot = this.#pending.pop();
    }
    ballot ??= newBallot(at);
    if (isOnAmendment) ballot.amends = true;
    if (ballot.amends && ballot.motion === null) {
      const since =
        waiting && ballot === waiting ? ballot.startAt - 1 : Math.max(this.#settledAt, at - 150);
      const purpose = amendmentPurpose(this.#sentences.slice(since + 1, at));
      if (purpose) {
        ballot.motion = purpose.text;
        ballot.heard.add(purpose.at);
      }
      ballot.mover ??= this.#recognisedFor(since, at);
    }
    ballot.questionAt = at;
    ballot.lastAt = at;
    ballot.method = event.method ?? ballot.method;
    ballot.heard.add(at);
    if (event.subject !== null) {
      const subject = tidyMotion(event.subject);
      if (subject && !namesNothing(subject)) ballot.motion ??= subject;
      ballot.subject ??= subject;
      const place = placeIn(sentence.text);
      const atPlace = place ? this.#places.get(place) : undefined;
      if (atPlace) ballot.mover ??= atPlace;
    }
    this.#open = ballot;
  }

  #recount(method: VoteMethod, at: number, isRoll: boolean): void {
    const closed = this.#closed;
    if (!this.#open && closed && at - closed.lastAt <= reach.resultToRecount) {
      this.#open = closed;
      this.#closed = null;
    }
    if (!this.#open) {
      const waiting = this.#pending.at(-1);
      if (!waiting || at - waiting.lastAt > reach.motionToResult) return;
      if (!isRoll) return;
      this.#open = this.#pending.pop() ?? null;
    }
    const open = this.#open;
    if (!open) return;
    if (!(open.method === 'electronic' && method === 'roll call')) open.method = method;
    open.questionAt ??= at;
    if (method === 'electronic') open.method = 'electronic';
    open.lastAt = at;
    open.heard.add(at);
    open.recount = true;
    if (isRoll) open.rollAt = at;
  }

  #collectRoll(sentence: SpokenSentence): void {
    const open = this.#open;
    if (!open || open.rollAt === null || open.rollDone || sentence.index <= open.rollAt) return;
    if (sentence.index - open.rollAt > reach.roll * 6) return;
    const ends =
      /\b(?:clerk(?: will)?[.,]? report|report the|total|have it|motion (?:carries|passes|fails)|carries|passes)\b/i.test(
        sentence.text,
      ) || findTallies(sentence.text).length > 0;
    if (ends) open.rollDone = true;
    else {
      open.roll.push(sentence.index);
      open.lastAt = sentence.index;
    }
  }

  #target(at: number, isWhole: boolean, text: string): Ballot | null {
    const open = this.#open;
    if (open && at - open.lastAt <= reach.questionToResult) return open;
    const closed = this.#closed;
    if (closed && at - closed.lastAt <= 6) return closed;
    const waiting = this.#pending.at(-1);
    // Without a question only a short ruling counts; a motion's own text speaks of adopting too.
    if (text.length > 110) return null;
    // No question was heard: 'Motion by X, second by Y. Motion passes 6-1.'
    if (
      waiting &&
      at - waiting.lastAt <= (isWhole ? reach.questionToResult : 40) &&
      at > waiting.startAt
    ) {
      this.#open = this.#pending.pop() ?? null;
      return this.#open;
    }
    if (waiting && at === waiting.startAt && isWhole) {
      this.#open = this.#pending.pop() ?? null;
      return this.#open;
    }
    return null;
  }

  #resultHeard(target: Ballot, at: number): void {
    target.lastAt = at;
    target.heard.add(at);
    this.#settledAt = at;
    if (target === this.#open) {
      this.#open = null;
      this.#close();
      this.#closed = target;
    }
  }

  #nameMover(text: string, sentence: SpokenSentence): void {
    const target = this.#open ?? this.#pending.at(-1);
    if (!target || target.mover !== null || sentence.index - target.lastAt > 60) return;
    const named = /\b(?:motion|amendment) (?:by|from|of|offered by)\b/i.test(text)
      ? moverIn(text, this.#people)
      : null;
    if (named && wordCount(text) < 40) {
      target.mover = named;
      target.heard.add(sentence.index);
    }
  }

  #close(): void {
    for (const ballot of [this.#closed, this.#open]) {
      if (ballot && hasResult(ballot) && !this.#ballots.includes(ballot))
        this.#ballots.push(ballot);
    }
    this.#closed = null;
    this.#open = null;
  }
}

const announcesAmendment =
  /\b(?:have|offer|offering|offered|propose) (?:an?|one|another|my)(?: \w+){0,3} amendment\b|\bsubstitute motion\b|\bmove to amend\b|\badopt(?:ed)? amendment\b|\bmove (?:that )?(?:the \w+,? )?(?:be amended|strike|amend)\b/i;

function sameSurname(a: string, b: string): boolean {
  const surname = (name: string) => foldWord(name.split(/[\s-]/).at(-1) ?? name);
  return surname(a) === surname(b);
}

function hasResult(ballot: Ballot): boolean {
  return ballot.outcome !== null || ballot.tally !== null;
}

function newBallot(at: number): Ballot {
  return {
    startAt: at,
    lastAt: at,
    questionAt: null,
    rollAt: null,
    rollDone: false,
    roll: [],
    recount: false,
    objectionAsked: false,
    amends: false,
    motion: null,
    subject: null,
    mover: null,
    seconder: null,
    method: null,
    tally: null,
    outcome: null,
    heard: new Set([at]),
  };
}
