import { describe, expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const earlier = `## In short

The fee rose to $5. [0:01](#s1) The library closes. [0:02](#s2) Two people spoke. [0:03](#s3)
`;

const kinds = (later: string) => compareVersions(earlier, later).map(({ kind }) => kind);

describe('two versions', () => {
  it('that say the same differ in nothing', () => {
    expect(kinds(earlier)).toEqual(['same', 'same', 'same']);
  });

  it('show a changed sentence word by word', () => {
    const [fee] = compareVersions(earlier, earlier.replace('$5', '$6'));
    expect(fee?.kind).toBe('changed');
    const said = (wanted: string) =>
      fee?.parts.flatMap(({ kind, text }) => (kind === wanted ? [text] : [])).join('');
    expect(said('removed')).toContain('5');
    expect(said('added')).toContain('6');
    expect(said('same')).toContain('The fee rose to');
  });

  it('show what was taken out and what was put in, in their places', () => {
    expect(kinds(earlier.replace('The library closes. [0:02](#s2) ', ''))).toEqual([
      'same',
      'removed',
      'same',
    ]);
    expect(
      kinds(earlier.replace('The library', 'Nobody objected. [0:02](#s2) The library')),
    ).toEqual(['same', 'added', 'same', 'same']);
    expect(kinds('## In short\n\nEntirely new.\n')).toEqual([
      'added',
      'removed',
      'removed',
      'removed',
    ]);
  });

  it('tell that a sentence rests on another place', () => {
    expect(kinds(earlier.replace('#s2', '#s4'))).toEqual(['same', 'other places', 'same']);
  });

  it('lose no word of either', () => {
    const later = `${earlier.replace('closes', 'will close at six')}\nMore. [0:05](#s5)\n`;
    const differences = compareVersions(earlier, later).flatMap(({ parts }) => parts);
    const side = (without: string) =>
      differences.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');
    expect(side('added').replace(/\s/g, '')).toBe(
      'Thefeeroseto$5.Thelibrarycloses.Twopeoplespoke.',
    );
    expect(side('removed').replace(/\s/g, '')).toBe(
      'Thefeeroseto$5.Thelibrarywillcloseatsix.Twopeoplespoke.More.',
    );
  });
});
