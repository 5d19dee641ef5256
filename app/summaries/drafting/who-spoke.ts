import type { Segment } from '#app/records/transcript.ts';
import { speakerName } from './speaker-names.ts';

type Part = { name: string; words: number; questions: number; segments: number[]; asked: number[] };

const officers = /\b(?:chair|chairman|chairwoman|clerk|secretary|speaker \d+|unknown|voices?)\b/i;
const fewestWords = 250;

/**
 * Who answered questions, and from whom: 'Vaughan Gething and Julie Morgan answered questions from
 * Sian Gwenllian, Suzy Davies and Dawn Bowden.' Null where the record does not show it.
 */
export function whoSpoke(
  segments: readonly Segment[],
  most: number,
): { text: string; segments: number[] } | null {
  const parts = partsOf(segments);
  const total = parts.reduce((sum, { words }) => sum + words, 0);
  const answering = parts
    .filter(
      ({ name, words, questions }) =>
        !officers.test(name) &&
        words > Math.max(fewestWords, total * 0.08) &&
        questions < words / 150,
    )
    .sort((a, b) => b.words - a.words)
    .slice(0, 3);
  const asking = parts
    .filter(
      (part) =>
        !answering.includes(part) &&
        !officers.test(part.name) &&
        part.questions >= 3 &&
        part.questions >= part.words / 150,
    )
    .sort((a, b) => b.questions - a.questions)
    .slice(0, most);
  if (answering.length === 0 || asking.length < 2) return null;
  const cited = [
    ...answering.map(({ segments: [first] }) => first),
    ...asking.map(({ asked: [first] }) => first),
  ].filter((at) => at !== undefined);
  return {
    text: `${list(answering)} answered questions from ${list(asking)}.`,
    segments: [...new Set(cited)].sort((a, b) => a - b),
  };
}

function list(parts: readonly Part[]): string {
  const names = parts.map(({ name }) => name);
  return names.length === 1
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function partsOf(segments: readonly Segment[]): Part[] {
  const byName = new Map<string, Part>();
  for (const { index, speaker, text } of segments) {
    const name = speakerName(speaker);
    if (name === null) continue;
    const part = byName.get(name) ?? { name, words: 0, questions: 0, segments: [], asked: [] };
    byName.set(name, part);
    const words = text.split(/\s+/).length;
    const questions = text.match(/\?/g)?.length ?? 0;
    part.words += words;
    part.questions += questions;
    if (questions > 0) part.asked.push(index);
    if (words > 40) part.segments.push(index);
  }
  return [...byName.values()];
}
