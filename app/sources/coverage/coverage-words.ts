import { countWords } from '#app/platform/counted.ts';
import { formatDay } from '#app/platform/moment.ts';
import { graceDays } from './count-year.ts';
import type { CoveredBody } from './find-coverage.server.ts';
import type { BodyCoverage } from './read-body-coverage.server.ts';
import type { CoverageSum } from './sum-up-coverage.server.ts';

/** '1 day', '1,204 meetings'. */
const counted = (count: number, unit: string, units = `${unit}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? unit : units}`;

/** 'Watched since Mar 4, 2026; summaries usually come 2 days after the meeting (the median of 31).' */
export function watchedWords(coverage: BodyCoverage): string {
  const { watchedSince, usualDays, usualOf } = coverage;
  const since = `Watched since ${formatDay(watchedSince)}`;
  if (usualDays === null) return `${since}.`;
  const soon = `${counted(usualDays, 'day')} after`;
  return usualOf === 1
    ? `${since}; the one summary since came ${soon} its meeting.`
    : `${since}; summaries usually come ${soon} the meeting (the median of ${usualOf.toLocaleString('en-US')}).`;
}

/** '1 body is watched', '500+ bodies are watched' */
export const countedBodies = ({ bodies, isCut }: CoverageSum) =>
  `${isCut ? countWords(bodies) : bodies.toLocaleString('en-US')} ${bodies === 1 ? 'body is' : 'bodies are'} watched`;

/** 'Of 5,120 meetings held in the last year, 4,800 have a summary.' and what is missing. */
export function sumWords({ held, summarised, withoutRecord, bodiesInNeed }: CoverageSum): string {
  const number = summarised === 0 ? 'none' : summarised.toLocaleString('en-US');
  const have = summarised === 1 || held === 1 ? 'has' : 'have';
  return [
    held > 0
      ? `Of ${counted(held, 'meeting')} held in the last year, ${number} ${have} a summary.`
      : 'No meeting was held in the last year.',
    withoutRecord > 0
      ? `Of ${withoutRecord.toLocaleString('en-US')} no record was found in ${graceDays} days.`
      : '',
    bodiesInNeed > 0 ? `Of ${counted(bodiesInNeed, 'body', 'bodies')} a source is silent.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

type Missing = Pick<CoveredBody, 'withoutRecord' | 'sources' | 'sourcesInNeed'>;

/** What is known to be missing of a body, in the width of a column. */
export function missingWords({ withoutRecord, sources, sourcesInNeed }: Missing): string[] {
  return [
    withoutRecord > 0 ? counted(withoutRecord, 'record') : '',
    sourcesInNeed > 0 ? `${sourcesInNeed} of ${counted(sources, 'source')} silent` : '',
  ].filter(Boolean);
}
