import { describe, expect, it } from 'vitest';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { compareKeys, entryKeys, spokenKeys } from './designators.ts';
import { designatorsIn } from './spoken-designators.ts';

const leads = (text: string) => designatorsIn(text).flatMap((one) => (one.isLead ? one.key : []));

describe('an item is taken up by its designator', () => {
  it.each([
    ['Item 5B is approval of the lease.', ['5.b']],
    ['Um, item number 5 A is the minutes.', ['5.a']],
    ['Agenda item seven.', ['7']],
    ['That brings us to number eight on our agenda.', ['8']],
    ["We'll move on to our next item, which is number five, the consent items.", ['5']],
    ["Now we're on to item 8.", ['8']],
    ['Okay, 4A Old Business, a site plan.', ['4.a']],
    ['New Business 5A: Public Hearing.', ['5.a']],
    ['8.3 is a resolution amending the budget.', ['8.3']],
    ['Seven point three.', ['7.3']],
    ["We'll go ahead and move to 6C.", ['6.c']],
    ['A gin item 7.4.', ['7.4']],
    ['So, I 6C, consider the sale of the old trucks.', ['6.c']],
    ['Next is C, the sign ordinance.', ['c']],
    ['Item D.', ['d']],
    ['Roman numeral four, new business.', ['4']],
    ['Item VII, communications.', ['7']],
    ['Will the clerk please read agenda item 12 into the record?', ['12']],
    ['Motion carries, twelve D is the bid award.', ['12.d']],
    ['Item 5A is the minutes, item 5B is the claims.', ['5.a', '5.b']],
    ['Is there a motion to approve item g, more guards for the depot?', ['g']],
    ['May I have a motion to approve item k?', ['k']],
    ['We will move to item o Harbor fund quarterly report.', ['o']],
    ['Uh item I consider contract for the harbor analyst.', ['i']],
    ['The next item on the agenda is item 33-20 25 considering a turning lane.', ['33']],
    ['The second item is item 40 dash 2025, a stop sign.', ['40']],
    ['The first item under new business is item 32 of 2025.', ['32']],
    ['Item 9 has been withdrawn at the applicant’s request.', ['9']],
  ])('%s', (text, keys) => {
    expect(leads(text)).toEqual(keys);
  });
});

describe('an item that is only spoken of is not taken up', () => {
  it.each([
    'I move to approve item 5B.',
    'I will speak to that more on agenda item number 10.',
    'I abstained from 5B.',
    'I so move to approve item g, as presented.',
    'It is an item a Texan would know.',
    'You see there item number seven identifies the major programs.',
    'Okay, item five is pulled.',
    'Item number nine or ten, I forget.',
    'This one and the next one, agenda item 6 lift the requirement.',
    'We are moving on to utilities for a total of 13.4 million dollars.',
    "One I've never had fully staffed.",
    'It fell by 4.7 percent.',
    'We heard from Item & Sons.',
  ])('%s', (text) => {
    expect(leads(text)).toEqual([]);
  });
});

describe('the designators of an agenda', () => {
  const entry = (designator: string | null, level = 0): AgendaEntry => ({
    designator,
    level,
    title: 'A matter',
    isHeading: false,
    isConsent: false,
    fileNumber: null,
    sponsors: [],
    recommendation: null,
  });

  it('are whole: a letter below a number', () => {
    expect(entryKeys([entry('15.'), entry('a.', 1), entry('b)', 1), entry('16')])).toEqual([
      '15',
      '15.a',
      '15.b',
      '16',
    ]);
  });

  it('are said as numbers where they are Roman', () => {
    expect(entryKeys([entry('I.'), entry('II.'), entry('A.', 1), entry('XIV.')])).toEqual([
      '1',
      '2',
      '2.a',
      '14',
    ]);
  });

  it('follow one another as an agenda does', () => {
    const keys = ['10', '5.b', '12.aa', '5', '12.b', '5.a'];
    expect(keys.toSorted(compareKeys)).toEqual(['5', '5.a', '5.b', '10', '12.b', '12.aa']);
  });

  it('may be heard with a letter taken for a digit', () => {
    expect(spokenKeys('12.o')).toEqual(['12.o', '120']);
    expect(spokenKeys('12.c')).toEqual(['12.c']);
  });
});
