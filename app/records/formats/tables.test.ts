import { expect, test } from 'vitest';
import { readRecord } from '../read-record.server.ts';

const read = async (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const { segments, leftOut } = await readRecord({ bytes, fileName: 'council.txt' });
  const turns = segments.map(({ startSeconds, speaker, text }) => [startSeconds, speaker, text]);
  return { turns, leftOut };
};

const said = [
  [0, 4.5, 'The council of Dover is in session now.'],
  [12, 15.25, 'The first matter is the lease of the library.'],
  [22, 26.5, 'I move that we approve the lease as written.'],
  [33, 36, 'Is there a second to this motion tonight?'],
  [44, 48, 'All in favor say aye, and the motion carries.'],
] as const;
const expected = said.map(([start, , text]) => [start, null, text]);

test('rows of tabs are turns, with the times that programs write in milliseconds', async () => {
  const rows = said.map(([start, end, text]) => `${start * 1000}\t${end * 1000}\t${text}`);
  const { turns, leftOut } = await read(`start\tend\ttext\n${rows.join('\n')}\n`);
  expect(turns).toEqual(expected);
  expect(leftOut).toEqual([]);
});

test('without headings the words are found, and the numbers of the rows are not read as said', async () => {
  const rows = said.map(([, , text], place) => `${place}\t${text}`);
  const { turns, leftOut } = await read(`${rows.join('\n')}\n`);
  expect(turns).toEqual(said.map(([, , text]) => [null, null, text]));
  expect(leftOut).toContain('A column of the table: not used.');
});

test('without headings a column of few names tells who speaks', async () => {
  const rows = said.map(
    ([start, , text], place) =>
      `${start.toFixed(2)}\t${place % 2 ? 'Ms. Lee' : 'Mayor Diaz'}\t${text}`,
  );
  const { turns } = await read(rows.join('\n'));
  expect(turns.slice(0, 2)).toEqual([
    [0, 'Mayor Diaz', said[0][2]],
    [12, 'Ms. Lee', said[1][2]],
  ]);
});

test('a table of Markdown is read by its headings, without the links beside the words', async () => {
  const rows = said.map(
    ([start, , text]) =>
      `| 0:00:${String(start).padStart(2, '0')} | ${text} | [video](/v?s=${start}) |`,
  );
  const { turns, leftOut } = await read(
    `## Council\n\n| Time | Transcript | Video |\n|---|---|---|\n${rows.join('\n')}\n`,
  );
  expect(turns).toEqual(expected);
  expect(leftOut.slice(-2)).toEqual([
    'A column of the table: not used.',
    'A line beside the table: not used.',
  ]);
});

test('commas, quotes and line breaks within cells are words', async () => {
  const rows = said.map(
    ([start, end, text]) =>
      `Mayor Diaz,00:00:${String(start).padStart(2, '0')}.000,"${end}","${text}"`,
  );
  const { turns } = await read(`Speaker,Start,End,Text\n${rows.join('\n')}\n`);
  expect(turns).toEqual(said.map(([start, , text]) => [start, 'Mayor Diaz', text]));
});

test('a text with commas, or with a list of a few rows in it, is no table', async () => {
  const { turns } = await read(
    'Mayor Diaz: Text, sound and pictures were asked for.\nClerk: Start, end\t4\n',
  );
  expect(turns.map(([, speaker]) => speaker)).toEqual(['Mayor Diaz', 'Clerk']);
});
