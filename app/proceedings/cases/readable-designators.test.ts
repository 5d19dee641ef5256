import { expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { readableDesignators } from './designators.ts';

const called = (text: string) => readableDesignators(readAgendaText(text));

it('a letter is called with the number that it stands below', () => {
  expect(
    called(
      '7. Public hearings\n   A. Budget\n8. Ordinances\n   A. Fees of the shelter\n   B. Lease of the annex\n9. Adjournment\n',
    ),
  ).toEqual(['7', '7.A', '8', '8.A', '8.B', '9']);
});

it('numbers that begin anew below each heading are called with it, and those that count on are not', () => {
  expect(
    called(
      'I. Consent agenda\n   1. Minutes of May 4\n   2. Bills\nII. New business\n   1. Lease of the annex\n   2. Truck for the works\n   3. Sale of the depot\nIII. Adjournment\n',
    ),
  ).toEqual(['I', 'I.1', 'I.2', 'II', 'II.1', 'II.2', 'II.3', 'III']);
  expect(
    called(
      'I. Consent agenda\n   1. Minutes of May 4\n   2. Bills\nII. New business\n   3. Lease of the annex\n   4. Truck for the works\nIII. Adjournment\n',
    ),
  ).toEqual(['I', '1', '2', 'II', '3', '4', 'III']);
});
