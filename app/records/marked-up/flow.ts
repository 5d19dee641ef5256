import { cleanText } from '../formats/segment-list.ts';

type Break = 'none' | 'space' | 'line' | 'paragraph';

const strength: Record<Break, number> = { none: 0, space: 1, line: 2, paragraph: 3 };
const written: Record<Break, string> = { none: '', space: ' ', line: '\n', paragraph: '\n\n' };

/**
 * Puts the words of a marked-up document (HTML, DOCX) into lines and paragraphs, as a person sees
 * them: breaks are only written between words, and never more than one.
 */
export type Flow = {
  /** Words as they stand; white space at their ends parts them from their neighbours. */
  words(text: string): void;
  line(): void;
  paragraph(): void;
  /** A list item's number or letter, which the item's first words follow on the same line. */
  marker(text: string): void;
  startTable(): void;
  endTable(): void;
  startRow(): void;
  /** The next cell of a row stands on one line with the one before if that was a single line. */
  startCell(): void;
  endCell(): void;
  endRow(): void;
  text(): string;
};

type Cell = { hasWords: boolean; isBroken: boolean };

export function createFlow(): Flow {
  const parts: string[] = [];
  let pending: Break = 'none';
  // The next words follow the ones before on the same line, whatever block they stand in.
  let joins = false;
  /** The cell under way, or else the last one, of each table that is open. */
  const cells: Cell[] = [];
  const ask = (wanted: Break) => {
    if (strength[wanted] > strength[pending]) pending = wanted;
  };
  const write = (text: string) => {
    const due = joins ? 'space' : pending;
    const cell = cells.at(-1);
    if (cell) {
      cell.isBroken ||= cell.hasWords && strength[due] >= strength.line;
      cell.hasWords = true;
    }
    if (parts.length > 0) parts.push(written[due]);
    parts.push(text);
    joins = false;
    pending = 'none';
  };
  const startBlock = () => ask('paragraph');
  return {
    words(text) {
      const said = cleanText(text);
      if (said === '') {
        if (text !== '') ask('space');
        return;
      }
      if (/^\s/.test(text)) ask('space');
      write(said);
      if (/\s$/.test(text)) ask('space');
    },
    line: () => ask('line'),
    paragraph: startBlock,
    marker(text) {
      startBlock();
      if (text === '') return;
      write(text);
      joins = true;
    },
    startTable() {
      startBlock();
      cells.push({ hasWords: false, isBroken: false });
    },
    endTable() {
      cells.pop();
      // A table within a cell is more than a line.
      if (cells.length > 0) cells[cells.length - 1] = { hasWords: true, isBroken: true };
      joins = false;
      startBlock();
    },
    startRow() {
      startBlock();
      joins = false;
      const cell = cells.at(-1);
      if (cell) cells[cells.length - 1] = { hasWords: false, isBroken: false };
    },
    startCell() {
      const before = cells.at(-1);
      if (!before?.hasWords) return;
      startBlock();
      joins = !before.isBroken;
      // Of a row only one break counts: whatever follows stands below it.
      cells[cells.length - 1] = { hasWords: false, isBroken: before.isBroken };
    },
    endCell: () => ask('space'),
    endRow() {
      joins = false;
      startBlock();
    },
    text: () => parts.join(''),
  };
}
