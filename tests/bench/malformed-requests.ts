// `npm run bench -- malformed-requests [--count 100000] [--seed 1]`: what the built site makes of requests
// that no browser sends, and of what is alive in its memory meanwhile. The tests have a short form of it.
import { parseArgs } from 'node:util';
import { startSite } from '#tests/support/site.ts';
import { aliveIn, watched, withstand } from '#tests/support/withstand.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const steps = 20;

const site = await startSite({ environment: watched, patienceSeconds: 300 });
const statuses: Record<string, number> = {};
const faults: string[] = [];
let [sent, next] = [0, count / steps];
console.log('| requests | faults | alive MB |\n| --- | --- | --- |');
for await (const some of withstand(site, { count, seed })) {
  sent += some.sent;
  for (const fault of some.faults.slice(0, 3)) console.error(fault.slice(0, 2500));
  faults.push(...some.faults);
  for (const [status, times] of Object.entries(some.statuses)) {
    statuses[status] = (statuses[status] ?? 0) + times;
  }
  if (sent < next) continue;
  next += count / steps;
  console.log(`| ${sent} | ${faults.length} | ${(await aliveIn(site)).toFixed(1)} |`);
}
console.log(JSON.stringify(statuses));
const lives = (await fetch(site.url)).ok;
console.log(lives ? 'The site answers.' : 'The site is gone.');
await site.stop();
if (faults.length > 0 || !lives) process.exitCode = 1;
