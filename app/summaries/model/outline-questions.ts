import { fullDesignator } from '#app/records/agenda/agenda.ts';
import type { Segment, Transcript } from '#app/records/transcript.ts';
import type { DraftOptions } from '../draft.ts';

/** A part of the record, short enough to be outlined at once. */
export type OutlineQuestion = { segments: Segment[]; data: unknown };

/** In words; models lose the middle of what is longer. */
const mostWords = 3000;
/** In words: what was said just before a part. */
const wordsBefore = 150;
/** In letters: more of a title tells nobody what it is. */
const longestTitle = 200;

/** What to ask about each part of a record, to have it outlined. */
export function outlineQuestions(
  { segments }: Transcript,
  { agenda = [], members = [] }: Pick<DraftOptions, 'agenda' | 'members'>,
): OutlineQuestion[] {
  const lines = agenda.map((entry, number) => ({
    number,
    designator: fullDesignator(agenda, number),
    title: entry.title.slice(0, longestTitle),
    ...(entry.isHeading ? { isHeading: true } : {}),
  }));
  return partsOf(segments).map((part) => ({
    segments: part,
    data: {
      agenda: lines,
      members: members.map(({ name, office }) => `${office} ${name}`.trim()),
      before: justBefore(segments, part[0]?.index ?? 0),
      segments: part.map(({ index: number, speaker, text }) => ({ number, speaker, text })),
    },
  }));
}

function partsOf(segments: readonly Segment[]): Segment[][] {
  const all = segments.reduce((sum, one) => sum + wordsIn(one), 0);
  const perPart = all / Math.max(1, Math.ceil(all / mostWords));
  const parts: Segment[][] = [[]];
  let words = 0;
  for (const segment of segments) {
    if (words >= perPart) {
      parts.push([]);
      words = 0;
    }
    parts.at(-1)?.push(segment);
    words += wordsIn(segment);
  }
  return parts.filter((part) => part.length > 0);
}

function justBefore(segments: readonly Segment[], first: number): string {
  const said: string[] = [];
  let words = 0;
  for (let at = first - 1; at >= 0 && words < wordsBefore; at -= 1) {
    const segment = segments[at];
    if (!segment) break;
    said.unshift(segment.text);
    words += wordsIn(segment);
  }
  return said.join(' ');
}

const wordsIn = ({ text }: Segment) => text.split(/\s+/).length;
