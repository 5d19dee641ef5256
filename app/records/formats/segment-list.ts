import { AppError } from '#app/platform/app-error.ts';
import { maxRecordSegments, maxSegmentCharacters } from '../record-limits.ts';
import type { Segment } from '../transcript.ts';

const maxSpeakerCharacters = 120;

// Control, zero-width and direction-changing characters: invisible, and a trap in a quotation.
const invisible =
  /[[\p{Cc}--[\t\n\v\f\r]]\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gv;

/** As long as the engine surely remembers each place of it: a run of ten million overflows it. */
const runOfSpace = /\s{2,1000}/g;

/** One line of readable text: no control characters, single spaces, no broken halves of characters. */
export function cleanText(text: string): string {
  const visible = text.toWellFormed().replace(invisible, '').replace(runOfSpace, ' ');
  return visible.replace(/\s+/g, ' ').trim();
}

export type SegmentList = {
  segments: Segment[];
  /** Adds a segment unless its text is blank; a very long one is split at a sentence's end. */
  add(segment: Omit<Segment, 'index'>): void;
};

export function createSegmentList(): SegmentList {
  const segments: Segment[] = [];
  return {
    segments,
    add({ startSeconds, endSeconds, speaker, text }) {
      const name = speaker === null ? '' : cleanText(speaker.slice(0, maxSpeakerCharacters));
      for (const part of splitLong(cleanText(text))) {
        if (segments.length >= maxRecordSegments) {
          throw new AppError(
            'too-large',
            `The file has more than ${maxRecordSegments.toLocaleString('en-US')} turns: that is not the record of one meeting. Take in one meeting at a time.`,
          );
        }
        const index = segments.length;
        segments.push({
          index,
          startSeconds: toMilliseconds(startSeconds),
          endSeconds: toMilliseconds(endSeconds),
          speaker: name || null,
          text: part,
        });
      }
    },
  };
}

/** Sums of fractions leave 13.399000000000001; no record is finer than a millisecond. */
function toMilliseconds(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds * 1000) / 1000;
}

function splitLong(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (text.length - from > maxSegmentCharacters) {
    const window = text.slice(from, from + maxSegmentCharacters);
    const sentenceEnd = window.lastIndexOf('. ') + 1;
    const space = window.lastIndexOf(' ');
    const cut =
      sentenceEnd > maxSegmentCharacters / 2 ? sentenceEnd : space > 0 ? space : window.length;
    parts.push(window.slice(0, cut).toWellFormed());
    from += cut;
    while (text[from] === ' ') from += 1;
  }
  const rest = text.slice(from);
  if (rest !== '') parts.push(rest);
  return parts;
}
