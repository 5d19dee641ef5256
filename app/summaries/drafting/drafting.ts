import { setImmediate } from 'node:timers/promises';
import { checkSentence } from '#app/checking/check-sentence.ts';
import { citedSource } from '#app/checking/cited-source.ts';
import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { AgendaItem } from '#app/proceedings/agenda-item.ts';
import {
  readSpokenSentences,
  type SpokenSentence,
} from '#app/proceedings/language/spoken-sentences.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { Segment, Transcript } from '#app/records/transcript.ts';
import type { CheckedSentence } from '../draft.ts';
import { shareWords, usualWords } from './allotment.ts';
import { type Candidate, candidateOf } from './candidates.ts';
import { meetingPurpose } from './meeting-purpose.ts';
import { SentenceChoosing } from './sentence-choosing.ts';
import { shortenNames } from './shorten-names.ts';
import { speakerName } from './speaker-names.ts';
import { tellDecisions, tellHeadlines } from './tell-decisions.ts';
import { topicsSentence } from './topics-sentence.ts';
import { whoSpoke } from './who-spoke.ts';

/** Words with which a meeting says what it is for: 'this hearing', 'the bill would'. */
const saysPurpose = pattern('i')`\b${phrases(`
  today(?:'s)? (?:hearing|meeting|markup|we|the (?:committee|subcommittee|council|board))
  is (?:convening|meeting)(?: today)? to
  this (?:hearing|meeting|bill|legislation|inquiry|session)
  the purpose
  will (?:hear|consider|discuss|mark up|examine)
  is titled
  evidence session
  this act
  would
`)}\b`;
const saysNext = /\b(?:will|must|shall|due|deadline|next (?:meeting|hearing))\b/i;

/** How much such a sentence is worth beyond its words. */
const prefer = { purpose: 1.35, opening: 1.3, next: 1.5, closing: 1.5 };
/** Parts of a meeting: its greeting, its opening, and from where on it closes. */
const edges = { greeting: 0.05, opening: 0.06, closing: 0.8 };
/** Decisions take at most half of a summary, and half of its opening. */
const headlineShare = 0.5;
/** A shorter opening has no room for the topics, a shorter summary none for who spoke. */
const fewestWords = { topics: 60, people: 240 };
const most = { topics: 5, people: 4, next: 4 };
const lettersPerWord = 6;
/** After so many sentences other work may have its turn. */
const breath = 400;

/** One draft in the making: candidates, what is told, and in which order. */
export class Drafting {
  readonly #transcript: Transcript;
  readonly #items: readonly AgendaItem[];
  readonly #votes: readonly Vote[];
  readonly #segmentAt: (index: number) => Segment | undefined;
  readonly #choosing: SentenceChoosing;
  #candidates: Candidate[] = [];
  #total = 0;
  #spoken: SpokenSentence[] = [];

  constructor(transcript: Transcript, items: readonly AgendaItem[], votes: readonly Vote[]) {
    this.#transcript = transcript;
    this.#items = items;
    this.#votes = votes;
    const byIndex = new Map(transcript.segments.map((segment) => [segment.index, segment]));
    this.#segmentAt = (index) => byIndex.get(index);
    this.#choosing = new SentenceChoosing(transcript.segments, this.#segmentAt);
  }

  async readCandidates(): Promise<void> {
    let item = 0;
    let count = 0;
    this.#spoken = readSpokenSentences(this.#transcript.segments);
    for (const sentence of this.#spoken) {
      const at = sentence.segments[0] ?? 0;
      while (item < this.#items.length - 1 && at > (this.#items[item]?.lastSegment ?? 0)) item += 1;
      const candidate = candidateOf(sentence, item);
      if (candidate) this.#candidates.push({ ...candidate, words: this.#wordsOf(candidate) });
      count += 1;
      if (count % breath === 0) await setImmediate();
    }
  }

  /** With who said it, as it will be told. */
  #wordsOf({ segments, words }: Candidate): number {
    const name = speakerName(this.#segmentAt(segments[0] ?? -1)?.speaker ?? null);
    return name === null ? words : words + name.split(' ').length + 2;
  }

  async write(
    wanted: number | undefined,
    report: (done: number, step: string) => void,
  ): Promise<CheckedSentence[]> {
    const recordWords = this.#transcript.segments.reduce(
      (sum, { text }) => sum + text.length / lettersPerWord,
      0,
    );
    const total = wanted ?? usualWords(recordWords);
    this.#total = total;
    const decisions = tellDecisions(this.#votes, this.#segmentAt, total * headlineShare);
    const shares = shareWords({
      total,
      items: this.#items,
      votes: this.#votes,
      candidates: this.#candidates,
      decisionWords: decisions.reduce((sum, { text }) => sum + text.split(' ').length, 0),
    });
    const inShort = this.#inShort(shares.inShort);
    await setImmediate();
    const next = this.#choosing.choose({
      section: 'What comes next',
      from: this.#candidates.filter(
        ({ deadline, at }) => deadline && at > this.#spoken.length * edges.greeting,
      ),
      words: shares.next,
      item: null,
      most: most.next,
      prefer: ({ text, at }) =>
        (saysNext.test(text) ? prefer.next : 1) *
        (at > this.#spoken.length * edges.closing ? prefer.closing : 1),
    });
    const byItem: CheckedSentence[] = [];
    const said: CheckedSentence[] = [];
    for (const [index, words] of shares.items.entries()) {
      const item = this.#items[index];
      if (!item || words <= 0) continue;
      const isPublic = item.kind === 'public comment';
      const chosen = this.#choosing.choose({
        section: isPublic ? 'What the public said' : 'Items',
        from: this.#candidates.filter((candidate) => candidate.item === index),
        words,
        item: index,
      });
      (isPublic ? said : byItem).push(...chosen);
      report(0.45 + (0.5 * index) / this.#items.length, 'Choosing sentences');
      await setImmediate();
    }
    return shortenNames(
      [...inShort, ...decisions, ...byItem, ...said, ...next],
      this.#transcript.segments,
      this.#segmentAt,
    );
  }

  #inShort(words: number): CheckedSentence[] {
    const last = this.#candidates.at(-1)?.at ?? 1;
    const opening = [
      ...this.#opening(words),
      ...tellHeadlines(this.#votes, this.#segmentAt, words * headlineShare),
    ];
    const taken = opening.reduce((sum, { text }) => sum + text.split(' ').length, 0);
    const chosen = this.#choosing.choose({
      section: 'In short',
      from: this.#candidates,
      words: words - taken,
      item: null,
      prefer: (candidate) =>
        (saysPurpose.test(candidate.text) ? prefer.purpose : 1) *
        (candidate.at / last < edges.opening ? prefer.opening : 1),
    });
    return [...opening, ...chosen];
  }

  /** What the meeting was, where the chair says so, and what it came back to most. */
  #opening(words: number): CheckedSentence[] {
    const purpose = meetingPurpose(this.#spoken);
    const topics =
      words < fewestWords.topics ? null : topicsSentence(this.#transcript.segments, most.topics);
    const opening: CheckedSentence[] = [];
    const people =
      this.#total < fewestWords.people ? null : whoSpoke(this.#transcript.segments, most.people);
    for (const sentence of [purpose, topics, people]) {
      if (!sentence) continue;
      const { text, segments } = sentence;
      const source = citedSource(segments, this.#segmentAt);
      const { verdict } = checkSentence({ sentence: text, source });
      if (verdict !== 'supported') continue;
      if (sentence === purpose) for (const at of purpose.at) this.#choosing.use(at);
      const place = { section: 'In short', item: null, citations: segments };
      opening.push({ text, ...place, verdict, reasons: [] });
    }
    return opening;
  }
}
