import { expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const casesOf = (lines: string) =>
  readProceedings(transcriptOfLines(lines)).cases.map(
    ({ designator, title, state }) => `${designator ?? '–'} ${title} · ${state}`,
  );
const carried =
  'I move that we approve it. Second. All in favor? Aye. Opposed? The motion carries five to zero.';

it('items are called by a letter and a number where no agenda is at hand, and from whose desk they come is no title', () => {
  expect(
    casesOf(`
      We move down to reports. Item C, C1 from the city manager, the lease of the north pier. ${carried}
      Next up, item C2, the city manager, the magistrate's appointment. ${carried}
      And last report, C3, a maintenance agreement with the county road commission. ${carried}
      D1 from the harbor director, the purchase of 40 piles. ${carried}
    `),
  ).toEqual([
    '– Opening · no action',
    'C1 Lease of the north pier · adopted',
    "C2 Magistrate's appointment · adopted",
    'C3 Maintenance agreement with the county road commission · adopted',
    'D1 Purchase of 40 piles · adopted',
  ]);
});

it('zones are no items', () => {
  const cases = casesOf(`
    Item one is the rezoning of the mill from M-1. Next is R-2, which is what they ask for. ${carried}
    Item two is the rezoning of the depot. We have C-1 there, and they want R-3. ${carried}
  `);
  expect(cases.filter((one) => /^[A-Z]\d/.test(one))).toEqual([]);
});
