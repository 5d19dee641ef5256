import { expect, it } from 'vitest';
import { readAgendaText } from './read-agenda-text.ts';

it('numbers of files in a column of their own are beside the titles, whole where they fill two lines', () => {
  const entries = readAgendaText(`
6:15 PM REGULAR SESSION
Public Meeting Items
2.        SPX1209202        Special Exception for Restoration in the
          5-007090          Overlay of Steep Slopes
                            77 S. Elm Lane
3.        SUB1114202        Maple Cove Subdivision (Preliminary Review)
          5--007080

Administrative Business
     1. Minutes
          26-031            Minutes from January 15, 2026 Meeting
          Attachments:      Minutes.pdf

     2. Reports

          26-032            Report

Adjournment
`);
  expect(
    entries
      .filter(({ fileNumber }) => fileNumber !== null)
      .map(({ designator, fileNumber, title }) => [designator, fileNumber, title]),
  ).toEqual([
    ['2', 'SPX12092025-007090', 'Special Exception for Restoration in the Overlay of Steep Slopes'],
    ['3', 'SUB11142025-007080', 'Maple Cove Subdivision (Preliminary Review)'],
    [null, '26-031', 'Minutes from January 15, 2026 Meeting'],
    [null, '26-032', 'Report'],
  ]);
});

it('a column of house numbers is none of files', () => {
  const entries = readAgendaText(`
1. Call to order
2. Hearings on fences
   101   Elm Street, a fence of six feet
   203   Elm Street, a fence of eight feet
   307   Oak Street, a fence of six feet
3. Adjournment
`);
  expect(entries.every(({ fileNumber }) => fileNumber === null)).toBe(true);
});
