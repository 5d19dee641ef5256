import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encoded, encodingFor } from './encoding.ts';

const long = 5000;

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=nonsense', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
] as const)('of what %s takes it sends %s', (accepted, best) => {
  expect(encodingFor(accepted, long)).toBe(best);
  // As remembered, too.
  expect(encodingFor(accepted, long)).toBe(best);
});

it('packs nothing for whoever names no encoding, and nothing that is short', () => {
  expect(encodingFor(undefined, long)).toBe('identity');
  expect(encodingFor('br', 1000)).toBe('identity');
});

it('packs so that the same comes out again', () => {
  const body = Buffer.from('The motion carries. '.repeat(200));
  expect(gunzipSync(encoded(body, 'gzip'))).toEqual(body);
  expect(brotliDecompressSync(encoded(body, 'br'))).toEqual(body);
  expect(encoded(body, 'identity')).toBe(body);
});
