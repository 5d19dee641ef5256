import { expect, test } from 'vitest';
import { readRecord } from '../read-record.server.ts';
import { isUnderTimes } from './timed-heads.ts';

const read = async (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const { segments } = await readRecord({ bytes, fileName: 'council.txt' });
  return segments.map(({ startSeconds, speaker, text }) => [startSeconds, speaker, text]);
};

const expected = [
  [2662, 'Mayor Diaz', 'Good evening, we are in session.'],
  [2693, 'Clerk Hale', 'Council Member Lee is absent tonight.'],
  [2724, 'Mayor Diaz', 'Then we begin with the minutes.'],
];

test('turns under both their times are read without them', async () => {
  const above = expected.map(
    ([start, name, said]) => `${name} [${start}.0 - ${start}.9]\n${said}\n`,
  );
  expect(await read(above.join('\n'))).toEqual(expected);
});

test('times may stand before the name, in the clock’s form', async () => {
  const before = [
    '[00:44:22.000 --> 00:44:23.500] Mayor Diaz: Good evening, we are in session.',
    '[00:44:53.000 --> 00:44:54.500] Clerk Hale: Council Member Lee is absent tonight.',
    '[00:45:24.000 --> 00:45:25.500] Mayor Diaz: Then we begin with the minutes.',
  ];
  expect(await read(before.join('\n'))).toEqual(expected);
});

test('a sentence that a pause parts goes on in the next turn of the same voice', async () => {
  const [turn, ...others] = await read(
    'Unknown Speaker [1.2 - 4.0]\nagain reiterating that there are work\n\nUnknown Speaker [4.2 - 8.0]\nsessions and hearings.\n\nUnknown Speaker [9.0 - 11.0]\nWe go on.\n',
  );
  expect(turn?.[2]).toBe('again reiterating that there are work sessions and hearings.');
  expect(others.flat().join(' ')).not.toMatch(/\d - \d/);
});

test.each([
  'Office hours (8:30 - 4:30)\nPool (9:00 - 6:00)\nLibrary (10:00 - 5:00)',
  'Budget (2024 - 2025)\nPlan (2025 - 2030)\nBond (2026 - 2046)',
  'See pages [12 - 14].\nAnd [3 - 4].\nAnd [1 - 2].',
])('ranges that are words stay words: %s', (text) => {
  expect(isUnderTimes(text)).toBe(false);
});

test('a range that somebody says between turns is no turn', async () => {
  const turns = await read(
    'Ms. Lee [1.0 - 4.0]\nWe need\n(3 - 4) members for that.\n\nMr. Ode [5.0 - 6.0]\nYes.\n\nMs. Lee [7.0 - 9.0]\nGood.\n',
  );
  expect(turns.map(([, , text]) => text).join(' ')).toContain('(3 - 4) members');
});
