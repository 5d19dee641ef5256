import { expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const casesOf = (lines: string) =>
  readProceedings(transcriptOfLines(lines)).cases.map(
    ({ designator, title, state }) => `${designator ?? '–'} ${title} · ${state}`,
  );

it('who is called on to speak is no item of the meeting, and the item stays open', () => {
  expect(
    casesOf(`
      Item number one is a resolution on the repair of the north pier. Mr. Abara has the report.
      Good evening. The pier lost 40 planks in the storm, and the repair costs $310,000.
      I will open it to the public. First is Odette Brannigan.
      Good evening, Mayor. I fish there every week, and I ask you to repair it.
      Next is Piet Halloway.
      Piet Halloway, from the harbor association. We support the repair.
      Next up, Sunniva Kjeldsen, please.
      My name is Sunniva Kjeldsen. It is money for few people.
      Thank you. Is there a motion? I move that we adopt the resolution. Second.
      All in favor, say aye. Aye. Any opposed? The motion carries five to zero.
      Item number two is the lease of the boat shed.
      The shed has stood empty since May. I move approval of the lease. Second.
      All in favor? Aye. Opposed? The motion carries five to zero.
    `),
  ).toEqual([
    '1 Resolution on the repair of the north pier · adopted',
    '2 Lease of the boat shed · adopted',
  ]);
});

it('what is next is still an item where it is a matter and no person', () => {
  expect(
    casesOf(`
      Item number one is the lease of the boat shed.
      I move approval of the lease. Second. All in favor? Aye. Opposed? The motion carries five to zero.
      Next, Harbor Street Paving Contract.
      Good evening. The low bid is $215,000.
      I move that we award the contract. Second. All in favor? Aye. Opposed? Motion carries five to zero.
    `),
  ).toEqual(['1 Lease of the boat shed · adopted', '– Harbor Street Paving Contract · adopted']);
});

it('a ruling that the chair tells once more opens nothing, nor does what is due', () => {
  expect(
    casesOf(`
      Item number four is Ordinance 77, which sets the fees of the market.
      I move that we adopt Ordinance 77. Second. Roll call, please. Bell. Yes. Ortega. Yes. Lind. No.
      The vote is two yes and one no.
      Ordinance 77 is adopted as read. The new fees begin on January 3.
      Item number five is the report on the market hall. The next report is due on September 8.
      The roof was mended in April. Item number six is the grant for the library.
      I move that we accept the grant. Second. All in favor? Aye. Opposed? Motion carries three to zero.
    `),
  ).toEqual([
    '4 Ordinance 77, which sets the fees of the market · adopted',
    '5 Report on the market hall · discussed',
    '6 Grant for the library · adopted',
  ]);
});
