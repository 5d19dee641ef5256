import { describe, expect, it } from 'vitest';
import { readAgendaText } from './read-agenda-text.ts';

const linesOf = (text: string) =>
  readAgendaText(text).map(
    ({ designator, title, level }) => `${'  '.repeat(level)}${designator} ${title}`,
  );

describe('an agenda that lost the breaks of its lines', () => {
  it('is read by how its numbers count, and its parts by their letters', () => {
    expect(
      linesOf(
        'HARLAN BOARD OF EDUCATION Regular Meeting May 4, 2026 I. CALL TO ORDER II. PLEDGE OF ALLEGIANCE III. APPROVAL OF THE MINUTES of April 6, 2026 IV. RECOMMENDATIONS A. PERSONNEL 1. Upon recommendation of the Superintendent of Schools, approval by the Board of Education of the appointment of Nora Vance as teacher. 2. Upon recommendation of the Superintendent of Schools, acceptance by the Board of Education of the resignation of Ivo Brandt. B. FINANCE 1. Upon the recommendation of the Superintendent, approval of the contract with Kessler Coach for two buses. V. ADJOURNMENT',
      ),
    ).toEqual([
      'I CALL TO ORDER',
      'II PLEDGE OF ALLEGIANCE',
      'III APPROVAL OF THE MINUTES of April 6, 2026',
      'IV RECOMMENDATIONS',
      '  A PERSONNEL',
      '    1 Appointment of Nora Vance as teacher.',
      '    2 Resignation of Ivo Brandt.',
      '  B FINANCE',
      '    1 Contract with Kessler Coach for two buses.',
      'V ADJOURNMENT',
    ]);
  });

  it('counts by its numbers where it has no letters, and initials count nothing', () => {
    expect(
      linesOf(
        'Town of Brill 1. Call to order 2. Award of the bridge contract to A. Kessler and Sons 3. Appeal of B. Lund, 14 Mill Street 4. Reports 5. Adjournment',
      ),
    ).toEqual([
      '1 Call to order',
      '2 Award of the bridge contract to A. Kessler and Sons',
      '3 Appeal of B. Lund, 14 Mill Street',
      '4 Reports',
      '5 Adjournment',
    ]);
  });

  it('is not looked for in a text whose lines hold one item each', () => {
    const text =
      '1. Call to order\n2. Steps of the plan: 1. Survey the park 2. Ask the neighbors 3. Draw the paths 4. Plant the trees\n3. Adjournment';
    expect(readAgendaText(text).map(({ designator }) => designator)).toEqual(['1', '2', '3']);
  });

  it.each([
    'Board members: A. Hale B. Ode C. Roy D. Quist E. Lund',
    'Section 1. Title. Section 2. Purpose. Section 3. Fees. Section 4. Penalties. Section 5. Effect.',
    'Dear neighbors: 1. We will paint the hall in June 2. We will mend the roof in July 3. We will plant trees 4. We will dance',
  ])('is none where the list is of something else: %s', (text) => {
    expect(readAgendaText(text)).toEqual([]);
  });

  it('is left as it is where two lines were read', () => {
    const text =
      '1. Call to order\n2. Special meeting: interview candidates A. Hale B. Ode C. Lund D. Quist E. Roy';
    expect(readAgendaText(text).map(({ designator }) => designator)).toEqual(['1', '2']);
  });

  it('is none where nothing counts', () => {
    expect(
      readAgendaText('We met on May 4. It rained. A. Lund spoke, and B. Voss did not.'),
    ).toEqual([]);
  });
});

describe('what stands around a title', () => {
  it.each([
    ['EXECUTIVE SESSION WHEREAS the Open Meetings Act permits it', 'EXECUTIVE SESSION'],
    ['Resolution: WHEREAS, the well has run dry', 'Resolution: WHEREAS, the well has run dry'],
    [
      'Upon recommendation of the Superintendent, approve and adopt the budget',
      'Upon recommendation of the Superintendent, approve and adopt the budget',
    ],
    [
      'Upon recommendation of the Superintendent, accept with regret the resignation of Ivo Brandt',
      'Resignation of Ivo Brandt',
    ],
    [
      'Upon the recommendation of the auditor, the new safe: model B',
      'Upon the recommendation of the auditor, the new safe: model B',
    ],
  ])('is left out only where it is a formula: %s', (line, title) => {
    const entries = readAgendaText(`1. Call to order\n2. ${line}\n3. Adjournment`);
    expect(entries[1]).toMatchObject({ title, recommendation: null });
  });
});
