import { expect, it } from 'vitest';
import { quotation } from './quotation.ts';

const source = {
  title: 'Budget hearing',
  body: 'Akron City Council',
  date: 'Tuesday, September 9, 2025',
};
const citation = {
  label: '10:41 AM',
  segment: 12,
  address: 'https://dais.example/meetings/1/transcript#s12',
};

it('a quotation names the meeting, the body, the date, the time and the place', () => {
  expect(
    quotation({ words: 'It passed.', citation }, source, 'https://dais.example/meetings/1'),
  ).toBe(
    '“It passed.” — Budget hearing, Akron City Council, Tuesday, September 9, 2025, 10:41 AM, https://dais.example/meetings/1/transcript#s12',
  );
});

it('without a citation it leads to the page, and nothing is said twice', () => {
  const untitled = { title: source.date, body: null, date: source.date };
  expect(
    quotation({ words: 'She said “aye”', citation: null }, untitled, 'https://x.example/m'),
  ).toBe('“She said ‘aye’” — Tuesday, September 9, 2025, https://x.example/m');
});
