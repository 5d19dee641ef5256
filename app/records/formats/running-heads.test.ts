import { expect, it } from 'vitest';
import { readRecord } from '../read-record.server.ts';
import { withoutRunningHeads } from './running-heads.ts';

const page = (at: number) =>
  `3/17/16 - STATED - ${at < 4 ? 'INTRO. OF BILLS' : '2ND READING'}\nbill number ${at} is referred.\n         CHIEF CLERK:  An ordinance for ward\n${at} of the city, which amends\nthe`;
const pages = Array.from({ length: 7 }, (_, at) => page(at + 1));
const printed = `         COUNCIL PRESIDENT ABEL:  That\n\n\n\n${pages.join('\n\n\n\n')}\nmap.\n`;

it('the head of printed pages is left out, and a sentence goes on over the break', async () => {
  const { segments, leftOut } = await readRecord({
    bytes: new TextEncoder().encode(printed),
    fileName: 'stated.txt',
  });
  const said = segments.map(({ text }) => text).join(' ');
  expect(said).toMatch(/^That bill number 1 is referred\. An ordinance for ward 1 of the city/);
  expect(said).not.toMatch(/STATED|INTRO|READING/);
  expect(leftOut).toContain('The head that the pages repeat was left out.');
});

it.each([
  [
    'paragraphs that are set wide apart',
    'I move that we adopt it.\n\n\nThe clerk will call the roll.\n\n\n'.repeat(8),
  ],
  [
    'labels of who speaks',
    'Dana Ruiz 3/17/16 12:04\nI move it, and the plan is good.\n\n'.repeat(8),
  ],
  [
    'questions that begin alike',
    'What is the cost of a mower?\n\n\nWhat is the cost of a truck?\n\n\n'.repeat(6),
  ],
  ['a head on two pages', printed.split('\n\n\n\n').slice(0, 3).join('\n\n\n\n')],
])('%s are left as they are', (_what, text) => {
  expect(withoutRunningHeads(text)).toBeNull();
});
