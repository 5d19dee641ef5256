import { data, Link, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { readSampleChoice } from '#app/meetings/read-sample-choice.server.ts';
import { type RefusedSample, SampleMeetingForm } from '#app/meetings/SampleMeetingForm.tsx';
import { setSampleMeeting } from '#app/meetings/set-sample-meeting.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { countWords } from '#app/platform/counted.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { log } from '#app/platform/log.server.ts';
import { FilterBar, FilterSelect, SearchBox } from '#app/ui/FilterBar.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import type { Toast } from '#app/ui/toast.ts';
import type { Route } from './+types/sample-meeting';

const failedToLoad = 'Failed to load meetings';
const failedToSet = 'Failed to set sample meeting';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const chosen = searchParams.get('entity') || null;
  try {
    const { sample, meetings, ...choice } = await readSampleChoice({ entityId: chosen, search });
    return {
      ...choice,
      search,
      chosen,
      sample: sample && { ...sample, date: formatMeetingDate(sample.date) },
      meetings: meetings.map(({ id, title, date, hasSummary }) => ({
        id,
        label: `${formatMeetingDate(date)} · ${title ?? 'Untitled meeting'}${hasSummary ? '' : ' (no summary yet)'}`,
      })),
    };
  } catch (error) {
    log.error({ err: error }, failedToLoad);
    const toast: Toast = { type: 'error', message: failedToLoad };
    return data({ toast }, { status: 500 });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  const sent = (await readForm(request)).get('meetingId');
  const meetingId = typeof sent === 'string' ? sent : '';
  const refuse = (message: string, status: number) => {
    const refused: RefusedSample = { meetingId, message };
    return data({ refused }, { status });
  };
  if (meetingId === '') return refuse('Please select a meeting', 400);
  try {
    await setSampleMeeting({ actorId: userId, meetingId });
  } catch (error) {
    const { message, status } = refusalOf(error, failedToSet);
    return refuse(message, status);
  }
  showToast(context, 'success', 'Sample meeting updated successfully');
  return redirect(`/admin/sample-meeting${new URL(request.url).search}`);
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  if ('toast' in loaderData) {
    return (
      <>
        <PrivateMeta title="Sample Meeting" />
        <ErrorNotice>{failedToLoad}</ErrorNotice>
      </>
    );
  }
  const { sample, entities, entityCount, entityId, chosen, search, meetings } = loaderData;
  return (
    <div className="grid max-w-[56rem] gap-6">
      <PrivateMeta title="Sample Meeting" />
      <CurrentSample sample={sample} />
      <FilterBar label="Choose an entity" status={entityStatus(entities.length, entityCount)}>
        <SearchBox label="Search entities..." value={search} />
        <FilterSelect
          name="entity"
          label="Entity"
          allLabel={sample ? `${sample.entity} (current sample)` : 'Select an entity'}
          options={entities.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen ?? ''}
        />
      </FilterBar>
      {entityId === null ? (
        <p className="text-muted">Choose an entity to see its meetings.</p>
      ) : meetings.length === 0 ? (
        <p>No meetings found for this entity.</p>
      ) : (
        <SampleMeetingForm
          key={`${entityId} ${sample?.meetingId}`}
          meetings={meetings}
          sampleId={sample?.meetingId ?? null}
        />
      )}
    </div>
  );
}

type Sample = { title: string | null; date: string; entity: string } | null;

function CurrentSample({ sample }: { sample: Sample }) {
  if (!sample) return <p>No sample meeting has been set.</p>;
  return (
    <p>
      Everybody can read <Link to="/sample-meeting">{sample.title ?? 'an untitled meeting'}</Link>
      <span className="block text-muted text-sm">
        {sample.date} · {sample.entity}
      </span>
    </p>
  );
}

function entityStatus(shown: number, count: number): string | undefined {
  if (count === 0) return 'No entities found';
  if (shown >= count) return undefined;
  return `The first ${shown} of ${countWords(count)} entities. Search to see others.`;
}
