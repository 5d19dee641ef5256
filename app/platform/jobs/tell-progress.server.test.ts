import { expect, it } from 'vitest';
import { progressTeller } from './tell-progress.server.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

it('the newest report is passed on, and none overtakes another', async () => {
  const told: number[] = [];
  const slow = Promise.withResolvers<void>();
  const { tell, settled } = progressTeller({
    progress: async (percent) => {
      if (percent === 1) await slow.promise;
      told.push(percent);
    },
  });
  tell(1, 'First');
  await turn();
  tell(2, 'Second');
  tell(3, 'Third');
  await turn();
  slow.resolve();
  await settled();
  expect(told).toEqual([1, 3]);
});

it('a report that fails ends nothing, and the next is passed on', async () => {
  const told: number[] = [];
  const { tell, settled } = progressTeller({
    progress: async (percent) => {
      if (percent === 1) throw new Error('The database does not answer.');
      told.push(percent);
    },
  });
  tell(1, 'First');
  // An error that nobody takes would end the process now.
  await turn();
  tell(2, 'Second');
  await settled();
  expect(told).toEqual([2]);
});
