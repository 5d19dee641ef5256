import { describe, expect, it } from 'vitest';
import { stem } from '#app/proceedings/language/stem.ts';
import { nearness, partAt, placeOf, relationOf, stemNumber } from './lexicon.ts';

const near = (a: string, b: string) => nearness(placeOf(a), placeOf(b));
const relation = (a: string, b: string) => relationOf(stemNumber(stem(a)), stemNumber(stem(b)));

describe('the table of words', () => {
  it('has words of councils near one another, and far from others', () => {
    expect(near('postponed', 'delayed')).toBeGreaterThan(0.6);
    expect(near('fence', 'barrier')).toBeGreaterThan(near('fence', 'salary') + 0.3);
    expect(nearness(placeOf('council'), placeOf('council'))).toBe(1);
  });

  it('knows how words stand to one another, whatever their form', () => {
    expect(relation('feet', 'ft')).not.toBe('opposite');
    expect(relation('widened', 'expanding')).not.toBeNull();
    expect(relation('council', 'banana')).toBeNull();
  });

  it('tells nouns from verbs, and common words from rare ones', () => {
    expect([partAt(placeOf('council')), partAt(placeOf('approve'))]).toEqual(['n', 'v']);
    expect(placeOf('council')).toBeLessThan(placeOf('playground'));
  });

  it('says nothing of words that it does not have', () => {
    expect(placeOf('qqzzx')).toBe(-1);
    expect(relationOf(stemNumber('qqzzx'), stemNumber('council'))).toBeNull();
  });
});
