import { describe, expect, it } from 'vitest';
import { readAgendaFile } from './read-agenda-file.ts';

const titles = (text: string) =>
  readAgendaFile(text).map(({ designator, title }) => [designator, title].join(' ').trim());
const listed = (text: string) =>
  readAgendaFile(text)
    .filter(({ isConsent }) => isConsent)
    .map(({ title }) => title);

describe('nothing of an agenda is lost', () => {
  it.each([
    [
      'behind the number of a file',
      'CONSENT CALENDAR\n\n1. Accept a grant from the\nstate for the depot\n26-0625\n\nREGULAR CALENDAR\n\n2. Adopt the budget\n',
      [
        'CONSENT CALENDAR',
        '1 Accept a grant from the state for the depot',
        'REGULAR CALENDAR',
        '2 Adopt the budget',
      ],
    ],
    [
      'below a heading of papers',
      '1. CALL TO ORDER\n2. ORDINANCES\n2.1 Noise ordinance\n2.2 Parks ordinance\n3. RESOLUTIONS\n3.1 Lease of the depot\n',
      [
        '1 CALL TO ORDER',
        '2 ORDINANCES',
        '2.1 Noise ordinance',
        '2.2 Parks ordinance',
        '3 RESOLUTIONS',
        '3.1 Lease of the depot',
      ],
    ],
    [
      'between notices as wide as the page',
      `Persons wishing to speak must sign up with the clerk before the meeting begins.
Call to Order
Pledge of Allegiance
The items on this agenda are subject to change until the day of the meeting.
Consent Agenda
- Claims
This agenda was posted at the town hall and at the library on June 1, 2026.
New Business
- Lease of the depot
Adjournment
`,
      [
        'Call to Order',
        'Pledge of Allegiance',
        'Consent Agenda',
        'Claims',
        'New Business',
        'Lease of the depot',
        'Adjournment',
      ],
    ],
    [
      'that begins with a word titles go on with',
      '1. Call to Order\n2. Public Hearings\n   By-law change for the harbor\n   As-built plans of the depot\n3. Adjournment\n',
      [
        '1 Call to Order',
        '2 Public Hearings',
        'By-law change for the harbor',
        'As-built plans of the depot',
        '3 Adjournment',
      ],
    ],
    [
      'below a roll call or beside its minutes',
      '1. CALL TO ORDER AND ROLL CALL\n   Oath of Office for New Members\n2. Reports\n   Bus Contract (15 min.)\n3. ADJOURNMENT\n',
      [
        '1 CALL TO ORDER AND ROLL CALL',
        'Oath of Office for New Members',
        '2 Reports',
        'Bus Contract',
        '3 ADJOURNMENT',
      ],
    ],
    [
      'below a heading set apart from its number',
      'I.   CALL TO ORDER\nII.  REPORTS AND COMMUNICATIONS\n     Mayor’s Report\n     Manager’s Report\nIII. ADJOURNMENT\n',
      [
        'I CALL TO ORDER',
        'II REPORTS AND COMMUNICATIONS',
        'Mayor’s Report',
        'Manager’s Report',
        'III ADJOURNMENT',
      ],
    ],
    [
      'after a closed session',
      '1. Call to Order\n2. Adjourn to Closed Session\n3. Reconvene:\n   - Report from closed session\n   - Lease of the depot\n4. Adjournment\n',
      [
        '1 Call to Order',
        '2 Adjourn to Closed Session',
        '3 Reconvene:',
        'Report from closed session',
        'Lease of the depot',
        '4 Adjournment',
      ],
    ],
  ])('%s', (_where, agenda, expected) => {
    expect(titles(agenda)).toEqual(expected);
  });
});

describe('a table', () => {
  const rows = (...cells: string[][]) =>
    `<h3>Agenda</h3><table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

  it('whose items are numbered in the column “Item” has their titles in the next', () => {
    expect(
      titles(
        rows(
          ['Item', 'Description'],
          ['1.', 'Call to Order'],
          ['2.', 'Lease of<br>the depot'],
          ['3.', 'Adjournment'],
        ),
      ),
    ).toEqual(['1 Call to Order', '2 Lease of the depot', '3 Adjournment']);
  });

  it('keeps rows that have other cells than its head', () => {
    const page = `<table><tr><th>Item</th><th>Subject</th><th>Action</th></tr>
<tr><td colspan="3"><b>2. NEW BUSINESS</b></td></tr><tr><td></td><td>a. Lease of the depot</td><td>Vote</td></tr>
<tr><td>3.</td><td>Adjournment</td><td></td></tr></table>`;
    expect(titles(page)).toEqual(['2 NEW BUSINESS', 'a Lease of the depot', '3 Adjournment']);
  });
});

it('headings of one rank are nested as their numbers are', () => {
  const page = `<h2>1. Call to Order</h2><h2>2. Consent Agenda</h2><h2>2.1 Approval of minutes</h2><h2>2.2 Claims</h2><h2>3. New Business</h2><h2>3.1 Lease of the depot</h2>`;
  expect(listed(page)).toEqual(['Approval of minutes', 'Claims']);
});

it('what has an hour of its own is on no consent list', () => {
  const agenda = `6:00 PM Call to Order
6:10 PM Consent Agenda
  - Claims
6:30 PM Lease of the depot to Harbor Marine
6:45 PM Adjournment
`;
  expect(listed(agenda)).toEqual(['Claims']);
});

it('lines of any length are read', () => {
  const blanks = ' '.repeat(200_000);
  expect(
    titles(`1. Call to Order\n${blanks}x\n2. ${'word '.repeat(40_000)}\n3. Adjournment\n`),
  ).toContain('3 Adjournment');
});
