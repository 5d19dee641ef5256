import { expect, it } from 'vitest';
import { readAgendaText } from './read-agenda-text.ts';

it.each([
  [
    'sums',
    '3. Purchases\n   • Road salt from Lund Salt, $45,000.00\n   • Pump from Ode Pumps, $12,500.00',
    'Road salt',
  ],
  [
    'papers',
    '3. Resolutions to be acted upon:\n   • Resolution 26-1 to pay Acme $4,500.00\n   • Resolution 26-2 to pay Lund $9,000.00',
    '26-1',
  ],
  [
    'words of columns',
    '3. Consider the following:\n   • Committee Appointments\n   • Bank Signature Authorized\n   • Purchase of a fire engine',
    'Bank Signature',
  ],
  [
    'named matters',
    '3. Executive Session\n   a. Real estate: purchase of 4 Elm Street; litigation: Lund v. City; personnel matters: city manager; security systems',
    'Real estate',
  ],
])('items with %s are kept', (_, items, title) => {
  const entries = readAgendaText(
    `1. Call to order\n2. Minutes of May 4\n${items}\n4. Adjournment\n`,
  );
  expect(entries.map((entry) => entry.title).join('\n')).toContain(title);
});

it('numbers of houses and days beside titles are none of files', () => {
  const entries = readAgendaText(`1. Call to order
2. Hearings
   a.   12345      SW Oak Street, variance for a porch
   b.   12347      SW Oak Street, variance for a fence
   c.   1420-22    Elm Street, variance for a garage
   d.   1424-26    Elm Street, variance for a shed
3. Minutes
   a.   05-04-2026   Minutes of the regular meeting
   b.   05-11-2026   Minutes of the work session
   c.   05-18-2026   Minutes of the special meeting
4. Adjournment
`);
  const titles = entries.map(({ title }) => title).join('\n');
  expect(titles).not.toContain('File No.');
  expect(titles).toContain('1420-22');
});
