import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';

export type RecordingServer = {
  /** The address of the sound. */
  url: string;
  /** The ranges that were asked for. */
  asked: string[];
  stop: () => Promise<void>;
};

const samplesPerSecond = 3000;
const headLength = 44;

/** Serves hours of silence as a WAV file, made as it is sent, of which parts can be asked for. */
export async function serveRecording(seconds: number): Promise<RecordingServer> {
  const length = headLength + seconds * samplesPerSecond;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    asked.push(range?.[0] ?? 'all');
    const from = Number(range?.[1] ?? 0);
    const to = range?.[2] ? Math.min(Number(range[2]), length - 1) : length - 1;
    send(response, { from, to, length, isPart: Boolean(range) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on an address, not on a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/meeting.wav`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Part = { from: number; to: number; length: number; isPart: boolean };

function send(response: ServerResponse, { from, to, length, isPart }: Part): void {
  response.writeHead(isPart ? 206 : 200, {
    'Content-Type': 'audio/wav',
    'Accept-Ranges': 'bytes',
    'Content-Length': to - from + 1,
    ...(isPart ? { 'Content-Range': `bytes ${from}-${to}/${length}` } : {}),
  });
  pipeline(Readable.from(bytes(from, to, length)), response, () => {});
}

function* bytes(from: number, to: number, length: number): Generator<Buffer> {
  const head = wavHead(length - headLength);
  for (let at = from; at <= to; ) {
    const chunk =
      at < headLength
        ? head.subarray(at, Math.min(headLength, to + 1))
        : Buffer.alloc(Math.min(65_536, to + 1 - at), 0x80);
    yield chunk;
    at += chunk.length;
  }
}

/** Of one channel with eight bits a sample. */
function wavHead(samples: number): Buffer {
  const head = Buffer.alloc(headLength);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(samplesPerSecond, 24);
  head.writeUInt32LE(samplesPerSecond, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  return head;
}
