import type { MinutesVote } from './minutes-vote.ts';
import { withLetters } from './misread-letters.ts';
import { Nominations } from './nominations.ts';
import { complete, isSame, touch, withTallyOfRoll } from './open-vote.ts';
import { ofResolution, resolves } from './resolution-text.ts';
import { begins, putOff, usual } from './told-result.ts';
import type { Heading } from './written-heading.ts';
import { isInForm, isSubsidiary, matterAlone, matterIn } from './written-matter.ts';
import { type WrittenMotion, writtenMotion } from './written-motion.ts';
import { seconderIn, speakerIn } from './written-people.ts';
import { type WrittenResult, writtenResult } from './written-result.ts';
import { tableRows, writtenRoll } from './written-roll.ts';

/** How many paragraphs after a vote what is said of it may stand. */
const reach = 12;
/** One answer is no roll. */
const fewestAnswers = 2;

/** Minutes as they are read, sentence by sentence: motions wait for what became of them. */
export class MinutesBook {
  readonly #votes: MinutesVote[] = [];
  /** Motions that are not decided yet, the newest last. */
  #waiting: MinutesVote[] = [];
  /** The text of a resolution is read, which says 'resolved' of what is still to be voted on. */
  #isResolution = false;
  readonly #nominations = new Nominations();
  /** Whose words the paragraph reports, and which one that is. */
  #speaker: { name: string; at: number } | null = null;
  /** Who voted how may stand after what came of it. */
  #last: MinutesVote | null = null;
  /** Those whose result stands before their motion. */
  readonly #byResult = new Set<MinutesVote>();
  #heading: Heading | null = null;
  /** The last one that names an item: 'Discussion' stands under it. */
  #item: Heading | null = null;

  open(heading: Heading): void {
    // What a motion is on may be listed under it, before what became of it.
    if (!isPartOf(heading, this.#waiting.at(-1))) {
      this.#settle();
      this.#last = null;
    }
    this.#isResolution = false;
    this.#heading = heading;
    if (heading.designator !== null || !step.test(heading.title)) this.#item = heading;
  }

  /** A heading decides nothing by itself: 'Approved minutes of March 3'. */
  read(written: string, at: number, isHeading = false): void {
    const sentence = withLetters(written);
    if (ofResolution.test(sentence)) this.#isResolution = true;
    if (this.#isResolution && resolves.test(sentence)) {
      this.#name(sentence, at);
      return;
    }
    this.#elect(sentence, at);
    const motion = writtenMotion(sentence);
    const result = isInForm(sentence) ? null : writtenResult(sentence);
    const speaker = speakerIn(sentence);
    if (speaker !== null) this.#speaker = { name: speaker, at };
    if (motion) this.#move(this.#spokenBy(motion, sentence, at), at, isField(sentence));
    else {
      this.#name(sentence, at);
      this.#second(sentence, at);
    }
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
    this.#settle();
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
    const isAgain =
      matter?.startsWith(`${open?.motion} `) || (open?.seconder !== null && seconder === null);
    if (open && matter !== null && isSame(open.mover, mover) && isAgain) {
      open.motion = matter;
      touch(open, at);
      return;
    }
    if (!isSubsidiary(matter)) this.#settle();
    this.#waiting.push(this.#vote(matter ?? '', { mover, seconder }, at));
    this.#last = null;
  }

  /** Motions that wait no longer: one whose roll was called is decided by it. */
  #settle(): void {
    for (const vote of this.#waiting) {
      const { yes, no } = withTallyOfRoll(vote);
      const answers = vote.rollCall.filter(({ vote: said }) => said === 'yes' || said === 'no');
      if (yes === null || (vote.yes === null && answers.length < fewestAnswers)) continue;
      vote.outcome = yes > (no ?? 0) ? 'adopted' : 'rejected';
      vote.motion ||= vote.title ?? '';
      this.#votes.push(vote);
    }
    this.#waiting = [];
  }

  #elect(sentence: string, at: number): void {
    const make = (motion: string, mover: string | null) =>
      this.#vote(motion, { mover, seconder: null }, at);
    if (this.#waiting.length === 0) this.#nominations.hear(sentence, at, make);
    const vote = this.#nominations.elected(sentence, this.#heading?.title ?? '', make);
    if (!vote) return;
    touch(vote, at);
    this.#votes.push(vote);
  }

  /** 'Motion: Blix. To sell the bookmobile.' */
  #name(sentence: string, at: number): void {
    const open = this.#waiting.at(-1);
    if (open?.motion !== '') return;
    const matter = matterAlone(sentence);
    if (matter === null) return;
    open.motion = matter;
    touch(open, at);
  }

  #vote(motion: string, by: Pick<MinutesVote, 'mover' | 'seconder'>, at: number): MinutesVote {
    // 'Motion to approve' below 'Discussion' is of the item that was discussed.
    const isNamed = motion.includes(' ') || motion === 'adjourn';
    const heading = isNamed ? this.#heading : (this.#item ?? this.#heading);
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
    if (begins(sentence) || (result.isDeed && vote.mover === null)) this.#byResult.add(vote);
    this.#last = vote;
  }

  /** 'The minutes were approved unanimously', and nobody is named who moved it. */
  #unmoved(result: WrittenResult, sentence: string, at: number): MinutesVote | null {
    const isBox = begins(sentence);
    const isTold = result.isUnanimous || result.yes !== null;
    const isDeed = usual.test(sentence) || result.isDeed;
    if (result.outcome === null || !(isDeed || isBox || (isTold && this.#heading !== null)))
      return null;
    // 'Vote: unanimous' once more, in a summary of what was decided.
    const isAgain = this.#votes.some(({ title }) => title === (this.#item?.title ?? null));
    if (isAgain && !isDeed && !isBox && result.yes === null) return null;
    const matter = isDeed ? matterIn(sentence) : putOff(sentence);
    return this.#vote(matter ?? '', { mover: null, seconder: null }, at);
  }

  #call(sentence: string, at: number): void {
    const open = this.#waiting.at(-1);
    const vote = open ?? this.#near(at);
    if (!vote) return;
    const { roll, counts } = writtenRoll(sentence, vote.rollCall.length > 1);
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

const step = /^(?:[\w’']+ )?(?:discussion|motions?|actions?|votes?|comments?|deliberations?)$/i;

const isPartOf = ({ designator }: Heading, of: MinutesVote | undefined) =>
  Boolean(of?.designator && designator?.startsWith(of.designator) && designator !== of.designator);

/** 'MOVER: Paul Hale', 'Motion to approve: Melissa' */
const isField = (sentence: string) =>
  /^[\s*•-]{0,6}(?:mover|moved|motion|seconder|second|propose[rd])[^.:]{0,60}:/i.test(sentence);
