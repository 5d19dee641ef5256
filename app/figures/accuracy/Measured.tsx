import { formatDay } from '#app/platform/moment.ts';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import type { MeasuredRun } from '../measured-run.ts';
import { alteredName, formatName } from './accuracy-copy.ts';
import { ByError } from './ByError.tsx';
import { ByRecord } from './ByRecord.tsx';
import { Headline, percentOf } from './Share.tsx';

/** The last run of the figures that was kept: how often the method is right where that is known. */
export function Measured({ run }: { run: MeasuredRun | null }) {
  return (
    <section aria-labelledby="measured">
      <h2 id="measured" className="text-2xl">
        How well that works, measured
      </h2>
      {run ? (
        <Run run={run} />
      ) : (
        <div className="mt-5">
          <EmptyState
            headingLevel={3}
            title="Nothing measured yet"
            text="No run of the figures was kept with this version of the program."
          />
        </div>
      )}
    </section>
  );
}

function Run({ run }: { run: MeasuredRun }) {
  const { on, versions, records, altered, meetings, sentences } = run;
  const formats = Map.groupBy(records.formats, ({ format }) => formatName(format));
  const recordsText = [...formats]
    .map(([name, all]) => `${all.reduce((sum, { of }) => sum + of, 0)} ${name}`)
    .join(', ');
  return (
    <div className="grid grid-cols-1 gap-10">
      <p className="mt-2 max-w-[44rem] text-muted">
        One run on <time dateTime={on}>{formatDay(on)}</time> of version {versions.program}
        {versions.prompts.length > 0
          ? `, with a second reading by a language model (prompt ${versions.prompts.join(', ')})`
          : ''}
        . The same command gives the same figures on the same records
        {recordsText === '' ? '' : `: ${recordsText}`}
        {records.refused > 0 ? `, of which ${records.refused} could not be taken in` : ''}.
      </p>
      <Headlines run={run} />
      {sentences.length > 0 ? <ByError sentences={sentences} /> : null}
      {meetings.length > 0 ? <ByRecord meetings={meetings} /> : null}
      <div className="max-w-[44rem]">
        <h3 className="text-xl">What these figures do not tell</h3>
        <ul className="mt-3 grid list-disc gap-2 pl-5">
          <li>
            They judge the program, before an editor reads what it made. How many mistakes are left
            in what was published nobody has measured; below is what readers found.
          </li>
          <li>
            They are few. Where fewer than twenty were asked, only counts are shown; a meeting of
            another kind, or captions of worse quality, may go otherwise.
          </li>
          <li>
            Labels are made by reading, and are not free of mistakes. Of what was <em>set aside</em>{' '}
            nobody saw more than sums while the program was changed.
          </li>
          <li>
            The second reading is that of one language model, whose answers were recorded. Where a
            summary was drafted in the record’s own words, or no second model answered, there was
            none, and its sentences say so.
          </li>
          {altered.length > 0 ? (
            <li>
              Mistakes of the plain kind are found more often than these: of drafted sentences with
              one thing changed on purpose the rules marked {alteredText(altered)}.
            </li>
          ) : null}
        </ul>
      </div>
    </div>
  );
}

const alteredText = (altered: MeasuredRun['altered']) =>
  altered
    .filter(({ of }) => of > 0)
    .map(({ kind, caught, of }) => `${caught} of ${of} (${alteredName(kind)})`)
    .join(', ');

function Headlines({ run }: { run: MeasuredRun }) {
  const read = run.sentences.find(
    ({ half, way }) => half === 'set aside' && way === 'with the verifier',
  );
  const aside = run.meetings.filter(({ half }) => half === 'set aside');
  const sum = (part: 'votes' | 'invented') =>
    aside.reduce(
      (all, one) => ({ right: all.right + one[part].right, of: all.of + one[part].of }),
      { right: 0, of: 0 },
    );
  const errors = read?.errors ?? [];
  const caught = errors.reduce((all, one) => all + one.caught, 0);
  const untrue = errors.reduce((all, one) => all + one.of, 0);
  const figures = [
    { part: caught, whole: untrue, text: 'untrue sentences marked, with a second reading' },
    { part: read?.passed ?? 0, whole: read?.true ?? 0, text: 'true sentences let pass' },
    { part: sum('votes').right, whole: sum('votes').of, text: 'votes found, with outcome' },
    { part: sum('invented').right, whole: sum('invented').of, text: 'votes told that nobody took' },
  ].filter(({ whole }) => whole > 0);
  if (figures.length === 0) return null;
  return (
    <div>
      <p className="text-muted text-sm">
        Of what was set aside while the program was made, so never tuned on:
      </p>
      <dl className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(({ part, whole, text }) => (
          <Headline
            key={text}
            figure={percentOf(part, whole) ?? `${part} of ${whole}`}
            of={`${part} of ${whole}`}
            text={text}
          />
        ))}
      </dl>
    </div>
  );
}
