// `npm run bench:hang-ups`: readers who go away in mid-response, a hundred thousand of them, and what
// the server's memory does meanwhile. The tests have a short form of it.
import { parseArgs } from 'node:util';
import { hangUp } from '#tests/support/hang-up.ts';
import { memoryOf } from '#tests/support/process-memory.ts';
import { startSite } from '#tests/support/site.ts';
import { demoPages, signInTo } from './demo-pages.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } });
const steps = 20;

const site = await startSite({
  // A server that keeps something of every request does not live long in so little.
  environment: { LOG_LEVEL: 'error', NODE_OPTIONS: '--max-old-space-size=160' },
});
const cookie = await signInTo(site.url, 'admin@example.com');
const [first = '', ...rest] = demoPages(site.database).flatMap(({ path }) =>
  path === '/' ? [path, '/_.rsc'] : [path, `${path}.rsc`],
);
console.log('| requests | read to the end | statuses | memory MB |');
console.log('| --- | --- | --- | --- |');
const each = Math.ceil(Number(values.requests) / steps);
for (let step = 1; step <= steps; step += 1) {
  const paths = [first, ...rest] as const;
  const { whole, statuses } = await hangUp({
    site: site.url,
    paths,
    cookie,
    requests: each,
    seed: step,
  });
  const memory = (await memoryOf(site.pid)).now.toFixed(0);
  console.log(`| ${step * each} | ${whole} | ${JSON.stringify(statuses)} | ${memory} |`);
}
console.log((await fetch(`${site.url}/healthz`)).ok ? 'The server lives.' : 'The server is gone.');
console.log(site.output().split('\n').slice(3, 13).join('\n'));
await site.stop();
