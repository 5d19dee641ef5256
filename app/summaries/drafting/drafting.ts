import { setImmediate } from 'node:timers/promises';
import { checkSentence } from '#app/checking/check-sentence.ts';
import { citedSource } from '#app/checking/cited-source.ts';
import type { AgendaItem } from '#app/proceedings/agenda-item.ts';
import {
  readSpokenSentences,
  type SpokenSentence,
} from '#app/proceedings/language/spoken-sentences.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { Segment, Transcript } from '#app/records/transcript.ts';
import type { CheckedSentence, SectionName } from '../draft.ts';
import { shareWords, usualWords } from './allot-words.ts';
import { type Candidate, candidateOf } from './candidates.ts';
import { chooseSentences, weighWords } from './choose-sentences.ts';
import { meetingPurpose } from './meeting-purpose.ts';
import { properWords, reportedSpeech } from './reported-speech.ts';
import { shortenNames } from './shorten-names.ts';
import { speakerName } from './speaker-names.ts';
import { tellDecisions, tellHeadlines } from './tell-decisions.ts';
import { topicsSentence } from './topics-sentence.ts';
import { whoSpoke } from './who-spoke.ts';

/** One draft in the making: candidates, what was used, and what was said already. */
export class Drafting {
  readonly #transcript: Transcript;
  readonly #items: readonly AgendaItem[];
  readonly #votes: readonly Vote[];
  readonly #segmentAt: (index: number) => Segment | undefined;
  readonly #covered = new Map<string, number>();
  readonly #used = new Set<number>();
  readonly #isProper: (word: string) => boolean;
  #candidates: Candidate[] = [];
  #total = 0;
  #spoken: SpokenSentence[] = [];

  constructor(transcript: Transcript, items: readonly AgendaItem[], votes: readonly Vote[]) {
    this.#transcript = transcript;
    this.#items = items;
    this.#votes = votes;
    const byIndex = new Map(transcript.segments.map((segment) => [segment.index, segment]));
    this.#segmentAt = (index) => byIndex.get(index);
    this.#isProper = properWords(transcript.segments.map(({ text }) => text));
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
      if (count % 400 === 0) await setImmediate();
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
      (sum, { text }) => sum + text.length / 6,
      0,
    );
    const total = wanted ?? usualWords(recordWords);
    this.#total = total;
    const decisions = tellDecisions(this.#votes, this.#segmentAt, total * 0.5);
    const shares = shareWords({
      total,
      items: this.#items,
      votes: this.#votes,
      candidates: this.#candidates,
      decisionWords: decisions.reduce((sum, { text }) => sum + text.split(' ').length, 0),
    });
    const inShort = this.#inShort(shares.inShort);
    await setImmediate();
    const next = this.#choose({
      section: 'What comes next',
      from: this.#candidates.filter(
        ({ deadline, at }) => deadline && at > this.#spoken.length * 0.05,
      ),
      words: shares.next,
      item: null,
      most: 4,
      prefer: ({ text, at }) =>
        (/\b(?:will|must|shall|due|deadline|next (?:meeting|hearing))\b/i.test(text) ? 1.5 : 1) *
        (at > this.#spoken.length * 0.8 ? 1.5 : 1),
    });
    const byItem: CheckedSentence[] = [];
    const said: CheckedSentence[] = [];
    for (const [index, words] of shares.items.entries()) {
      const item = this.#items[index];
      if (!item || words <= 0) continue;
      const isPublic = item.kind === 'public comment';
      const chosen = this.#choose({
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
    const purpose =
      /\b(?:today(?:'s)? (?:hearing|meeting|markup|we|the (?:committee|subcommittee|council|board))|is (?:convening|meeting)(?: today)? to|this (?:hearing|meeting|bill|legislation|inquiry|session)|the purpose|will (?:hear|consider|discuss|mark up|examine)|is titled|evidence session|this act|would)\b/i;
    const last = this.#candidates.at(-1)?.at ?? 1;
    const opening = [
      ...this.#opening(words),
      ...tellHeadlines(this.#votes, this.#segmentAt, words * 0.5),
    ];
    const taken = opening.reduce((sum, { text }) => sum + text.split(' ').length, 0);
    const chosen = this.#choose({
      section: 'In short',
      from: this.#candidates,
      words: words - taken,
      item: null,
      prefer: (candidate) =>
        (purpose.test(candidate.text) ? 1.35 : 1) * (candidate.at / last < 0.06 ? 1.3 : 1),
    });
    return [...opening, ...chosen];
  }

  /** What the meeting was, where the chair says so, and what it came back to most. */
  #opening(words: number): CheckedSentence[] {
    const purpose = meetingPurpose(this.#spoken);
    const topics = words < 60 ? null : topicsSentence(this.#transcript.segments, 5);
    const opening: CheckedSentence[] = [];
    const people = this.#total < 240 ? null : whoSpoke(this.#transcript.segments, 4);
    for (const sentence of [purpose, topics, people]) {
      if (!sentence) continue;
      const { text, segments } = sentence;
      const source = citedSource(segments, this.#segmentAt);
      const { verdict } = checkSentence({ sentence: text, source });
      if (verdict !== 'supported') continue;
      if (sentence === purpose) for (const at of purpose.at) this.#used.add(at);
      const place = { section: 'In short', item: null, citations: segments };
      opening.push({ text, ...place, verdict, reasons: [] });
    }
    return opening;
  }

  #choose(given: {
    section: SectionName;
    from: readonly Candidate[];
    words: number;
    item: number | null;
    most?: number;
    prefer?: (candidate: Candidate) => number;
  }): CheckedSentence[] {
    const checked = new Map<Candidate, CheckedSentence>();
    const chosen = chooseSentences({
      candidates: given.from.filter(({ at }) => !this.#used.has(at)),
      weights: weighWords(given.from),
      words: given.words,
      most: given.most,
      covered: this.#covered,
      prefer: given.prefer,
      accept: (candidate) => {
        const sentence = this.#check(candidate, given.section, given.item);
        if (sentence) checked.set(candidate, sentence);
        return sentence !== null;
      },
    });
    for (const { at } of chosen) this.#used.add(at);
    return chosen.map((candidate) => checked.get(candidate)).filter((found) => found !== undefined);
  }

  /** The candidate as a sentence of the summary, or null where the check would mark it. */
  #check(candidate: Candidate, section: SectionName, item: number | null): CheckedSentence | null {
    const speaker = this.#segmentAt(candidate.segments[0] ?? -1)?.speaker ?? null;
    const name = speakerName(speaker);
    const told = name === null ? null : reportedSpeech(candidate.text, name, this.#isProper);
    const quoted =
      name !== null && candidate.isQuote ? `${name}: “${candidate.text}”` : candidate.text;
    const source = citedSource(candidate.segments, this.#segmentAt);
    const isSupported = (text: string) =>
      checkSentence({ sentence: text, source }).verdict === 'supported';
    const text = [told, quoted].find((given) => given !== null && isSupported(given));
    if (text === undefined || text === null) return null;
    const verdict = 'supported';
    return {
      text,
      section,
      item: item ?? candidate.item,
      citations: candidate.segments,
      verdict,
      reasons: [],
    };
  }
}
