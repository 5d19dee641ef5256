import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes that are not worth packing. */
const least = 1024;

export function encoded(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  if (encoding === 'identity') return body;
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** The best that an `Accept-Encoding` takes of what a body is sent in. */
export function encodingFor(accepted: string | undefined, length: number): Encoding {
  if (accepted === undefined || length < least) return 'identity';
  return known.get(accepted) ?? remembered(accepted);
}

/** Browsers send few of them. Some programs send what they like, and it is not kept. */
const known = new Map<string, Encoding>();
const mostKnown = 100;

function remembered(accepted: string): Encoding {
  const best = (['br', 'gzip'] as const).find((name) => takes(accepted, name)) ?? 'identity';
  if (known.size < mostKnown && accepted.length < 200) known.set(accepted, best);
  return best;
}

/** Where nothing else is to be had. */
export function takesGzip(accepted: string | null): boolean {
  return accepted !== null && takes(accepted, 'gzip');
}

function takes(accepted: string, name: string): boolean {
  const weights = new Map(
    accepted.split(',').map((each) => {
      const [coding = '', ...rest] = each.split(';').map((part) => part.trim().toLowerCase());
      const weight = rest.find((part) => part.startsWith('q='))?.slice(2);
      return [coding, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return (weights.get(name) ?? weights.get('*') ?? 0) > 0;
}
