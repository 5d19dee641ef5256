import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const betweenQuestions = 200;

/**
 * What stands before several web processes, as simple as they come: it asks each of them now and then
 * whether it is ready, sends requests to those that are in turns, and never sends one twice.
 */
export async function openBalancer() {
  const agent = new Agent({ keepAlive: true });
  const ready = new Map<string, boolean>();
  const inHand = new Map<string, number>();
  const count = (url: string, by: number) => inHand.set(url, (inHand.get(url) ?? 0) + by);
  let turn = 0;
  const server = createServer({ keepAliveTimeout: 75_000 }, (asked, answer) => {
    const all = [...ready].flatMap(([url, isReady]) => (isReady ? url : []));
    turn += 1;
    const url = all[turn % all.length];
    if (!url) return void answer.writeHead(502).end('No process is ready.');
    count(url, 1);
    answer.once('close', () => count(url, -1));
    pass(agent, url, asked, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;

  const stop = new AbortController();
  const ask = async () => {
    while (!stop.signal.aborted) {
      for (const url of ready.keys()) {
        const isOk = await fetch(`${url}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        );
        if (ready.has(url)) ready.set(url, isOk);
      }
      await pause(betweenQuestions, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const asking = ask();
  return {
    url: `http://127.0.0.1:${port}`,
    add: (url: string) => ready.set(url, false),
    /** It is sent nothing more; resolves once it has answered what it was sent. */
    async remove(url: string) {
      ready.delete(url);
      while ((inHand.get(url) ?? 0) > 0) await pause(20);
    },
    isReady: (url: string) => ready.get(url) === true,
    async close() {
      stop.abort();
      await asking;
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

function pass(agent: Agent, url: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked;
  const passed = request(url + asked.url, { agent, method, headers }, (given) => {
    const { connection: _, ...rest } = given.headers;
    answer.writeHead(given.statusCode ?? 502, rest);
    given.pipe(answer);
    given.on('error', () => answer.destroy());
  });
  passed.on('error', (error) => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end(`${url} did not answer: ${error.message}`);
  });
  asked.pipe(passed);
}
