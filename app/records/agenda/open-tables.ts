import { type Column, columnsOf, linesOfRow } from './table-columns.ts';

type Table = {
  /** Null until a row is its head. */
  columns: Column[] | null;
  /** Of the open row, and how many lines of the page there were before it. */
  cells: string[];
  from: number;
  /** Whether a cell of the row holds a list or a table of its own. */
  isMany: boolean;
};

/** The tables of a web page that are open while it is read, one within another. */
export class OpenTables {
  readonly #open: Table[] = [];

  /** Takes in an element that opens behind so many lines. */
  opens(name: string, { isBlock, at }: { isBlock: boolean; at: number }): void {
    const table = this.#open.at(-1);
    if (name === 'td' || name === 'th') table?.cells.push('');
    else if (isBlock && table && table.cells.length > 0) {
      this.adds(' ');
      table.isMany ||= name === 'li' || name === 'table';
    }
    if (name === 'tr' && table) Object.assign(table, { cells: [], from: at, isMany: false });
    if (name === 'table') this.#open.push({ columns: null, cells: [], from: at, isMany: false });
  }

  adds(text: string): void {
    const cells = this.#open.at(-1)?.cells ?? [];
    if (cells.length > 0) cells[cells.length - 1] += text;
  }

  /** The lines that stand for the row that ends, and from where on; null where it stands as it was read. */
  closesRow(): { from: number; told: string[] } | null {
    const table = this.#open.at(-1);
    if (!table) return null;
    const { cells, columns, from, isMany } = table;
    table.cells = [];
    const head = columnsOf(cells);
    if (head) {
      table.columns = head;
      return { from, told: [] };
    }
    const told = columns === null || isMany ? [] : linesOfRow(columns, cells);
    return told.length === 0 ? null : { from, told };
  }

  closes(): void {
    this.#open.pop();
  }
}
