import type { Place } from './phrase.ts';
import type { DocumentLine } from './read-summary-markdown.ts';

type OneLine = { document: readonly DocumentLine[]; line: DocumentLine };

/** The markdown without a line, and without the headings that only stood over it. */
export function withoutSaying(markdown: string, { document, line }: OneLine): string {
  const saying = document.filter(
    ({ kind, parts }) => kind === 'heading' || parts.some((part) => part.kind === 'sentence'),
  );
  return [line, ...emptiedHeadings(saying, line)]
    .toSorted((one, other) => other.from - one.from)
    .reduce(withoutLine, markdown);
}

function emptiedHeadings(document: readonly DocumentLine[], line: DocumentLine): DocumentLine[] {
  const emptied: DocumentLine[] = [];
  const left = document.filter((other) => other !== line);
  for (let at = document.indexOf(line); ; at -= 1) {
    const [above, below] = [left[at - 1], left[at]];
    if (above?.kind !== 'heading') return emptied;
    const isEmpty = !below || (below.kind === 'heading' && below.level <= above.level);
    if (!isEmpty) return emptied;
    emptied.push(above);
    left.splice(at - 1, 1);
  }
}

/** Of the blank lines above and below it those above stay. */
function withoutLine(markdown: string, { from, to }: Place): string {
  const head = markdown.slice(0, from);
  const tail = markdown.slice(to).replace(/^(?:\r\n|\n|\r)/, '');
  if (tail.trim() === '') return head.trim() === '' ? '' : `${head.trimEnd()}\n`;
  const isParted = head === '' || /(?:\n|\r)[ \t]*(?:\r\n|\n|\r)$/.test(head);
  return head + (isParted ? tail.replace(/^(?:[ \t]*(?:\r\n|\n|\r))+/, '') : tail);
}
