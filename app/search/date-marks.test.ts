import { expect, it } from 'vitest';
import { dateMarks } from './date-marks.ts';

const now = new Date('2026-11-25T12:00:00Z');
const marks = (from: string | null, to: string | null) => dateMarks({ from, to }, now);

it('names the days of a short span, and the months of a longer one', () => {
  expect(marks(null, null)).toBeNull();
  expect(marks('2026-02-27', '2026-03-01')).toEqual(['xd20260227', 'xd20260228', 'xd20260301']);
  expect(marks('2025-12-01', '2026-02-20')).toEqual(['xn202512', 'xn202601', 'xn202602']);
  expect(marks('2026-03-02', '2026-03-01')).toEqual([]);
});

it('names of a long span its whole years, and nothing of a year before it begins or after it ends', () => {
  const since = ['xn202610', 'xn202611', 'xn202612'];
  expect(marks('2026-10-05', null)).toEqual([
    ...since,
    ...['xy2027', 'xy2028', 'xy2029', 'xy2030', 'xy2031'],
  ]);
  expect(marks('2021-12-01', '2026-02-20')).toEqual([
    ...['xn202112', 'xy2022', 'xy2023', 'xy2024', 'xy2025', 'xn202601', 'xn202602'],
  ]);
  expect(marks('2020-01-01', '2025-12-31')).toHaveLength(6);
  expect(marks(null, '1972-12-31')).toEqual(
    Array.from(
      { length: 36 },
      (_, at) => `xn${1970 + Math.floor(at / 12)}${`${(at % 12) + 1}`.padStart(2, '0')}`,
    ),
  );
});

it('goes no further than records do', () => {
  expect(marks('0001-01-01', '9999-12-31')).toHaveLength(2031 - 1970 + 1);
  expect(marks('2040-01-01', '2050-12-31')).toEqual([]);
});
