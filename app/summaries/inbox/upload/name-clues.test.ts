import { describe, expect, it } from 'vitest';
import { bodyInText, dateInName, titleInName } from './name-clues.ts';

describe('the day in a file’s name', () => {
  it.each([
    ['boulder-city-council_2026-03-10.vtt', '2026-03-10'],
    ['20260310 minutes.pdf', '2026-03-10'],
    ['CC_2026_03_10_captions.srt', '2026-03-10'],
    ['Minutes 3-10-2026 (approved).docx', '2026-03-10'],
    ['minutes.03.10.26.pdf', '2026-03-10'],
    ['March 10, 2026 Council Minutes.pdf', '2026-03-10'],
    ['council_mar10_2026.txt', '2026-03-10'],
    ['03102026.pdf', '2026-03-10'],
  ])('is read as Americans write it: %s', (name, day) => {
    expect(dateInName(name)).toBe(day);
  });

  it.each(['minutes.pdf', 'item 12-45.pdf', '2026-13-40.vtt', 'GMT20991399.vtt', 'v2.1.3.txt'])(
    'is none where there is none: %s',
    (name) => {
      expect(dateInName(name)).toBeNull();
    },
  );
});

describe('the body in a file’s name', () => {
  const bodies = [
    'Alder Falls City Council',
    'Alder Falls Planning Commission',
    'Boulder City Council',
    'Boulder County Board of Commissioners',
    'Harbor Commission',
  ].map((name) => ({ name }));
  const found = (text: string) => bodyInText(text, bodies)?.name ?? null;

  it.each([
    ['alder-falls-planning-commission-2026-03-10.vtt', 'Alder Falls Planning Commission'],
    ['AlderFallsCityCouncil_20260310.pdf', 'Alder Falls City Council'],
    ['Boulder council 3-10-2026.srt', 'Boulder City Council'],
    ['harbor.commission.txt', 'Harbor Commission'],
  ])('is found by the words that tell it from others: %s', (text, name) => {
    expect(found(text)).toBe(name);
  });

  it.each(['council-2026-03-10.vtt', 'minutes.pdf', 'falls.txt'])(
    'is not guessed where its place is not named: %s',
    (text) => {
      expect(found(text)).toBeNull();
    },
  );

  it('is none where two fit as well', () => {
    const twins = [{ name: 'Troy City Council' }, { name: 'Troy Town Council' }];
    expect(bodyInText('troy council.txt', twins)).toBeNull();
  });
});

it.each([
  ['boulder-city-council-special-meeting-2026-03-10.vtt', 'Special meeting'],
  [
    'Boulder City Council Budget Work Session March 10 2026 (draft minutes).pdf',
    'Budget work session',
  ],
  ['boulder-city-council-2026-03-10-captions.vtt', null],
  ['recording.vtt', null],
])('what else the name says is a title: %s', (name, title) => {
  expect(titleInName(name, 'Boulder City Council')).toBe(title);
});
