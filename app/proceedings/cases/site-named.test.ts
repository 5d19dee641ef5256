import { expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const titlesOf = (lines: string) =>
  readProceedings(transcriptOfLines(lines)).cases.map(({ title }) => title);

it('an application is called by whose it is and where, which is told right behind its number', () => {
  const titles = titlesOf(`
    The planning board will come to order.
    The next item on the agenda is a wetland violation. Calendar number 07-21WV. This is the Hollis residence, 1196 Mill Road, Elmvale.
    The wall was built too close to the stream, and we wait for the plan of the engineer.
    The next item on the agenda is another wetland permit review. This is calendar number 19-21WP. This is the Ortega residence. I hope I said that right.
    They want to build a deck and a sunroom, and the wall would stay where it is now.
    The engineer will look at the drains next week, and the board will hear of it in April.
    I move that we handle it administratively. Second. All in favor? Aye. Opposed? The motion carries.
    The next item on our agenda is calendar number 20-21WV. And I am going to turn this over to our counsel.
    We met with the owners last week, and will meet with them again.
  `);
  expect(titles).toContain(
    'Calendar number 07-21WV: Wetland violation, Hollis residence, 1196 Mill Road, Elmvale',
  );
  expect(titles).toContain('Calendar number 19-21WP: Wetland permit review, Ortega residence');
  expect(titles).toContain('Calendar number 20-21WV');
});

it('what is said of a place later on is no part of the title', () => {
  const titles = titlesOf(`
    The planning board will come to order.
    The next item is a variance for a garage. The Hollis residence next door is opposed to it. The Hollis residence was fined twice.
    We heard from the engineer last week, and the drains are wide enough.
  `);
  expect(titles.join()).not.toContain('Hollis');
});
