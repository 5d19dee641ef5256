import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoted, wakingWords } from './waking-words.ts';

const payload = `1:{"text":"It's </script><!-- <script> \\\\ \u2028 議会"}\n`;
const page = { payload, modules: ['/assets/entry.js', '/assets/page.js'], nonce: 'n' };

/** What the scripts of a page leave for React Router to wake it with. */
function carriedBy(html: string): string[] {
  const [, script = ''] = /<script nonce="n">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const requestAnimationFrame = () => undefined;
  return runInNewContext(`${script};self.__FLIGHT_DATA`, {
    self: {},
    requestAnimationFrame,
    setTimeout: requestAnimationFrame,
  });
}

test('any text is the same once a script has read it, and ends no element before', () => {
  const text = fc.string({ unit: fc.constantFrom(...'\\\'"<>/!-\n\r\u2028a議\u0000'.split('')) });
  fc.assert(
    fc.property(text, (said) => {
      expect(runInNewContext(quoted(said))).toBe(said);
      expect(quoted(said)).not.toContain('<');
    }),
  );
});

test('a page carries what it wakes with, and the modules that it needs', () => {
  const html = wakingWords({ ...page, afterPaint: false });
  expect([...carriedBy(html)]).toEqual([payload]);
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/page.js">');
  expect(html).toContain('<script type="module" async src="/assets/entry.js"></script>');
});

test('where reading comes first, no module is named before the page has been painted', () => {
  const html = wakingWords({ ...page, afterPaint: true });
  expect([...carriedBy(html)]).toEqual([payload]);
  expect(html.match(/<\w+/g)).toEqual(['<script']);
  expect(html).toContain('["/assets/entry.js","/assets/page.js"]');
});
