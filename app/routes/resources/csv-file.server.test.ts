import { expect, it } from 'vitest';
import { csvFile } from './csv-file.server.ts';

it('a file that is written row by row can be read by whoever is given it', async () => {
  async function* rows() {
    yield 'member,vote\r\n';
    yield 'Peña,yes\r\n';
  }
  const file = csvFile(rows(), ['Lakewood', '', 'votes']);
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="lakewood-votes.csv"');
  expect(await file.text()).toBe('member,vote\r\nPeña,yes\r\n');
});
