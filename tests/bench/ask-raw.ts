import { connect, type Socket } from 'node:net';

type Asked = {
  address: string;
  headers: Record<string, string>;
  /** What each of the readers sends besides, in turns. */
  cookies?: readonly string[];
  count: number;
  readers: number;
  status?: number;
};

/**
 * As many readers at once ask for one page, `count` times in all, each again as soon as it has its answer.
 * They look at no more of one than where it ends: a client of the usual kind takes longer to read an answer
 * than a server that has it ready to send it, which then waits most of the time.
 */
export async function askRaw({
  address,
  headers,
  cookies = [],
  count,
  readers,
  status = 200,
}: Asked) {
  const { hostname, port, host, pathname, search } = new URL(address);
  const lines = Object.entries({ Host: host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n`;
  let left = count;
  const reader = async (_: unknown, number: number) => {
    const cookie = cookies[number % cookies.length];
    const request = `${head}${cookie === undefined ? '' : `Cookie: ${cookie}\r\n`}\r\n`;
    const socket = connect(Number(port), hostname);
    while (left > 0) {
      left -= 1;
      const answer = await one(socket, request);
      const said = Number(answer.toString('latin1', 9, 12));
      if (said !== status) throw new Error(`${address}: ${said}`);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: readers }, reader));
}

function one(socket: Socket, request: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let answer: Buffer = Buffer.alloc(0);
    let isWhole: (() => boolean) | null = null;
    const take = (chunk: Buffer) => {
      answer = answer.length > 0 ? Buffer.concat([answer, chunk]) : chunk;
      isWhole ??= endOf(answer, () => answer);
      if (!isWhole?.()) return;
      socket.off('data', take).off('error', reject);
      resolve(answer);
    };
    socket.on('data', take).on('error', reject);
    socket.write(request);
  });
}

const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/** How to tell that an answer is whole, once its head is there. */
function endOf(answer: Buffer, now: () => Buffer): (() => boolean) | null {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = answer.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (/\r\ntransfer-encoding: chunked/i.test(head)) {
    return () => now().subarray(-lastChunk.length).equals(lastChunk);
  }
  return () => now().length >= end + 4 + Number(length ?? 0);
}
