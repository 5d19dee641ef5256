import { Readable, type Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { scriptsAfterPaint, scriptsLast } from './scripts-last.server.ts';

const page =
  '<p>Señor – 議会</p><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/a.woff2"/>' +
  '<link rel="modulepreload" href="/b.js"/><script nonce="n" type="module" async="">go()</script>' +
  '<script nonce="n">early()</script></body></html>';

const later =
  '<p>Señor – 議会</p><link rel="later" href="/a.js"/><link rel="preload" href="/a.woff2"/>' +
  '<link rel="later" href="/b.js"/><script nonce="n" type="later">go()</script>' +
  '<script nonce="n">early()</script>';

/** The page as it is sent, cut into chunks of each size in turn. */
async function* sent(through: () => Transform) {
  const bytes = Buffer.from(page);
  for (let size = 1; size <= bytes.length; size += 1) {
    const chunks: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
    yield await text(Readable.from(chunks).pipe(through()));
  }
}

test('scripts are the least urgent files of a page, wherever it is cut', async () => {
  const wanted = page.replaceAll('"modulepreload"', '"modulepreload" fetchpriority="low"');
  for await (const whole of sent(scriptsLast)) expect(whole).toBe(wanted);
});

test('or they wait until the page has been painted', async () => {
  for await (const whole of sent(() => scriptsAfterPaint('n'))) {
    expect(whole.slice(0, later.length)).toBe(later);
    expect(whole.slice(later.length)).toMatch(
      /^<script nonce="n">[^<]*requestAnimationFrame[^<]*<\/script><\/body><\/html>$/,
    );
  }
});

test('what a page says of scripts in its text stays as it is', async () => {
  const said = '<p>&lt;link rel="modulepreload"</p>';
  expect(await text(Readable.from([said]).pipe(scriptsAfterPaint('n')))).toBe(said);
});
