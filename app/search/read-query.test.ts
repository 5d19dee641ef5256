import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileQuery } from '#tests/support/hostile-query.ts';
import { workDone } from '#tests/support/work-done.ts';
import { isEmptyQuery } from './query.ts';
import { readQuery } from './read-query.ts';
import { longestQuery } from './search-address.ts';

const wanted = (text: string) => readQuery(text).all;

describe('a query', () => {
  it.each([
    ['flood levee', [[['flood']], [['leve']]]],
    ['"flood plain" levee', [[['flood', 'plain']], [['leve']]]],
    ['levee OR dike flood', [[['leve'], ['dike']], [['flood']]]],
    ['levee | dike', [[['leve'], ['dike']]]],
    ['HB24-1234', [[['hb', '24', '1234']]]],
    ['police,fire', [[['polic']], [['fire']]]],
    ['levee AND dike', [[['leve']], [['dike']]]],
    ['what did they say about the levee', [[['leve']]]],
    ['to be or not to be', [['to'], ['be'], ['or'], ['not'], ['to'], ['be']].map((one) => [one])],
    ['10:30 http://x', [[['10', '30']], [['http', 'xx']]]],
    ['“flood plain”', [[['flood', 'plain']]]],
  ])('%s asks for these words', (text, all) => {
    expect(wanted(text)).toEqual(all);
  });

  it.each(['budget -golf', 'budget NOT golf', 'budget -"golf"'])('%s leaves a word out', (text) => {
    expect(readQuery(text)).toMatchObject({ all: [[['budget']]], none: [['golf']] });
  });

  it('narrows by body, speaker, kind and outcome', () => {
    const query = readQuery(
      'body:"City of Boulder" speaker:Hale kind:votes outcome:approved -kind:transcript',
    );
    expect(query).toMatchObject({
      body: { only: [['citi', 'boulder']] },
      speaker: { only: [['hale']] },
      kind: { only: ['decision'], not: ['transcript'] },
      outcome: { only: ['adopted'] },
      remarks: [],
    });
  });

  it.each([
    ['2026', '2026-01-01', '2026-12-31'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2026-03-05', '2026-03-05', '2026-03-05'],
    ['2026-03-01..2026-04-15', '2026-03-01', '2026-04-15'],
    ['2026-03..', '2026-03-01', null],
    ['..2026', null, '2026-12-31'],
    ['>2026-01-01', '2026-01-02', null],
    ['>=2026', '2026-01-01', null],
    ['<2026-03', null, '2026-02-28'],
    ['"2026-03-05"', '2026-03-05', '2026-03-05'],
  ])('date:%s is from %s to %s', (date, from, to) => {
    expect(readQuery(`date:${date}`)).toMatchObject({ date: { from, to }, remarks: [] });
  });

  it.each(['2026-02-30', '2026-13', 'yesterday', '..', '2026..2027..2028', '>', ''])(
    'date:%s is left out with a remark that says how to write it',
    (date) => {
      const query = readQuery(`budget date:${date}`);
      expect(query).toMatchObject({ all: [[['budget']]], date: { from: null, to: null } });
      expect(query.remarks.join(' ')).toMatch(/date: takes a year/);
    },
  );

  it.each([
    ['-golf', /minus only leaves out/],
    ['-kind:case', /minus only leaves out/],
    ['"flood plain', /quotation mark is missing/],
    ['zon* board', /The \* was left out/],
    ['budget (levee OR dike)', /Brackets were left out/],
    ['OR', /OR was left out/],
    ['budget OR', /OR was left out/],
    ['budget OR kind:case', /OR was left out/],
    ['kind:poem', /kind: takes body, meeting/],
    ['body:', /body: takes a name/],
    ['outcome:"!"', /outcome: takes a word/],
    ['?!', /There is no word in that/],
    ['a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6 7 8 9', /first 30 words/],
    ['x'.repeat(10_000), /10,000 characters long, and a search can have 500/],
  ])('%s is answered with a remark', (text, remark) => {
    expect(readQuery(text).remarks.join(' ')).toMatch(remark);
  });

  it('says nothing against what was understood, nor where nothing was asked', () => {
    for (const text of ['', ' ', 'budget', '"flood plain" -golf', 'the', 'Zoning (amended)']) {
      expect(readQuery(text).remarks).toEqual([]);
    }
  });

  it('is shown back in words', () => {
    const text = 'levee OR dike "flood plain" speaker:Hale -golf date:2026-03';
    expect(readQuery(text).asked).toBe(
      'levee or dike “flood plain”, said by Hale, without golf, of 2026-03',
    );
    expect(readQuery('date:never').asked).toBe('');
  });

  it('is read whatever it holds, and says so where nothing is left of it', () => {
    fc.assert(
      fc.property(hostileQuery, (text) => {
        const query = readQuery(text);
        const words = [...query.all.flat(), ...query.none, ...query.body.only].flat();
        for (const word of words) expect(word).toMatch(/^[a-z0-9]+$/);
        if (isEmptyQuery(query) && text.trim() !== '') expect(query.remarks).not.toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes no longer than it is long', () => {
    for (const piece of ['"', '-', 'a:', 'a.', '-"', '(', 'OR ', '1,111', 'body:', "a'", '*']) {
      const text = piece.repeat(longestQuery).slice(0, longestQuery);
      readQuery(text);
      const seconds = workDone();
      for (let time = 0; time < 20; time += 1) readQuery(text);
      expect(seconds()).toBeLessThan(1);
    }
  });
});
