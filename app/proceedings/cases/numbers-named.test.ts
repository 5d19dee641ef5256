import { describe, expect, it } from 'vitest';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { withNumbersNamed } from './numbers-named.ts';

/** The title of a case with what is said while it is open. */
function titleOf(title: string, said: string[], entry: number | null = null) {
  const sentences = said.map(
    (text, index): SpokenSentence => ({
      ...{ index, text, segments: [index], speaker: null, opensTurn: true },
    }),
  );
  const one = {
    ...{ designator: '5', title, kind: 'action' as const, entry, isConsent: false },
    ...{ from: 0, to: said.length - 1 },
  };
  return withNumbersNamed([one], sentences)[0]?.title;
}

describe('a case whose title has no number of its paper', () => {
  it.each([
    'Any other comments on resolution 31951, agenda item number 5.',
    'Will the clerk please call the roll on the adoption of Resolution 31951?',
    'I move to adopt resolution 31951.',
  ])('has the one that the chair says: “%s”', (said) => {
    expect(titleOf('Lift the least investment in parks', [said])).toBe(
      'Resolution 31951: Lift the least investment in parks',
    );
  });

  it('is called by it where the title says no more than its place', () => {
    const said = ['Are there comments on Council Bill 119824?'];
    expect(titleOf('Agenda item 5: bill sponsored by Ms. Hale', said)).toBe('Council Bill 119824');
  });

  it.each([
    [
      'two papers are asked about',
      ['Comments on Resolution 31951?', 'Comments on Resolution 31952?'],
    ],
    ['one was adopted before', ['We did adopt Resolution 24117 in March, which limits it.']],
    ['one is the state’s', ['There was a debate on House Bill 2044 that may stop it.']],
    ['one was voted on before', ['The vote on Resolution 3155 two years ago was split.']],
    ['one is needed as well', ['This would need the adoption of Ordinance 2026-14 next month.']],
    ['one is only compared with', ['This is just as Resolution 31951 was last year.']],
    ['the number is an item’s', ['Any discussion on bill 12?']],
  ])('keeps its title where %s', (_why, said) => {
    expect(titleOf('Lift the least investment in parks', said)).toBe(
      'Lift the least investment in parks',
    );
  });

  it.each([
    ['the agenda gave the title', 'Lift the least investment in parks', 3],
    ['the title has a number', 'Ordinance 2026-14: park fees', null],
  ])('keeps its title where %s', (_why, title, entry) => {
    expect(titleOf(title, ['Any comments on Resolution 31951?'], entry)).toBe(title);
  });
});
