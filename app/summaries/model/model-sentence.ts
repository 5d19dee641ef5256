import type { SummarySentence } from '../draft.ts';
import { plainSentence } from './answers.ts';
import { UselessAnswer } from './model-trouble.ts';

/** A sentence of the summary from the model's words; none where it says nothing or cites nothing. */
export function sentenceOf(
  text: string,
  citations: number[],
  { section, item }: Pick<SummarySentence, 'section' | 'item'>,
): SummarySentence[] {
  const plain = plainSentence(text);
  return plain === null || citations.length === 0
    ? []
    : [{ text: plain, section, item, citations }];
}

/** Null where the model answered, but with nothing of use. */
export async function usable<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UselessAnswer) return null;
    throw error;
  }
}
