import { AppError } from '#app/platform/app-error.ts';
import { maxRecordCues } from '../record-limits.ts';
import type { Segment } from '../transcript.ts';
import { isInCapitals } from './capitals.ts';
import type { Cue } from './cue.ts';
import { dropRolledText } from './rolling.ts';
import { createSegmentList } from './segment-list.ts';
import { endsSentence, splitSentences } from './sentence-end.ts';
import { findLabels } from './speaker-labels.ts';
import { labelPlaces, splitTurns, usesDashes } from './split-turns.ts';
import { strayMark } from './stray-mark.ts';

const minWords = 5;
const maxWords = 60;
const pauseSeconds = 5;
const halfDaySeconds = 12 * 3600;

/**
 * Joins caption cues into segments of about a sentence: rolling repeats fall away (and are
 * counted), `>>`, dashes and labels start a new turn, a long pause or sixty words end a segment.
 */
export function joinCues(shown: Cue[]): { segments: Segment[]; leftOut: string[] } {
  checkCueCount(shown.length);
  const leftOut: string[] = [];
  const ordered = putInOrder(shown, leftOut);
  const { cues, dropped } = dropRolledText(ordered);
  if (dropped > 0) {
    leftOut.push(
      `The captions roll: ${dropped.toLocaleString('en-US')} ${dropped === 1 ? 'word' : 'words'} shown again in the next caption were joined to one.`,
    );
  }
  const texts = cues.map((cue) => cue.text);
  const labels = findLabels(labelPlaces(texts), { inCapitals: isInCapitals(texts.join('\n')) });
  const dashes = usesDashes(texts);
  const list = createSegmentList();
  // A name after `>>` or in a label holds until the next; a voice tag's for its own cue.
  let named: string | null = null;
  let open: OpenSegment | null = null;
  const close = () => {
    if (open !== null) list.add({ ...open, text: joined(open.parts) });
    open = null;
  };
  for (const cue of cues) {
    for (const turn of splitTurns(cue.text, labels, { dashes })) {
      // Some services name the speaker in every caption: the same name again is no new turn.
      const isOther = turn.isNew && (turn.speaker === null || turn.speaker !== named);
      if (turn.isNew || cue.speaker !== null) named = turn.speaker;
      const speaker = cue.speaker ?? named;
      if (isOther || startsAnew(cue, speaker, open)) close();
      for (const sentence of splitSentences(turn.text)) {
        open = addTo(open, cue, speaker, sentence);
        const isWhole = open.words >= minWords && endsSentence(sentence);
        if (isWhole || open.words >= maxWords) close();
      }
    }
  }
  close();
  return { segments: list.segments, leftOut };
}

const joined = (parts: readonly string[]) =>
  parts.reduce((text, part) => `${text}${strayMark.test(part) ? '' : ' '}${part}`);

type OpenSegment = {
  startSeconds: number | null;
  endSeconds: number | null;
  speaker: string | null;
  parts: string[];
  words: number;
};

function addTo(open: OpenSegment | null, cue: Cue, speaker: string | null, text: string) {
  const words = countWords(text);
  if (open === null) {
    const { startSeconds, endSeconds } = cue;
    return { startSeconds, endSeconds, speaker, parts: [text], words };
  }
  open.parts.push(text);
  open.words += words;
  open.endSeconds = cue.endSeconds ?? open.endSeconds;
  return open;
}

function countWords(text: string): number {
  let words = 0;
  for (const _ of text.matchAll(/\S+/g)) words += 1;
  return words;
}

function startsAnew(cue: Cue, speaker: string | null, open: OpenSegment | null): boolean {
  if (open === null) return false;
  if (open.speaker !== speaker) return true;
  if (cue.startSeconds === null || open.endSeconds === null) return false;
  return cue.startSeconds - open.endSeconds > pauseSeconds;
}

export function checkCueCount(count: number): void {
  if (count <= maxRecordCues) return;
  throw new AppError(
    'too-large',
    `The file has more than ${maxRecordCues.toLocaleString('en-US')} captions: that is not the record of one meeting. Take in one meeting at a time.`,
  );
}

/** Over midnight time goes on; cues that a tool has mixed up are sorted by their start. */
function putInOrder(shown: Cue[], leftOut: string[]): Cue[] {
  let days = 0;
  let last = 0;
  let isSorted = true;
  const cues = shown.map((cue) => {
    if (cue.startSeconds === null) return cue;
    if (cue.startSeconds + days < last - halfDaySeconds) days += 2 * halfDaySeconds;
    const startSeconds = cue.startSeconds + days;
    const isBackwards = cue.endSeconds === null || cue.endSeconds < cue.startSeconds;
    const endSeconds = isBackwards || cue.endSeconds === null ? null : cue.endSeconds + days;
    if (startSeconds < last) isSorted = false;
    last = startSeconds;
    return { ...cue, startSeconds, endSeconds };
  });
  if (isSorted) return cues;
  leftOut.push('The captions were not in the order of their times; they were sorted.');
  let at = 0;
  return cues
    .map((cue) => {
      // Text without a time stays behind the cue it follows.
      at = cue.startSeconds ?? at;
      return { cue, at };
    })
    .sort((one, other) => one.at - other.at)
    .map(({ cue }) => cue);
}
