import { nameSlip } from '../facts/roster.ts';
import { soundsApart } from '../facts/sound.ts';
import type { Call } from './roll-answers.ts';

/** A name called without answer, then another, not said elsewhere, answered once: one person. */
export function mergeSlips(calls: readonly Call[]): Call[] {
  const merged: Call[] = [];
  const repeats = calls.filter((entry) => entry.times > 1).length > calls.length / 2;
  for (const entry of calls) {
    const before = merged.at(-1);
    const isSlip =
      before !== undefined &&
      before.answer === null &&
      before.times === 1 &&
      entry.times === 1 &&
      entry.answer !== null &&
      !(before.isMember && entry.isMember) &&
      (repeats ||
        (!(before.mentions > 1 && entry.mentions > 1) &&
          soundsApart(before.key, entry.key) <= nameSlip.amongMembers));
    if (isSlip) {
      const person = before.mentions >= entry.mentions ? before : entry;
      merged[merged.length - 1] = { ...person, answer: entry.answer };
    } else merged.push(entry);
  }
  return merged;
}
