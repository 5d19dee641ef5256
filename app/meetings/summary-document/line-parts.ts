import type { Citation, Phrase, Place } from './phrase.ts';
import { type ShownLine, shownLine, type Words } from './shown-line.ts';
import { toldSentences } from './told-sentences.ts';

/** A sentence with its citations: from its first word to the end of the last of them. */
export type PlacedSentence = Place & { kind: 'sentence'; text: string; citations: number[] };

/** What is shown and says nothing: signs without a letter or a digit, or the number of a list. */
type Signs = { kind: 'signs'; text: string };

/** Everything that a line shows, in order. */
export type LinePart = PlacedSentence | Signs | (Citation & Place);

/**
 * The sentences of a line and what stands between them. Citations belong to the sentence before
 * them; those before the first sentence of a line belong to none.
 */
export function partsOfLine(phrases: readonly Phrase[], source: string): LinePart[] {
  const shown = shownLine(phrases, source);
  const parts: LinePart[] = [];
  let words: Words[] = [];
  let last: PlacedSentence | null = null;
  const flush = () => {
    for (const part of sentencesOf(words)) {
      parts.push(part);
      if (part.kind === 'sentence') last = part;
    }
    words = [];
    return last;
  };
  const [lead, rest] = phrases[0]?.kind === 'text' ? leadOf(shown.pieces) : [null, shown.pieces];
  if (lead) parts.push({ kind: 'signs', text: lead.trim() });
  for (const piece of rest) {
    if (!('kind' in piece)) {
      words.push(piece);
      continue;
    }
    const sentence = flush();
    parts.push(piece);
    if (!sentence) continue;
    if (!sentence.citations.includes(piece.segment)) sentence.citations.push(piece.segment);
    sentence.to = piece.to;
  }
  flush();
  return parts.map((part) => (part.kind === 'sentence' ? withOwnMarks(part, shown) : part));
}

const leadPattern = /^(?:(?:\d{1,3}[.)]|[>+])\s+)+/;

/** The number of a list, or the mark of a quotation: shown as typed, and no part of the sentence. */
function leadOf(pieces: ShownLine['pieces']): [string | null, ShownLine['pieces']] {
  const [first, ...others] = pieces;
  if (!first || 'kind' in first || first.to - first.from !== first.text.length) {
    return [null, pieces];
  }
  const lead = leadPattern.exec(first.text)?.[0];
  if (lead === undefined) return [null, pieces];
  const rest = { ...first, text: first.text.slice(lead.length), from: first.from + lead.length };
  return [lead, [rest, ...others]];
}

function sentencesOf(words: readonly Words[]): (PlacedSentence | Signs)[] {
  const shown = words.map(({ text }) => text).join('');
  // One sign for another, so that places stay: whatever a space is called, it is one.
  const spans = toldSentences(shown.replace(/\s/g, ' '));
  const place = placeFinder(words);
  return spans.map(({ text: spaced, start, end }) => {
    const text = spaced.replace(/ +/g, ' ');
    if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'signs', text };
    return { kind: 'sentence', text, citations: [], ...place(start, end) };
  });
}

/** Where in the markdown a stretch of the words stands; asked for in order. */
function placeFinder(words: readonly Words[]) {
  let index = 0;
  let before = 0;
  const goTo = (at: number) => {
    for (;;) {
      const word = words[index];
      if (!word || at < before + word.text.length) return word;
      before += word.text.length;
      index += 1;
    }
  };
  const isAsTyped = ({ text, from, to }: Words) => to - from === text.length;
  return (start: number, end: number): Place => {
    const first = goTo(start);
    const from = first ? first.from + (isAsTyped(first) ? start - before : 0) : 0;
    const last = goTo(end - 1);
    const to = last ? (isAsTyped(last) ? last.from + end - before : last.to) : from;
    return { from, to };
  };
}

/** A sentence that is marked up as a whole takes the marks along. */
function withOwnMarks(sentence: PlacedSentence, { wraps }: ShownLine): PlacedSentence {
  let { from, to } = sentence;
  for (const { outer, inner } of wraps) {
    if (inner.from < from || inner.to > to) continue;
    from = Math.min(from, outer.from);
    to = Math.max(to, outer.to);
  }
  return { ...sentence, from, to };
}
