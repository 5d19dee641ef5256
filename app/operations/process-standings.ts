import { formatAgo } from '#app/platform/moment.ts';
import type { ProcessState } from '#app/platform/watch/read-process.server.ts';
import { counted, figure, type Standing } from './standing.ts';

/** A reader notices a page that comes so much later. */
const lateFromMilliseconds = 200;
const fullFrom = 0.85;

/** How the process stands that made the page. */
export function processStandings(process: ProcessState, now: Date): Standing[] {
  const { version, database, startedAt, memory, errorsOfLastHour: errors } = process;
  const { wholeMegabytes, heapMegabytes, heapLimitMegabytes } = memory;
  const heap = `${figure(heapMegabytes)} of ${figure(heapLimitMegabytes)} MB of its heap`;
  return [
    {
      name: 'Version',
      text: `${version}, on ${database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}.`,
      isFine: true,
    },
    { name: 'Started', text: `${formatAgo(startedAt, now)}.`, isFine: true },
    loop(process.loopDelay),
    {
      name: 'Memory',
      text: `${figure(wholeMegabytes)} MB; ${heap}.`,
      isFine: heapMegabytes < heapLimitMegabytes * fullFrom,
      advice: 'The process ends when its heap is full: start it with more memory.',
    },
    {
      name: 'Errors',
      text:
        errors === 0 ? 'None in the last hour.' : `${counted(errors, 'error')} in the last hour.`,
      isFine: errors === 0,
      advice: 'Each is a line of the log at level error.',
    },
  ];
}

function loop(delay: ProcessState['loopDelay']): Standing {
  const name = 'Event loop';
  if (!delay) return { name, text: 'Not measured yet.', isFine: true };
  const { medianMilliseconds: median, slowestMilliseconds: slowest } = delay;
  return {
    name,
    text: `Late by ${figure(median)} ms in the middle, by ${figure(slowest)} ms or less 99 of 100 times.`,
    isFine: slowest < lateFromMilliseconds,
    advice:
      'It has more to compute than it can: slow statements below, large records, few processors.',
  };
}
