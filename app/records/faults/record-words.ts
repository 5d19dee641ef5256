import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Transcript } from '../transcript.ts';

const firstPerson = pattern('giu')`(?<![\p{L}.])${words('i you we our my me us your')}(?![\p{L}.])`;
/** Of the words of people who speak, one in twenty; minutes hardly have one in two hundred. */
const spokenShare = 0.015;
/** In so few words people who are named may say no more than 'Here.' */
const fewWords = 300;
/** `MEETING: City Council` looks like a speaker too. */
const headLines = 3;
/** Of a long record a part tells as much. */
const sampleCharacters = 200_000;

export function textOf({ segments }: Pick<Transcript, 'segments'>): string {
  let text = '';
  for (const segment of segments) {
    if (text.length > sampleCharacters) break;
    text += `${segment.text}\n`;
  }
  return text;
}

export function countWords(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)) count += 1;
  return count;
}

/** Whether a record holds speech, and not a document such as minutes or an agenda. */
export function isSpoken(transcript: Transcript): boolean {
  const { segments } = transcript;
  if (segments.some(({ startSeconds }) => startSeconds !== null)) return true;
  const named = segments.filter(({ speaker }) => speaker !== null).length;
  const text = textOf(transcript);
  const said = text.match(firstPerson)?.length ?? 0;
  const count = countWords(text);
  return (
    said > spokenShare * count ||
    (count < fewWords && named > Math.max(headLines, segments.length / 2))
  );
}
