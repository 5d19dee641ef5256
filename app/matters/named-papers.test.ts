import { expect, it } from 'vitest';
import { namedPapers } from './named-papers.ts';

const line = (level: number, title: string, fileNumber: string | null = null) => ({
  ...{ level, title, fileNumber },
  isHeading: fileNumber === null,
});
const numbers = (lines: ReturnType<typeof line>[], references: string[] = []) =>
  namedPapers(lines, references).flatMap(({ fileNumber }) => fileNumber ?? []);

it('a bare number is of the kind of papers that its heading is over', () => {
  const agenda = [
    line(0, 'Ordinances:'),
    line(1, '31-15: Amend the fees', '31-15'),
    line(0, 'New resolutions'),
    line(1, '31-37: Buy a pump', '31-37'),
    line(0, 'Ordinances and resolutions'),
    line(1, '31-40: Buy a truck', '31-40'),
    line(0, 'Old business', '31-41'),
  ];
  expect(numbers(agenda)).toEqual(['Ordinance 31-15', 'resolution 31-37', '31-40', '31-41']);
});

it('without such a heading it is what it was called at the meeting, where that was one thing', () => {
  const agenda = [line(0, '31-15: Amend the fees', '31-15'), line(0, 'A lease', 'Reso 31-16')];
  expect(numbers(agenda, ['Ordinance 31-15'])).toEqual(['Ordinance 31-15', 'Reso 31-16']);
  expect(numbers(agenda, ['Ordinance 31-15', 'Resolution 31-15'])).toEqual(['31-15', 'Reso 31-16']);
});
