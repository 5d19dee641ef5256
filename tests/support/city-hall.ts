import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CityHallOptions, createCityHall } from '#stand-ins/city-hall/create-city-hall.ts';

/** A city hall that answers under any name at a port of this machine. */
export async function serveCityHall(options: CityHallOptions = {}) {
  const hall = createCityHall(options);
  hall.server.listen(0, '127.0.0.1');
  await once(hall.server, 'listening');
  // A server that listens on TCP has an address with a port.
  const { port } = hall.server.address() as AddressInfo;
  return {
    hall,
    port,
    address: (host: string, path: string) => `http://${host}:${port}${path}`,
    ask: (url: string) => askHere(url, port),
    async stop() {
      hall.server.closeAllConnections();
      await new Promise((done) => hall.server.close(done));
    },
  };
}

/** What is answered at an address, whatever its name would lead to. */
function askHere(address: string, port: number) {
  const { host, pathname, search } = new URL(address);
  return new Promise<{ status: number; type: string; bytes: Buffer }>((resolve, reject) => {
    const path = pathname + search;
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const type = answer.headers['content-type'] ?? '';
      resolve({ status: answer.statusCode ?? 0, type, bytes: Buffer.concat(chunks) });
    });
    asked.once('error', reject);
    asked.end();
  });
}
