import { describe, expect, it } from 'vitest';
import { findAmounts } from './amounts.ts';
import { findDates, statesDeadline } from './dates.ts';
import { findNames } from './names.ts';
import { numbersIn } from './numbers.ts';
import { gatherPeople } from './people.ts';
import { findReferences } from './references.ts';

describe('numbers', () => {
  it.each([
    ['twenty-five million dollars', 25_000_000],
    ['$25,000,000', 25_000_000],
    ['25 million', 25_000_000],
    ['one point five million', 1_500_000],
    ['two hundred and five thousand', 205_000],
    ['twenty twenty-five', 2025],
    ['nineteen ninety-five', 1995],
    ['a hundred', 100],
    ['zero', 0],
    ['the twenty-third', 23],
    ['2.3 million', 2_300_000],
  ])('said as “%s” are %d', (text, value) => {
    expect(numbersIn(text).map((mention) => mention.value)).toEqual([value]);
  });

  it('know money and percent, in words and signs', () => {
    const units = numbersIn('$5, 5 dollars, 5%, 5 percent, 5').map(({ unit }) => unit);
    expect(units).toEqual(['money', 'money', 'percent', 'percent', 'plain']);
  });
});

describe('amounts of money', () => {
  it('come in cents with their currency and as they were said', () => {
    expect(findAmounts('It costs $2.3 million and £40.')).toEqual([
      { minorUnits: 230_000_000, currency: 'USD', text: '$2.3 million' },
      { minorUnits: 4000, currency: 'GBP', text: '£40' },
    ]);
  });
});

describe('dates', () => {
  it.each([
    ['by September 30th, 2025', { month: 9, day: 30, year: 2025 }],
    ['on the 13th of October', { month: 10, day: 13, year: null }],
    ['December the 8th', { month: 12, day: 8, year: null }],
    ['starting July first', { month: 7, day: 1, year: null }],
    ['on 9/12/2025', { month: 9, day: 12, year: 2025 }],
    ['in May', { month: 5, day: null, year: null }],
  ])('are read from “%s”', (text, date) => {
    expect(findDates(text)).toMatchObject([date]);
  });

  it('are not seen in words that only look like months', () => {
    expect(findDates('They may march on the 5th floor.')).toEqual([]);
  });

  it('make a deadline where something is due', () => {
    expect(statesDeadline('Comments are due by September 12.')).toBe(true);
    expect(statesDeadline('Members have two business days to file views.')).toBe(true);
    expect(statesDeadline('The bridge was built in 1954.')).toBe(false);
  });
});

describe('bills, resolutions and items', () => {
  it.each([
    ['H.R. 5100', 'H.R. 5100'],
    ['h.res. 668', 'H.Res. 668'],
    ['H.J. Res. 104', 'H.J.Res. 104'],
    ['House resolution 605', 'House Resolution 605'],
    ['item number four', 'Item 4'],
    ['Resolution No. 2025-14', 'Resolution 2025-14'],
    ['H.R. 4900 22', 'H.R. 4922'],
  ])('“%s” is %s', (text, label) => {
    expect(findReferences(text).map((reference) => reference.label)).toEqual([label]);
  });
});

describe('people', () => {
  it('are found by their titles, as captions write them', () => {
    const names = findNames('Mr. Mcgovern, Miss leger-fernandez and Mr. Joe neguse. Madam chair.');
    expect(names.map(({ title, name }) => `${title} ${name}`)).toEqual([
      'Mr. McGovern',
      'Miss Leger-Fernandez',
      'Mr. Joe Neguse',
    ]);
  });

  it('keep one spelling through the meeting', () => {
    const text = 'Mr. Griffith. Mr. Griffith. Mr. Griffin, you are recognized. Mr. Scott.';
    const people = gatherPeople(findNames(text));
    expect(findNames(text).map((mention) => people.spell(mention))).toEqual([
      'Mr. Griffith',
      'Mr. Griffith',
      'Mr. Griffith',
      'Mr. Scott',
    ]);
  });
});

describe('what only looks like a name, a bill or an amount', () => {
  it.each(['Madam Chair, aye.', 'The mayor and council met.', 'The chair. Second.'])(
    'is nobody in “%s”',
    (text) => {
      expect(findNames(text)).toEqual([]);
    },
  );

  it('is no bill and no money', () => {
    expect(findReferences('The bill for the roof came to the district office.')).toEqual([]);
    expect(findAmounts('About 40 people and 5 percent of the seats.')).toEqual([]);
  });
});
