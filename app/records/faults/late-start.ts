import type { Transcript } from '../transcript.ts';
import type { Fault } from './fault.ts';
import { opens } from './meeting-phrases.ts';
import { isSpoken } from './record-words.ts';

/** In these first words a meeting is opened. */
const openingWords = 60;
/** In a text with sentences nearly every passage behind a point begins with a capital letter. */
const mostCapital = 0.6;
/** 'You you you you the': what speech to text makes of silence, and of what it did not hear. */
const loop = /^\W*(?<word>\p{L}+)(?:\W+\k<word>\b){3,}/iu;
const ends = /[.?!…]["”’')\]]*$/;
const enoughPassages = 3;

/** A transcript that begins in the middle of a sentence that opens nothing. */
export function findLateStart(transcript: Transcript): Fault | null {
  const { segments } = transcript;
  const first = segments[0];
  if (!first || segments.length < enoughPassages || !isSpoken(transcript)) return null;
  const start = /\p{L}/u.exec(first.text)?.[0] ?? '';
  if (!/\p{Ll}/u.test(start)) return null;
  const written = segments.slice(1, 200).filter((_, at) => ends.test(segments[at]?.text ?? ''));
  if (written.length < enoughPassages) return null;
  const capital = written.filter(({ text }) => /^[^\p{L}]*\p{Lu}/u.test(text)).length;
  if (capital < mostCapital * written.length) return null;
  const head = segments
    .slice(0, 20)
    .map(({ text }) => text)
    .join(' ')
    .split(' ', openingWords)
    .join(' ');
  if (opens.test(head)) return null;
  const looped = loop.exec(first.text)?.groups?.word;
  return {
    kind: 'starts-late',
    ...(looped === undefined ? midSentence : inLoop(looped)),
    segments: [first.index],
  };
}

const midSentence = {
  message:
    'The record begins in the middle of a sentence, and nobody opens the meeting in it: its beginning is missing. Look for a whole record.',
  gap: 'The record begins in the middle of a sentence: the opening of the meeting is not in it.',
};

const inLoop = (word: string) => ({
  message: `The record begins with “${word}” over and over, as speech to text writes what it did not hear: the call to order may be lost in it. Listen to the beginning.`,
  gap: 'The first words of the record were not understood: the call to order may be lost in them.',
});
