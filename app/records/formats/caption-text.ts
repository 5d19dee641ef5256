import { recordTime } from '#app/meetings/record-time.ts';
import type { Transcript } from '../transcript.ts';
import { isInCapitals } from './capitals.ts';
import { withStampsMarked } from './copied-stamps.ts';
import { readHeader } from './header-lines.ts';
import { createSegmentList } from './segment-list.ts';
import { findLabels, labelKind } from './speaker-labels.ts';
import { labelPlaces, splitTurns } from './split-turns.ts';
import { createTimeline, parseStamp } from './stamps.ts';

const stampPattern = /\[(\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:\s?[AP]\.?M\.?)?)\]:?/gi;
const longGapSeconds = 240;
const maxGapsNamed = 6;

/** A stamp and the text up to the next one. */
type Block = { seconds: number | null; speaker: string | null; text: string };

/**
 * Caption text as captioning services export it: a header, clock stamps, `>>` at a change of
 * speaker, or `Speaker 1 [10:00:12 AM]` before each turn. One segment for each turn in a block.
 */
export function readCaptionText(text: string): Transcript {
  const header = readHeader(text);
  const { blocks, onClock, first, heldBack } = splitBlocks(withStampsMarked(header.body));
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
  for (const match of body.matchAll(stampPattern)) {
    const stamp = parseStamp(match[1] ?? '');
    if (stamp === null) continue;
    const labelFrom = labelBefore(body, from, match.index);
    open.text = body.slice(from, labelFrom ?? match.index);
    blocks.push(open);
    onClock ||= stamp.onClock;
    const placed = timeline.place(stamp.seconds);
    first ??= placed;
    const speaker = labelFrom === null ? null : body.slice(labelFrom, match.index).trim();
    open = { seconds: placed, speaker, text: '' };
    from = match.index + match[0].length;
  }
  open.text = body.slice(from);
  blocks.push(open);
  // Times since the recording's start stay as they are, so that they lead into the video.
  const zero = onClock ? (first ?? 0) : 0;
  for (const block of blocks) if (block.seconds !== null) block.seconds -= zero;
  return { blocks, onClock, first, heldBack: timeline.heldBack() };
}

/** Where the speaker's label before a stamp starts, if one stands alone before it on its line. */
function labelBefore(body: string, from: number, stampAt: number): number | null {
  const windowFrom = Math.max(from, stampAt - 60);
  const window = body.slice(windowFrom, stampAt);
  const lineBreak = window.lastIndexOf('\n');
  if (lineBreak === -1 && windowFrom > 0) return null;
  const label = window.slice(lineBreak + 1).trim();
  return labelKind(label) === null ? null : windowFrom + lineBreak + 1;
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
