import type { MinutesVote } from './minutes-vote.ts';
import type { Heading } from './written-heading.ts';
import {
  isInForm,
  isSubsidiary,
  matterIn,
  seconderIn,
  speakerIn,
  type WrittenMotion,
  writtenMotion,
} from './written-motion.ts';
import { type WrittenResult, writtenResult } from './written-result.ts';
import { tableRows, writtenRoll } from './written-roll.ts';

/** How many paragraphs after a vote what is said of it may stand. */
const reach = 12;

/** Minutes as they are read, sentence by sentence: motions wait for what became of them. */
export class MinutesBook {
  readonly #votes: MinutesVote[] = [];
  /** Motions that are not decided yet, the newest last. */
  #waiting: MinutesVote[] = [];
  /** Whose words the paragraph reports, and which one that is. */
  #speaker: { name: string; at: number } | null = null;
  /** Who voted how may stand after what came of it. */
  #last: MinutesVote | null = null;
  /** Those whose result stands before their motion. */
  readonly #byResult = new Set<MinutesVote>();
  #heading: Heading | null = null;
  /** The last one with a number, under which others may stand. */
  #item: Heading | null = null;

  open(heading: Heading): void {
    if (heading.designator === null && newPart.test(heading.title)) this.#item = null;
    // '1.' under item 5 begins a list.
    if (this.#item && numberOf(heading) < numberOf(this.#item)) return;
    // What a motion is on may be listed under it, before what became of it.
    if (!isPartOf(heading, this.#waiting.at(-1))) {
      this.#waiting = [];
      this.#last = null;
    }
    this.#heading = heading;
    if (heading.designator !== null) this.#item = heading;
  }

  /** A heading decides nothing by itself: 'Approved minutes of March 3'. */
  read(sentence: string, at: number, isHeading = false): void {
    const motion = writtenMotion(sentence);
    const result = isInForm(sentence) ? null : writtenResult(sentence);
    const speaker = speakerIn(sentence);
    if (speaker !== null) this.#speaker = { name: speaker, at };
    if (motion) this.#move(this.#spokenBy(motion, sentence, at), at, isField(sentence));
    else this.#second(sentence, at);
    if (result && (motion || !isHeading)) this.#decide(result, sentence, at);
    this.#call(sentence, at);
  }

  /** 'Hale stated that it is late. I make a motion to adjourn.' */
  #spokenBy(motion: WrittenMotion, sentence: string, at: number): WrittenMotion {
    const isReported = motion.mover === null && /\bI\b/.test(sentence);
    const mover = isReported && this.#speaker?.at === at ? this.#speaker.name : motion.mover;
    return { ...motion, mover };
  }

  close(): MinutesVote[] {
    return this.#votes.map(withTallyOfRoll);
  }

  #move({ matter, mover, seconder }: WrittenMotion, at: number, field: boolean): void {
    // 'RESULT: APPROVED' stands before 'MOVER: Hale' in the minutes of some programs.
    const last = this.#last;
    if (
      field &&
      last &&
      last.mover === null &&
      this.#byResult.has(last) &&
      at - (last.segments.at(-1) ?? at) <= 2
    ) {
      last.mover = mover;
      last.seconder ??= seconder;
      touch(last, at);
      return;
    }
    const open = this.#waiting.at(-1);
    // 'The motion was made by Hale' after 'It was moved to approve'.
    if (open && open.mover === null && (matter === null || open.motion === '')) {
      open.mover = mover;
      open.seconder ??= seconder;
      open.motion ||= matter ?? '';
      touch(open, at);
      return;
    }
    // 'MOTION: APPROVED 1st: Hale', and below it: 'Hale moved to approve the fence as drawn.'
    if (
      open &&
      matter !== null &&
      isSame(open.mover, mover) &&
      matter.startsWith(`${open.motion} `)
    ) {
      open.motion = matter;
      touch(open, at);
      return;
    }
    if (!isSubsidiary(matter)) this.#waiting = [];
    this.#waiting.push(this.#vote(matter ?? '', { mover, seconder }, at));
    this.#last = null;
  }

  #vote(motion: string, by: Pick<MinutesVote, 'mover' | 'seconder'>, at: number): MinutesVote {
    // 'Motion to approve' below 'Discussion' is of the item that was discussed.
    const heading = motion.includes(' ') ? this.#heading : (this.#item ?? this.#heading);
    return {
      designator: heading?.designator ?? null,
      title: heading?.title ?? null,
      motion,
      ...by,
      yes: null,
      no: null,
      abstain: null,
      outcome: null,
      isUnanimous: false,
      rollCall: [],
      segments: [at],
    };
  }

  #second(sentence: string, at: number): void {
    const vote = this.#waiting.at(-1) ?? this.#near(at);
    if (!vote || vote.seconder !== null) return;
    const seconder = seconderIn(sentence);
    if (seconder === null || seconder === vote.mover) return;
    vote.seconder = seconder;
    touch(vote, at);
  }

  #decide(result: WrittenResult, sentence: string, at: number): void {
    const open = this.#waiting.pop();
    const known = open ? null : this.#near(at);
    if (known && !(begins(sentence) && this.#byResult.has(known))) {
      complete(known, result);
      touch(known, at);
      return;
    }
    const vote = open ?? this.#unmoved(result, sentence, at);
    if (!vote) return;
    complete(vote, result);
    vote.outcome ??= result.outcome;
    touch(vote, at);
    vote.motion ||= vote.title ?? '';
    this.#votes.push(vote);
    if (begins(sentence)) this.#byResult.add(vote);
    this.#last = vote;
  }

  /** 'The minutes were approved unanimously', and nobody is named who moved it. */
  #unmoved(result: WrittenResult, sentence: string, at: number): MinutesVote | null {
    const isTold = result.isUnanimous || result.yes !== null || begins(sentence);
    const isUsual = usual.test(sentence);
    if (result.outcome === null || !(isUsual || (isTold && this.#heading !== null))) return null;
    const matter = isUsual ? matterIn(sentence) : null;
    return this.#vote(matter ?? '', { mover: null, seconder: null }, at);
  }

  #call(sentence: string, at: number): void {
    const open = this.#waiting.at(-1);
    const vote = open ?? this.#near(at);
    if (!vote) return;
    const { roll, counts } = writtenRoll(sentence);
    const rows = roll.length > 0 ? roll : tableRows(sentence, vote.isUnanimous);
    const known = new Set(vote.rollCall.map(({ name }) => name));
    vote.rollCall.push(...rows.filter(({ name }) => !known.has(name)));
    vote.yes ??= counts.yes ?? null;
    vote.no ??= counts.no ?? null;
    vote.abstain ??= counts.abstain ?? null;
    if (rows.length > 0 || counts.yes !== undefined) touch(vote, at);
  }

  #near(at: number): MinutesVote | null {
    const last = this.#last;
    return last && at - (last.segments.at(-1) ?? at) <= reach ? last : null;
  }
}

/** 'BUSINESS SESSION', where the numbers begin anew. */
const newPart = /\b(?:session|meeting)$/i;

const isPartOf = ({ designator }: Heading, of: MinutesVote | undefined) =>
  Boolean(of?.designator && designator?.startsWith(of.designator) && designator !== of.designator);

const numberOf = ({ designator }: Heading) =>
  Number(/^\d+/.exec(designator ?? '')?.[0] ?? Number.POSITIVE_INFINITY);

/** 'MOVER: Paul Hale', 'Motion to approve: Melissa' */
const isField = (sentence: string) =>
  /^[\s*•-]{0,6}(?:mover|moved|motion|seconder|second)[^.:]{0,60}:/i.test(sentence);

/** 'MR. JORDAN' in a form is 'Mr. Jordan' below it. */
const isSame = (one: string | null, other: string | null) =>
  one?.split(' ').at(-1)?.toLowerCase() === other?.split(' ').at(-1)?.toLowerCase();

/** 'The minutes of May 4 were approved as circulated.' */
const usual =
  /^(?:the )?(?:[\w’']+ ){0,3}(?:minutes|agenda|treasurer[’']s report|bills)\b[^.]{0,60} (?:was|were) (?:approved|adopted|accepted)\b/i;

/** 'RESULT: APPROVED' begins what minutes say of another vote. */
const begins = (sentence: string) => /^\s{0,4}result\s?:/i.test(sentence);

function complete(vote: MinutesVote, result: WrittenResult): void {
  vote.outcome ??= result.outcome;
  vote.isUnanimous ||= result.isUnanimous;
  if (vote.yes === null && vote.no === null) {
    vote.yes = result.yes;
    vote.no = result.no;
  }
  vote.abstain ??= result.abstain;
}

function touch(vote: MinutesVote, at: number): void {
  if (!vote.segments.includes(at)) vote.segments.push(at);
}

/** A roll that names who voted for it and who against it is a count. */
function withTallyOfRoll(vote: MinutesVote): MinutesVote {
  const count = (said: string) => vote.rollCall.filter(({ vote }) => vote === said).length;
  const [yes, no, abstain] = [count('yes'), count('no'), count('abstain')];
  const isWhole = vote.yes === null && yes > 0;
  if (!isWhole) return vote;
  return { ...vote, yes, no: vote.no ?? no, abstain: vote.abstain ?? (abstain || null) };
}
