import type { Nodes, PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { citedSegment } from './citation-address.ts';
import type { Phrase, Place } from './phrase.ts';
import { isPlaceLabel } from './place-label.ts';

/** Reads a piece of a line that begins at `from` of the whole markdown. */
export type PhraseReader = (text: string, from: number) => Phrase[];

/** Blocks are found line by line; raw HTML and images are shown as they were typed. */
const onlyInline = {
  disable: {
    null: [
      'blockQuote',
      'codeFenced',
      'codeIndented',
      'definition',
      'hardBreakEscape',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

const mark = /[*_`[\]<&\\]/g;
const marksInLine = 400;
const marksInSummary = 10_000;
const deepest = 10;

/** A roll call has hundreds of citations, and what is written like this is read in no time. */
const usualCitation = /\[(¶?\d[\d:]{0,9}(?: [AP]M)?)\]\(#s(\d{1,7})\)/g;

/**
 * Reads emphasis, code, links and citations. The parser's time can grow with the square of the
 * marks, so a line with more than any sentence needs is taken as it is typed.
 */
export function phraseReader(): PhraseReader {
  let left = marksInSummary;
  return (typed, at) => {
    const text = typed.trim();
    const from = at + typed.indexOf(text);
    const asTyped: Phrase = { kind: 'text', text, from, to: from + text.length };
    if (text.search(mark) === -1) return [asTyped];
    const marks = text.replace(usualCitation, '').match(mark)?.length ?? 0;
    const drafted = marks === 0 ? draftedPhrases(text, from) : null;
    if (drafted) return drafted;
    left -= marks;
    if (marks > marksInLine || left < 0) return [asTyped];
    const [first] = fromMarkdown(text, { extensions: [onlyInline] }).children;
    if (first?.type !== 'paragraph') return [asTyped];
    return first.children.map((node) => phraseOf(node, { from, depth: 1 }));
  };
}

/**
 * A line as drafts have them: words, and citations between them. Null where what looks like a
 * citation is none. Most lines are like this, and a whole parser for each would be what a page of
 * them takes longest for.
 */
function draftedPhrases(text: string, from: number): Phrase[] | null {
  const phrases: Phrase[] = [];
  let at = 0;
  const takeWords = (to: number) => {
    if (to > at) {
      phrases.push({ kind: 'text', text: text.slice(at, to), from: from + at, to: from + to });
    }
  };
  for (const match of text.matchAll(usualCitation)) {
    const [whole, label = '', number] = match;
    const segment = Number(number);
    if (!isPlaceLabel(label, segment)) return null;
    takeWords(match.index);
    at = match.index + whole.length;
    const place = { from: from + match.index, to: from + at };
    phrases.push({ kind: 'citation', segment, label, ...place });
  }
  takeWords(text.length);
  return phrases;
}

type At = { from: number; depth: number };

function phraseOf(node: PhrasingContent, at: At): Phrase {
  const place = placeOf(node, at);
  if (at.depth > deepest) return { kind: 'text', text: wordsOf(node), ...place };
  const inside = (children: PhrasingContent[]) =>
    children.map((child) => phraseOf(child, { ...at, depth: at.depth + 1 }));
  switch (node.type) {
    case 'strong':
    case 'emphasis':
      return { kind: node.type, phrases: inside(node.children), ...place };
    case 'inlineCode':
      return { kind: 'code', text: node.value, ...place };
    case 'link': {
      const [segment, label] = [citedSegment(node.url), wordsOf(node).trim()];
      if (segment !== null && isPlaceLabel(label, segment)) {
        return { kind: 'citation', segment, label, ...place };
      }
      return { kind: 'link', address: node.url, phrases: inside(node.children), ...place };
    }
    default:
      return { kind: 'text', text: wordsOf(node), ...place };
  }
}

function placeOf({ position }: Nodes, { from }: At): Place {
  return {
    from: from + (position?.start.offset ?? 0),
    to: from + (position?.end.offset ?? 0),
  };
}

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
