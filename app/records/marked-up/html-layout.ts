import { words } from '#app/platform/language/pattern.ts';
import type { Flow } from './flow.ts';
import { listNumber, type NumberStyle } from './list-marker.ts';
import type { Element } from './walk-markup.ts';

const blocks = new Set(
  words(
    `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset
    figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu ol p pre section
    summary ul`,
  ),
);
/** Values of a list's `type`; without one it counts in numbers. */
const styles: Record<string, NumberStyle> = {
  a: 'lower-letter',
  A: 'upper-letter',
  i: 'lower-roman',
  I: 'upper-roman',
};

type List = { style: NumberStyle | null; next: number };

/** Breaks a page's words where a browser would, and writes the numbers that it shows in lists. */
export function createHtmlLayout(flow: Flow) {
  const lists: List[] = [];
  let preformatted = 0;
  return {
    words(text: string): void {
      const lines = preformatted > 0 ? text.split('\n') : [text];
      for (const [index, line] of lines.entries()) {
        if (index > 0) flow.line();
        // An empty line parts paragraphs, as in plain text.
        if (index > 0 && line.trim() === '') flow.paragraph();
        else flow.words(line);
      }
    },
    start({ name, attributes }: Element): void {
      if (name === 'pre') preformatted += 1;
      if (name === 'br') flow.line();
      else if (name === 'table') flow.startTable();
      else if (name === 'tr') flow.startRow();
      else if (name === 'td' || name === 'th') flow.startCell();
      else if (name === 'ol' || name === 'ul') {
        flow.paragraph();
        const style = name === 'ol' ? (styles[attributes.type ?? ''] ?? 'decimal') : null;
        lists.push({ style, next: wholeNumber(attributes.start) ?? 1 });
      } else if (name === 'li') flow.marker(markerOf(lists.at(-1), attributes));
      else if (blocks.has(name)) flow.paragraph();
    },
    end(name: string): void {
      if (name === 'table') flow.endTable();
      else if (name === 'tr') flow.endRow();
      else if (name === 'td' || name === 'th') flow.endCell();
      else if (blocks.has(name)) {
        if (name === 'ol' || name === 'ul') lists.pop();
        if (name === 'pre') preformatted -= 1;
        flow.paragraph();
      }
    },
  };
}

function markerOf(list: List | undefined, attributes: Element['attributes']): string {
  if (!list?.style) return '';
  const number = wholeNumber(attributes.value) ?? list.next;
  list.next = number + 1;
  const type = styles[attributes.type ?? ''];
  return `${listNumber(number, type ?? list.style)}.`;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null;
}
