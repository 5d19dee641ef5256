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
      Next up, item C2, the magistrate's appointment. ${carried}
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

it.each([
  `Item one is the rezoning of the mill from M-1. Next is R-2, which is what they ask for. ${carried}`,
  `Next is the budget. Okay, B-1 is the base. And B-2 is with the pool. And B-3 is with the library. ${carried}`,
  `Next is the zoning update. R-1 is single family. R-2 is duplexes. R-3 is apartments. ${carried}`,
  `Next, we have Q1, which is July to September. Next, Q2. Next, Q3. And Q4. ${carried}`,
])('zones, choices and quarters are no items: %s', (lines) => {
  const cases = casesOf(`The council will come to order.\n${lines}`);
  expect(cases.filter((one) => /^[A-Z]\d/.test(one))).toEqual([]);
});

it('a zone that is spoken of is none of the items called by letters', () => {
  const cases = casesOf(`
    Item C, C1 is the lease of the north pier. ${carried}
    Next up, C2, the sale of the mill. Okay, R-1 allows homes. ${carried}
    Next up, D1, the purchase of 40 piles. ${carried}
    Next up, D2, the repair of the slip. ${carried}
  `);
  expect(cases.flatMap((one) => /^[A-Z]\d/.exec(one)?.[0] ?? [])).toEqual(['C1', 'C2', 'D1', 'D2']);
});

it('items by letter and number are moved along to, and one between them may be called by its number alone', () => {
  expect(
    casesOf(`
      Gonna move on to the consent agenda. Seeing none, I'm looking for a motion. ${carried}
      Move into the regular session, item F1, consider resolution 20-48, accepting the report of the charter commission. ${carried}
      All right, gonna move on to item number two, consider resolution 20-49, designating an alternate to the regional council. ${carried}
      Move along to item F3, consider resolution 20-50, new rules for the golf committee. ${carried}
      That will move us into item F-4, consider resolution 20-51, the removal of debris. ${carried}
    `).slice(1),
  ).toEqual([
    'F1 Resolution 20-48, accepting the report of the charter commission · adopted',
    'F2 Resolution 20-49, designating an alternate to the regional council · adopted',
    'F3 Resolution 20-50, new rules for the golf committee · adopted',
    'F4 Resolution 20-51, the removal of debris · adopted',
  ]);
});

it('a number alone that two letters lack is none of them', () => {
  const cases = casesOf(`
    Item B1, the lease of the pier. ${carried}
    Item number two, the salt bids. ${carried}
    Item B3, the sale of the mill. ${carried}
    Item F1, the depot. ${carried}
    Item number two, the hangar. ${carried}
    Item F3, the runway. ${carried}
  `);
  expect(cases.filter((one) => /^[BF]2/.test(one))).toEqual([]);
});
