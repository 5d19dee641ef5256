import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { EditMeetingDialog } from '#app/meetings/EditMeetingDialog.tsx';
import { listGovernmentBodies } from '#app/meetings/government-body.server.ts';
import { editMeetingForm } from '#app/meetings/meeting-form.ts';
import { readMeetingForEdit } from '#app/meetings/read-meeting-for-edit.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { safePath } from '#app/platform/http/safe-path.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { saveMeeting } from '#app/summaries/publishing/save-meeting.server.ts';
import type { Route } from './+types/edit-meeting';

/** The page that it was opened from: the one that its address names, else the list as it was left. */
function openedFrom(request: Request): string {
  const { searchParams, search } = new URL(request.url);
  return safePath(searchParams.get('back'), `/admin/modify-meeting${search}`);
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const [meeting, bodies] = await Promise.all([
    orErrorPage(readMeetingForEdit(params.meetingId), 'Failed to load meetings. Please try again.'),
    orErrorPage(listGovernmentBodies(), 'Failed to load government entities.'),
  ]);
  return { meeting, bodies, meetingId: params.meetingId, back: openedFrom(request) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  const submission = parseWithZod(await readForm(request), { schema: editMeetingForm });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  const { markdownSummary: summary, summaryMark, correction, ...fields } = submission.value;
  try {
    await saveMeeting({
      actorId: userId,
      meetingId: params.meetingId,
      fields,
      summary,
      summaryMark,
      correction,
    });
    showToast(context, 'success', 'Meeting updated successfully');
    return redirect(openedFrom(request));
  } catch (error) {
    return refuseForm({
      submission,
      error,
      failed: 'The meeting was not changed. Please try again.',
    });
  }
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { meetingId, ...dialog } = loaderData;
  return (
    <>
      <PrivateMeta title="Edit Meeting" />
      <EditMeetingDialog key={meetingId} {...dialog} />
    </>
  );
}
