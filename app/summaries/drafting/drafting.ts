import { setImmediate } from 'node:timers/promises';
import type { FitnessContext } from '#app/checking/fitness/judge-fitness.ts';
import type { Case } from '#app/proceedings/cases/case.ts';
import { usualItem } from '#app/proceedings/cases/usual-items.ts';
import type { RosterMember } from '#app/proceedings/facts/roster.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { Segment, Transcript } from '#app/records/transcript.ts';
import { checkOfCount } from '../counted-sentence.ts';
import { type CheckedSentence, type DraftedSentence, sections } from '../draft.ts';
import { shareWords, usualWords } from './allotment.ts';
import { asMoved, detailsOf } from './as-moved.ts';
import { askedAndAnswered } from './asked-and-answered.ts';
import { type Candidate, candidateOf } from './candidates.ts';
import { fateTold } from './fate-told.ts';
import { type FinerSentence, finerSentences } from './finer-sentences.ts';
import { type ForShort, inShort } from './in-short.ts';
import { noVoteTold } from './no-vote.ts';
import { outcomeSentences, type Told } from './outcome-sentences.ts';
import { type Quotation, Quoting } from './quoting.ts';
import { toldOnce } from './told-once.ts';
import { unvotedTold } from './unvoted-told.ts';
import { type Voice, written } from './voice.ts';
import { isVoteAlone } from './vote-of-clerk.ts';
import { votesIn } from './votes-in.ts';
import { whoSpeaks } from './who-speaks.ts';
import { worthQuoting } from './worth-quoting.ts';

/** Quotations of one case: many make no account of it, but where it is most of the meeting. */
const mostQuotations = { usual: 6, ofAll: 40, ofPublic: 16, wordsOfEach: 26 };
/** An opening that is longer, of all that was said, is more than an opening. */
const openingShare = 0.2;
const lettersPerWord = 6;
/** In words: of what a clerk says was discussed a reader is told something. */
const fewestWritten = 30;
/** A clerk tells in a word what people say in so many. */
const density = 3;
/** After so many sentences other work may have its turn. */
const breath = 400;

type Read = {
  cases: readonly Case[];
  votes: readonly Vote[];
  /** The sentences that the cases count. */
  spoken: readonly SpokenSentence[];
  /** Whether they are of minutes. */
  isWritten: boolean;
};
type Known = { known: FitnessContext; members?: readonly RosterMember[] };
/** What code wrote, with what is to be said of its check. */
type Written = DraftedSentence & Pick<CheckedSentence, 'reasons'>;
type Drafted = Pick<Written, 'text' | 'basis' | 'reasons'> & { segments: readonly number[] };

/** One draft in the making, case by case: what was counted, and what people said in their own words. */
export class Drafting {
  readonly #cases: readonly Case[];
  readonly #votes: readonly Vote[];
  readonly #quoting: Quoting;
  readonly #spoken: readonly SpokenSentence[];
  /** The same, cut finer where they run on: what is quoted counts these. */
  readonly #finer: readonly FinerSentence[];
  readonly #voices: readonly Voice[];
  readonly #candidates = new Map<number, Candidate>();
  readonly #recordWords: number;

  constructor(
    transcript: Transcript,
    { cases, votes, spoken, isWritten, known, members }: Read & Known,
  ) {
    this.#recordWords = wordsIn(transcript.segments);
    this.#cases = cases;
    this.#votes = votes;
    const byIndex = new Map(transcript.segments.map((segment) => [segment.index, segment]));
    const segmentAt = (index: number): Segment | undefined => byIndex.get(index);
    this.#spoken = spoken;
    this.#finer = finerSentences(spoken, segmentAt);
    this.#voices = isWritten ? this.#finer.map(() => written) : whoSpeaks(this.#finer, members);
    this.#quoting = new Quoting({
      segmentAt,
      spoken: this.#finer,
      candidates: this.#candidates,
      known,
    });
  }

  async readCandidates(): Promise<void> {
    let index = 0;
    const voted = new Set(this.#votes.flatMap(({ segments }) => segments));
    for (const sentence of this.#finer) {
      while (sentence.whole > (this.#cases[index]?.lastSentence ?? Number.POSITIVE_INFINITY))
        index += 1;
      const voice = this.#voices[sentence.index];
      // What was agreed on without a motion is no vote, and told in the clerk's words.
      const isCounted =
        voice?.isWritten === true &&
        sentence.segments.some((segment) => voted.has(segment)) &&
        isVoteAlone(sentence.text);
      const own = voice && !isCounted ? candidateOf(sentence, index, voice) : null;
      const around = { finer: this.#finer, voices: this.#voices, item: index };
      const candidate = own ?? (isCounted ? null : askedAndAnswered(sentence.index, around));
      if (candidate) this.#candidates.set(sentence.index, candidate);
      if (sentence.index % breath === breath - 1) await setImmediate();
    }
  }

  async write(
    wanted: number | undefined,
    report: (done: number, step: string) => void,
  ): Promise<Written[]> {
    const isWritten = this.#voices[0]?.isWritten === true;
    const total = wanted ?? usualWords(this.#recordWords * (isWritten ? density : 1));
    const told = toldOnce(this.#cases.map((one, index) => this.#tell(one, index)));
    const byCase = Map.groupBy(this.#candidates.values(), ({ item }) => item);
    const candidates = this.#cases.map((_, index) => byCase.get(index) ?? []);
    const usable = candidates.map((own, index) => worthQuoting(own, this.#asked(index)));
    const shares = shareWords({
      total,
      cases: this.#cases,
      votes: this.#votes,
      candidates: usable,
      decisionWords: told.reduce((sum, { words }) => sum + words, 0),
    });
    const parts: ForShort[] = [];
    for (const [index, one] of this.#cases.entries()) {
      const words = shares[index] ?? 0;
      const own = told[index] ?? { sentences: [], inShort: null, words: 0 };
      const votes = this.#votesOf(index);
      const moved = isWritten ? [] : this.#motionsQuoted(one, votes, own);
      const said = this.#quoting.choose(candidates[index] ?? [], {
        ...this.#asked(index),
        usable: usable[index] ?? [],
        words: one.state === 'discussed' && isWritten ? Math.max(words, fewestWritten) : words,
        most: this.#mostQuoted(one, words),
      });
      const quotations: Quotation[] = [...moved, ...said];
      parts.push({ one, votes, words: this.#wordsOf(one), told: own, quotations });
      report(0.45 + (0.5 * index) / this.#cases.length, 'Choosing what was said');
      await setImmediate();
    }
    return [
      ...inShort(parts).map((part) => sentenceOf(part, sections.inShort, part.index)),
      ...parts.flatMap(({ told: { sentences }, quotations }, index) =>
        [
          ...sentences.map((part) => ({ ...part, ...checkOfCount(part) })),
          ...quotations.map((part) => ({ ...part, basis: 'quoted' as const, reasons: [] })),
        ].map((part) => sentenceOf(part, sections.cases, index)),
      ),
    ];
  }

  #tell(one: Case, index: number): Told {
    const votes = this.#votesOf(index);
    const told = outcomeSentences(one, votes, this.#cases);
    const none = noVoteTold(one, votes);
    const said = this.#spoken.slice(one.firstSentence, one.lastSentence + 1);
    // Where words of a vote stand, one may have been taken that was not understood; and where the
    // record alone tells what was taken up, the vote may stand under another case.
    const isSure = one.entry !== null && !votesIn(said);
    const unvoted = unvotedTold(one);
    const ofVotes =
      none !== null && isSure
        ? { ...told, sentences: [none.sentence], inShort: none.inShort }
        : told;
    const fate = fateTold(one, votes, said);
    const besides = fate === null ? unvoted : [...unvoted, fate];
    return {
      inShort: ofVotes.inShort ?? fate,
      sentences: [...besides, ...ofVotes.sentences],
      words: ofVotes.words + besides.reduce((sum, { text }) => sum + text.split(' ').length, 0),
    };
  }

  /** What was moved, in the mover's words, where they tell more than what is told of the vote. */
  #motionsQuoted(one: Case, votes: readonly Vote[], { sentences }: Told): Quotation[] {
    const spoken = this.#spoken.slice(one.firstSentence, one.lastSentence + 1);
    const told = [one.title, ...sentences.map(({ text }) => text)];
    const known = new Set(told.flatMap(detailsOf));
    const isAmended = votes.some(
      ({ kind, outcome }) => kind === 'amendment' && outcome === 'adopted',
    );
    return votes.flatMap((vote) => {
      // What was moved first is not what was adopted.
      const moved = isAmended && vote.kind === 'main' ? null : asMoved(vote, { spoken, known });
      return (moved && this.#quoting.ofMotion(moved, vote.kind)) ?? [];
    });
  }

  /** Nobody is quoted from the pledge; of the public as many as there is room for. */
  #mostQuoted(one: Case, words: number): number {
    const share = this.#wordsOf(one) / Math.max(1, this.#recordWords);
    if (isCeremony(one) && share < openingShare) return 0;
    if (one.kind === 'public comment') return mostQuotations.ofPublic;
    const room = Math.ceil(words / mostQuotations.wordsOfEach);
    const { usual, ofAll } = mostQuotations;
    return Math.min(Math.max(usual, room), Math.round(usual + share * (ofAll - usual)));
  }

  #asked(index: number) {
    const one = this.#cases[index];
    return { title: one?.title ?? '', isPublic: one?.kind === 'public comment' };
  }

  #votesOf(index: number): Vote[] {
    return this.#votes.filter(({ items }) => items.includes(index));
  }

  #wordsOf({ firstSentence, lastSentence }: Case): number {
    return this.#spoken
      .slice(firstSentence, lastSentence + 1)
      .reduce((sum, { text }) => sum + text.length / lettersPerWord, 0);
  }
}

function sentenceOf(
  { text, segments, basis, reasons }: Drafted,
  section: string,
  item: number,
): Written {
  return { text, section, item, citations: [...segments], basis, reasons };
}

const isCeremony = ({ title, kind }: Case) =>
  kind === 'opening' ||
  kind === 'closing' ||
  (usualItem(title) !== null &&
    !/\b(?:comments?|announce|reports?|forum|citizens?|communications?|participation|other|order)/i.test(
      title,
    ));

const wordsIn = (segments: readonly Segment[]) =>
  segments.reduce((sum, { text }) => sum + text.length / lettersPerWord, 0);
