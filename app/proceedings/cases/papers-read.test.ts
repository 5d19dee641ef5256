import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const chair = (text: string): [string, string] => ['Council President Abel', text];
const clerk = (text: string): [string, string] => ['Chief Clerk', text];
const recognized = (name: string): [string, string][] => [
  chair(`The Chair recognizes ${name}.`),
  [name, 'Thank you, Mr. President. I offer one paper today.'],
  chair('Thank you.'),
];

it('each paper that is introduced is a case by its title, with where it is sent', () => {
  const { cases } = readProceedings(
    transcriptOf([
      chair('The meeting will come to order. We now have the introduction of bills.'),
      ...recognized('Councilman Roe'),
      clerk('An ordinance authorizing the lease of the depot on Front Street to the rowing club.'),
      chair('That bill will be referred to committee.'),
      clerk(
        'And an ordinance amending Chapter 9 of the code by requiring notice of rent increases.',
      ),
      chair('That bill will also be referred to the appropriate committee.'),
      ...recognized('Councilwoman Lee'),
      clerk('A privileged resolution honoring the volunteers of the soup kitchen on Mill Street.'),
      chair("That resolution will be on today's Final Passage Calendar."),
      chair('We stand adjourned.'),
    ]),
  );
  expect(
    cases
      .filter(({ title }) => /ordinance|resolution/i.test(title))
      .map(({ title, state }) => [title, state]),
  ).toEqual([
    ['Ordinance authorizing the lease of the depot on Front Street to the rowing club', 'referred'],
    ['Ordinance amending Chapter 9 of the code by requiring notice of rent increases', 'referred'],
    [
      'Privileged resolution honoring the volunteers of the soup kitchen on Mill Street',
      'introduced',
    ],
  ]);
});
