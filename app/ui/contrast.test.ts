import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readTokenColours } from './contrast.ts';

/* The ratios of WCAG 2.2: 1.4.3 and 1.4.6 for text, 1.4.11 for the edges of controls. */
const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8');
const colours = new Map(readTokenColours(css).map((pair) => [pair.token, pair]));
const themes = ['light', 'dark'] as const;

function colour(token: string, theme: (typeof themes)[number]): string {
  const pair = colours.get(token);
  if (!pair) throw new Error(`No token --${token}`);
  return pair[theme];
}

const grounds = ['paper', 'panel', 'sunken'];
const states = ['adopted', 'rejected', 'pending', 'corrected', 'danger'];
const on = (ground: string[], tokens: string[]) =>
  tokens.flatMap((token) => ground.map((under) => [token, under] as const));

describe.each(themes)('in the %s theme', (theme) => {
  const ratio = ([text, ground]: readonly [string, string]) =>
    contrast(colour(text, theme), colour(ground, theme));

  test.each(on(['paper', 'panel'], ['ink', 'accent']))(
    'text and links of summaries, %s on %s, reach AAA',
    (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(7),
  );

  test.each([
    ...on([...grounds, 'accent-soft'], ['ink', 'muted', 'accent', 'accent-hover']),
    ...states.map((state) => [state, `${state}-soft`] as const),
    ...on(grounds, states),
    ['ink', 'danger-soft'] as const,
    ['accent-ink', 'accent'] as const,
    ['accent-ink', 'accent-hover'] as const,
    ['danger-ink', 'danger'] as const,
    ['danger-ink', 'danger-hover'] as const,
  ])('%s on %s reaches AA', (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(4.5));

  test.each(on(['paper', 'panel', 'sunken'], ['line-strong', 'focus']))(
    'edges of controls, %s on %s, can be told apart',
    (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(3),
  );
});

test('contrast is measured as WCAG measures it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#1a4272', '#1a4272')).toBe(1);
});
