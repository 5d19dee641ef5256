import { describe, expect, it } from 'vitest';
import { rosterSpellings, spellName, spellPeople } from './roster-names.ts';

const spellings = [{ from: 'Kincaid', to: 'Kinkaide' }];
const finding = 'Kincaid is not on the roster, where Kinkaide stands.';

describe('the roster’s names', () => {
  it('are what open marks say, each once', () => {
    const marked = { unfit: ['It breaks off.', finding], open: 'unfit' };
    expect(rosterSpellings([marked, marked, { unfit: [finding], open: null }])).toEqual(spellings);
  });

  it.each([
    ['The budget passed on a motion by Commissioner Kincaid.', 'Commissioner Kinkaide.'],
    ['Commissioner Scott Kincaid’s motion failed.', 'Commissioner Scott Kinkaide’s motion'],
    ['Commissioner Kincaid: “I am Mr. Kincaid.”', 'Commissioner Kinkaide: “I am Mr. Kincaid.”'],
  ])('are put in for people, and not in quoted words: %s', (text, spelled) => {
    expect(spellPeople(text, spellings)).toContain(spelled);
  });

  it('are not put in for a street or anybody else', () => {
    const text = 'The paving of Kincaid Street was moved by Commissioner Hale.';
    expect(spellPeople(text, spellings)).toBe(text);
    expect(spellName('Commissioner Hale', spellings)).toBe('Commissioner Hale');
    expect(spellName('Kincaid', spellings)).toBe('Kinkaide');
  });
});
