import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { expect, test, vi } from 'vitest';
import { beforeTheEnd } from './before-the-end.ts';

const through = (page: string, size: number) => {
  const bytes = Buffer.from(page);
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
  return text(Readable.from(chunks).pipe(beforeTheEnd(async () => '<i>議</i>')));
};

test('the words are the last of the body, wherever the page is cut', async () => {
  const page = '<html><body><p>Señor – 議会</p>';
  const length = Buffer.byteLength(`${page}</body></html>`);
  for (let size = 1; size <= length; size += 1) {
    expect(await through(`${page}</body></html>`, size)).toBe(`${page}<i>議</i></body></html>`);
  }
});

test('what is rendered by and by is sent by and by', async () => {
  const sent = vi.fn();
  const page = beforeTheEnd(async () => '<i>words</i>', sent);
  const seen: string[] = [];
  page.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
  page.write('<html><body>');
  page.write('<p>The first part of a page.</p>');
  await new Promise((done) => setTimeout(done, 20));
  expect(seen.join('')).toMatch(/^<html><body><p>The first/);
  expect(sent).toHaveBeenCalledOnce();
  page.end('<p>The rest.</p></body></html>');
  await finished(page);
  expect(seen).toHaveLength(2);
  expect(seen.join('')).toMatch(/<p>The rest\.<\/p><i>words<\/i><\/body><\/html>$/);
});

test('a page that breaks off is not made to look whole', async () => {
  for (const page of ['', '<p>', '<html><body><p>Half a page that is long enough']) {
    expect(await through(page, 7)).toBe(page);
  }
});
