import { describe, expect, it } from 'vitest';
import { readQuery } from './read-query.ts';
import { wordsBeside } from './related-words.ts';

const passages = (texts: string[]) =>
  texts.map((text, at) => ({ meetingId: `meeting ${at % 2}`, text }));
const usual = Array.from({ length: 40 }, () => 'The council heard a report.');
const beside = (q: string, texts: string[]) =>
  wordsBeside({ found: passages(texts), usual, query: readQuery(q) });
const words = (q: string, texts: string[]) => beside(q, texts).map(({ word }) => word);

describe('a related word', () => {
  it('stands beside what is looked for much oftener than elsewhere', () => {
    const texts = Array(4).fill('The levee needs a new culvert, the council heard.');
    expect(words('levee', texts)).toContain('culvert');
    expect(words('levee', texts)).not.toContain('council');
  });

  it('is no name, no short word, and none of what is looked for or left out', () => {
    const texts = Array(4).fill('Ms. Ortiz on the levee, a dam of earth and golf.');
    expect(words('levee -golf', texts)).toEqual(['earth']);
  });

  it.each([
    ['in two passages', ['A levee culvert.', 'A levee culvert.', 'A levee.', 'A levee.']],
    [
      'in one meeting',
      ['Levee culvert.', 'A levee.', 'Levee culvert.', 'A levee.', 'Levee culvert.'],
    ],
  ])('does not stand there by chance, %s', (_, texts) => {
    expect(words('levee', texts)).not.toContain('culvert');
  });

  it('is tied to those of several words that it stands nearest to', () => {
    const texts = Array(4).fill(
      'A buffered bike path of the kind that many cities have with a lane closure.',
    );
    const found = new Map(beside('bike lane', texts).map(({ word, nearest }) => [word, nearest]));
    expect(found.get('buffered')).toBe(0);
    expect(found.get('closure')).toBe(1);
  });
});
