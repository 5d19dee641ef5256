type Sentence = { index: number; text: string; citations: number[] };

/** What was selected: its words, and the first place in the record cited after them. */
type Selected = { words: string; passage: number | null };

/** Longer than any sentence; what else was selected begins in it. */
const mostWords = 60;
/** What stands before a sentence in a selection: the end of another, or a heading. */
const mostBefore = 20;

/**
 * The sentence that selected words stand in, or begin in; null where they are in none. Where
 * several hold them, the one that cites the same place, else the first.
 */
export function findSentence(sentences: readonly Sentence[], selected: Selected): number | null {
  const words = plainWords(selected.words);
  for (let from = 0; from <= mostBefore && (from === 0 || from < words.length - 1); from += 1) {
    const found = findFrom(sentences, {
      words: words.slice(from, from + mostWords),
      passage: selected.passage,
    });
    if (found !== null) return found;
  }
  return null;
}

function findFrom(
  sentences: readonly Sentence[],
  selected: { words: string[]; passage: number | null },
): number | null {
  const { words } = selected;
  // One word of many is no sentence's beginning, only a word that it has as well.
  const fewest = Math.min(2, words.length);
  if (fewest === 0) return null;
  const scored = sentences.map(({ index, text, citations }) => ({
    index,
    shared: sharedStart(plainWords(text), words),
    cites: selected.passage !== null && citations.includes(selected.passage),
  }));
  const most = Math.max(0, ...scored.map(({ shared }) => shared));
  if (most < fewest) return null;
  const best = scored.filter(({ shared }) => shared === most);
  return (best.find(({ cites }) => cites) ?? best[0])?.index ?? null;
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many of the selected words a sentence holds in one go, from the first of them on. */
function sharedStart(sentence: string[], selected: string[]): number {
  let longest = 0;
  for (let start = 0; start < sentence.length; start += 1) {
    let length = 0;
    while (
      length < selected.length &&
      start + length < sentence.length &&
      fits(sentence[start + length], selected[length], length === 0, length === selected.length - 1)
    ) {
      length += 1;
    }
    longest = Math.max(longest, length);
  }
  return longest;
}

/** A selection may begin and end in the middle of a word. */
function fits(word = '', selected = '', isFirst: boolean, isLast: boolean): boolean {
  return (
    word === selected ||
    (isFirst && word.endsWith(selected)) ||
    (isLast && word.startsWith(selected)) ||
    (isFirst && isLast && word.includes(selected))
  );
}
