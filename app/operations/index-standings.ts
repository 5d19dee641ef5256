import { type IndexHealth, mostLookedAt } from '#app/search/indexing/read-index-health.server.ts';
import { figure, parkedJobs, type Standing } from './standing.ts';

const name = 'Meetings to index';

/** How the index of the search stands. */
export function indexStandings({ missing, jobState, jobStep }: IndexHealth): Standing[] {
  const newest = `of the ${figure(mostLookedAt)} newest`;
  const text = missing === 0 ? `None ${newest}.` : `${figure(missing)} ${newest}.`;
  if (jobState === 'waiting' || jobState === 'running') {
    const step = jobStep ? ` (${jobStep})` : '';
    return [{ name, text: `${text} The index is made anew${step}.`, isFine: true }];
  }
  if (jobState === 'parked') {
    const advice = 'The job that makes the index anew has failed.';
    return [{ name, text, isFine: false, advice, link: parkedJobs('See why') }];
  }
  const advice = 'Readers do not find them: npm run dais -- reindex --missing indexes them.';
  return [{ name, text, isFine: missing === 0, advice }];
}
