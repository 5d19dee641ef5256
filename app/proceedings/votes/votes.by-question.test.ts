import { describe, expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const agenda = readAgendaText(`
ROLL CALL
NEW PAPERS
2026-1310 Resolution authorizing a lease of the Mill Street depot.
2026-1311 Resolution providing for an agreement with Tri-County Water on Elm Street.
2026-1312 Resolution providing for an agreement with Tri-County Water on Oak Street.
2026-1313 Resolution renaming the Mill Street park.
`);

/** A committee whose captions lose motions: what was decided is told by the question and its answer. */
const { votes, cases } = readProceedings(
  transcriptOf([
    'good morning. roll call please. mr hale here. miss ortiz here. mr chen here. three members present.',
    'new papers. bill 1310. bill 1310 resolution authorizing a lease of the mill street depot. second discussion: seeing none. all those in favor of bill 1310, please indicate by saying aye, aye. affirmative recommendation.',
    'all those in favor of the invoices please indicate by saying aye, aye.',
    'bill 1311. bill 1311 resolution providing for an agreement with tri-county water on elm street. all those in favor of bill 1311, please indicate by saying aye, aye. affirmative recommendation.',
    'bill 1312. bill 1312 resolution providing for an agreement with tri-county water on oak street. motion to approve. second discussion: seeing none. all those in favor of a two-week hold for bill 1312, please indicate by saying aye, aye. it will be held for two weeks.',
    'bill 1313. bill 1313 resolution renaming the mill street park. motion to approve. all those in favor of holding bill 1313 for a cable cast public hearing, please indicate by saying aye, aye. bill will be held. thank you all.',
  ]),
  agenda,
);
const stateOf = (number: string) => cases.find(({ title }) => title.includes(number))?.state;

describe('where no motion was heard', () => {
  it('a roll of who is there, without commas, does not take the first vote in', () => {
    expect(votes[0]?.subject).toContain('2026-1310');
    expect(stateOf('1310')).toBe('adopted');
  });

  it('a question on another bill is not the one before it, asked again', () => {
    expect(votes.some(({ subject }) => subject?.includes('2026-1311'))).toBe(true);
    expect(stateOf('1311')).toBe('adopted');
  });
});

it.each(['1312', '1313'])(
  'the question on a hold of bill %s puts it off, whatever had been moved',
  (number) => {
    expect(stateOf(number)).toBe('postponed');
  },
);

const votesOf = (...said: string[]) => readProceedings(transcriptOf(said)).votes;

describe('a question', () => {
  it('that is put again by the number of what was moved keeps its motion and mover', () => {
    expect(
      votesOf(
        'Mr. Hale moves to approve the rezoning of the Mill Street lot. Second by Ms. Ortiz.',
        'All those in favor of the ordinance? That is ordinance 2026-14. All those in favor of ordinance 2026-14 say aye. Aye. Opposed? Motion carries.',
      ),
    ).toMatchObject([{ mover: 'Mr. Hale', outcome: 'adopted' }]);
  });

  it('whose roll misses somebody who is not here is a vote', () => {
    expect(
      votesOf(
        'Next is the lease. Clerk, please call the roll. Ms. Ortiz? Yes. Mr. Roy? Yes. Mr. Hale is not here. Ms. Chen? Yes. Ms. Bond? Yes. The motion carries four to zero.',
      ),
    ).toMatchObject([{ outcome: 'adopted', yes: 4, no: 0 }]);
  });
});

it('who moves to hold a meeting for a hearing puts nothing off', () => {
  const { cases: told } = readProceedings(
    transcriptOf([
      'Item 4 is the water rates. I move to approve holding a special meeting for a public hearing on the water rates. Second. All in favor say aye. Aye. Opposed? Motion carries.',
    ]),
  );
  expect(told.at(-1)?.state).toBe('adopted');
});
