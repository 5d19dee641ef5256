import { expect, it } from 'vitest';
import { readProceedings } from '#app/proceedings/read-proceedings.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { countQuestions } from './count-questions.ts';

const asked = (...said: string[]) => {
  const transcript = transcriptOf(said);
  const { votes } = readProceedings(transcript);
  return { votes, questions: countQuestions(transcript, { votes }) };
};
const depot =
  'Item four is the lease of the depot. I move to approve the lease of the depot. Second.';

it('asks about a roll whose answers code did not read, with the words around it', () => {
  const { votes, questions } = asked(
    depot,
    'Roll call vote. Number one. Sure. Number two. I am with you. Number three. Not me. The motion carries.',
    'Next is the audit.',
  );
  expect(votes).toMatchObject([{ outcome: 'adopted', yes: null }]);
  expect(questions).toMatchObject([
    { vote: 0, data: { matter: expect.stringContaining('depot'), ruledIn: 1 } },
  ]);
  expect(questions[0]?.segments.map(({ index }) => index)).toEqual([0, 1, 2]);
});

it('asks about nothing where code counted all, or nobody said how many', () => {
  const roll =
    'Call the roll. Ms. Hale? Aye. Mr. Roy? Aye. Ms. Ode? No. The motion carries two to one.';
  expect(asked(depot, roll).questions).toEqual([]);
  expect(asked(depot, 'All in favor? Aye. The motion carries.').questions).toEqual([]);
});
