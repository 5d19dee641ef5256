import { expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const agenda = readAgendaText(
  '1. Call to order\n2. Ordinances\n   A. 26-15: Amend the fees of the animal shelter\n   B. 26-37: Purchase of shelves for evidence of the police\n   C. 26-39: Purchase of controls from Acme Solutions\n3. Adjournment\n',
);
const vote = (number: string) =>
  `I move to approve ordinance ${number}. Second. All in favor? Aye. Motion carries. Thank you.`;

/** What was said of each case, by its designator. */
function saidOf(...segments: string[]): Record<string, string> {
  const { cases, sentences } = readProceedings(transcriptOf(segments), agenda);
  return Object.fromEntries(
    cases.map(({ designator, firstSentence, lastSentence }) => [
      designator ?? '',
      sentences
        .slice(firstSentence, lastSentence + 1)
        .map(({ text }) => text)
        .join(' '),
    ]),
  );
}

it('what leads up to a motion is of the case that it is on, whoever says that it is next', () => {
  const said = saidOf(
    'The meeting will come to order. We begin with ordinance 26-15, the fees of the animal shelter.',
    `${vote('26-15')} We'll now go to resolution seven or 37. It would buy shelves that the police have asked for since June.`,
    `${vote('26-37')} The controls of this building are old and have to be replaced. They cost 107,000 dollars.`,
    `${vote('26-39')} We stand adjourned.`,
  );
  expect(said['2.B'] ?? said.B).toMatch(
    /^We'll now go to resolution seven or 37\. It would buy shelves/,
  );
  expect(said['2.C'] ?? said.C).toMatch(/^The controls of this building are old/);
});

it('what is still said of the case that was decided stays with it', () => {
  const said = saidOf(
    'The meeting will come to order. We begin with ordinance 26-15, the fees of the animal shelter.',
    `${vote('26-15')} The shelter will have the new fees on its door by Monday.`,
    `${vote('26-37')} ${vote('26-39')} We stand adjourned.`,
  );
  expect(said['2.A'] ?? said.A).toMatch(/on its door by Monday\.$/);
});
