import { data, redirect } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { formatLongMeetingDate } from '#app/meetings/meeting-date.ts';
import { readShareState } from '#app/meetings/read-share-state.server.ts';
import type { ShareAnswer } from '#app/meetings/ShareMeeting.tsx';
import { ShareOnItsPage } from '#app/meetings/ShareOnItsPage.tsx';
import { shareMeeting } from '#app/meetings/share-meeting.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { AppError } from '#app/platform/app-error.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/share-meeting';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  const { meetingId } = params;
  const asking = { userId, meetingId, origin: siteAddress(request) };
  const found = await orErrorPage(readShareState(asking), 'Failed to load meeting details');
  return { ...found, meetingId };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const { meetingId } = params;
  const form = await readForm(request);
  const showName = form.get('showName') === 'on';
  const { isNew, refusal } = await share({ userId, meetingId, showName });
  if (!refusal) {
    showToast(context, 'success', isNew ? 'The link is ready.' : 'Saved.');
    if (!form.has('inPlace')) return redirect(`/meetings/${meetingId}/share`);
  }
  const asking = { userId, meetingId, origin: siteAddress(request) };
  const { state } = await orErrorPage(readShareState(asking));
  const answer: ShareAnswer = { state, refused: refusal?.message ?? null };
  return data(answer, { status: refusal?.status ?? 200 });
}

async function share(wanted: Parameters<typeof shareMeeting>[0]) {
  try {
    return { isNew: (await shareMeeting(wanted)).isNew, refusal: null };
  } catch (error) {
    if (error instanceof AppError) return { isNew: false, refusal: error };
    throw error;
  }
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { meetingId, meeting, state } = loaderData;
  const date = formatLongMeetingDate(meeting.date);
  return (
    <PageFrame width="reading" className="max-w-[38rem]">
      <PrivateMeta title="Share Meeting" />
      <PageHeading
        above={<BackLink to={`/meetings/${meetingId}`}>Back to the meeting</BackLink>}
        title="Share this meeting"
        lead={
          <>
            <p>{meeting.title ?? date}</p>
            {meeting.title ? <p>{date}</p> : null}
          </>
        }
      />
      <ShareOnItsPage meetingId={meetingId} state={state} />
    </PageFrame>
  );
}
