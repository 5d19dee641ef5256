import { describe, expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const agenda = readAgendaText(`
6. Map amendment for the property at 2602 East 4th Avenue
7. Map amendment for the property at 3618 West Euclid Avenue
8. Special use of the hall at 1616 East 7th Avenue
10. Special use of the shop at 4121 Henderson Boulevard
`);
const vote = 'Second. All in favor? Aye. Any opposed? The motion carries.';
const casesOf = (moved: string) =>
  readProceedings(
    transcriptOfLines(
      [
        'Item 6 on your agenda, the map amendment for 2602 East 4th Avenue. The applicant asks to continue it to October 30.',
        `So moved, to continue item 6 to October 30. ${vote}`,
        `I thought we had number 9. ${moved} ${vote}`,
        'Item number 7, the map amendment for 3618 West Euclid Avenue. Staff, please.',
        `I move to approve the map amendment for West Euclid Avenue. ${vote}`,
      ].join('\n'),
    ),
    agenda,
  ).cases.map(({ designator, state, until }) =>
    [designator, state, until].filter(Boolean).join(' · '),
  );

describe('an item that is moved by its number', () => {
  it('is a case of its own where the agenda has lost it, and decides nothing of the one before', () => {
    expect(casesOf('I move to continue item 9 to January 29, 2027.')).toEqual([
      '6 · continued · October 30',
      '9 · continued · January 29, 2027',
      '7 · adopted',
    ]);
  });

  it('is none where the agenda has no numbers near it', () => {
    expect(casesOf('I move to adopt item 40 of the report.')).not.toContainEqual(
      expect.stringMatching(/^40/),
    );
  });
});
