/**
 * Loaded before the site (`--import`): on SIGUSR2 it prints how much is alive, once everything that
 * nobody holds any more was thrown away. What a process has from the system says little of that.
 */
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect: () => void = vm.runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`alive: ${heapUsed + external}\n`);
});
