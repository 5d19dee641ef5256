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
export function sendRaw(site: string, { method, target, headers, body }: RawRequest) {
  const { hostname, port, host } = new URL(site);
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  if (!given.has('host')) lines.push(`Host: ${host}\r\n`);
  if (body && !given.has('content-length') && !given.has('transfer-encoding')) {
    lines.push(`Content-Length: ${body.length}\r\n`);
  }
  const head = `${method} ${target} HTTP/1.1\r\nConnection: close\r\n${lines.join('')}\r\n`;
  return new Promise<RawAnswer>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const done = () => {
      socket.destroy();
      resolve(readAnswer(Buffer.concat(chunks).toString('utf8')));
    };
    socket.setTimeout(10_000, () => reject(new Error(`No answer to ${method} ${target}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', done);
    // A refusal may close the line while the rest of the body is still on its way.
    socket.on('error', done);
    socket.write(Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]));
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
