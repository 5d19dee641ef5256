import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { WrittenParagraph } from './written-paragraphs.ts';

/** The sentences of minutes; none runs on into the next paragraph, and nobody is heard to say them. */
export function writtenSentences(paragraphs: readonly WrittenParagraph[]): SpokenSentence[] {
  const sentences = paragraphs.flatMap(({ index, statements }) =>
    statements.map((text, at) => ({ text, segments: [index], speaker: null, opensTurn: at === 0 })),
  );
  return sentences.map((sentence, index) => ({ index, ...sentence }));
}
