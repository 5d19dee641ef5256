import { countWords } from '#app/platform/counted.ts';
import { formatAgo } from '#app/platform/moment.ts';
import type { SourcesHealth } from '#app/sources/desk/read-sources-health.server.ts';
import type { Standing } from './standing.ts';

const link = { to: '/admin/sources', label: 'Look at them' };

/** How the sources stand that are asked by themselves. */
export function sourceStandings(sources: SourcesHealth, now: Date): Standing[] {
  const { asked, failing, silent, overdue, lastReadAt } = sources;
  if (asked === 0) return [{ name: 'Sources', text: 'No source is asked.', isFine: true }];
  return [
    {
      name: 'Cannot be read',
      text: failing === 0 ? 'None.' : `${sourcesWords(failing)} of ${countWords(asked)}.`,
      isFine: failing === 0,
      advice: 'Each says what it met, and is asked again by itself.',
      link,
    },
    {
      name: 'Bring nothing',
      text: silent === 0 ? 'None.' : `${sourcesWords(silent)} for two months.`,
      isFine: silent === 0,
      advice: 'Their place may have moved.',
      link,
    },
    {
      name: 'Last read',
      text: `${lastReadAt ? formatAgo(lastReadAt, now) : 'Never'}${late(overdue)}.`,
      isFine: overdue === 0,
      advice: 'Nobody has begun them for a quarter of an hour: see whether a worker runs.',
    },
  ];
}

const late = (overdue: number) => (overdue === 0 ? '' : `; ${sourcesWords(overdue)} late`);

const sourcesWords = (count: number) =>
  `${countWords(count)} ${count === 1 ? 'source' : 'sources'}`;
