import { Agent, get } from 'node:http';
import { dice } from '#prisma/scale/dice.ts';

type HangingUp = {
  site: string;
  /** Asked for in no order. */
  paths: readonly [string, ...string[]];
  cookie: string;
  requests: number;
  seed: number;
};

/**
 * Readers who ask for pages and mostly go away before they are there: at once, in the head, in
 * mid-body. Answers with how many pages were read to their end, and with what statuses.
 */
export async function hangUp({ site, paths, cookie, requests, seed }: HangingUp) {
  const throws = dice(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  const statuses = new Map<number, number>();
  let [left, whole] = [requests, 0];
  const reader = async () => {
    while (left > 0) {
      left -= 1;
      const path = throws.pick(paths);
      const [patience, bites] = [throws.below(300), throws.below(4)];
      const stays = throws.chance(0.1);
      await new Promise<void>((done, fail) => {
        const request = get(site + path, { agent, headers: { cookie } }, (answer) => {
          const status = answer.statusCode ?? 0;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          let seen = 0;
          answer.on('data', () => {
            seen += 1;
            if (!stays && seen > bites) request.destroy();
          });
          answer.on('end', () => {
            whole += 1;
          });
          answer.on('error', () => undefined);
          answer.on('close', done);
        });
        request.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED') fail(error);
          else done();
        });
        if (!stays) setTimeout(() => request.destroy(), patience).unref();
      });
    }
  };
  await Promise.all(Array.from({ length: 20 }, reader));
  agent.destroy();
  return { whole, statuses: Object.fromEntries(statuses) };
}
