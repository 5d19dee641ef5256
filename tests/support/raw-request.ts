import { connect } from 'node:net';

export type RawRequest = {
  method: string;
  /** As it goes over the line: nothing is encoded or tidied. */
  target: string;
  headers: [name: string, value: string][];
  body?: Buffer;
};

export type RawAnswer = { status: number; head: string; body: string };

/**
 * Sends a request byte by byte as given, which no browser and no HTTP client would do. Answers with
 * status 0 when the server closes the line without a word.
 */
export const sendRaw = (site: string, request: RawRequest): Promise<RawAnswer> =>
  sendBytes(site, bytesOf(site, request));

/** A request as it goes over the line, with what it needs to be one where nothing is given. */
export function bytesOf(site: string, { method, target, headers, body }: RawRequest): Buffer {
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  if (!given.has('host')) lines.push(`Host: ${new URL(site).host}\r\n`);
  if (body && !given.has('content-length') && !given.has('transfer-encoding')) {
    lines.push(`Content-Length: ${body.length}\r\n`);
  }
  const head = `${method} ${target} HTTP/1.1\r\nConnection: close\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
}

/** How a sender leaves: not before the answer; once all is said; or in the middle of it. */
export type Leaving = 'answered' | 'said' | 'at once';

const waits = { patience: 10_000, beforeGoing: 20 };

/** Sends whatever it is given. Who does not stay for the answer may have none, which is status 0. */
export function sendBytes(site: string, bytes: Buffer, leaving: Leaving = 'answered') {
  const { hostname, port } = new URL(site);
  return new Promise<RawAnswer>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const done = () => {
      socket.destroy();
      resolve(readAnswer(Buffer.concat(chunks).toString('utf8')));
    };
    socket.setTimeout(waits.patience, () => {
      socket.destroy();
      reject(new Error(`No answer to ${bytes.toString('latin1', 0, 300)}`));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', done);
    // A refusal may close the line while the rest of the body is still on its way.
    socket.on('error', done);
    if (leaving === 'said') socket.end(bytes);
    else socket.write(bytes);
    if (leaving === 'at once') setTimeout(done, waits.beforeGoing);
  });
}

function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    head,
    body: rest.join('\r\n\r\n'),
  };
}
