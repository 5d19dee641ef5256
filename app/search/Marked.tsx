import type { MarkedText } from './found.ts';

/** A text in which the words that were asked for stand out. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: words, isMarked }, at) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is only ever shown whole
      <mark key={at}>{words}</mark>
    ) : (
      words
    ),
  );
}
