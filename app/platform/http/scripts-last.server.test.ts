import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { scriptsLast } from './scripts-last.server.ts';

const page =
  '<p>Señor – 議会</p><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/a.woff2"/>' +
  '<link rel="modulepreload" href="/b.js"/><l';
const wanted = page.replaceAll('"modulepreload"', '"modulepreload" fetchpriority="low"');

test('scripts come after all else, wherever the page is cut into chunks', async () => {
  const bytes = Buffer.from(page);
  for (let size = 1; size <= bytes.length; size += 1) {
    const chunks: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
    expect(await text(Readable.from(chunks).pipe(scriptsLast()))).toBe(wanted);
  }
});
