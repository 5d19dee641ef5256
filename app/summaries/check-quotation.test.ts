import { expect, it } from 'vitest';
import { checkQuotation } from './check-quotation.ts';

const source =
  'Ms. Nora L. Quist: The pool stays open in September. Mr. Bell of Mill Lane agreed with the United Swimmers.';
const words = 'The pool stays open in September.';

it.each(['Nora Quist', 'Ms. Quist', 'Public comment, Nora Quist', 'Public comment', null])(
  'is sound as said by %s',
  (who) => expect(checkQuotation({ who, words }, source)).toEqual([]),
);

it.each(['Nora United', 'Nora Bell', 'Public comment, Nora Lane'])(
  'is not said by %s, of whose name only the parts stand there',
  (who) => expect(checkQuotation({ who, words }, source).join()).toContain('as the speaker'),
);

it('has its words one after the other', () => {
  expect(checkQuotation({ who: null, words: 'The pool stays in September.' }, source)).toHaveLength(
    1,
  );
});

it('may leave out what was begun anew, and not what another sentence says again', () => {
  const stammer =
    'Mr. Bell: We will be we will be here at here at City Hall. At City Hall we vote.';
  const said = (words: string) => checkQuotation({ who: 'Mr. Bell', words }, stammer);
  expect(said('We will be here at City Hall.')).toEqual([]);
  expect(said('At City Hall we vote.')).toEqual([]);
  expect(said('We will vote here at City Hall.')).toHaveLength(1);
  const numbers = 'Mr. Bell: The rate is two percent two percent each for both.';
  const words = 'The rate is two percent each for both.';
  expect(checkQuotation({ who: 'Mr. Bell', words }, numbers)).toHaveLength(1);
});

it('is not said by whom its words name and nothing else there does', () => {
  const spoken = 'Ms. Quist: The bill of Mr. Wisconsin guts it. We need it.';
  const words = 'The bill of Mr. Wisconsin guts it.';
  expect(checkQuotation({ who: 'Ms. Quist', words }, spoken)).toEqual([]);
  expect(checkQuotation({ who: 'Mr. Wisconsin', words }, spoken).join()).toContain(
    'as the speaker',
  );
});

it('of captions without points may begin behind a hesitation, where somebody begins to act', () => {
  const captions =
    'thank you this is our summary of the third quarter of the year with all that came before us um we found all of them to be within policy and we did not um agree to change the form';
  const said = (words: string) => checkQuotation({ who: null, words }, captions);
  expect(said('We found all of them to be within policy.')).toEqual([]);
  expect(said('Agree to change the form.')).toHaveLength(1);
  expect(said('Found all of them to be within policy.')).toHaveLength(1);
});

it.each([
  ['I don’t think', 'we should close the school on Elm Street'],
  ['that nobody ever said', 'we are going to close the office'],
  ['and tell the board that if', 'they pay for the road we agree'],
  ['and for the record I am not', 'I am in favor of the plan'],
  ['of those who', 'they say will be moved to the annex'],
])('does not begin behind a hesitation where “%s” turns what follows', (before, words) => {
  const talk =
    'thank you for coming out tonight on such a cold evening to speak with all of us about this plan for the town';
  const source = `${talk} ${before} um ${words.replace(/^I/, 'i')} and that is all that came before us`;
  expect(checkQuotation({ who: null, words }, source)).toHaveLength(1);
});

it('may begin where somebody acts in captions without points, but not behind what turns it', () => {
  const captions =
    'for the reasons we went through last week the administration recommends the purchase of two pumps at a cost of $79,500 and nobody here believes the district will raise the fee questions';
  const said = (words: string) => checkQuotation({ who: null, words }, captions);
  expect(
    said('The administration recommends the purchase of two pumps at a cost of $79,500.'),
  ).toEqual([]);
  expect(said('The district will raise the fee.')).toHaveLength(1);
  expect(said('Recommends the purchase of two pumps.')).toHaveLength(1);
});

it.each([
  [
    'if the measure fails on tuesday night the city will close the library and sell the building to',
    'The city will close the library and sell the building.',
  ],
  [
    'what happens next is this and unless the voters pass the levy next spring we will lay off ten officers and',
    'We will lay off ten officers.',
  ],
  [
    'i am not convinced at all by the consultant report the project will pay for itself in ten years or in',
    'The project will pay for itself in ten years.',
  ],
  [
    'there is a myth going around this town for years now the city will ban gas stoves in every house',
    'The city will ban gas stoves.',
  ],
  [
    'somebody wrote on the internet and alleges in so many words the contractor has bribed two members of the board',
    'The contractor has bribed two members.',
  ],
  [
    'and for the record he never told anybody in this room at any time okay we are selling the park to a developer in',
    'We are selling the park to a developer.',
  ],
  [
    'so the petition that we got states that in the spring of last year the mayor took money from the harbor fund and',
    'The mayor took money from the harbor fund.',
  ],
])('may not begin where what stands far before turns it: %s', (captions, words) => {
  expect(checkQuotation({ who: null, words }, captions)).toHaveLength(1);
});
