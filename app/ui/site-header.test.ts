import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { findTag, renderAt } from '#tests/support/render-at.ts';
import { type HeaderViewer, SiteHeader } from './SiteHeader.tsx';

const reader = { email: 'reader@example.com', isAdmin: false };
const admin = { email: 'admin@example.com', isAdmin: true };

function header(pathname: string, viewer: HeaderViewer | null): string {
  return renderAt(pathname, createElement(SiteHeader, { pathname, viewer }));
}

describe('the header', () => {
  test('shows the admin dashboard to admins only', () => {
    expect(header('/my-meetings', admin)).toContain('Admin Dashboard');
    expect(header('/my-meetings', reader)).not.toContain('Admin Dashboard');
    expect(header('/my-meetings', null)).not.toContain('Admin Dashboard');
  });

  test.each(['/', '/home', '/about', '/pricing', '/contact', '/meetings-we-track'])(
    'shows everyone the public links on %s',
    (pathname) => {
      for (const viewer of [null, reader, admin]) {
        const html = header(pathname, viewer);
        for (const label of ['Home', 'Pricing', 'About', 'Meetings We Track', 'Contact Us']) {
          expect(html).toContain(label);
        }
        expect(html).not.toContain('Admin Dashboard');
      }
    },
  );

  test.each([
    ['/', 'My Meetings', '/my-meetings'],
    ['/about', 'My Meetings', '/my-meetings'],
    ['/pricing', 'My Meetings', '/my-meetings'],
    ['/contact', 'View Public Site', '/'],
    ['/my-meetings', 'View Public Site', '/'],
  ])('on %s its icon says %s and leads to %s', (pathname, title, href) => {
    expect(findTag(header(pathname, reader), 'a', { title, href })).toBeDefined();
  });

  test('offers Sign In to visitors, and settings and Sign Out to whoever is signed in', () => {
    expect(header('/', null)).toMatch(/href="\/auth"[^>]*>Sign In/);
    expect(header('/', null)).not.toContain('Sign Out');
    const html = header('/', reader);
    expect(findTag(html, 'a', { href: '/settings' })).toBeDefined();
    expect(html).toContain('reader@example.com');
    expect(findTag(html, 'form', { method: 'post', action: '/sign-out' })).toBeDefined();
    expect(html).toContain('Sign Out');
  });

  test('has a search box for whoever is signed in, but on the search page, which has its own', () => {
    for (const pathname of ['/', '/contact', '/my-meetings', '/admin/jobs']) {
      const html = header(pathname, reader);
      expect(findTag(html, 'form', { method: 'get', action: '/search' })).toBeDefined();
      expect(findTag(html, 'a', { href: '/search', 'aria-label': 'Search' })).toBeDefined();
      expect(header(pathname, null)).not.toContain('/search');
    }
    expect(header('/search', reader)).not.toContain('<form method="get"');
    expect(findTag(header('/search', reader), 'a', { 'aria-current': 'page' })).toBeDefined();
  });
});
