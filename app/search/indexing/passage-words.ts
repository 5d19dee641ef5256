import {
  dayMark,
  entityMark,
  headMark,
  kindMark,
  meetingMark,
  monthMark,
  moverMarks,
  nameWord,
  outcomeMark,
  publicMark,
  speakerMarks,
  yearMark,
} from '../marks.ts';
import { stemsOf } from '../words.ts';
import type { NewPassage } from './new-passage.ts';

/** What the index holds of a passage. */
export type PassageWords = { title: string[]; words: string[]; marks: string[] };

/** Beyond it a title is no title. */
const mostTitleWords = 200;

export function passageWords(passage: NewPassage): PassageWords {
  const { kind, heading, speaker, text } = passage;
  const title = stemsOf([heading, speaker].filter(Boolean).join(' ')).slice(0, mostTitleWords);
  const words = stemsOf(text);
  const marks = marksOf(passage);
  if (kind !== 'body') return { title, words, marks };
  return { title: title.map(nameWord), words: words.map(nameWord), marks };
}

function marksOf({ kind, meetingId, govtEntityId, outcome, speaker, ...rest }: NewPassage) {
  const day = rest.sortDate.toISOString();
  // A meeting's description stands under its title, and may say what only followers read.
  const isPublic =
    kind === 'body' || kind === 'agenda' || (kind === 'meeting' && rest.heading === null);
  return [
    kindMark(kind),
    ...(kind === 'body' || kind === 'transcript' ? [] : [headMark]),
    ...(isPublic ? [publicMark] : []),
    ...(govtEntityId === null ? [] : [entityMark(govtEntityId)]),
    ...(meetingId === null ? [] : [meetingMark(meetingId)]),
    ...(kind === 'body' ? [] : dateMarks(day)),
    ...(outcome === null ? [] : outcomeMarks(outcome)),
    ...(speaker === null ? [] : kind === 'decision' ? moverMarks(speaker) : speakerMarks(speaker)),
  ];
}

const dateMarks = (moment: string) => [
  yearMark(moment.slice(0, 4)),
  monthMark(moment.slice(0, 7)),
  dayMark(moment.slice(0, 10)),
];

/** 'adopted as amended' is 'adopted' as well. */
function outcomeMarks(outcome: string): string[] {
  const [first = outcome] = outcome.split(' as ');
  return [...new Set([outcomeMark(first), outcomeMark(outcome)])];
}
