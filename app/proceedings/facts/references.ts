import { type Token, tokenize } from '../language/tokens.ts';
import { readNumbers } from './numbers.ts';

/** A bill, resolution, ordinance or item as it was named. */
export type Reference = {
  kind: string;
  number: string;
  /** As a reader would write it: 'H.R. 5100', 'Resolution 2025-14', 'Item 4'. */
  label: string;
  from: number;
  to: number;
};

// Longest first. Each entry: the folded words that name the kind, its key and how it is written.
const kinds: [words: string[], kind: string, label: string][] = [
  [['h', 'con', 'res'], 'hconres', 'H.Con.Res.'],
  [['s', 'con', 'res'], 'sconres', 'S.Con.Res.'],
  [['h', 'j', 'res'], 'hjres', 'H.J.Res.'],
  [['s', 'j', 'res'], 'sjres', 'S.J.Res.'],
  [['hj', 'res'], 'hjres', 'H.J.Res.'],
  [['sj', 'res'], 'sjres', 'S.J.Res.'],
  [['house', 'joint', 'resolution'], 'hjres', 'House Joint Resolution'],
  [['senate', 'joint', 'resolution'], 'sjres', 'Senate Joint Resolution'],
  [['h', 'res'], 'hres', 'H.Res.'],
  [['s', 'res'], 'sres', 'S.Res.'],
  [['hres'], 'hres', 'H.Res.'],
  [['house', 'resolution'], 'hres', 'House Resolution'],
  [['senate', 'resolution'], 'sres', 'Senate Resolution'],
  [['h', 'r'], 'hr', 'H.R.'],
  [['hr'], 'hr', 'H.R.'],
  [['house', 'bill'], 'hb', 'House Bill'],
  [['senate', 'bill'], 'sb', 'Senate Bill'],
  [['assembly', 'bill'], 'ab', 'Assembly Bill'],
  [['hb'], 'hb', 'House Bill'],
  [['sb'], 'sb', 'Senate Bill'],
  [['ab'], 'ab', 'Assembly Bill'],
  [['council', 'bill'], 'cb', 'Council Bill'],
  [['agenda', 'item'], 'item', 'Item'],
  [['item'], 'item', 'Item'],
  [['resolution'], 'resolution', 'Resolution'],
  [['ordinance'], 'ordinance', 'Ordinance'],
  [['proclamation'], 'proclamation', 'Proclamation'],
  [['proposition'], 'proposition', 'Proposition'],
  [['measure'], 'measure', 'Measure'],
  [['bill'], 'bill', 'Bill'],
  [['amendment'], 'amendment', 'Amendment'],
  [['section'], 'section', 'Section'],
  [['district'], 'district', 'District'],
  [['ward'], 'ward', 'Ward'],
  [['case'], 'case', 'Case'],
  [['petition'], 'petition', 'Petition'],
];

const byFirst = Map.groupBy(kinds, ([words]) => words[0] ?? '');

function kindAt(tokens: readonly Token[], index: number) {
  const word = tokens[index]?.word ?? '';
  const direct = byFirst.get(word) ?? (word.endsWith('s') ? byFirst.get(word.slice(0, -1)) : null);
  for (const [words, kind, label] of direct ?? []) {
    const fits = words.every(
      (expected, offset) => offset === 0 || tokens[index + offset]?.word === expected,
    );
    if (fits) return { kind, label, length: words.length };
  }
  return null;
}

const identifier = /^\d+[\da-z]*$/;

/** Bills, resolutions, ordinances and items named by number, in digits or words. */
export function findReferences(text: string, tokens: Token[] = tokenize(text)): Reference[] {
  const numberAt = new Map(readNumbers(tokens).map((mention) => [mention.from, mention]));
  const found: Reference[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const kind = kindAt(tokens, index);
    if (!kind) continue;
    let at = index + kind.length;
    if (['number', 'no', 'numbers', 'nos', 'num'].includes(tokens[at]?.word ?? '')) at += 1;
    const token = tokens[at];
    if (!token || (token.gap === 'stop' && !/[.#\s]$/.test(text.slice(0, token.start)))) continue;
    const mention = numberAt.get(at);
    let number: string;
    let to: number;
    if (mention && mention.unit === 'plain' && Number.isInteger(mention.value)) {
      number = String(mention.value);
      to = mention.to;
    } else if (identifier.test(token.word)) {
      number = token.word;
      to = at + 1;
    } else continue;
    // '2025-14' is one identifier; 'H.R. 4900 22' is how a captioner hears 'forty-nine twenty-two'.
    const next = tokens[to];
    if (next && identifier.test(next.word) && text.slice(tokens[to - 1]?.end, next.start) === '-') {
      number = `${number}-${next.word}`;
      to += 1;
    } else if (next?.word === 'dash' && identifier.test(tokens[to + 1]?.word ?? '')) {
      number = `${number}-${tokens[to + 1]?.word}`;
      to += 2;
    } else if (
      next &&
      kind.kind === 'hr' &&
      next.gap === 'none' &&
      /00$/.test(number) &&
      /^\d{2}$/.test(next.word)
    ) {
      number = number.slice(0, -2) + next.word;
      to += 1;
    }
    found.push({ kind: kind.kind, number, label: `${kind.label} ${number}`, from: index, to });
    index = to - 1;
  }
  return found;
}
