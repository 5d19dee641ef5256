import type { ServerResponse } from 'node:http';

/**
 * Holds back what is sent until all of it is there, and hands it to `send`, which ends the response as
 * it likes: by then nothing has left, its head neither.
 */
export function wholeAnswer(response: ServerResponse, send: (body: Buffer) => void): void {
  const { write, end } = response;
  const parts: Buffer[] = [];
  const take = (chunk: unknown, encoding: unknown) => {
    // Whoever writes text says how, or leaves it at UTF-8.
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, isEncoding(encoding)));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  // Node's own take a function in any place; each is called as if its part had been sent.
  const called = (given: unknown[]) => {
    const done = given.find((each) => typeof each === 'function');
    if (done) process.nextTick(done);
  };
  Object.assign(response, {
    write(...given: unknown[]) {
      take(given[0], given[1]);
      called(given);
      return true;
    },
    end(...given: unknown[]) {
      Object.assign(response, { write, end });
      take(given[0], given[1]);
      called(given);
      send(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts));
      return response;
    },
    // There is nothing to hurry along; compression adds this to other responses.
    flush() {},
  });
}

const isEncoding = (given: unknown) =>
  typeof given === 'string' && Buffer.isEncoding(given) ? given : 'utf8';
