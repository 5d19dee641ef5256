import { setTimeout as wait } from 'node:timers/promises';

/**
 * The longest stretch for which `work` kept all else of this process waiting. In milliseconds that its
 * thread had the processor: on a busy machine the clock goes on while others have it.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  const beats = (async () => {
    let before = busy();
    while (!isOver) {
      await wait(2);
      const now = busy();
      longest = Math.max(longest, now - before);
      before = now;
    }
  })();
  // The first beat is waited for: what is done before it would not be seen.
  await wait(4);
  try {
    await work();
  } finally {
    isOver = true;
    await beats;
  }
  return longest;
}

/** How long this machine's processor takes for the same bit of work each time: the middle of some tries. */
export function yardstick(): number {
  const text = 'The motion to approve the lease of the old library carried four to one. '.repeat(
    400,
  );
  const tries = Array.from({ length: 7 }, () => {
    const before = busy();
    for (let turn = 0; turn < 6; turn += 1) text.split(' ').toSorted().join('').toUpperCase();
    return busy() - before;
  });
  return tries.toSorted((one, other) => one - other)[3] ?? 0;
}

function busy(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
