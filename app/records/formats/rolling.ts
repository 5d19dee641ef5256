import type { Cue } from './cue.ts';

/** Words compared between neighbours: more than any screen of captions shows. */
const maxOverlap = 48;
const minOverlap = 3;
const minRollingShare = 0.25;

type Shown = { cue: Cue; words: string[]; lineStarts: Set<number> };

/**
 * Removes what rolling captions show again: the end of one cue that the next starts with. Only in
 * files that roll as a whole; elsewhere a repeated 'Aye.' was said twice, and stays.
 */
export function dropRolledText(cues: Cue[]): { cues: Cue[]; dropped: number } {
  if (!rolls(cues)) return { cues, dropped: 0 };
  const joined: Cue[] = [];
  let dropped = 0;
  let before: Shown | null = null;
  for (const cue of cues) {
    const shown = wordsOf(cue);
    const overlap = before === null ? 0 : overlapOf(before, shown);
    dropped += overlap;
    if (overlap < shown.words.length) joined.push({ ...cue, text: textFrom(shown, overlap) });
    before = shown;
  }
  return { cues: joined, dropped };
}

function rolls(cues: Cue[]): boolean {
  let rolling = 0;
  let before: Shown | null = null;
  for (const cue of cues) {
    const shown = wordsOf(cue);
    // A repeat that goes on is what rolling looks like; a bare repeat may have been said twice.
    const overlap = before === null ? 0 : overlapOf(before, shown);
    if (overlap > 0 && overlap < shown.words.length) rolling += 1;
    before = shown;
  }
  return rolling >= 2 && rolling / cues.length >= minRollingShare;
}

function wordsOf(cue: Cue): Shown {
  const words: string[] = [];
  const lineStarts = new Set<number>();
  for (const line of cue.text.split('\n')) {
    lineStarts.add(words.length);
    for (const word of line.split(/\s+/)) if (word !== '') words.push(word);
  }
  return { cue, words, lineStarts };
}

function textFrom({ words, lineStarts }: Shown, from: number): string {
  const parts: string[] = [];
  for (let index = from; index < words.length; index += 1) {
    parts.push(`${index > from && lineStarts.has(index) ? '\n' : ''}${words[index]}`);
  }
  return parts.join(' ').replaceAll(' \n', '\n');
}

/** How many of the words shown are the last ones of the cue before. */
function overlapOf(before: Shown, shown: Shown): number {
  if (before.cue.speaker !== shown.cue.speaker) return 0;
  const most = Math.min(maxOverlap, before.words.length, shown.words.length);
  for (let size = most; size > 0; size -= 1) {
    if (isRepeat(before, shown, size) && startsAlike(before, shown, size)) return size;
  }
  return 0;
}

/** Few words in common prove nothing, unless they are whole lines of the screen before. */
function isRepeat(before: Shown, shown: Shown, size: number): boolean {
  const wholeLines = before.lineStarts.has(before.words.length - size);
  if (size === shown.words.length) return wholeLines && !hasPause(before.cue, shown.cue);
  return size >= minOverlap || wholeLines;
}

function hasPause(before: Cue, shown: Cue): boolean {
  if (before.endSeconds === null || shown.startSeconds === null) return false;
  return shown.startSeconds - before.endSeconds >= 0.5;
}

function startsAlike(before: Shown, shown: Shown, size: number): boolean {
  const offset = before.words.length - size;
  for (let index = 0; index < size; index += 1) {
    if (before.words[offset + index] !== shown.words[index]) return false;
  }
  return true;
}
