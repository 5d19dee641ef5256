import { cutText } from './cut-text.ts';
import { type NewPassage, plainPassage } from './new-passage.ts';

/** In characters. Captions cut a sentence into lines: a turn is joined so far. */
const longestTurn = 600;

type Segment = {
  index: number;
  startSeconds: number | null;
  speaker: string | null;
  text: string;
};

/** Each segment in a passage: its index, where it begins in the text, its seconds. */
export type SegmentPlace = [index: number, at: number, seconds: number | null];

type Of = Pick<NewPassage, 'meetingId' | 'govtEntityId' | 'transcriptId' | 'sortDate'>;

/**
 * What was said, as passages: the lines of one speaker in a row are joined, so that words are found
 * that stand in two of them.
 */
export function transcriptPassages(segments: readonly Segment[], of: Of): NewPassage[] {
  const passages: NewPassage[] = [];
  let turn: { speaker: string | null; text: string; places: SegmentPlace[] } | null = null;
  const flush = () => {
    const [first] = turn?.places ?? [];
    if (turn && first) {
      passages.push({
        ...plainPassage,
        ...of,
        kind: 'transcript',
        text: turn.text,
        speaker: turn.speaker,
        startSeconds: first[2],
        segments: JSON.stringify(turn.places),
      });
    }
    turn = null;
  };
  for (const { index, startSeconds, speaker, text } of segments) {
    for (const piece of cutText(text)) {
      if (turn && (turn.speaker !== speaker || turn.text.length + piece.length > longestTurn)) {
        flush();
      }
      turn ??= { speaker, text: '', places: [] };
      const at: number = turn.text === '' ? 0 : turn.text.length + 1;
      turn.places.push([index, at, startSeconds]);
      turn.text = turn.text === '' ? piece : `${turn.text} ${piece}`;
    }
  }
  flush();
  return passages;
}
