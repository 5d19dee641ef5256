import { recordTime } from '#app/meetings/record-time.ts';
import type { Transcript } from '../transcript.ts';
import { isInCapitals } from './capitals.ts';
import { findStamps } from './find-stamps.ts';
import { readHeader } from './header-lines.ts';
import { createSegmentList } from './segment-list.ts';
import { findLabels } from './speaker-labels.ts';
import { labelPlaces, splitTurns } from './split-turns.ts';
import { createTimeline } from './stamps.ts';

const longGapSeconds = 240;
const maxGapsNamed = 6;

/** A stamp and the text up to the next one. */
type Block = { seconds: number | null; speaker: string | null; text: string };

/**
 * Caption text as captioning services export it, or as it is copied from a video's page: a header,
 * clock stamps or times since the start, `>>` at a change of speaker, or `Speaker 1 [10:00:12 AM]`
 * before each turn. One segment for each turn in a block.
 */
export function readCaptionText(text: string): Transcript {
  const header = readHeader(text);
  const { blocks, onClock, first, heldBack } = splitBlocks(header.body);
  const clockStartSeconds = onClock ? first : null;
  const labels = findLabels(labelPlaces(blocks.map((block) => block.text)), {
    inCapitals: isInCapitals(header.body),
  });
  const list = createSegmentList();
  const leftOut = [...header.notes];
  const gaps: string[] = [];
  let current: string | null = null;
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]?.seconds ?? null;
    const length = block.seconds === null || next === null ? null : next - block.seconds;
    const isGap = length !== null && length - secondsToSay(block.text) > longGapSeconds;
    if (isGap && block.seconds !== null && next !== null) {
      const written = (seconds: number) => recordTime(seconds, clockStartSeconds);
      gaps.push(`${written(block.seconds)} and ${written(next)}`);
    }
    if (block.speaker !== null) current = block.speaker;
    for (const turn of splitTurns(block.text, labels)) {
      if (turn.isNew) current = turn.speaker;
      list.add({
        startSeconds: block.seconds,
        endSeconds: isGap ? null : next,
        speaker: current,
        text: turn.text,
      });
    }
    // 'Speaker 1 [stamp]' names its own block only.
    if (block.speaker !== null) current = null;
  }
  leftOut.push(...gapNotes(gaps), ...clockNotes(heldBack));
  const { title, description, date } = header;
  return {
    format: 'caption-text',
    title,
    description,
    date,
    clockStartSeconds,
    segments: list.segments,
    leftOut,
  };
}

function splitBlocks(body: string) {
  const timeline = createTimeline();
  const blocks: Block[] = [];
  let first: number | null = null;
  let onClock = false;
  let open: Block = { seconds: null, speaker: null, text: '' };
  let from = 0;
  for (const stamp of findStamps(body)) {
    open.text = body.slice(from, stamp.from);
    blocks.push(open);
    onClock ||= stamp.onClock;
    const placed = timeline.place(stamp.seconds);
    first ??= placed;
    open = { seconds: placed, speaker: stamp.speaker, text: '' };
    from = stamp.to;
  }
  open.text = body.slice(from);
  blocks.push(open);
  // Times since the recording's start stay as they are, so that they lead into the video.
  const zero = onClock ? (first ?? 0) : 0;
  for (const block of blocks) if (block.seconds !== null) block.seconds -= zero;
  return { blocks, onClock, first, heldBack: timeline.heldBack() };
}

/** How long a text takes to say, slowly. */
function secondsToSay(text: string): number {
  return text.length / 10;
}

function gapNotes(gaps: string[]): string[] {
  if (gaps.length === 0) return [];
  const named = gaps.slice(0, maxGapsNamed).join('; between ');
  const more = gaps.length > maxGapsNamed ? `; and ${gaps.length - maxGapsNamed} more times` : '';
  return [
    `The record has no captions between ${named}${more}: a recess, or captions that were lost.`,
  ];
}

function clockNotes(heldBack: number): string[] {
  if (heldBack === 0) return [];
  const stamps = heldBack === 1 ? '1 time stamp goes' : `${heldBack} time stamps go`;
  return [`${stamps} back behind the one before: they were held at the later time.`];
}
