import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Encoding, encoded, encodingFor } from './encoding.ts';
import { nonceOfContent, policyByHash } from './policy-by-hash.ts';

/** Names and values in turns, as Node's server writes them fastest. */
type Head = readonly string[];

/** An answer as those are sent it who take its body in one encoding. */
type Packed = { tag: string; head: Head; headUnchanged: Head; body: Buffer };

/** A whole answer of 200, the same for everybody. */
export type KeptPage = {
  /** Of the public version that it was made under, or an earlier one. */
  version: number;
  /** As the log may have it. */
  path: string;
  length: number;
  in(accepted: string | undefined): Packed;
};

type Made = { response: ServerResponse; body: Buffer; nonce: string };
type Known = { version: number; path: string };

/** Headers that each answer has of its own. */
const ofEachAnswer = ['x-request-id', 'content-length', 'content-encoding', 'etag'];

/** What is said again where nothing changed is all but what describes the body. */
const ofBody = ['content-type'];

/** Keeps an answer that is about to be sent: `body` as yet unpacked. */
export function keptPage(
  { response, body: made, nonce }: Made,
  { version, path }: Known,
): KeptPage {
  response.appendHeader('Vary', 'Accept-Encoding');
  const page = nonceOfContent({ html: made.toString(), nonce });
  const body = page.nonce === nonce ? made : Buffer.from(page.html);
  const fields = headOf(response, (policy) =>
    policyByHash(policy.replaceAll(nonce, page.nonce), page),
  );
  const hash = createHash('sha256').update(JSON.stringify(fields)).update(body);
  const mark = hash.digest('base64url').slice(0, 22);
  const head = fields.flat();
  const headUnchanged = fields.filter(([name]) => !ofBody.includes(name)).flat();
  const packed: Partial<Record<Encoding, Packed>> = {};

  function pack(encoding: Encoding): Packed {
    const sent = encoded(body, encoding);
    const tag = encoding === 'identity' ? `"${mark}"` : `"${mark}-${encoding}"`;
    const described = ['ETag', tag];
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return {
      tag,
      head: [...head, ...described, ...coding, 'Content-Length', String(sent.length)],
      headUnchanged: [...headUnchanged, ...described],
      body: sent,
    };
  }

  return {
    version,
    path,
    length: body.length,
    in(accepted) {
      const encoding = encodingFor(accepted, body.length);
      packed[encoding] ??= pack(encoding);
      return packed[encoding];
    },
  };
}

function headOf(response: ServerResponse, policyOf: (policy: string) => string) {
  return response.getHeaderNames().flatMap((name): [string, string][] => {
    if (ofEachAnswer.includes(name)) return [];
    const said = [response.getHeader(name) ?? []].flat().map(String);
    if (name === 'vary') return [[name, said.join(', ')]];
    const isPolicy = name === 'content-security-policy';
    return said.map((value) => [name, isPolicy ? policyOf(value) : value]);
  });
}
