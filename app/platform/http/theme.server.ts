import { z } from 'zod';
import { renamedCookie } from './own-cookie.server.ts';

export const themeChoice = z.enum(['system', 'light', 'dark']);
export type ThemeChoice = z.infer<typeof themeChoice>;

export const themeCookie = renamedCookie('dais_theme', {
  maxAge: 365 * 24 * 60 * 60,
  readUntil: new Date('2028-01-01'),
});

export async function readTheme(request: Request): Promise<ThemeChoice> {
  const value: unknown = await themeCookie.read(request);
  return themeChoice.catch('system').parse(value);
}
