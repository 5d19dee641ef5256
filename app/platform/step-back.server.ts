import { constants, getPriority, setPriority } from 'node:os';

/** A process steps back this far behind the one that answers. */
const behind = constants.priority.PRIORITY_BELOW_NORMAL;

/** Gives a process, this one if none is named, the processor when those who answer readers leave it. */
export function stepBack(pid = 0): void {
  // Nobody may come forward again, not even from further back.
  setPriority(pid, Math.min(getPriority(pid) + behind, constants.priority.PRIORITY_LOW));
}
