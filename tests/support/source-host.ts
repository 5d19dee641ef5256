import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** One question as the server had it: milliseconds of one clock. */
export type Question = { host: string; path: string; from: number; to: number };

/**
 * A server here that stands for many hosts by their names. What it has no answer for is a short text;
 * robots.txt is missing. It knows when each question came and when its answer ended.
 */
export async function startSourceHost() {
  const answers = new Map<string, Answer>();
  const questions: Question[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const question = { host, path, from: performance.now(), to: Number.POSITIVE_INFINITY };
    questions.push(question);
    response.once('close', () => {
      question.to = performance.now();
    });
    const answer = answers.get(host + path) ?? answers.get(path);
    if (answer) return answer(request, response);
    if (path === '/robots.txt') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/plain' }).end('a record');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    questions,
    /** By path, or by host and path. */
    answers,
    address: (host: string, path = '/') => `http://${host}:${port}${path}`,
    asked: (host: string) => questions.filter((one) => one.host === host).map(({ path }) => path),
    reset() {
      answers.clear();
      questions.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Lets tests ask the server above under any name. */
export const here = {
  mayAsk: (address: string) => address === '127.0.0.1',
  resolve: async () => ['127.0.0.1'],
};

/**
 * Asserts of a host's questions: none while another was open, and none sooner than the pace. `late` is by how many
 * milliseconds the end of an answer may be noted too late; the database keeps whole ones.
 */
export function tooSoon(questions: readonly Question[], seconds: number, late = 2): string[] {
  const byHost = Map.groupBy(questions, ({ host }) => host);
  return [...byHost].flatMap(([host, all]) => {
    const sorted = all.toSorted((a, b) => a.from - b.from);
    return sorted.flatMap((one, index) => {
      const before = sorted[index - 1];
      if (!before || one.from - before.to >= seconds * 1000 - late) return [];
      return [
        `${host}${one.path} came ${Math.round(one.from - before.to)} ms after ${before.path}`,
      ];
    });
  });
}
