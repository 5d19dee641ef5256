import { WarningIcon } from '#app/ui/icons.tsx';
import type { StageOfMeeting as Stage } from './read-stages.server.ts';
import { StageBadge } from './StageBadge.tsx';

/** A meeting's stage in a list, with how far its draft is. */
export function StageOfMeeting({ stage }: { stage: Stage | undefined }) {
  if (!stage) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <StageBadge stage={stage.stage} />
      <JobNote job={stage.job} />
    </span>
  );
}

function JobNote({ job }: { job: Stage['job'] }) {
  if (!job) return null;
  if (job.state === 'parked') {
    return (
      <span className="inline-flex items-center gap-1 text-danger text-sm">
        <WarningIcon /> Drafting failed
      </span>
    );
  }
  return (
    <span className="text-muted text-sm tabular-nums">
      {job.state === 'waiting' ? 'Waiting to be drafted' : `Drafting, ${job.progress}%`}
    </span>
  );
}
