import { data, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { AppError } from '#app/platform/app-error.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { listJobs, openStates } from '#app/platform/jobs/list-jobs.server.ts';
import { retryParkedJob } from '#app/platform/jobs/retry-parked-job.server.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { FilterBar, FilterSelect } from '#app/ui/FilterBar.tsx';
import { KeepFresh } from '#app/ui/KeepFresh.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/jobs';
import { JobTable } from './JobTable.tsx';
import { describeJobs } from './job-copy.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const state = openStates.find((one) => one === searchParams.get('state'));
  const { rows, ...pages } = await listJobs({
    states: state ? [state] : openStates,
    place: readPlace(searchParams),
  });
  return {
    state,
    ...pages,
    jobs: await describeJobs(rows),
    underWay: rows.some((job) => job.state !== 'parked'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  const jobId = (await readForm(request)).get('jobId');
  if (typeof jobId !== 'string' || jobId === '') {
    throw data({ message: 'This form was not understood.' }, { status: 400 });
  }
  try {
    const retried = await retryParkedJob({ actorId, jobId });
    if (retried) showToast(context, 'success', 'The job starts again');
    else showToast(context, 'info', 'The job is not parked any more');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    showToast(context, 'error', error.message);
  }
  return redirect(`/admin/jobs${new URL(request.url).search}`);
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { jobs, state, previous, next, underWay } = loaderData;
  return (
    <>
      <PrivateMeta title="Jobs" />
      {underWay ? <KeepFresh seconds={3} /> : null}
      <div className="max-w-80">
        <FilterBar label="Filter jobs">
          <FilterSelect
            name="state"
            label="State"
            allLabel="All that are not done"
            options={[
              { value: 'parked', label: 'Parked' },
              { value: 'running', label: 'Running' },
              { value: 'waiting', label: 'Waiting' },
            ]}
            value={state ?? ''}
          />
        </FilterBar>
      </div>
      {jobs.length > 0 ? (
        <JobTable jobs={jobs} />
      ) : (
        <EmptyState
          title={state ? 'No such jobs' : 'All work is done'}
          text="Drafting and mail run behind the scenes. A job that keeps failing is parked here, with its reason, until you try it again."
        />
      )}
      <Pagination previous={previous} next={next} />
    </>
  );
}
