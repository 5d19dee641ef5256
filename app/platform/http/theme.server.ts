import { createCookie } from 'react-router';
import { z } from 'zod';
import { secureCookies } from './secret.server.ts';

export const themeChoice = z.enum(['system', 'light', 'dark']);
export type ThemeChoice = z.infer<typeof themeChoice>;

export const themeCookie = createCookie('dais_theme', {
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
  secure: secureCookies,
  maxAge: 365 * 24 * 60 * 60,
});

export async function readTheme(request: Request): Promise<ThemeChoice> {
  const value: unknown = await themeCookie.parse(request.headers.get('cookie'));
  return themeChoice.catch('system').parse(value);
}
