import { expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const casesOf = (lines: string) =>
  readProceedings(transcriptOfLines(lines)).cases.map(
    ({ designator, title, state }) => `${designator ?? '–'} ${title} · ${state}`,
  );
const carried = 'May I have a second? Second. All in favor? Aye. Opposed? The motion carries.';

it('resolutions that are read out to be moved as a package are a case each, and what is moved behind them too', () => {
  expect(
    casesOf(`
      The council will come to order. Next is the report of the finance committee.
      I have five resolutions, four of which I'd like to move as a package. A resolution authorizing the treasurer to draw a warrant for dog tags to a resolution establishing a petty cash fund. Three, a resolution authorizing the sale of the old engine for a resolution authorizing the treasurer to pay the printer.
      ${carried}
      And lastly I move a resolution authorizing the lease of the north pier. ${carried}
    `).filter((title) => title.includes('esolution') || title.includes('pier')),
  ).toEqual([
    '1 Resolution authorizing the treasurer to draw a warrant for dog tags · adopted',
    '2 Resolution establishing a petty cash fund · adopted',
    '3 Resolution authorizing the sale of the old engine · adopted',
    '4 Resolution authorizing the treasurer to pay the printer · adopted',
    '– Resolution authorizing the lease of the north pier · adopted',
  ]);
});

it('resolutions that are spoken of are no package', () => {
  const titles = casesOf(`
    The council will come to order. Item one is the budget.
    We have three resolutions this year that we could move to next month. A resolution naming the pier is one of them, a resolution naming the mill another, and a resolution thanking Ms. Quill the third.
    I move to adopt the budget. Second. All in favor? Aye. Opposed? The motion carries.
  `);
  expect(titles).toHaveLength(2);
});
