import { formatDuration } from 'date-fns/formatDuration';
import { intervalToDuration } from 'date-fns/intervalToDuration';
import { Link } from 'react-router';
import type { Corrections } from '../count-corrections.server.ts';

/** What readers reported and what was corrected, as counts. */
export function Corrected({ corrections }: { corrections: Omit<Corrections, 'checked'> }) {
  const { days, published, corrected, reports, medianHours } = corrections;
  const facts = [
    ['Summaries published', published],
    ['Corrections published', corrected],
    ['Sentences that readers reported', reports.all],
    ['Reports followed by a correction of the sentence', reports.corrected],
    ['Reports read by an editor, sentence left as it was', reports.kept],
    ['Reports that wait', reports.waiting],
  ] as const;
  return (
    <section aria-labelledby="corrected">
      <h2 id="corrected" className="text-2xl">
        What readers reported, and what was corrected
      </h2>
      <p className="mt-2 max-w-[44rem] text-muted">
        Under each summary readers can report a sentence. An editor reads every report beside the
        record; each correction is marked on its summary and told under{' '}
        <Link to="/corrections">Corrections</Link>. Counted are the last {days} days.
      </p>
      <dl className="mt-5 grid max-w-[52rem] gap-x-10 sm:grid-cols-2">
        {facts.map(([term, count]) => (
          <div
            key={term}
            className="flex items-baseline justify-between gap-4 border-line border-t py-2.5"
          >
            <dt>{term}</dt>
            <dd className="font-serif text-xl tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[44rem]">{speedText(medianHours, reports)}</p>
    </section>
  );
}

/** Of fewer reports a middle one says little. */
const fewestForMedian = 5;

function speedText(medianHours: number | null, reports: Corrections['reports']): string {
  if (reports.all === 0) return 'No reader has reported a sentence in that time.';
  if (medianHours === null)
    return 'None of the reports has led to a correction so far, so there is no time to tell.';
  const { corrected } = reports;
  const time = durationText(medianHours);
  if (corrected === 1) return `The one reported sentence was corrected after ${time}.`;
  const few =
    corrected < fewestForMedian ? ` With only ${corrected} of them that says little yet.` : '';
  return `From report to correction it took ${time} in the middle: half were faster, half slower.${few}`;
}

const hourMilliseconds = 3_600_000;

function durationText(hours: number): string {
  if (hours < 1) return 'less than an hour';
  const duration = intervalToDuration({ start: 0, end: Math.round(hours) * hourMilliseconds });
  const units = hours < 48 ? (['days', 'hours'] as const) : (['months', 'days'] as const);
  return formatDuration(duration, { format: [...units] });
}
