import { expect, it } from 'vitest';
import { readAgendaText } from './read-agenda-text.ts';

it('an agenda printed with a page for each item is its items, below their sections', () => {
  const page = (section: string, subject: string, fields = '') => `
${section}
Subject : ${subject}
Meeting : Mar 3, 2026 - Special Meeting of the
Board
Type : Action
${fields}Public Content
BACKGROUND:
The clerk read it at the last meeting.
1. It was posted at the door.
SUBMITTED BY:
Dana Holt`;
  const text = [
    page('A. OPENING', '1. Roll Call'),
    page('B. PUBLIC COMMENT ON\nCLOSED ITEMS', '1. Public Comment'),
    page(
      'C. ACTION ITEMS',
      '1. Resolution No. 26-03, Order of Election, and\nRequest for Consolidation',
      'Fiscal Impact : Yes\nRecommended Action : Staff recommends approval of\nthe resolution.\n',
    ),
    page('C. ACTION ITEMS', '2. Lease of the Annex'),
  ].join('\n');
  const entries = readAgendaText(text);
  const outline = entries.map(
    ({ level, designator, title }) => `${'  '.repeat(level)}${designator} ${title}`,
  );
  expect(outline).toEqual([
    'A OPENING',
    '  1 Roll Call',
    'B PUBLIC COMMENT ON CLOSED ITEMS',
    '  1 Public Comment',
    'C ACTION ITEMS',
    '  1 Resolution No. 26-03, Order of Election, and Request for Consolidation',
    '  2 Lease of the Annex',
  ]);
  expect(entries.find(({ title }) => title.includes('26-03'))?.recommendation).toContain(
    'Staff recommends approval of the',
  );
});
