/** The colours of a token in both themes, as `#rrggbb`. */
export type TokenColours = { token: string; light: string; dark: string };

/** Every colour that the tokens' stylesheet gives as a pair; translucent ones have no contrast. */
export function readTokenColours(css: string): TokenColours[] {
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return [...pairs].map(([, token = '', light = '', dark = '']) => ({ token, light, dark }));
}

/** WCAG's contrast ratio of two colours given as `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
