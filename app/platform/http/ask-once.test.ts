import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createLine, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOnce } from './ask-once.server.ts';
import { bytesOf } from './read-body.server.ts';

const web = createServer((request, response) => {
  const send = (headers: Record<string, string>, chunk: Buffer, every = 1) => {
    response.writeHead(200, headers);
    sent = 0;
    const more = setInterval(() => {
      response.write(chunk);
      sent += chunk.length;
    }, every);
    response.once('close', () => clearInterval(more));
  };
  answers[request.url ?? '']?.(send, response);
});
const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
const noise = gzipSync(randomBytes(5000));
let sent = 0;
type Send = (headers: Record<string, string>, chunk: Buffer, every?: number) => void;
const answers: Record<string, (send: Send, response: ServerResponse) => void> = {
  '/announced': (send) => send({ 'content-length': String(2 ** 31) }, Buffer.alloc(1e5)),
  '/not-announced': (send) => send({}, Buffer.alloc(1e5)),
  '/drip': (send) => send({}, Buffer.from('x'), 20),
  '/packed-drip': (_send, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    let place = 0;
    const more = setInterval(() => response.write(noise.subarray(place, ++place)), 20);
    response.once('close', () => clearInterval(more));
  },
  '/bomb': (_send, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  '/cut': (_send, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setTimeout(() => response.destroy(), 50);
  },
  '/cut-packed': (_send, response) =>
    response
      .writeHead(200, { 'content-encoding': 'gzip' })
      .end(gzipSync('all of it').subarray(0, 12)),
};

/** Answers by the letter of nothing. */
const wild = createLine((line) => {
  line.on('error', () => undefined);
  line.once('data', (asked) => {
    if (!String(asked).startsWith('GET /headers')) {
      line.write('HTTP/1.1 200 OK\r\n');
      setInterval(() => line.write('HTTP/1.1 102 Processing\r\n\r\n'), 10).unref();
      return;
    }
    line.write('HTTP/1.1 200 OK\r\n');
    const more = setInterval(() => line.write(`x-more: ${'y'.repeat(1000)}\r\n`), 1);
    line.once('close', () => clearInterval(more));
  });
});

const portOf = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // It listens on a port.
  return (server.address() as AddressInfo).port;
};
let ports: number[] = [];
beforeAll(async () => {
  ports = [await portOf(web), await portOf(wild)];
});
afterAll(() => {
  web.closeAllConnections();
  web.close();
  wild.close();
});

async function read(path: string, { server = 0, seconds = 5, maxBytes = 1e6 } = {}) {
  const answer = await askOnce(new URL(`http://127.0.0.1:${ports[server]}${path}`), {
    mayAsk: () => true,
    maxBytes,
    slowest: { bytes: 1000, seconds: 0.5 },
    signal: AbortSignal.timeout(seconds * 1000),
  });
  return await bytesOf(answer.body());
}

describe('an answer from the web', () => {
  it.each([
    ['/announced', 'too-large'],
    ['/not-announced', 'too-large'],
    ['/bomb', 'unreadable'],
    ['/cut-packed', 'unreadable'],
    ['/drip', 'unavailable'],
    ['/packed-drip', 'unavailable'],
  ])('that is %s is refused', async (path, code) => {
    const before = process.memoryUsage().arrayBuffers;
    const started = performance.now();
    await expect(read(path)).rejects.toMatchObject({ code });
    expect(performance.now() - started).toBeLessThan(4000);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 1024 * 1024);
    expect(sent).toBeLessThan(20e6);
  });

  it.each(['/cut', '/headers', '/wild'])(
    'that breaks off or never begins ends: %s',
    async (path) => {
      const server = path === '/cut' ? 0 : 1;
      await expect(read(path, { server, seconds: 1 })).rejects.toThrow();
    },
  );

  it('is waited for no longer than agreed, also while its name is looked up', async () => {
    const asking = askOnce(new URL('http://silent.example/'), {
      resolve: () => new Promise(() => undefined),
      maxBytes: 1,
      signal: AbortSignal.timeout(50),
    });
    await expect(asking).rejects.toThrow();
  });
});
