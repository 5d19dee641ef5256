import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
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

test('a page that breaks off is not made to look whole', async () => {
  for (const page of ['', '<p>', '<html><body><p>Half a page that is long enough']) {
    expect(await through(page, 7)).toBe(page);
  }
});
