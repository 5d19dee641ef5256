import { type Dice, dice } from '#prisma/scale/dice.ts';
import {
  contentTypes,
  encodedValues,
  fieldNames,
  intents,
  parameterNames,
} from './hostile-values.ts';
import type { RawRequest } from './raw-request.ts';

type HostileRequest = RawRequest & { seed: number };

type Making = {
  seed: number;
  site: string;
  /** As app/routes.ts writes them. */
  addresses: readonly string[];
  /** Ids that exist, so that not every request ends at 'not found'. */
  ids: readonly [string, ...string[]];
  cookie: string | null;
};

const hosts = [
  'a b',
  '[',
  '%00',
  'a,x:99999999',
  'x:-1',
  'x:99999',
  'a:80,b:-1',
  'name@x',
  '',
] as const;

/** One malformed request, the same for the same seed. */
export function hostileRequest({ seed, site, addresses, ids, cookie }: Making): HostileRequest {
  const throws = dice(seed);
  const address = throws.pick(addresses as readonly [string, ...string[]]);
  const method = throws.chance(0.9)
    ? throws.pick(['GET', 'POST', 'POST', 'HEAD'])
    : throws.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get']);
  const sends = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
  const form = sends ? hostileForm(throws) : null;
  const headers: [string, string][] = [];
  if (form?.type !== undefined) headers.push(['Content-Type', form.type]);
  headers.push(...hostileHeaders(throws, site));
  const cookies = hostileCookies(throws, cookie, address);
  if (cookies) headers.push(['Cookie', cookies]);
  return {
    seed,
    method,
    target: hostileTarget(throws, address, ids),
    headers,
    body: form?.body,
  };
}

function hostileTarget(throws: Dice, address: string, ids: Making['ids']): string {
  let path = address
    .replace(/:\w+/g, () => (throws.chance(0.6) ? throws.pick(ids) : throws.pick(encodedValues)))
    .replace('*', throws.pick(encodedValues));
  if (throws.chance(0.06)) path = `${path}/${throws.pick(encodedValues)}`;
  if (throws.chance(0.04)) path = `//${path}`;
  if (throws.chance(0.04)) path = `/assets/${throws.pick(encodedValues)}`;
  if (throws.chance(0.03)) path = `http://evil.example${path}`;
  if (throws.chance(0.25)) path = path === '/' ? '/_.rsc' : `${path}.rsc`;
  else if (throws.chance(0.05)) path = `${path}.manifest`;
  const query = Array.from(
    { length: throws.below(4) },
    () => `${throws.pick(parameterNames)}=${throws.pick(encodedValues)}`,
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function hostileForm(throws: Dice): { type?: string; body: Buffer } {
  const fields = Array.from({ length: throws.below(8) }, (): [string, string] => {
    const name = throws.pick(fieldNames);
    const value = name === 'intent' ? throws.pick(intents) : throws.pick(encodedValues);
    return [name, value];
  });
  if (throws.chance(0.3)) fields.push(...fields);
  if (throws.chance(0.05)) fields.push(['notes', 'x'.repeat(600_000)]);
  const urlencoded = Buffer.from(fields.map(([name, value]) => `${name}=${value}`).join('&'));
  if (throws.chance(0.45)) return { type: 'application/x-www-form-urlencoded', body: urlencoded };
  if (throws.chance(0.5)) return hostileMultipart(throws, fields);
  if (throws.chance(0.1)) return { body: urlencoded };
  return { type: throws.pick(contentTypes), body: throws.chance(0.5) ? urlencoded : noise(throws) };
}

function hostileMultipart(throws: Dice, fields: [string, string][]) {
  const parts = fields.map(([name, value]) => {
    const file = name === 'record' || throws.chance(0.1);
    const disposition = `form-data; name="${name}"${file ? '; filename="a\0../b.vtt"' : ''}`;
    return `--frontier\r\nContent-Disposition: ${disposition}\r\n\r\n${value}\r\n`;
  });
  const whole = `${parts.join('')}--frontier--\r\n`;
  const damaged = throws.pick([
    whole,
    whole.slice(0, Math.floor(whole.length / 2)),
    whole.replaceAll('Content-Disposition', 'X-Nothing'),
    whole.replaceAll('\r\n', '\n'),
    parts.join(''),
    '',
  ]);
  const body = throws.chance(0.2)
    ? Buffer.concat([Buffer.from(damaged), noise(throws)])
    : Buffer.from(damaged);
  return { type: 'multipart/form-data; boundary=frontier', body };
}

function noise(throws: Dice): Buffer {
  return Buffer.from(Array.from({ length: throws.below(300) }, () => throws.below(256)));
}

function hostileHeaders(throws: Dice, site: string): [string, string][] {
  // Another address each time: the limit of forms a minute is another test's.
  const headers: [string, string][] = [
    ['X-Forwarded-For', `10.${throws.below(250)}.${throws.below(250)}.${throws.below(250)}`],
  ];
  if (throws.chance(0.8)) headers.push(['Origin', site]);
  else if (throws.chance(0.7))
    headers.push(['Origin', throws.pick(['https://evil.example', 'null', 'nonsense', ''])]);
  if (throws.chance(0.04)) headers.push(['X-Huge', 'h'.repeat(40_000)]);
  if (throws.chance(0.04)) headers.push(['Accept-Language', '\u00ff'.repeat(200)]);
  if (throws.chance(0.03)) headers.push(['Host', throws.pick(hosts)]);
  if (throws.chance(0.03)) headers.push(['X-Forwarded-Host', throws.pick(hosts)]);
  if (throws.chance(0.03)) headers.push(['X-Forwarded-Proto', throws.pick(['gopher', '', ' '])]);
  if (throws.chance(0.03)) headers.push(['rsc-action-id', throws.pick(encodedValues)]);
  if (throws.chance(0.03)) headers.push(['Range', 'bytes=9-1,-,x']);
  if (throws.chance(0.03)) headers.push(['If-Modified-Since', 'never']);
  if (throws.chance(0.03)) headers.push(['Accept-Encoding', 'gzip;q=x, br;q=-1']);
  return headers;
}

function hostileCookies(throws: Dice, cookie: string | null, address: string): string {
  // Signing out is one thing that must not happen on the way.
  const cookies = cookie !== null && address !== '/sign-out' ? [cookie] : [];
  if (throws.chance(0.2)) cookies.push(`dais_toast=${throws.pick(encodedValues)}`);
  if (throws.chance(0.2)) cookies.push(`dais_theme=${throws.pick(encodedValues)}`);
  if (cookie === null && throws.chance(0.4)) {
    cookies.push(`dais_session=${throws.pick(encodedValues)}`);
  }
  if (throws.chance(0.05)) cookies.push('=;;; ,=');
  return cookies.join('; ');
}
