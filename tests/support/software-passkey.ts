import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { env } from '#app/platform/env.server.ts';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** CBOR of RFC 8949, as much of it as a device writes. */
export type Cbor = number | string | Uint8Array | Map<number | string, Cbor> | Cbor[];

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 0x100) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff]);
}

export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** A public key of ES256 as COSE has it. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (text: string) => Buffer.from(text, 'base64url');
  return cbor(
    new Map<number, Cbor>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      ...([
        [-2, point(x)],
        [-3, point(y)],
      ] as const),
    ]),
  );
}

/** What a page can be wrong about, or a device. */
export type Asked = {
  challenge: string;
  /** Of the page. */
  origin?: string;
  rpId?: string;
  type?: string;
  /** Nobody has touched it. */
  isUntouched?: boolean;
  /** What a device says that vouches for others than itself. */
  attestation?: { format: string; statement: Map<string, Cbor> };
};

const touched = 0x01;
const verified = 0x04;
const hasKey = 0x40;

/** A device that makes one passkey and signs with it, as WebAuthn says, without a browser. */
export function softwarePasskey({ counts = true }: { counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;

  const clientData = ({ challenge, origin, type }: Asked, usual: string) =>
    Buffer.from(
      JSON.stringify({
        ...{ type: type ?? usual, challenge, crossOrigin: false },
        origin: origin ?? new URL(env.siteUrl).origin,
      }),
    );

  function deviceData({ rpId, isUntouched }: Asked, flags: number, more: Uint8Array[] = []) {
    if (counts) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const seen = isUntouched ? 0 : touched | verified;
    const of = sha256(rpId ?? new URL(env.siteUrl).hostname);
    return Buffer.concat([of, Buffer.from([seen | flags]), count, ...more]);
  }

  const answer = (response: Record<string, unknown>) => ({
    ...{ id: base64url(credentialId), rawId: base64url(credentialId), type: 'public-key' },
    ...{ response, clientExtensionResults: {} },
  });

  return {
    id: base64url(credentialId),
    /** Has the device lose count, as a copy of it would. */
    countFrom(count: number) {
      counter = count;
    },
    /** As a script sends what `navigator.credentials.create` has given it. */
    make(asked: Asked): string {
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 0xff]);
      const key = [Buffer.alloc(16), length, credentialId, coseOf(publicKey)];
      const { format = 'none', statement = new Map() } = asked.attestation ?? {};
      const object = new Map<string, Cbor>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', deviceData(asked, hasKey, key)],
      ]);
      return JSON.stringify(
        answer({
          clientDataJSON: base64url(clientData(asked, 'webauthn.create')),
          attestationObject: base64url(cbor(object)),
          transports: ['internal', 'hybrid', 'by pigeon'],
        }),
      );
    },
    /** As a script sends what `navigator.credentials.get` has given it. */
    sign(asked: Asked): string {
      const client = clientData(asked, 'webauthn.get');
      const device = deviceData(asked, 0);
      const signature = sign('sha256', Buffer.concat([device, sha256(client)]), privateKey);
      return JSON.stringify(
        answer({
          clientDataJSON: base64url(client),
          authenticatorData: base64url(device),
          signature: base64url(signature),
        }),
      );
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;

type Sent = { response: Record<string, unknown> };

/** What comes in place of what a browser sends. */
export const garbageFor = (good: Sent, parts: string[]): string[] => [
  ...['', '{', 'null', '[]', '7', '{"id":"__proto__"}', '['.repeat(20_000)],
  ...parts.flatMap((part) =>
    ['', 'AAAA', 'x'.repeat(4000), '{}', 7, null].map((value) =>
      JSON.stringify({ ...good, response: { ...good.response, [part]: value } }),
    ),
  ),
  ...[{ type: 'password' }, { rawId: 'AAAA' }].map((other) =>
    JSON.stringify({ ...good, ...other }),
  ),
];
