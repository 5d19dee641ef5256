import { expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const casesOf = (lines: string) =>
  readProceedings(transcriptOfLines(lines)).cases.map(({ title, state }) => `${title} · ${state}`);

it('an application whose hearing is closed first is decided behind that, and is one case', () => {
  expect(
    casesOf(`
      The planning board will come to order.
      The next item is the continuation of a public hearing, Hollis Nursery, 12 Mill Road.
      I'd like to make a motion that we close the public hearing. Second. All in favor? Aye. Opposed? The motion carries.
      Our office prepared the draft resolution. The main part of the application involves the proposal to establish a winery on the property.
      I would look for a motion to approve the resolution as amended. So moved. Second. All in favor? Aye. Opposed? The motion carries.
      The next item is the site plan of the depot. We will hear of it in May.
    `).slice(1, 2),
  ).toEqual([
    'Continuation of a public hearing, Hollis Nursery, 12 Mill Road · adopted as amended',
  ]);
});

it('a notice of a hearing that is approved sets the hearing', () => {
  expect(
    casesOf(`
      The court will come to order.
      5.6, discuss and consider notice of public hearing regarding the market street tax abatement. I'll move for approval. Second. Those in favor? Aye. Opposed? The motion carries.
      5.7, discuss the order establishing the harbor zone. I'll move for approval. Second. Those in favor? Aye. Opposed? The motion carries.
    `).slice(1),
  ).toEqual([
    'Notice of public hearing regarding the market street tax abatement · hearing set',
    'Order establishing the harbor zone · adopted',
  ]);
});
