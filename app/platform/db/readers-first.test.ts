import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { asBackground, readersFirst, readerWaits } from './readers-first.ts';

/** What has happened, in its order. */
async function beside(work: (answer: EventEmitter, told: string[]) => Promise<unknown>) {
  const told: string[] = [];
  const answer = new EventEmitter();
  readerWaits(answer);
  await work(answer, told);
  answer.emit('close');
  return told;
}

const tell = (told: string[], what: string) => () => told.push(what);

it('lets a reader be answered before a job gets on', async () => {
  const told = await beside(async (answer, told) => {
    const job = asBackground(readersFirst).then(tell(told, 'job'));
    await sleep(10);
    told.push('reader');
    answer.emit('close');
    await job;
  });
  expect(told).toEqual(['reader', 'job']);
});

it('keeps no reader waiting for another', async () => {
  const told = await beside(async (_answer, told) => {
    await readersFirst().then(tell(told, 'other reader'));
    told.push('reader');
  });
  expect(told).toEqual(['other reader', 'reader']);
});

it('lets a job get on beside readers who are answered slowly', async () => {
  const told = await beside(async (_answer, told) => {
    await asBackground(readersFirst).then(tell(told, 'job'));
    told.push('reader');
  });
  expect(told).toEqual(['job', 'reader']);
});
