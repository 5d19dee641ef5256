import type { Page, Place } from './page-by-key.ts';

/** Nobody reads through more of a list of their own, and each page of it costs some statements. */
const mostPages = 40;

/** The rows of a list's pages, from the first on, for a file of all of them. */
export async function rowsOfPages<Row>(
  readPage: (place: Place) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let place: Place | null = {};
  for (let page = 0; place && page < mostPages; page += 1) {
    const read: Page<Row> = await readPage(place);
    rows.push(...read.rows);
    place = read.next;
  }
  return rows;
}
