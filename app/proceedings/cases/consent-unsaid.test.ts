import { expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const agenda = readAgendaText(`1. Call to order
2. Approval of the consent agenda:
   • March 4 council minutes
   • March 9 work session minutes
   • Agreement with Kessler Partners for bond advice
3. Sale of the old fire engine
4. Adjournment
`);

const meeting = (...onList: string[]) =>
  readProceedings(
    transcriptOfLines(
      [
        'The meeting will come to order.',
        ...onList,
        'All in favor? Aye. Opposed? Motion passes.',
        'Number three, the sale of the old fire engine. It has not left the barn in two years.',
        'I move to sell the old fire engine. Second. All in favor? Aye. Motion carries.',
        'We stand adjourned.',
      ].join('\n'),
    ),
    agenda,
  );

it.each([
  [
    'its items by their titles',
    'We will go into the consent agenda.',
    'In the work session minutes it says that I thanked the chief, and I thanked the crew.',
    'I move that we approve the council minutes of March 4, the work session minutes, and the agreement with Kessler Partners. Second.',
  ],
  [
    'nothing',
    'Let us go to the consent agenda, which is the March 4 council minutes, the March 9 work session minutes and the agreement with Kessler Partners for bond advice.',
    'Is there any discussion before we all move to approve that as stated? Second.',
  ],
])('a motion that says %s adopts the consent list that is up', (_, ...onList) => {
  const { cases, votes } = meeting(...onList);
  const adopted = cases.filter(({ isConsent }) => isConsent);
  expect(adopted.map(({ title, state }) => `${title} · ${state}`)).toEqual(
    expect.arrayContaining([
      'March 4 council minutes · adopted',
      'March 9 work session minutes · adopted',
      'Agreement with Kessler Partners for bond advice · adopted',
    ]),
  );
  expect(votes[0]?.kind).toBe('consent');
  expect(cases.find(({ designator }) => designator === '3')?.isConsent).toBe(false);
});

it('one item of it that is moved by its title is decided alone', () => {
  const { votes, cases } = meeting(
    'We will go into the consent agenda.',
    'I move to approve the agreement with Kessler Partners for bond advice. Second.',
  );
  expect(votes[0]?.items.map((item) => cases[item]?.title)).toEqual([
    'Agreement with Kessler Partners for bond advice',
  ]);
});
