import { describe, expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import { isOnlyPlaced } from './only-placed.ts';

const placed = (motion: string | null, title: string, subject: string | null = null) =>
  isOnlyPlaced({ motion, subject }, { title, entry: null, designator: '3' });

describe('a vote stands only where it was placed', () => {
  it.each([
    [null, 'Lease of the depot'],
    ['approve', 'Lease of the depot'],
    ['accept the grant of $620,000', 'Grant for the mental health center'],
    ['award the contract to Calloway', 'Contract for the Orchard Reservoir roof'],
    ['adopt the 2026 budget', 'Audit of the fees of 2026'],
    ['nominate Joan Pike', 'Library board'],
    ['approval', 'Approval of the minutes'],
    ['approve the permit', 'Permit'],
    ['approve the minutes of May 14, 2026', 'Closing of Main Street on May 14, 2026'],
    ['approve the plat in Ward 3', 'Appointment to the parks board for Ward 3'],
    ['hire Ms. Lee at $120,000', 'Fire truck for $120,000'],
    ['approve the special use permit for the gas station', 'Special use permit for Summit Storage'],
  ])('by “%s” on “%s”', (motion, title) => expect(placed(motion, title)).toBe(true));

  it.each([
    ['approve the lease of the depot to Harbor Arts', 'Lease of the depot'],
    ['approve Resolution 2031', 'Resolution 2031, the opening hours of the branch libraries'],
    ['adopt Ordinance 9014', 'Public hearing: Ordinance 9014 adds $6.42 million to the budget'],
    ['recommend approval of PB 26 07', 'Case PB 26-07, a special use permit for Summit Storage'],
    [
      'the consent agenda',
      'Consent agenda, which is the minutes of May 6 and the schedule for July',
    ],
    ['adjourn', 'Adjournment'],
    ['approve the minutes', 'Minutes of the tenth'],
    ['continue item number three to June 17', 'Text amendment on bicycle parking'],
  ])('and not by “%s” on “%s”', (motion, title) => expect(placed(motion, title)).toBe(false));

  it('and not where the question names it', () =>
    expect(placed('so moved', 'Sale of the pump house', 'the sale of the pump house')).toBe(false));
});

describe('a meeting', () => {
  const evening = transcriptOf([
    'Item 3 is the lease of the depot. Is there a motion?',
    'So moved. Second. All in favor? Aye. Opposed? The motion carries.',
    'Item 4 is the sale of the pump house. Is there a motion?',
    'I move to approve the sale of the pump house. Second. All in favor? Aye. The motion carries.',
  ]);

  it('without an agenda says which of its votes were only placed', () => {
    const { votes, notes } = readProceedings(evening);
    expect(votes.map(({ footing }) => footing)).toEqual(['placed', 'named']);
    expect(notes).toEqual([expect.stringMatching(/^One motion does not say what was voted on/)]);
  });

  it('with an agenda has none', () => {
    const agenda = [
      plainEntry({ designator: '3', title: 'Lease of the depot', level: 0 }),
      plainEntry({ designator: '4', title: 'Sale of the pump house', level: 0 }),
    ];
    const { votes, notes } = readProceedings(evening, agenda);
    expect(votes.map(({ footing }) => footing)).toEqual(['named', 'named']);
    expect(notes).toEqual([]);
  });
});
