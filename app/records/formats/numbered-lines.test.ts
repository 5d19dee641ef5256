import { expect, it } from 'vitest';
import { readRecord } from '../read-record.server.ts';
import { withoutLineNumbers } from './numbered-lines.ts';

/** Two pages and a half, as a court reporter's program writes them. */
const said = [
  'COUNCIL PRESIDENT ABEL:  The question',
  'is shall the bill pass finally.',
  'Mr. Reed, call the roll.',
  'CHIEF CLERK:  Councilwoman Birch.',
  'COUNCILWOMAN BIRCH:  Aye.',
  'CHIEF CLERK:  Councilman Coe.',
  'COUNCILMAN COE:  Aye.',
  'COUNCIL PRESIDENT ABEL:  The ayes',
  'are 2; the nays are zero. The bill',
  'passes.',
];
const spoken = Array.from({ length: 6 }, () => said).flat();
const head = '3/17/16 - STATED - 2ND READING';
const pages = Array.from({ length: 3 }, (_, page) => [
  head,
  ...spoken.slice(page * 24, page * 24 + 24),
]);
const footer = ['Stated Meeting', 'STENO & ASSOCIATES, INC.', 'Page 100'];
const printed = pages
  .map((lines) =>
    [...lines.map((line, at) => `${at + 1}              ${line}`), ...footer].join('\n'),
  )
  .join('\n');

it('a stenographer’s pages are read without their line numbers, heads and footers', () => {
  expect(withoutLineNumbers(printed)).toBe(spoken.join('\n'));
});

it('who speaks is read where a page breaks, too', async () => {
  const record = await readRecord({
    bytes: new TextEncoder().encode(printed),
    fileName: 'stated.txt',
  });
  expect(record.segments.slice(0, 3).map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Council President Abel', expect.stringMatching(/^The question is shall the bill pass/)],
    ['Chief Clerk', 'Councilwoman Birch.'],
    ['Councilwoman Birch', 'Aye.'],
  ]);
  expect(record.leftOut.join(' ')).toMatch(/Line numbers/);
  expect(record.segments.map(({ text }) => text).join(' ')).not.toMatch(
    /STENO|2ND READING|Page 100/,
  );
});

it.each([
  ['minutes that number their items', said.map((line, at) => `${at + 1}. ${line}`).join('\n')],
  ['a list', Array.from({ length: 60 }, (_, at) => `${at + 1} apples and pears`).join('\n')],
  ['a text without numbers', spoken.join('\n')],
])('%s is left as it is', (_what, text) => {
  expect(withoutLineNumbers(text)).toBeNull();
});
