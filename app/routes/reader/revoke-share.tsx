import { redirect } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { readOwnShare } from '#app/meetings/list-shares.server.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { RevokeForm } from '#app/meetings/RevokeShare.tsx';
import { revokeShare } from '#app/meetings/revoke-share.server.ts';
import { revokeWords } from '#app/meetings/share.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/revoke-share';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  const { shareId } = params;
  const share = await orErrorPage(readOwnShare({ userId, shareId, origin: siteAddress(request) }));
  return { share };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  await orErrorPage(revokeShare({ userId, shareId: params.shareId }));
  showToast(context, 'success', 'The link was revoked. It no longer works.');
  return redirect('/settings#shared-meetings');
}

export function ServerComponent({ loaderData: { share } }: Route.ServerComponentProps) {
  const { meeting, expiresAt, views } = share;
  return (
    <PageFrame width="reading" className="max-w-[34rem]">
      <PrivateMeta title="Revoke Link" />
      <PageHeading
        above={<BackLink to="/settings#shared-meetings">Settings</BackLink>}
        title={revokeWords.title}
        lead={revokeWords.text}
      />
      <DefinitionList
        items={[
          { term: 'Meeting', value: meeting.title ?? formatMeetingDate(meeting.date) },
          { term: 'Valid until', value: formatMeetingDate(expiresAt) },
          { term: 'Views', value: views.toLocaleString('en-US') },
        ]}
      />
      <div className="button-row mt-6">
        <RevokeForm shareId={share.id} />
        <LinkButton to="/settings#shared-meetings">Cancel</LinkButton>
      </div>
    </PageFrame>
  );
}
