/**
 * Seconds this process has computed since `workDone` was called. Not seconds on the clock: a busy
 * machine makes those longer and no promise less true.
 */
export function workDone(): () => number {
  const before = process.cpuUsage();
  return () => process.cpuUsage(before).user / 1e6;
}
