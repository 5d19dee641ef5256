import { describe, expect, it } from 'vitest';
import { downloadFileName } from './download-file-name.ts';
import { writtenDate } from './written-date.ts';

describe('the name of a download', () => {
  const date = '2026-03-10';

  it('tells the body, the day and the meeting, so that no two bodies share one', () => {
    const boulder = { governmentBody: 'Boulder City Council', date, title: 'Study Session' };
    expect(downloadFileName(boulder, 'summary.md')).toBe(
      'boulder-city-council-2026-03-10-study-session-summary.md',
    );
    const denver = { ...boulder, governmentBody: 'Denver City Council' };
    expect(downloadFileName(denver, 'summary.md')).not.toBe(
      downloadFileName(boulder, 'summary.md'),
    );
  });

  it('holds nothing that a header or a disk takes amiss', () => {
    const odd = {
      governmentBody: 'Cañon City: "Board"; ../../etc',
      date: null,
      title: `県庁\r\n${'x'.repeat(300)}`,
    };
    expect(downloadFileName(odd, 'decisions.csv')).toMatch(
      /^canon-city-board-etc-no-date-x{50,60}-decisions\.csv$/,
    );
  });
});

describe('a date in a download', () => {
  it.each([
    ['2026-09-30', '2026-09-30'],
    ['2026-09', '2026-09'],
    ['--09-30', 'September 30 (year not said)'],
    ['--09', 'September (year not said)'],
    ['within ten days', 'within ten days'],
  ])('“%s” is written “%s”', (value, written) => {
    expect(writtenDate(value)).toBe(written);
  });
});
