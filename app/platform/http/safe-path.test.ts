import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

describe('the remembered page', () => {
  it('is kept when it is a path of this site', () => {
    expect(safePath('/meetings/1?tab=notes#s4', '/my-meetings')).toBe('/meetings/1?tab=notes#s4');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '/a\\b',
    '/\t/evil.example',
    '/.//evil.example',
    undefined,
    7,
  ])('falls back for %j', (path) => {
    expect(safePath(path, '/my-meetings')).toBe('/my-meetings');
  });

  it('never leaves the site, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (path) => {
          const target = new URL(safePath(path, '/my-meetings'), 'https://dais.example');
          return target.origin === 'https://dais.example';
        },
      ),
    );
  });
});
