import { Form } from 'react-router';
import { KeepFresh } from '#app/ui/KeepFresh.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { Progress } from '#app/ui/Progress.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';

type JobPanelProps = {
  job: {
    id: string;
    state: string;
    progress: number;
    step: string | null;
    lastError: string | null;
  } | null;
};

/** How the drafting of a summary stands, while there is something to say about it. */
export function JobPanel({ job }: JobPanelProps) {
  if (!job) return null;
  if (job.state === 'parked') {
    return (
      <ErrorNotice title="No draft could be made">
        <p>{job.lastError ?? 'Something went wrong on our side.'} The record is kept.</p>
        <Form method="post" className="mt-3">
          <input type="hidden" name="jobId" value={job.id} />
          <SubmitButton name="intent" value="retry" small pendingLabel="Trying again...">
            Try again
          </SubmitButton>
        </Form>
      </ErrorNotice>
    );
  }
  const waiting = job.state === 'waiting';
  return (
    <div className="panel">
      <KeepFresh seconds={1.5} />
      <Progress
        label={waiting && job.lastError ? 'Trying again soon' : 'Drafting a summary'}
        done={waiting ? null : job.progress / 100}
        step={job.step ?? 'Waiting for its turn'}
      />
    </div>
  );
}
