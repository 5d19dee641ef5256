import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile } from './fetch-file.server.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let base: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    const to = (location: string) => response.writeHead(302, { location }).end();
    if (request.url === '/to-inside') return to('http://10.0.0.5/record.vtt');
    if (request.url === '/to-file') return to('file:///etc/passwd');
    if (request.url === '/to-name') return to('http://inside.example/record.vtt');
    if (request.url === '/on-and-on') return to('/on-and-on');
    if (request.url === '/relative') return to('record%20one.vtt');
    if (request.url === '/large') return response.end(Buffer.alloc(2000));
    if (request.url === '/named-large')
      return response.writeHead(200, { 'content-length': 1_000_000 }).write('x');
    if (request.url === '/bomb') {
      return response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(100_000)));
    }
    if (request.url === '/packed') {
      return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('WEBVTT'));
    }
    if (request.url === '/slow') return response.writeHead(200).write('W');
    if (request.url === '/locked') return response.writeHead(403).end();
    response.writeHead(200, { 'content-type': 'image/png' }).end('WEBVTT');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an address of this kind.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const own = { maxBytes: 1000, mayAsk: (address: string) => address === '127.0.0.1' };
const said = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('a link', () => {
  it('is fetched as it is, whatever it says it is, also by a redirect', async () => {
    const file = await fetchFile(`${base}/council.vtt?x=1`, own);
    expect(file.fileName).toBe('council.vtt');
    expect(said(file.bytes)).toBe('WEBVTT');
    expect((await fetchFile(`${base}/relative`, own)).fileName).toBe('record one.vtt');
    expect(said((await fetchFile(`${base}/packed`, own)).bytes)).toBe('WEBVTT');
  });

  it('leads to the hosts alone that the operator has listed, also by a redirect', async () => {
    const listed = {
      ...own,
      resolve: async () => ['127.0.0.1'],
      hosts: ['127.0.0.1', '*.city.gov'],
    };
    const { port } = new URL(base);
    const before = asked.length;
    for (const host of ['city.gov', 'acity.gov', 'a.city.gov.example', '[::1]']) {
      const link = `http://${host}:${port}/council.vtt`;
      await expect(fetchFile(link, listed), host).rejects.toMatchObject({ code: 'invalid' });
    }
    expect(asked).toHaveLength(before);
    expect(said((await fetchFile(`http://tv.city.gov:${port}/x.vtt`, listed)).bytes)).toBe(
      'WEBVTT',
    );
    const leading = fetchFile(`${base}/to-name`, listed);
    await expect(leading).rejects.toMatchObject({ code: 'invalid' });
    expect(asked.filter((address) => address.includes('inside.example'))).toEqual([]);
  });

  it('goes to the address that its name was checked for, and nowhere else', async () => {
    let times = 0;
    const resolve = async () => {
      times += 1;
      return ['127.0.0.1'];
    };
    const { port } = new URL(base);
    await fetchFile(`http://records.example:${port}/named`, { ...own, resolve });
    expect(times).toBe(1);
    expect(asked).toContain(`records.example:${port}/named`);
  });

  it('is refused when its name leads inside on the second look', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.5']];
    const resolve = async () => answers.shift() ?? [];
    const { port } = new URL(base);
    const fetching = fetchFile(`http://turning.example:${port}/on-and-on`, { ...own, resolve });
    await expect(fetching).rejects.toMatchObject({ code: 'invalid' });
    expect(asked.filter((one) => one === `turning.example:${port}/on-and-on`)).toHaveLength(1);
  });

  it.each(['::ffff:10.0.0.5', '64:ff9b::a00:5', '::1', 'fd00::1', '169.254.169.254', 'nonsense'])(
    'is refused when its name has the address %s beside a public one',
    async (inside) => {
      const resolve = async () => ['8.8.8.8', inside];
      const fetching = fetchFile('https://records.example/', { maxBytes: 1000, resolve });
      await expect(fetching).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it.each([
    ['/to-inside', 'invalid', 'not of the public internet'],
    ['/to-name', 'invalid', 'not of the public internet'],
    ['/to-file', 'invalid', 'https:// or http://'],
    ['/on-and-on', 'invalid', 'leads on and on'],
    ['/large', 'too-large', 'larger than'],
    ['/named-large', 'too-large', 'larger than'],
    ['/bomb', 'unreadable', 'unpacks to too much'],
    ['/locked', 'unavailable', '403'],
    ['/slow', 'unavailable', 'too long'],
  ])('to %s is refused in words', async (path, code, words) => {
    const resolve = async () => ['8.8.8.8', '192.168.1.1'];
    const fetching = fetchFile(base + path, { ...own, seconds: 0.4, resolve });
    await expect(fetching).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
  });

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://0xA9FEA9FE/',
    'http://127.0.0.1./',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::7f00:1]/',
    'http://[0:0:0:0:0:ffff:a00:5]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b::10.0.0.5]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.5/',
    'http://172.16.3.4/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://１２７.０.０.１/',
    'http://localhost/',
    'https://name:secret@example.org/',
    'ftp://example.org/record.vtt',
    'file:///etc/passwd',
    'data:text/plain,WEBVTT',
    'no link',
  ])('%s is never asked', async (link) => {
    const fetching = fetchFile(link, { maxBytes: 1000, seconds: 2 });
    await expect(fetching).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('an address', () => {
  it('of the public internet may be asked', () => {
    for (const address of ['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111']) {
      expect(isPublicAddress(address)).toBe(true);
    }
    const others = ['', 'example.org', '2606:4700::1111%eth0', '2001:db8::1', '::', '4000::1'];
    const written = ['2130706433', '0x7f000001', '0177.0.0.1', '010.8.8.8', '8.8', '::8.8.8.8'];
    for (const address of [...others, ...written]) expect(isPublicAddress(address)).toBe(false);
  });
});
