import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { findTag, renderAt } from '#tests/support/render-at.ts';
import { SiteFooter } from './SiteFooter.tsx';

function footer(pathname: string, signedIn: boolean): string {
  const props = { year: 2026, theme: 'system', returnTo: pathname, pathname, signedIn } as const;
  return renderAt(pathname, createElement(SiteFooter, props));
}

const link = (html: string, href: string) => findTag(html, 'a', { href });

describe('the footer', () => {
  test.each(['/my-meetings', '/settings', '/meetings/m1', '/admin/jobs'])(
    'gives a reader on %s what the header of their pages does not have',
    (pathname) => {
      const html = footer(pathname, true);
      for (const href of ['/help', '/pricing', '/contact', '/roadmap', '/privacy', '/terms']) {
        expect(link(html, href), href).toBeDefined();
      }
    },
  );

  test.each(['/', '/about', '/pricing', '/contact'])(
    'on %s leaves to the header what the header has',
    (pathname) => {
      for (const signedIn of [true, false]) {
        const html = footer(pathname, signedIn);
        expect(link(html, '/help')).toBeDefined();
        expect(link(html, '/pricing')).toBeUndefined();
        expect(link(html, '/contact')).toBeUndefined();
      }
    },
  );

  test('shows the roadmap to those who can open it', () => {
    expect(link(footer('/', true), '/roadmap')).toBeDefined();
    expect(link(footer('/', false), '/roadmap')).toBeUndefined();
    expect(link(footer('/auth', false), '/pricing')).toBeUndefined();
  });

  test('leads visitors to the search, which is in the header of readers', () => {
    expect(link(footer('/', false), '/search')).toBeDefined();
    expect(link(footer('/', true), '/search')).toBeUndefined();
  });
});
