import { expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const agenda = readAgendaText(`1. Call to order
2. Resolution 05-12-2026 - Fee Schedule
3. Resolution 05-12-2026-A - Interim Budget
4. Resolution 05-12-2026-B - Levy of Property Tax
5. Administration Updates
6. Motion to convene into Closed Meeting-
   a. Discussion of the character and competence of an individual, collective bargaining, litigation,
      real property, security systems, trade secrets
7. Adjourn
`);

const { cases, votes } = readProceedings(
  transcriptOfLines(`
    The meeting will come to order.
    Okay. Number two. Uh so number two we have the fee schedule, which is the same as last year.
    Number three was on the internet for a week.
    I make that motion that we adopt resolution 5 12 2026 fee schedule. Second. All in favor? Aye. Motion passes.
    Resolution 05 12 2026A adoption of the interim budget.
    It is interim until you have been through the hearing, and the one for the levy is on the same day.
    So what was number four, the resolution 0512 again?
    I make the motion that we adopt resolution 0512 2026A. Second. All in favor? Aye. Motion passes.
    Item number four resolution 0512 2026B.
    The state has us adopt the rate of the property tax by resolution.
    So, I'll make the motion that we approve resolution number 512-2026-B. Second. All in favor? Aye. Motion passes.
    Okay. Administrative updates.
    Each year we do the assessment of risks. Ada has filled it out and we are at a low risk.
    With that said, there will be a need to go into closed meeting for the character and competence of an individual.
    I make a motion that we convene into closed meeting to discuss the character and competence of an individual. Second. All in favor? Aye. Motion passes.
  `),
  agenda,
);
const decided = votes.map(({ items }) => items.map((item) => cases[item]?.designator));

it('papers that are numbered by the day are told apart by the letter behind it', () => {
  expect(decided.slice(0, 3)).toEqual([['2'], ['3'], ['4']]);
});

it('a part of the evening is taken up by its title alone, whatever its words end in', () => {
  expect(cases.map(({ designator }) => designator)).toContain('5');
});

it('the grounds of a closed meeting are no item: the motion to hold it is', () => {
  expect(agenda.map(({ title }) => title)).toContain('Motion to convene into Closed Meeting');
  expect(decided[3]).toEqual(['6']);
  expect(agenda.some(({ title }) => title.startsWith('Discussion of the character'))).toBe(false);
});
