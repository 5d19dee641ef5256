import type { QueuedKind } from '#app/platform/jobs/read-queue.server.ts';
import { counted, figure, isLonger, parkedJobs, type Standing, span } from './standing.ts';

/** One kind of work waits for itself alone, and most of it takes seconds. */
const patienceMinutes = 5;

/** How the work behind the scenes stands. */
export function queueStandings(kinds: readonly QueuedKind[], now: Date): Standing[] {
  const sum = (of: 'due' | 'later' | 'inHand' | 'lost' | 'parked') =>
    kinds.reduce((total, kind) => total + kind[of], 0);
  const since = kinds.flatMap(({ dueSince }) => dueSince ?? []);
  const first = since.length > 0 ? new Date(Math.min(...since.map(Number))) : null;
  return [
    waiting({ due: sum('due'), later: sum('later'), first, now }),
    inHand(sum('inHand'), sum('lost')),
    parked(sum('parked')),
  ];
}

type Waiting = { due: number; later: number; first: Date | null; now: Date };

function waiting({ due, later, first, now }: Waiting): Standing {
  const name = 'Waiting';
  const forLater = later > 0 ? `; ${counted(later, 'job')} for a later time` : '';
  if (!first) return { name, text: `Nothing waits${forLater}.`, isFine: true };
  return {
    name,
    text: `${counted(due, 'job')}, the first for ${span(first, now)}${forLater}.`,
    isFine: !isLonger(first, now, patienceMinutes),
    advice: 'Work waits for long: see whether a worker runs, and what it has in hand.',
    link: { to: '/admin/jobs?state=waiting', label: 'See what waits' },
  };
}

function inHand(count: number, lost: number): Standing {
  const name = 'In hand';
  if (count === 0) return { name, text: 'Nothing is worked on.', isFine: true };
  const text = counted(count, 'job');
  if (lost === 0) return { name, text: `${text}.`, isFine: true };
  return {
    name,
    text: `${text}, of which ${figure(lost)} lost their worker.`,
    isFine: false,
    advice: 'Another worker takes them up. If they stay, none runs.',
  };
}

function parked(count: number): Standing {
  const name = 'Parked';
  if (count === 0) return { name, text: 'No job has failed for good.', isFine: true };
  return {
    name,
    text: `${counted(count, 'job')} failed for good.`,
    isFine: false,
    advice: 'Each says why, and can be tried again.',
    link: parkedJobs('Look at them'),
  };
}
