import type { AgendaItem } from './draft.ts';
import { findNames, gatherPeople, surnamesOf } from './facts/people.ts';
import { voteEventsIn } from './facts/vote-events.ts';
import { alignAgenda } from './items/agenda-alignment.ts';
import { type Cue, findCues } from './items/procedure-cues.ts';
import { TopicTitles } from './items/topic-title.ts';
import { readSegmentWords, type SegmentWords, shiftScores } from './items/vocabulary-shifts.ts';
import { readSpokenSentences, type SpokenSentence } from './language/spoken-sentences.ts';
import type { Transcript } from './transcript.ts';

type Boundary = {
  segment: number;
  strength: number;
  kind: AgendaItem['kind'];
  /** '' where only the words that follow can name it. */
  title: string;
  isTurn: boolean;
};

const longItemWords = 3200;
const shortItemWords = 220;
const mostItems = 20;

/**
 * The items of a meeting in order, without gaps: from the agenda where there is one, else from the
 * procedure's words and from where the vocabulary changes.
 */
export function findAgendaItems(transcript: Transcript, agenda?: string): AgendaItem[] {
  const { segments } = transcript;
  if (segments.length === 0) return [];
  const words = readSegmentWords(segments);
  if (agenda !== undefined && agenda.trim() !== '') {
    const aligned = alignAgenda(agenda, segments);
    if (aligned.length > 0) return withOpening(aligned, segments.length);
  }
  const sentences = readSpokenSentences(segments);
  const people = gatherPeople(sentences.flatMap(({ text }) => findNames(text)));
  const cues = [...findCues(sentences, people), ...motionCues(sentences)];
  const scores = shiftScores(words);
  let boundaries = mergeCues(cues, segments.length);
  boundaries = dropShort(boundaries, words, scores);
  boundaries = splitLong(boundaries, words, scores);
  boundaries = keepMost(boundaries, words, scores);
  const names = surnamesOf(segments.map(({ text }) => text));
  return nameItems(boundaries, transcript, names);
}

/** Where a committee goes over from hearing to deciding: its first motion. */
function motionCues(sentences: readonly SpokenSentence[]): Cue[] {
  const cues: Cue[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  for (const sentence of sentences) {
    const isMotion = voteEventsIn(sentence.text).some(
      ({ kind, ...event }) => kind === 'motion' && 'text' in event && event.text !== null,
    );
    const segment = sentence.segments[0];
    if (!isMotion || segment === undefined || !/\bI (?:\w+ )?move\b/i.test(sentence.text)) continue;
    if (sentence.index - lastAt > 400)
      cues.push({
        segment,
        strength: 2,
        kind: 'action',
        title: 'Motions and votes',
        isTurn: false,
      });
    lastAt = sentence.index;
  }
  return cues;
}

function mergeCues(cues: readonly Cue[], length: number): Boundary[] {
  const bySegment = new Map<number, Boundary>();
  for (const cue of cues) {
    const known = bySegment.get(cue.segment);
    if (!known || cue.strength > known.strength) bySegment.set(cue.segment, { ...cue });
  }
  if (!bySegment.has(0))
    bySegment.set(0, { segment: 0, strength: 3, kind: 'opening', title: 'Opening', isTurn: false });
  const start = bySegment.get(0);
  if (start && start.kind === 'opening') start.strength = 4;
  return [...bySegment.values()]
    .filter(({ segment }) => segment < length)
    .sort((a, b) => a.segment - b.segment);
}

function sizes(boundaries: readonly Boundary[], words: readonly SegmentWords[]): number[] {
  return boundaries.map(({ segment }, index) => {
    const end = boundaries[index + 1]?.segment ?? words.length;
    let size = 0;
    for (let at = segment; at < end; at += 1) size += words[at]?.words ?? 0;
    return size;
  });
}

/** Turns too short to be items of their own go to the item before; plain starts of items stay. */
function dropShort(
  boundaries: readonly Boundary[],
  words: readonly SegmentWords[],
  scores: readonly number[],
): Boundary[] {
  let kept = [...boundaries];
  for (;;) {
    const size = sizes(kept, words);
    let worst = -1;
    for (let index = 1; index < kept.length; index += 1) {
      const boundary = kept[index];
      if (!boundary || boundary.strength >= 3) continue;
      if ((size[index] ?? 0) >= shortItemWords) continue;
      const value = (at: number) =>
        (kept[at]?.strength ?? 0) * 1000 + (size[at] ?? 0) + (scores[kept[at]?.segment ?? 0] ?? 0);
      if (worst < 0 || value(index) < value(worst)) worst = index;
    }
    if (worst < 0) return kept;
    kept = kept.filter((_, index) => index !== worst);
  }
}

/** Items too long to find one's way in are cut where the vocabulary changes most. */
function splitLong(
  boundaries: readonly Boundary[],
  words: readonly SegmentWords[],
  scores: readonly number[],
): Boundary[] {
  const total = words.reduce((sum, { words: count }) => sum + count, 0);
  const limit = Math.max(900, Math.min(longItemWords, total / 5));
  const kept = [...boundaries];
  for (let guard = 0; guard < 60; guard += 1) {
    const size = sizes(kept, words);
    const longest = size.indexOf(Math.max(...size));
    if ((size[longest] ?? 0) <= limit) break;
    const from = kept[longest]?.segment ?? 0;
    const to = kept[longest + 1]?.segment ?? words.length;
    const cut = bestCut(from, to, words, scores, limit / 3);
    if (cut === null) break;
    kept.splice(longest + 1, 0, {
      segment: cut,
      strength: 1,
      kind: kept[longest]?.kind === 'opening' ? 'hearing' : (kept[longest]?.kind ?? 'hearing'),
      title: '',
      isTurn: true,
    });
  }
  return kept;
}

function bestCut(
  from: number,
  to: number,
  words: readonly SegmentWords[],
  scores: readonly number[],
  margin: number,
): number | null {
  let total = 0;
  for (let at = from; at < to; at += 1) total += words[at]?.words ?? 0;
  let before = 0;
  let best: number | null = null;
  for (let at = from + 1; at < to; at += 1) {
    before += words[at - 1]?.words ?? 0;
    if (before < margin || total - before < margin) continue;
    if (best === null || (scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  }
  return best;
}

function keepMost(
  boundaries: readonly Boundary[],
  words: readonly SegmentWords[],
  scores: readonly number[],
): Boundary[] {
  let kept = [...boundaries];
  const said = kept.filter(({ strength }) => strength >= 3).length;
  const most = Math.max(mostItems, Math.min(60, said));
  while (kept.length > most) {
    const size = sizes(kept, words);
    let worst = 1;
    let lowest = Number.POSITIVE_INFINITY;
    for (let index = 1; index < kept.length; index += 1) {
      const boundary = kept[index];
      if (!boundary) continue;
      const joint = (size[index] ?? 0) + (size[index - 1] ?? 0);
      const value = boundary.strength * 2000 + joint + 600 * (scores[boundary.segment] ?? 0);
      if (value < lowest) [worst, lowest] = [index, value];
    }
    kept = kept.filter((_, index) => index !== worst);
  }
  return kept;
}

function nameItems(
  boundaries: readonly Boundary[],
  transcript: Transcript,
  names: ReadonlySet<string>,
): AgendaItem[] {
  const spans = boundaries.map(({ segment }, index) => ({
    firstSegment: segment,
    lastSegment: (boundaries[index + 1]?.segment ?? transcript.segments.length) - 1,
  }));
  const topics = new TopicTitles(transcript.segments, spans, names);
  const named = boundaries.map((boundary, index) => {
    const span = spans[index] ?? { firstSegment: 0, lastSegment: 0 };
    const repeats = boundaries.some(
      (other, at) => at < index && other.title !== '' && other.title === boundary.title,
    );
    let title = boundary.title;
    if (title === '') title = topics.title(span);
    else if (boundary.isTurn || repeats) title = `${title}: ${topics.title(span, 2)}`;
    return { title, kind: boundary.kind, ...span };
  });
  return distinct(named);
}

/** Two items of one title cannot be told apart in a list of chapters. */
function distinct(items: readonly AgendaItem[]): AgendaItem[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = (seen.get(item.title) ?? 0) + 1;
    seen.set(item.title, count);
    return count === 1 ? item : { ...item, title: `${item.title} (${count})` };
  });
}

function withOpening(items: readonly AgendaItem[], length: number): AgendaItem[] {
  const first = items[0];
  const all: AgendaItem[] =
    first && first.firstSegment > 0
      ? [{ title: 'Opening', kind: 'opening', firstSegment: 0, lastSegment: 0 }, ...items]
      : [...items];
  return all.map((item, index) => ({
    ...item,
    lastSegment: (all[index + 1]?.firstSegment ?? length) - 1,
  }));
}
