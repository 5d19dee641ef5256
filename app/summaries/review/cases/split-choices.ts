import { cutAtWord } from '#app/ui/cut-at-word.ts';
import type { DeskCase } from './desk-cases.ts';

/** Of a sentence, on a line of a list of choices. */
const mostLetters = 80;

type Said = {
  sentences: readonly { index: number; text: string; citations: readonly number[] }[];
  segments: readonly { index: number; label: string }[];
};

/**
 * The sentences that a new case can begin with: all of a case but its first, each by its number, when what it rests
 * on was said, and its first words.
 */
export function splitChoices(one: DeskCase, { sentences, segments }: Said) {
  return one.sentences.slice(1).flatMap((index) => {
    const said = sentences.find((sentence) => sentence.index === index);
    if (!said) return [];
    const first = said.citations.length > 0 ? Math.min(...said.citations) : null;
    const when = segments.find((segment) => segment.index === first)?.label;
    const name = when ? `Sentence ${index + 1} (${when})` : `Sentence ${index + 1}`;
    const label = `${name}: ${cutAtWord(said.text, mostLetters)}`;
    return [{ value: String(index + 1), label }];
  });
}
