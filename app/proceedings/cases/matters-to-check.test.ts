import { expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const evening = transcriptOf([
  'Item 3 is the lease of the depot. Is there a motion?',
  'So moved. Second. All in favor? Aye. Opposed? The motion carries.',
  'Item 4 is the sale of the pump house. Is there a motion?',
  'I move to approve the sale of the pump house. Second. All in favor? Aye. The motion carries.',
]);

it('an editor is told which votes only what was said before names, where there is no agenda', () => {
  const { notes } = readProceedings(evening);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(/The motion of one vote does not say it.*“Lease of the depot”/);
  expect(notes[0]).not.toMatch(/pump house/);
});

it('nothing is to be checked first where an agenda names what was voted on', () => {
  const agenda = [
    plainEntry({ designator: '3', title: 'Lease of the depot', level: 0 }),
    plainEntry({ designator: '4', title: 'Sale of the pump house', level: 0 }),
  ];
  expect(readProceedings(evening, agenda).notes).toEqual([]);
});
