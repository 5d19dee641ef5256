import { expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import { newBallot } from './ballot.ts';
import { withRuledMatter } from './ruled-matter.ts';

/** A council that reads its items by number alone, and calls its rolls by surname. */
const spoken = (text: string) => readProceedings(transcriptOfLines(text));
const roll = 'Reyes? Aye. Okafor? Aye. Lindqvist? Aye. Tran? Aye.';
const evening = spoken(`
  Good morning. The council will come to order.
  We turn to the consent agenda. Please read the title for item number 12. Item 12.
  Unless there are objections, item 12 goes back to the parks office. It is so referred.
  Please call the roll. ${roll} The consent agenda is approved.
  Please read the title for emergency ordinance 14. Item 14.
  This is an ordinance to lease the old depot to the Harbor Rowing Club for five years. Ordinance number 9 had a clause that this one lacks.
  The club has rowed there since it was founded, and it pays for the roof.
  Karla, please call the vote. Item 14 roll. ${roll}
  Can you please read the title and call the voting, second reading, item number 15. Item 15 roll. ${roll} It is so approved.
  We're adjourned.
`);

it('a vote of which nobody said the matter is on what its ruling names', () => {
  const consent = evening.cases.find(({ title }) => title === 'Consent agenda');
  expect(consent?.state).toBe('adopted');
  const open = evening.cases.find(({ designator }) => designator === '12');
  expect(open?.state).toBe('referred');
});

it('a roll that is called for the next item ends the one before', () => {
  const ofItem = (designator: string) =>
    evening.votes.filter(({ items }) =>
      items.some((item) => evening.cases[item]?.designator === designator),
    );
  expect(ofItem('14').map(({ yes }) => yes)).toEqual([4]);
  expect(ofItem('15').map(({ yes, outcome }) => [yes, outcome])).toEqual([[4, 'adopted']]);
});

it('an item is not called by the paper that is asked for next, nor by one that is compared with it', () => {
  const titles = evening.cases.map(({ designator, title }) => [designator, title]);
  expect(titles).toContainEqual([
    '14',
    'Ordinance to lease the old depot to the Harbor Rowing Club for five years',
  ]);
  expect(titles).toContainEqual(['12', 'Agenda item 12']);
});

const motionOf = (ruling: string) =>
  spoken(`
    The council will come to order. Please call the roll. ${roll} ${ruling}
    We're adjourned.
  `).votes[0]?.motion;

it.each([
  'The ayes have it and the motion is carried.',
  'The vote is five to two and the motion is adopted.',
  'The chair votes aye and the motion is passed.',
  'The main motion is approved.',
])('no matter is named in “%s”', (ruling) => {
  expect(motionOf(ruling)).toBe('the motion');
});

it('courtesies without end are read to their end', () => {
  const courtesies = 'Thank you. Okay. [applause] All right, so, and then, '.repeat(60);
  const matterOf = (ruling: string) =>
    withRuledMatter({ ...newBallot(0), outcomeAt: 0 }, [{ text: courtesies + ruling }]).subject;
  expect(matterOf('the federal agenda is approved.')).toBe('the federal agenda');
  expect(matterOf('it carries.')).toBeNull();
});
