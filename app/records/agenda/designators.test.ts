import { describe, expect, it } from 'vitest';
import { entryPath, fullDesignator } from './agenda.ts';
import { readAgendaText } from './read-agenda-text.ts';

/** The outline as a reader sees it: an entry a line, two spaces a level. */
function outline(text: string): string[] {
  return readAgendaText(text).map(
    ({ level, designator, title }) => `${'  '.repeat(level)}${designator ?? '·'} ${title}`,
  );
}

describe('designators of every kind', () => {
  const cases: [name: string, text: string, wanted: string[]][] = [
    [
      'a number on a line of its own',
      '1.\nOPENING\n1.1\nPledge of Allegiance\n2.\nROLL CALL\n8.\nRESOLUTIONS\n8.1\nResolution No. 2026-02\n- A Resolution to redeem bonds',
      [
        '1 OPENING',
        '  1.1 Pledge of Allegiance',
        '2 ROLL CALL',
        '8 RESOLUTIONS',
        '  8.1 Resolution No. 2026-02 - A Resolution to redeem bonds',
      ],
    ],
    [
      'a number with letters, without its parent',
      '6A. Resolution to accept the audit\n6B. Resolution to buy a truck\n12C Contract with Baker Paving\n9AB. Permit for the parade',
      [
        '6A Resolution to accept the audit',
        '6B Resolution to buy a truck',
        '12C Contract with Baker Paving',
        '9AB Permit for the parade',
      ],
    ],
    [
      'letters under a number',
      '14. Reports\n15. Board appointments\na. Library Board\nb. Planning Commission\n16. Adjournment',
      [
        '14 Reports',
        '15 Board appointments',
        '  a Library Board',
        '  b Planning Commission',
        '16 Adjournment',
      ],
    ],
    [
      'letters that are Roman numbers too',
      'G. Hearings\nH. Resolutions\n1. Fees\nI. Ordinances\n1. Parking\nJ. Adjourn',
      ['G Hearings', 'H Resolutions', '  1 Fees', 'I Ordinances', '  1 Parking', 'J Adjourn'],
    ],
    [
      'a letter with a number below it, and no mark behind them',
      'D. CONSENT CALENDAR\n   D-1  Time extension, Juniper Flats\n   D-2  Lot line adjustment, Hargrave\nE. PUBLIC HEARINGS\n   E-1  Gravel pit on Haul Road',
      [
        'D CONSENT CALENDAR',
        '  D-1 Time extension, Juniper Flats',
        '  D-2 Lot line adjustment, Hargrave',
        'E PUBLIC HEARINGS',
        '  E-1 Gravel pit on Haul Road',
      ],
    ],
    [
      'small Roman numbers under large ones',
      'X. New business\nXI. Reports\n i. Clerk\n ii. Treasurer\n iii. Attorney\n iv. Engineer\n v. Police\nXII. Adjournment',
      [
        'X New business',
        'XI Reports',
        '  i Clerk',
        '  ii Treasurer',
        '  iii Attorney',
        '  iv Engineer',
        '  v Police',
        'XII Adjournment',
      ],
    ],
    [
      'words before the number',
      'Item 1: Opening\nAgenda Item 2 - Water rates\nITEM NO. 3. Street lights\nItem #4 Closing',
      ['1 Opening', '2 Water rates', '3 Street lights', '4 Closing'],
    ],
    [
      'numbers with a nought',
      '1.0 CALL TO ORDER\n1.1 Roll Call\n2.0 CONSENT\n2.1 Minutes\n2.1.1 Minutes of May 4\n3.0 ADJOURN',
      [
        '1.0 CALL TO ORDER',
        '  1.1 Roll Call',
        '2.0 CONSENT',
        '  2.1 Minutes',
        '    2.1.1 Minutes of May 4',
        '3.0 ADJOURN',
      ],
    ],
    [
      'no number at all',
      'Call to Order\nRoll Call\nOld Business\n  • Sidewalk on Pine Street\n  • Dog park rules\nNew Business\n  - Lease of the depot\nAdjournment',
      [
        '· Call to Order',
        '· Roll Call',
        '· Old Business',
        '  · Sidewalk on Pine Street',
        '  · Dog park rules',
        '· New Business',
        '  · Lease of the depot',
        '· Adjournment',
      ],
    ],
    [
      'numbers that go on below headings',
      '1. Call to Order\nCONSENT CALENDAR\n2. Minutes of March 2\n3. Warrants\nNEW BUSINESS\n4. Tax rate\na. Presentation\nb. Public comment\n5. Board appointments\na) Library Board\n(1) One seat\n(2) One alternate',
      [
        '1 Call to Order',
        '· CONSENT CALENDAR',
        '  2 Minutes of March 2',
        '  3 Warrants',
        '· NEW BUSINESS',
        '  4 Tax rate',
        '    a Presentation',
        '    b Public comment',
        '  5 Board appointments',
        '    a Library Board',
        '      1 One seat',
        '      2 One alternate',
      ],
    ],
    [
      'headings inside of an item',
      '5. COMMITTEE REPORTS\nFINANCE\na. Budget transfer\nb. Audit\nPUBLIC SAFETY\na. Fire truck lease\n6. NEW BUSINESS\n7. ADJOURNMENT',
      [
        '5 COMMITTEE REPORTS',
        '  · FINANCE',
        '    a Budget transfer',
        '    b Audit',
        '  · PUBLIC SAFETY',
        '    a Fire truck lease',
        '6 NEW BUSINESS',
        '7 ADJOURNMENT',
      ],
    ],
  ];
  it.each(cases)('%s', (_, text, wanted) => {
    expect(outline(text)).toEqual(wanted);
  });

  it('are told with those above them', () => {
    const entries = readAgendaText(
      '15. Board appointments\na. Library Board\n6. Other\n6.1 Fees\n(i) Parks',
    );
    expect(entries.map((_, index) => fullDesignator(entries, index))).toEqual([
      '15',
      '15.a',
      '6',
      '6.1',
      '6.1.i',
    ]);
    expect(entryPath(entries, 4).map(({ title }) => title)).toEqual(['Other', 'Fees']);
  });
});
