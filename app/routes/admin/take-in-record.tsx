import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { readGivenRecord } from '#app/records/given-record.server.ts';
import { answered } from '#app/records/heads/answered-field.ts';
import { recordHint, recordTypes } from '#app/records/record-types.ts';
import { TakeInRecordForm } from '#app/records/TakeInRecordForm.tsx';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import { readReview } from '#app/summaries/review/read-review.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import type { Route } from './+types/take-in-record';
import { readRecordForm } from './read-record-form.server.ts';
import { refuseRecord } from './refuse-record.server.ts';

const formShape = z.object({
  record: z.instanceof(File).optional(),
  link: z.string().max(2000, 'Please enter a shorter link').optional(),
  agendaFile: z.instanceof(File).optional(),
  agenda: z.string().optional(),
  answered,
});
const failed = 'The record could not be taken in. Please try again.';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { meeting, records } = await orErrorPage(readReview({ meetingId: params.meetingId }));
  return {
    title: meeting.title ?? 'Untitled meeting',
    date: formatMeetingDate(meeting.date),
    governmentBody: meeting.governmentBody,
    records: records.map(({ id, fileName }) => ({ id, fileName })),
    back: `/admin/meetings/${meeting.id}`,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  const read = await readRecordForm({ request, failed, field: 'record' });
  if (read.refusal) return read.refusal;
  const submission = parseWithZod(read.form, { schema: formShape });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  try {
    const given = await readGivenRecord(submission.value);
    const { meetingId } = await takeInRecord({
      actorId: userId,
      ...given,
      answered: submission.value.answered,
      meeting: { kind: 'existing', meetingId: params.meetingId },
    });
    showToast(context, 'success', 'The record was taken in');
    return redirect(`/admin/meetings/${meetingId}`);
  } catch (error) {
    const field = submission.value.record ? 'record' : 'link';
    return refuseRecord({ submission, error, failed, fieldOf: () => field });
  }
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { title, date, governmentBody, records, back } = loaderData;
  return (
    <div className="max-w-[46rem]">
      <PrivateMeta title="Take In a Record" />
      <BackLink to={back}>Review</BackLink>
      <h2 className="section-title">Take in a record</h2>
      <p className="mt-1 mb-6 text-muted">
        {[title, date, governmentBody].filter(Boolean).join(' · ')}
      </p>
      {records.length > 0 ? (
        <p className="mb-6">
          Taken in so far: {records.map(({ fileName }) => fileName).join(', ')}. A new record gets a
          draft of its own.
        </p>
      ) : null}
      <TakeInRecordForm recordTypes={recordTypes} recordHint={recordHint} back={back} />
    </div>
  );
}
