import { recordTime } from '#app/meetings/record-time.ts';
import { words } from '#app/platform/language/pattern.ts';
import type { Segment } from '../transcript.ts';
import { isSame, type WordStream, wordStream } from './word-stream.ts';

/** A loop is of so many words at most. */
const mostWords = 8;
/** Nobody says a word, or a phrase, so often on end. */
const oftenOneWord = 10;
const oftenPhrase = 5;
/** But when they vote, count, answer a roll call, or clap. */
const saidByMany = new Set(
  words(
    'aye ayes yes yea yeah no nay nays here present second seconded oh ha la okay ok bye hi hello and',
  ),
);

/** Words that speech to text repeats without end where it hears nothing: `you you you you`. */
export function dropLoops(segments: Segment[]): { segments: Segment[]; leftOut: string[] } {
  const stream = wordStream(segments);
  const { keys } = stream;
  const dropped = new Uint8Array(keys.length);
  const notes: string[] = [];
  let place = 0;
  while (place < keys.length) {
    const loop = loopAt(stream, place);
    if (!loop) {
      place += 1;
      continue;
    }
    const end = place + loop.length * loop.times;
    dropped.fill(1, place + loop.length, end);
    const said = Array.from(keys.subarray(place, place + loop.length), stream.wordOf).join(' ');
    const time = recordTime(stream.segmentOf(place)?.startSeconds ?? null, null);
    notes.push(`“${said}” ${loop.times} times${time === null ? '' : ` at ${time}`}`);
    place = end;
  }
  if (notes.length === 0) return { segments, leftOut: [] };
  const more = notes.length > 5 ? `, and ${notes.length - 5} more` : '';
  return {
    segments: stream.without(dropped),
    leftOut: [
      `Words that speech to text repeats where it hears nothing were left out but for the first: ${notes.slice(0, 5).join(', ')}${more}.`,
    ],
  };
}

function loopAt(
  { keys, wordOf }: WordStream,
  place: number,
): { length: number; times: number } | null {
  for (let length = 1; length <= mostWords; length += 1) {
    if (keys[place] !== keys[place + length]) continue;
    let times = 1;
    while (isSame(keys, place, place + times * length, length)) times += 1;
    const often = length === 1 ? oftenOneWord : oftenPhrase;
    if (times < often) continue;
    const loop = Array.from(keys.subarray(place, place + length), wordOf);
    if (!loop.every((word) => saidByMany.has(word) || /^\p{N}+$/u.test(word))) {
      return { length, times };
    }
  }
  return null;
}
