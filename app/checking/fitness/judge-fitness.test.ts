import { describe, expect, it } from 'vitest';
import { type FitnessContext, judgeFitness } from './judge-fitness.ts';
import { contentOf } from './said-twice.ts';

/** Sentences that a reader stumbles over, and their like that read well. */
type Table = {
  reason: string | RegExp;
  unfit: (string | [string, FitnessContext])[];
  fit: (string | [string, FitnessContext])[];
};

const tables: Record<string, Table> = {
  'says what was decided': {
    reason: 'It does not say what was decided.',
    unfit: [
      'Agreed to: the motion.',
      'The motion was approved.',
      'The motion was adopted, 5 to 0, on a motion by Ms. Hale.',
      'Item 6.A was approved, 4 to 1.',
      '12-C.',
    ],
    fit: [
      'The motion to close Elm Street on weekends was approved.',
      'Item 6.A, the lease of the old library, was approved, 4 to 1.',
      'No vote was taken.',
    ],
  },
  'is whole': {
    reason: 'It breaks off.',
    unfit: [
      'The fee for a second bin will rise to the.',
      'Ms. Hale: “The variance would allow the…”',
      'Ms. Hale: “The way the ordinance works is it gives the...”',
      'The council agreed to fund,',
    ],
    fit: [
      'The fee for a second bin will rise to $12.',
      'Ms. Hale: “This is the plan that we asked for.”',
    ],
  },
  'says who speaks': {
    reason: 'It says “I” or “we” without saying who speaks.',
    unfit: ['We will bring the budget back in June.', 'The fee, I believe, is $12.'],
    fit: [
      'Ms. Hale: “We will bring the budget back in June.”',
      '“We will bring the budget back in June.”',
      'The council approved Phase I of the trail.',
    ],
  },
  'needs no sentence before it': {
    reason: 'It begins with a word that points to another sentence.',
    unfit: ['This would cost $40,000 a year.', 'They asked for a second hearing.'],
    fit: ['The guards would cost $40,000 a year.', 'It was agreed to close Elm Street.'],
  },
  'says whose an opinion is': {
    reason: 'It tells an opinion without saying whose it is.',
    unfit: [
      'The city should build homes and not garages.',
      'The new fee is too high for small shops.',
      'A casino would hurt the neighborhood around it.',
    ],
    fit: [
      'Ms. Hale said that the city should build homes and not garages.',
      'Ben Ortiz called the new fee too high for small shops.',
      'Public comment, Ben Ortiz: “A casino would hurt our neighborhood.”',
      'The council discussed whether the fee should rise.',
      'The board approved the Fair Housing plan, 5 to 0, on a motion recommended by staff.',
    ],
  },
  'says what somebody announced': {
    reason: /listen to how it ended/,
    unfit: [
      'The boiler contract was approved, by voice vote; no result was announced.',
      'The boiler contract was approved; no result was announced.',
    ],
    fit: ['The boiler contract was approved, by voice vote.'],
  },
  'cites a law whole': {
    reason: /citation|It cites/,
    unfit: [
      ['The waiver rests on Section 2 of the act.', { source: 'under Section 2(c)(3) of the act' }],
      ['The variance is from Sec. 107 of the code.', { source: 'a variance to Sec. 107-5 (a)' }],
      'The waiver rests on Section 2(c',
      'The permit was granted under Section.',
    ],
    fit: [
      ['The waiver rests on Section 2(c)(3).', { source: 'under Section 2(c)(3) of the act' }],
      'The owner had no authority to transfer title.',
      ['Section 2 was amended.', { source: 'we amend Section 2, and Section 2(c) stays' }],
      ['Section 4 was amended.', { source: 'under Section 2(c)(3) of the act' }],
    ],
  },
  'names papers as the agenda does': {
    reason: /is not on the agenda/,
    unfit: [
      ['H.R. 4143 was reported.', { titles: ['H.R. 5143, the Harbors Act'] }],
      ['Resolution 26-30 was adopted.', { titles: ['Resolution 26-03 adopting a plan'] }],
    ],
    fit: [
      ['H.R. 5143 was reported.', { titles: ['H.R. 5143, the Harbors Act'] }],
      ['Resolution 26-03 was adopted.', { titles: ['Resolution 26-03 adopting a plan'] }],
      ['Ordinance 1190 amends Ordinance 877.', { titles: ['Ordinance 1190'] }],
      ['H.R. 4143 was reported.', {}],
    ],
  },
  'spells members as the roster does': {
    reason: /is not on the roster/,
    unfit: [
      ['Mr. Volgiano moved to approve the plat.', { members: ['Lindy Bolgiano', 'Ana Hale'] }],
    ],
    fit: [
      ['Mr. Bolgiano moved to approve the plat.', { members: ['Lindy Bolgiano', 'Ana Hale'] }],
      ['Ms. Okafor asked about the plat.', { members: ['Lindy Bolgiano', 'Ana Hale'] }],
    ],
  },
  'dates the meeting as it is dated': {
    reason: /It dates the meeting otherwise/,
    unfit: [
      ['The council met on July 9, 2026.', { date: '2026-07-08' }],
      ['At tonight’s meeting of June 8 the board elected a chair.', { date: '2026-07-08' }],
    ],
    fit: [
      ['The council met on July 8, 2026.', { date: '2026-07-08' }],
      ['The hearing was continued to August 12.', { date: '2026-07-08' }],
      ['The minutes of June 10 were approved.', { date: '2026-07-08' }],
    ],
  },
  'says a thing once': {
    reason: 'It says the same as a sentence before it.',
    unfit: [
      [
        'The lease of the old library was approved by the council, 5 to 0.',
        { before: [contentOf('The council approved the lease of the old library, 5 to 0.')] },
      ],
    ],
    fit: [
      [
        'The lease of the old library was approved, 4 to 1.',
        { before: [contentOf('The lease of the old library was approved, 5 to 0.')] },
      ],
      [
        'The extension of the Clerk’s contract of March 2 was approved, 5 to 0 by voice vote.',
        {
          before: [
            contentOf(
              'The extension of the Assistant Clerk’s contract of March 2 was approved, 5 to 0 by voice vote.',
            ),
          ],
        },
      ],
      ['No vote was taken.', { before: [contentOf('No vote was taken.')] }],
    ],
  },
};

const cases = (list: Table['unfit']) =>
  list.map((one) =>
    typeof one === 'string' ? { text: one, context: {} } : { text: one[0], context: one[1] },
  );
const says = (reasons: string[], reason: string | RegExp) =>
  reasons.some((one) => (typeof reason === 'string' ? one === reason : reason.test(one)));

describe.each(Object.entries(tables))('a sentence that is fit to print %s', (_, table) => {
  it.each(cases(table.unfit))('not: $text', ({ text, context }) => {
    const reasons = judgeFitness(text, context);
    expect(says(reasons, table.reason), reasons.join(' ')).toBe(true);
  });

  it.each(cases(table.fit))('as: $text', ({ text, context }) => {
    expect(judgeFitness(text, context)).toEqual([]);
  });
});
