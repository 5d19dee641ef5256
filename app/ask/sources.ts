import type { MarkedText } from '#app/search/found.ts';
import { meetingLine, type NumberedRecord, type RecordPlace } from './number-record.ts';
import type { Written } from './written.ts';

/** A place that an answer rests on, under its number on the page, from 1. */
export type Source = {
  number: number;
  /** The passage's id; null for the line that says which meeting it was */
  passageId: number | null;
  meeting: RecordPlace['meeting'];
  text: MarkedText;
  speaker: string | null;
  time: string | null;
  /** Where it is read */
  href: string;
};

export type CitedAnswer = {
  sentences: { text: string; sources: Source[] }[];
  sources: Source[];
  leftOut: number;
};

/** An answer with its sources, numbered in the order in which they come up. */
export function citeSources(
  { sentences, leftOut }: Extract<Written, { kind: 'answered' }>,
  { places }: NumberedRecord,
): CitedAnswer {
  const sources = new Map<number, Source>();
  const sourceOf = (passage: number): Source[] => {
    const known = sources.get(passage);
    const place = places[passage];
    if (known) return [known];
    if (!place) return [];
    const source = { number: sources.size + 1, ...told(place) };
    sources.set(passage, source);
    return [source];
  };
  const cited = sentences.map(({ text, passages }) => ({
    text,
    sources: passages.flatMap(sourceOf),
  }));
  return { sentences: cited, sources: [...sources.values()], leftOut };
}

function told({ meeting, passage }: RecordPlace): Omit<Source, 'number'> {
  if (passage === null) {
    const text = [{ text: meetingLine(meeting), isMarked: false }];
    return { passageId: null, meeting, text, speaker: null, time: null, href: meeting.href };
  }
  const { text, speaker, time, href } = passage.hit;
  return { passageId: passage.id, meeting, text, speaker, time, href };
}
