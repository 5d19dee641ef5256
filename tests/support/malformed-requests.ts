import fc from 'fast-check';
import { hostileRequest } from './hostile-request.ts';
import { encodedValues } from './hostile-values.ts';
import { bytesOf, type Leaving, type RawRequest } from './raw-request.ts';

/** What goes over a line, and how its sender leaves. */
export type Malformed = { bytes: Buffer; leaving: Leaving };

type World = {
  site: string;
  addresses: readonly string[];
  ids: readonly [string, ...string[]];
  /** Whose requests they are; null are a visitor's. */
  cookies: readonly (string | null)[];
};

/**
 * Requests that no browser sends: odd values at every address, in every method, header, cookie and
 * body; requests that were damaged on the way; and what is no request at all.
 */
export function malformedRequests(world: World): fc.Arbitrary<Malformed> {
  const request = oddRequest(world);
  const whole = request.map((one) => bytesOf(world.site, one));
  const stays = fc.constant<Leaving>('answered');
  // Who cuts a request short and stays would wait as long as the site has patience.
  const goes = fc.constantFrom<Leaving>('said', 'said', 'at once');
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ bytes: whole, leaving: stays }) },
    { weight: 1, arbitrary: fc.record({ bytes: whole, leaving: goes }) },
    { weight: 2, arbitrary: fc.record({ bytes: damaged(whole), leaving: goes }) },
    { weight: 1, arbitrary: fc.record({ bytes: noRequest(world.addresses), leaving: goes }) },
  );
}

function oddRequest({ site, addresses, ids, cookies }: World): fc.Arbitrary<RawRequest> {
  return fc
    .record({
      seed: fc.nat(),
      cookie: fc.constantFrom(...cookies),
      // Few enough for a site that counts by address to forget them again.
      from: fc.nat(999).map((host) => `10.9.${host >> 8}.${host & 255}`),
      more: fc.array(oddHeader, { maxLength: 3 }),
      // The server's parser refuses nearly all of these: what is behind it would see nothing else.
      framing: fc.oneof({ weight: 19, arbitrary: fc.constant(null) }, oddFraming),
      query: fc.oneof(fc.constant(null), query),
    })
    .map(({ seed, cookie, from, more, framing, query }) => {
      const made = hostileRequest({ seed, site, addresses, ids, cookie });
      const headers = made.headers.filter(([name]) => name !== 'X-Forwarded-For');
      headers.push(['X-Forwarded-For', from], ...more, ...(framing ? [framing] : []));
      const target =
        query === null
          ? made.target
          : `${made.target}${made.target.includes('?') ? '&' : '?'}${query}`;
      return { ...made, target, headers };
    });
}

/** What a line of a head may have: every byte but those that end it. */
const lineBytes = fc
  .uint8Array({ maxLength: 20 })
  .map((all) => Buffer.from(all.filter((byte) => byte > 31 && byte !== 127)).toString('latin1'));

const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent),
  lineBytes,
  fc.constantFrom(...encodedValues),
);

const inAddress = fc.oneof(
  { weight: 9, arbitrary: text.map((all) => all.replace(/[^!-~]|#/g, encodeURIComponent)) },
  text.map((all) => all.replaceAll(' ', '+')),
);
const key = fc.constantFrom('q', 'from', 'to', 'page', 'after', 'before', 'sort', 'state', 'type');
const query = fc
  .array(fc.tuple(key, inAddress), { minLength: 1, maxLength: 3 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

const size = fc.oneof(fc.bigInt({ min: -1n, max: 2n ** 70n }).map(String), text);
const range = fc
  .array(fc.tuple(size, size), { maxLength: 40 })
  .map((all) => `bytes=${all.map((ends) => ends.join('-')).join(',')}`);
const quality = fc.double({ min: -1, max: 2 }).map(String);
const accepted = fc
  .array(fc.tuple(fc.constantFrom('gzip', 'br', 'zstd', '*', 'identity', 'x'), quality))
  .map((all) => all.map((one) => one.join(';q=')).join(', '));

const oddHeader: fc.Arbitrary<[string, string]> = fc.oneof(
  header(['Range', 'If-Range'], range),
  header(['Accept-Encoding', 'Accept-Language', 'TE'], accepted),
  header(['If-None-Match', 'If-Match', 'If-Modified-Since', 'If-Unmodified-Since'], text),
  header(['Accept', 'Content-Type', 'Content-Language', 'Content-Disposition'], text),
  header(['Referer', 'User-Agent', 'Sec-Fetch-Site', 'Sec-Purpose', 'Forwarded'], text),
  header(
    ['Authorization'],
    text.map((token) => `Bearer ${token}`),
  ),
  header(
    ['Cookie'],
    text.map((value) => `dais_session=${value}; dais_toast=${value}`),
  ),
  header(['webhook-id', 'webhook-timestamp', 'webhook-signature', 'stripe-signature'], text),
);

const oddFraming: fc.Arbitrary<[string, string]> = fc.oneof(
  header(['Content-Encoding', 'Transfer-Encoding', 'Expect', 'Connection', 'Upgrade'], text),
  header(['Content-Length'], size),
  header(['X-Any'], fc.string({ unit: 'binary', maxLength: 20 })),
);

function header(names: [string, ...string[]], value: fc.Arbitrary<string>) {
  return fc.tuple(fc.constantFrom(...names), value);
}

/** A place in something, as a share of it. */
const place = fc.double({ min: 0, max: 1, noNaN: true });
const bytes = fc.uint8Array({ maxLength: 40 }).map((all) => Buffer.from(all));

/** Cut, holed, doubled, overwritten: what a broken proxy makes of a request. */
function damaged(whole: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> {
  const kind = fc.constantFrom('cut', 'hole', 'doubled', 'overwritten', 'unfinished lines');
  return fc.tuple(whole, kind, place, place, bytes).map(([all, kind, one, other, noise]) => {
    const [from, to] = [one, other].sort().map((share) => Math.floor(share * all.length));
    const [before, middle, after] = [
      all.subarray(0, from),
      all.subarray(from, to),
      all.subarray(to),
    ];
    if (kind === 'cut') return before;
    if (kind === 'hole') return Buffer.concat([before, after]);
    if (kind === 'doubled') return Buffer.concat([before, middle, middle, after]);
    if (kind === 'overwritten') return Buffer.concat([before, noise, after]);
    return Buffer.from(all.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  });
}

/** Bad request lines, floods of headers, chunks and lengths that lie, one request inside another. */
function noRequest(addresses: readonly string[]): fc.Arbitrary<Buffer> {
  const address = fc.constantFrom(...addresses);
  const version = fc.constantFrom(
    'HTTP/1.1',
    'HTTP/1.0',
    'HTTP/0.9',
    'HTTP/2.0',
    'HTTP/9',
    'X',
    '',
  );
  const method = fc.oneof(fc.constantFrom('GET', 'POST', 'CONNECT', 'PRI', 'get', ''), text);
  const line = fc.tuple(method, fc.oneof(address, text), version).map((all) => all.join(' '));
  const flood = fc
    .tuple(fc.integer({ min: 50, max: 3000 }), text)
    .map(([count, value]) => `X-Flood: ${value.slice(0, 9)}\r\n`.repeat(count));
  const lying = fc
    .tuple(
      fc.oneof(
        size,
        fc.bigInt({ min: 0n, max: 2n ** 72n }).map((all) => all.toString(16)),
      ),
      text,
    )
    .map((all) => all.join('\r\n'));
  const said = fc.oneof(
    line.map((first) => `${first}\r\n\r\n`),
    fc.tuple(line, flood).map(([first, all]) => `${first}\r\nHost: x\r\n${all}\r\n`),
    fc
      .tuple(address, lying)
      .map(
        ([to, chunk]) =>
          `POST ${to} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
      ),
    fc
      .tuple(address, size, text)
      .map(
        ([to, length, body]) =>
          `POST ${to} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${body}`,
      ),
    fc
      .tuple(address, address)
      .map(
        ([to, other]) =>
          `POST ${to} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n` +
          `GET ${other} HTTP/1.1\r\nHost: x\r\n\r\n`,
      ),
  );
  return fc.oneof(
    { weight: 4, arbitrary: said.map((all) => Buffer.from(all, 'latin1')) },
    { weight: 1, arbitrary: bytes },
  );
}
