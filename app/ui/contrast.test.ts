import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/* The ratios of WCAG 2.2: 1.4.3 and 1.4.6 for text, 1.4.11 for the edges of controls. */
const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8');
const themes = ['light', 'dark'] as const;

function colour(token: string, theme: (typeof themes)[number]): string {
  const pair = css.match(new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`));
  const value = pair?.[theme === 'light' ? 1 : 2];
  if (!value) throw new Error(`No token --${token}`);
  return value;
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
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
