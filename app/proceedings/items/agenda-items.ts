import type { Transcript } from '#app/records/transcript.ts';
import type { AgendaItem } from '../agenda-item.ts';
import { findNames } from '../facts/names.ts';
import { gatherPeople, surnamesOf } from '../facts/people.ts';
import { readSpokenSentences, type SpokenSentence } from '../language/spoken-sentences.ts';
import { voteEventsIn } from '../votes/vote-events.ts';
import { type Boundary, dropShort, keepMost, mergeCues, splitLong } from './boundaries.ts';
import type { Cue } from './cue.ts';
import { findCues } from './procedure-cues.ts';
import { TopicTitles } from './topic-title.ts';
import { readSegmentWords, shiftScores } from './vocabulary-shifts.ts';

/**
 * The parts of a meeting in order, without gaps: from the procedure's words and from where the
 * vocabulary changes.
 */
export function findAgendaItems(transcript: Transcript): AgendaItem[] {
  const { segments } = transcript;
  if (segments.length === 0) return [];
  const words = readSegmentWords(segments);
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

/** In sentences: motions farther apart than this belong to two rounds of deciding. */
const motionsApart = 400;

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
    if (sentence.index - lastAt > motionsApart)
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
    if (title === '') title = topics.title(span) ?? 'Discussion';
    else if (boundary.isTurn || repeats)
      title = [title, topics.title(span, 2)].filter((part) => part !== null).join(': ');
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
