import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { anyTitle } from '../facts/title-vocabulary.ts';
import { exclaims } from '../language/exclaims.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { foldWord } from '../language/tokens.ts';
import { asksForMotion } from './asks-for-motion.ts';
import type { Ballot } from './ballot.ts';
import type { Body } from './body.ts';
import { recognisedIn } from './called-on.ts';
import { wordCount } from './motion-text.ts';
import { personAt } from './person-named.ts';
import { isOwnSecond } from './second-patterns.ts';

/** In sentences: how soon the chair thanks who moved or seconded, and in words how shortly. */
const reach = { motion: 10, second: 2, words: 8 };

/** In words: a name, with a title. */
const longestAnswer = 4;

const opener = String.raw`(?:(?:okay|all right|alright|great|excellent|and|so)[,.]? )*`;
const thanks = pattern('i')`^${opener}(?:thank you|thanks)(?: (?:so|very) much)?,? `;
/** 'All right, Council Member Romero.', 'That was Mr. Doyle.' */
const beforeName = pattern('i')`^${opener}(?:(?:it was|that was|that's|I have|we have|from) )?`;
/** 'Ms. Hale, all those in favor?' */
const beforeQuestion = /, (?:and )?(?=all\b|those\b|any\b|is there\b)/i;
const onlyThanks = pattern('i')`^${opener}(?:thank you|thanks)(?: (?:so|very) much)?[.!]*$`;
/** 'By Ms. Hale.', 'That's Mr. Doyle.' */
const byAlone = pattern(
  'i',
)`^${opener}(?:by|from|(?:that(?:'s| is| was)|it(?:'s| was))(?: (?:by|from))?) `;
const viceChair = /^(?:madam |mr\.? )?vice[- ](?:chair|president|mayor)/i;

/** 'Second.' 'Secretary Colvin.': whom the chair turns to for the vote. */
const callsVotes =
  /^(?:madam |mr\.? )?(?:(?:city|town|board|county|village|deputy) )*(?:secretary|clerk|recorder|attorney|manager|administrator|superintendent)\b/i;

/** Whom the chair thanks in a sentence, or names alone: 'Thank you, Council Member Ortiz.' */
function thankedIn(text: string, before: string, people: People, body: Body): string | null {
  if (wordCount(text) > reach.words) return null;
  const told = [thanks, byAlone].find((opening) => opening.test(text));
  const rest = told ? text.replace(told, '') : onlyThanks.test(before) ? text : null;
  if (rest === null) return null;
  if (viceChair.test(rest)) return body.viceChair ?? 'Vice Chair';
  const isPerson = findNames(rest)[0]?.from === 0 || people.member(rest.replace(/[.,!]+$/, ''));
  return isPerson && wordCount(rest) <= 4 ? personAt(rest, people) : null;
}

/** Whether who moved may still be told: once the question is put, others are thanked. */
const isOpen = ({ ballot, at }: { ballot: Ballot; at: number }, index: number): boolean =>
  index - at <= reach.motion && (ballot.questionAt === null || index <= ballot.questionAt);

/** Those who moved or seconded without being named, until the chair thanks them. */
export class Unnamed {
  readonly #people: People;
  readonly #body: Body;
  #motion: { ballot: Ballot; at: number } | null = null;
  #second: { ballot: Ballot; at: number } | null = null;
  /** The motion spoken of last, and which of its people the clerk asks for. */
  #last: Ballot | null = null;
  #asked: { ballot: Ballot; part: 'mover' | 'seconder' } | null = null;
  /** Of whose people the mover was named behind what they said. */
  #namedBehind: Ballot | null = null;

  constructor(people: People, body: Body) {
    this.#people = people;
    this.#body = body;
  }

  moved(ballot: Ballot | undefined, at: number): void {
    this.#last = ballot ?? null;
    this.#motion = ballot && ballot.mover === null ? { ballot, at } : null;
  }

  seconded(ballot: Ballot | null | undefined, at: number): void {
    this.#last = ballot ?? this.#last;
    this.#motion = null;
    this.#second = ballot && ballot.seconder === null ? { ballot, at } : null;
  }

  /** `near`: what was said right before, and what is said right after. */
  hear({ text, index }: SpokenSentence, near: { before: string; after: readonly string[] }): void {
    if (this.#answersWho(text, index) || this.#tellsBoth(text, index, near.after)) return;
    const motion = this.#motion && isOpen(this.#motion, index) ? this.#motion : null;
    const second = this.#second && index - this.#second.at <= reach.second ? this.#second : null;
    const waiting = second ?? motion;
    if (!waiting || waiting.at === index) return;
    const name =
      thankedIn(text, near.before, this.#people, this.#body) ??
      (index - waiting.at === 1
        ? this.#namedAfter(text, near.after, {
            ballot: waiting.ballot,
            isSecond: waiting === second,
          })
        : null);
    if (name === null) return;
    if (waiting === second) {
      second.ballot.seconder ??= name;
      second.ballot.seconderAt ??= index;
    } else {
      waiting.ballot.mover ??= name;
      waiting.ballot.moverAt ??= index;
    }
    waiting.ballot.heard.add(index);
    this.#motion = null;
    this.#second = null;
  }

  /** 'Who made the motion? Mr. Doyle.' */
  #answersWho(text: string, index: number): boolean {
    const asked = this.#asked;
    // 'Seconded by? Second. Ms. Hale.'
    if (asked && isOwnSecond(text)) return true;
    this.#asked = null;
    const answer = text.replace(beforeName, '').split(beforeQuestion)[0] ?? '';
    const isStaff = callsVotes.test(answer) && this.#people.member(answer) === null;
    if (asked && !isStaff && wordCount(answer) <= longestAnswer) {
      const name = personAt(answer, this.#people);
      if (name && asked.part === 'mover') asked.ballot.mover ??= name;
      else if (name) asked.ballot.seconder ??= name;
      if (name) asked.ballot.heard.add(index);
      return name !== null;
    }
    const ballot = this.#last;
    if (!ballot) return false;
    if (whoSeconded.test(text) || (asksSecond.test(text) && ballot.seconder === null))
      this.#asked = { ballot, part: 'seconder' };
    else if (who.test(text)) this.#asked = { ballot, part: 'mover' };
    return false;
  }

  /** 'So moved. Mr. Stein. Second. Ms. Ortiz. All in favor?': each is named behind what they said. */
  #namedAfter(
    text: string,
    [next = '', afterNext = '', third = '']: readonly string[],
    { ballot, isSecond }: { ballot: Ballot; isSecond: boolean },
  ): string | null {
    // Whoever is named behind a second alone is called on.
    const goesOn = isSecond
      ? this.#namedBehind === ballot && goesToVote.test(next)
      : isOwnSecond(next) &&
        recognisedIn(afterNext, this.#people) !== null &&
        goesToVote.test(third);
    if (!goesOn || wordCount(text) > longestAnswer) return null;
    this.#namedBehind = ballot;
    return recognisedIn(text, this.#people);
  }

  #tellsBoth(text: string, index: number, [next = '']: readonly string[]): boolean {
    // 'A mover and a seconder for that?' 'Ana and Glenn.'
    const second = this.#second ?? this.#motion;
    const names = second && index - second.at <= reach.second ? both.exec(text) : null;
    if (!second || !names || exclaims.has(foldWord(names[1] ?? ''))) return false;
    // Whom the chair had called on may have moved, and two others be asked.
    const { mover: known, moverGuessed } = second.ballot;
    if (known !== null && !(moverGuessed && goesToVote.test(next))) return false;
    const [mover, seconder] = [
      personAt(names[1] ?? '', this.#people),
      personAt(names[2] ?? '', this.#people),
    ];
    if (mover === null || seconder === null) return false;
    const told = { mover, moverAt: index, seconder, seconderAt: index, moverGuessed: false };
    Object.assign(second.ballot, told);
    second.ballot.heard.add(index);
    this.#second = null;
    this.#motion = null;
    return true;
  }
}

const who = pattern('i')`${phrases(String.raw`
  \bwho (?:made|moved|makes|was|is|had|has)\b[^?]*\b(?:motion|first|moved|mover|it)\b
  \bwho moved\b
`)}`;
const whoSeconded = pattern('i')`${phrases(String.raw`
  \bwho (?:seconded|supported|second)\b
  \bwho (?:was|is|had|made|has) (?:the|that|a) (?:second|support)\b
  ^(?:and )?(?:the|a) second(?:er)?\?
  \bsecond(?:ed)? (?:by|from)[?.]*$
  \b(?:have|see|hear|got) (?:a )?second[.]*$
`)}`;
/** 'Do we have a second? Mr. Kane.' */
const asksSecond =
  /\b(?:is there|do (?:I|we) have|can I (?:get|have)|looking for|may I have) a second\b[^.]*\?$|^second\?$/i;
const aName = String.raw`(?:${anyTitle} )?\p{Lu}[\p{L}'’-]+`;
/** 'Mr. Doyle and Ms. Price.', 'Thank you, Trustee Hale and Trustee Voss', said after a motion and a second without names. */
const both = new RegExp(
  `^(?:(?:[Oo]kay|[Aa]nd|[Tt]hank you|[Tt]hanks|[Tt]hat was|[Tt]hat's|[Tt]hat is|[Ii]t's|[Ii]t is|I have|[Ww]e have)[,.]? (?:to )?)*(${aName})(?:,| and|, and) (${aName})[.!]*$`,
  'u',
);

/** What the chair goes on with once a motion was seconded. */
const goesToVote = pattern('i')`^(?:(?:okay|all right|thank you|and)[,.]? )*${phrases(String.raw`
  (?:is there )?(?:any|further|more) (?:further |other )?(?:discussion|questions?|comments?)
  all (?:those )?in favor
  (?:please )?call (?:the|for the) (?:roll|vote)
  (?:roll|role)[- ]call
  discussion\?
  motion (?:and|by|made|has)
  we have a motion
  it(?:'s| is| has been) (?:moved|been moved)
`)}`;

const own = String.raw`I(?: would|'d| will|'ll)?(?: now)?(?: like to)? moved?\b`;
/** 'Hearing no further comments, I move', 'the chair moves', 'as chair, I will move'. */
const chairMoves = pattern('i')`${phrases(String.raw`
  \b(?:hearing|seeing|there being|if there (?:are|is)) (?:and (?:hearing|seeing) )?(?:none|no)\b[^.]{0,60}\b${own}
  \bthe chair (?:will |would |so )?moves?\b
  \bas (?:the )?(?:chair|president|mayor)\w*,? ${own}
  \bmoved by the (?:chair|president)\b
  \b${own}[^.]{0,30}\bfrom the chair\b
`)}`;
/** What only the chair says right before moving: thanks to the clerk who read the title. */
const chairSpeaks = pattern('i')`${phrases(String.raw`
  \bthank you,? (?:mad[ae]me? |mister |mr\.? )?clerk\b
  ^\W*\[?reading\b
  \bputting\b[^.]{0,60}\bbefore us\b
  \bbefore we (?:move|vote) on this (?:bill|item|resolution|ordinance|matter)\b
`)}`;

const ownMove = pattern('i')`\b${own}(?! (?:on|to the next))\b`;

/** Whether it is the chair who makes a motion in the first person. */
export function isMovedByChair(
  text: string,
  { before, after }: { before: string; after: string },
): boolean {
  // Whoever was asked for a motion is another, also where captions put both in one: 'Is there a motion, I move that'.
  if (asksForMotion(text)) return false;
  if (chairMoves.test(text)) return true;
  // Only who presides asks for a second right after moving; but whoever was asked for a motion is another.
  const asks =
    /^(?:and )?(?:is there|there(?:'s| is)|do (?:I|we) have|can I (?:get|have)|may I have) a second\b/i;
  if (ownMove.test(text) && asks.test(after) && !asksForMotion(before)) return true;
  return pattern('i')`^(?:so |and |okay,? )?${own}`.test(text) && chairSpeaks.test(before);
}
