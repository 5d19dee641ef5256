import type { Phrase } from '#app/meetings/summary-document/phrase.ts';
import type { DocumentLine } from '#app/meetings/summary-document/read-summary-markdown.ts';

/** A piece of a line: a sentence, or several that marks join. */
export type Piece = {
  /** Places among the sentences of the line, from 0. */
  sentences: number[];
  /** Without the citations that follow. */
  phrases: Phrase[];
  citations: number[];
};

/** Cuts a line at the beginnings of its sentences, so that each can be named and led to. */
export function piecesOf({ phrases, parts }: DocumentLine): Piece[] {
  const sentences = parts.filter((part) => part.kind === 'sentence');
  const first: Piece = { sentences: [], phrases: [], citations: [] };
  const pieces = [first];
  let begun = 0;
  const take = (piece: Piece, { citations }: (typeof sentences)[number]) => {
    piece.sentences.push(begun);
    piece.citations = [...new Set([...piece.citations, ...citations])];
    begun += 1;
  };
  const begin = () => {
    const sentence = sentences[begun];
    if (!sentence) return;
    const open = pieces.at(-1) ?? first;
    const piece = saysSomething(open) ? { sentences: [], phrases: [], citations: [] } : open;
    if (piece !== open) pieces.push(piece);
    take(piece, sentence);
  };
  for (const phrase of phrases) {
    for (const part of cutAt(
      phrase,
      sentences.map(({ from }) => from),
    )) {
      // What begins inside of a mark stays with the mark.
      while (begun < sentences.length && (sentences[begun]?.from ?? 0) <= part.from) begin();
      const open = pieces.at(-1) ?? first;
      if (part.kind !== 'citation') open.phrases.push(part);
      for (let next = sentences[begun]; next && next.from < part.to; next = sentences[begun]) {
        take(open, next);
      }
    }
  }
  return pieces
    .filter(({ phrases, sentences }) => phrases.length + sentences.length > 0)
    .map((piece) => ({ ...piece, phrases: withoutEnd(piece.phrases) }));
}

/** The space before what follows is the page's to set. */
function withoutEnd(phrases: readonly Phrase[]): Phrase[] {
  const end = phrases.findLastIndex(
    (phrase) => phrase.kind !== 'text' || phrase.text.trim() !== '',
  );
  const last = phrases[end];
  if (last?.kind !== 'text') return phrases.slice(0, end + 1);
  return [...phrases.slice(0, end), { ...last, text: last.text.trimEnd() }];
}

const saysSomething = ({ sentences }: Piece) => sentences.length > 0;

/** Words that stand as they were typed can be cut at any place of the markdown. */
function cutAt(phrase: Phrase, places: readonly number[]): Phrase[] {
  if (phrase.kind !== 'text' || phrase.to - phrase.from !== phrase.text.length) return [phrase];
  const { from, to, text } = phrase;
  const inside = places.filter((place) => place > from && place < to);
  return [from, ...inside].map((start, index) => {
    const end = inside[index] ?? to;
    return { ...phrase, text: text.slice(start - from, end - from), from: start, to: end };
  });
}
