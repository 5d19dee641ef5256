import { words } from '#app/platform/language/pattern.ts';
import type { createNumbering, ListPlace } from './docx-numbering.ts';
import { createFlow } from './flow.ts';
import { walkMarkup } from './walk-markup.ts';
import { attributeOf, localName } from './word-xml.ts';

/** Text that is marked as deleted or as moved away. */
const deleted = new Set(words('del moveFrom'));
/** How a paragraph was set before a change, and pictures for programs that know nothing newer. */
const elsewhere = new Set(words('pPrChange Fallback'));

type Paragraph = ListPlace & { isBegun: boolean };

/** The words of a part of a Word document, with the numbers that Word shows; and what was deleted. */
export function docxText(
  xml: string,
  numbering: ReturnType<typeof createNumbering>,
): { text: string; deletedWords: number } {
  const flow = createFlow();
  // A text box stands within a paragraph, and has paragraphs of its own.
  const paragraphs: Paragraph[] = [];
  const muted: string[] = [];
  let deletedWords = 0;
  const write = (say: () => void) => {
    const paragraph = paragraphs.at(-1);
    if (paragraph && !paragraph.isBegun) {
      paragraph.isBegun = true;
      flow.marker(numbering.next(paragraph));
    }
    say();
  };
  walkMarkup(xml, {
    isXml: true,
    start({ name: full, attributes }) {
      const name = localName(full);
      if (muted.length > 0 || deleted.has(name) || elsewhere.has(name)) {
        muted.push(name);
        return;
      }
      const value = attributeOf(attributes, 'val') ?? null;
      const paragraph = paragraphs.at(-1);
      switch (name) {
        case 'p':
          flow.paragraph();
          paragraphs.push({ list: null, level: null, style: null, isBegun: false });
          break;
        case 'pStyle':
          if (paragraph) paragraph.style = value;
          break;
        case 'numId':
          if (paragraph) paragraph.list = value;
          break;
        case 'ilvl':
          if (paragraph) paragraph.level = Number(value ?? 0);
          break;
        case 'tab':
        case 'ptab':
          flow.words(' ');
          break;
        case 'br':
        case 'cr':
          flow.line();
          break;
        case 'noBreakHyphen':
          write(() => flow.words('-'));
          break;
        case 'tbl':
          flow.startTable();
          break;
        case 'tr':
          flow.startRow();
          break;
        case 'tc':
          flow.startCell();
          break;
      }
    },
    end(full) {
      if (muted.length > 0) {
        muted.pop();
        return;
      }
      const name = localName(full);
      if (name === 'p') {
        paragraphs.pop();
        flow.paragraph();
      } else if (name === 'tbl') flow.endTable();
      else if (name === 'tr') flow.endRow();
      else if (name === 'tc') flow.endCell();
    },
    text(text, full) {
      const name = localName(full);
      if (muted.length > 0) {
        const isDeleted = muted.some((outer) => deleted.has(outer));
        if (isDeleted && (name === 't' || name === 'delText')) {
          deletedWords += text.match(/\S+/g)?.length ?? 0;
        }
      } else if (name === 't' && text.trim() === '') flow.words(text);
      else if (name === 't') write(() => flow.words(text));
    },
  });
  return { text: flow.text(), deletedWords };
}
