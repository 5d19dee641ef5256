import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cellsOf, isThere, namedTests } from './support/named-tests.ts';

const folder = 'docs/specification';
/** The sections that are held row by row. */
const sections = ['2', '4', '5', '6', '8'];

type Row = { id: string; cells: string[] };

/** The rows of all tables of a page; their first cell is an id such as 2.14. */
function rowsOf(page: string): Row[] {
  return readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+\.\d+ \|/.test(line))
    .map((line) => {
      const [id = '', ...cells] = cellsOf(line);
      return { id, cells };
    });
}

const pages = globSync(`${folder}/[0-9]-*.md`).toSorted();
const held = pages.flatMap(rowsOf);
const notYetPage = `${folder}/not-yet-held.md`;
const notYet = rowsOf(notYetPage);

describe('the tables of the specification', () => {
  it('are there for each section', () => {
    expect(pages.map((page) => page.slice(folder.length + 1, folder.length + 2))).toEqual(sections);
    expect(held.length).toBeGreaterThan(300);
  });

  it.each(sections)('number the statements of section %s without a gap', (section) => {
    const numbers = [...held, ...notYet]
      .map(({ id }) => id.split('.'))
      .filter(([of]) => of === section)
      .map(([, number]) => Number(number));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  });

  it('say of every statement what it is and which test holds it', () => {
    const unheld = held.filter(
      ({ cells: [statement = '', test = ''] }) => statement === '' || namedTests(test).length === 0,
    );
    expect(unheld.map(({ id }) => id)).toEqual([]);
  });

  it('name tests that are there', () => {
    const gone = held.flatMap(({ id, cells: [, test = ''] }) =>
      namedTests(test)
        .filter((named) => !isThere(named))
        .map(({ file, title }) => `${id}: ${file} › ${title}`),
    );
    expect(gone).toEqual([]);
  });

  it('have no more statements without a test than their list of those says', () => {
    const allowed = Number(/^At most (\d+)\b/m.exec(readFileSync(notYetPage, 'utf8'))?.[1]);
    console.info(`${notYet.length} statements of the specification are not held yet.`);
    expect(notYet.length).toBeLessThanOrEqual(allowed);
  });
});
