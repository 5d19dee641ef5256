import { Link } from 'react-router';
import { editMeetingAddress } from '#app/meetings/edit-meeting-address.ts';
import { formatDay, formatMoment } from '#app/platform/moment.ts';
import { Badge, type BadgeState } from '#app/ui/Badge.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Progress } from '#app/ui/Progress.tsx';
import type { ChangeKind, RunOutcome } from '../runs/run-report.ts';
import type { ShownSource } from './read-source.server.ts';

type ShownRun = ShownSource['runs'][number];

const outcomes: Record<RunOutcome, { words: string; badge: BadgeState }> = {
  brought: { words: 'Something new', badge: 'new' },
  same: { words: 'Nothing new', badge: 'done' },
  empty: { words: 'No meetings', badge: 'pending' },
  failed: { words: 'Could not be read', badge: 'rejected' },
};

const changes: Record<ChangeKind, string> = {
  new: 'New',
  changed: 'Changed',
  cancelled: 'Cancelled',
  offered: 'Told otherwise than here',
  gone: 'Not listed any more, probably cancelled',
  back: 'Listed again',
};

/** What the newest runs of a source did, the newest first. @param back the page that it stands on */
export function RunList({ runs, back }: { runs: readonly ShownRun[]; back: string }) {
  return (
    <ol className="grid gap-4">
      {runs.map((run) => (
        <li key={run.id} className="panel grid gap-3 p-4">
          <RunHead run={run} />
          {run.report.problem ? <p>{run.report.problem}</p> : null}
          {run.changes.length > 0 ? <Changes run={run} back={back} /> : null}
          <LeftOut run={run} />
        </li>
      ))}
    </ol>
  );
}

function RunHead({
  run: { startedAt, endedAt, isByHand, outcome, progress, report },
}: {
  run: ShownRun;
}) {
  const documents = report.newDocuments;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <time dateTime={startedAt.toISOString()} className="font-semibold">
        {formatMoment(startedAt)}
      </time>
      {outcome ? <Badge state={outcomes[outcome].badge}>{outcomes[outcome].words}</Badge> : null}
      {isByHand ? <span className="text-muted text-sm">by hand</span> : null}
      {documents > 0 ? (
        <span className="text-muted text-sm">
          {documents.toLocaleString('en-US')} {documents === 1 ? 'new document' : 'new documents'}
        </span>
      ) : null}
      {endedAt === null ? (
        <div className="w-full">
          <Progress
            label="Reading"
            done={progress ? progress.percent / 100 : null}
            {...(progress?.step && { step: progress.step })}
          />
        </div>
      ) : null}
    </div>
  );
}

function Changes({ run, back }: { run: ShownRun; back: string }) {
  return (
    <ul className="grid gap-1">
      {run.changes.map(({ uid, kind, title, day, meetingId }) => (
        <li key={uid}>
          <span className="text-muted">{changes[kind]}: </span>
          {meetingId ? (
            <Link to={editMeetingAddress(meetingId, back)}>{title ?? 'Meeting'}</Link>
          ) : (
            (title ?? 'Meeting')
          )}
          , {formatDay(day)}
        </li>
      ))}
    </ul>
  );
}

function LeftOut({ run: { report } }: { run: ShownRun }) {
  const { leftOut, remarks } = report;
  if (leftOut.length + remarks.length === 0) return null;
  const count = leftOut.length;
  const label = count === 0 ? 'Remarks' : `${count.toLocaleString('en-US')} left out`;
  return (
    <Disclosure label={label}>
      <ul className="mt-2 list-disc pl-5 text-sm">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
        {leftOut.map(({ name, problem }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and they never move
          <li key={at} className="wrap-anywhere">
            {name ? `${name}: ` : ''}
            {problem}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
