import { describe, expect, it } from 'vitest';
import { changedTerms, putTerms } from './changed-terms.ts';

const terms = (before: string, after: string, around: { rest?: string; body?: string } = {}) =>
  changedTerms([{ before, after }], { rest: '', ...around }).map(({ from, to }) => [from, to]);

describe('what an edit put in the place of a number or a name', () => {
  it.each([
    ['They passed H.R. 4143.', 'They passed H.R. 5143.', ['4143', '5143']],
    ['It costs $1,250,000 a year.', 'It costs $1,520,000 a year.', ['$1,250,000', '$1,520,000']],
    ['It costs $1.25 million.', 'It costs $1.52 million.', ['$1.25 million', '$1.52 million']],
    ['Taxes rise by 3.5%.', 'Taxes rise by 5.3%.', ['3.5%', '5.3%']],
    ['Ms. Volgiano spoke first.', 'Ms. Bolgiano spoke first.', ['Volgiano', 'Bolgiano']],
    ['Volgiano spoke first.', 'Bolgiano spoke first.', ['Volgiano', 'Bolgiano']],
    ['The bid of Cedar Road Paving won.', 'The bid of Cedar Paving won.', null],
    ['It passed 4 to 3.', 'It passed 5 to 2.', ['4 to 3', '5 to 2']],
    ['It passed, 4-3.', 'It passed, 5-2.', ['4-3', '5-2']],
    // A small number means something only beside its word.
    ['It lasts 3 years.', 'It lasts 4 years.', ['3 years', '4 years']],
    [
      'It amends Section 2 of the code.',
      'It amends Section 3 of the code.',
      ['Section 2', 'Section 3'],
    ],
    ['It lasts three years.', 'It lasts four years.', ['three years', 'four years']],
    // An office alone is many people's.
    ['They heard Chair Alvarez.', 'They heard Mayor Alvarez.', ['Chair Alvarez', 'Mayor Alvarez']],
    ['The council met.', 'A council met.', null],
    ['Members agreed.', 'Residents agreed.', null],
    ['They agreed quickly.', 'They agreed slowly.', null],
    // A label in another's place, and a sentence in other words, are no new spelling.
    ['In discussion: “It opens.”', 'Tony Milmo: “It opens.”', null],
    ['It opens. “There would be a park.”', 'It opens. “Hale would be a park.”', null],
    ['It costs over $50 million to build.', 'The share of the city is 44 million.', null],
  ])('“%s” → “%s”', (before, after, found) => {
    expect(terms(before, after, { rest: 'All members of the council agreed.' })).toEqual(
      found ? [found] : [],
    );
  });

  it('is no name of the body that meets, nor what stands there once a title is another', () => {
    const title = 'Welcome new Planning Commission member';
    expect(terms(title, 'Welcome and Acknowledgements')).toEqual([]);
    expect(terms(title, 'Welcome new Parks Board member')).toEqual([
      ['Planning Commission', 'Parks Board'],
    ]);
    const body = 'Cottonwood Heights Planning Commission';
    expect(terms(title, 'Welcome new Parks Board member', { body })).toEqual([]);
    expect(terms('Hale of Cottonwood moved.', 'Hall of Cottonwood moved.', { body })).toEqual([
      ['Hale', 'Hall'],
    ]);
  });

  it('is told for each of several', () => {
    expect(terms('Ito and Hale paid $40 and $50.', 'Ido and Hall paid $41 and $51.')).toEqual([
      ['Ito', 'Ido'],
      ['Hale', 'Hall'],
      ['$40', '$41'],
      ['$50', '$51'],
    ]);
  });
});

describe('a term', () => {
  const put = (before: string, after: string, text: string) =>
    putTerms(changedTerms([{ before, after }], { rest: '' }), text).text;

  it('is put where it stands whole, and nowhere inside another', () => {
    expect(put('H.R. 4143', 'H.R. 5143', 'H.R. 4143, not 41430, 4,143, 14143 or 4143.5.')).toBe(
      'H.R. 5143, not 41430, 4,143, 14143 or 4143.5.',
    );
    expect(put('by Hale', 'by Hall', 'Hale’s motion: Haley and Hale-Ito agree with Hale.')).toBe(
      'Hall’s motion: Haley and Hale-Ito agree with Hall.',
    );
  });

  it('keeps the way in which a tally is written, and puts two that swap in one step', () => {
    expect(put('It passed 4 to 3.', 'It passed 5 to 2.', '4-3, 4 to 3, 14-3')).toBe(
      '5-2, 5 to 2, 14-3',
    );
    expect(
      put('$40 for ink, $50 for pens', '$50 for ink, $40 for pens', 'First $40, then $50.'),
    ).toBe('First $50, then $40.');
  });
});
