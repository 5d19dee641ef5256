import { redirect } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { keysPath, revokeWords } from '#app/api/keys/key-words.ts';
import { readKey } from '#app/api/keys/list-keys.server.ts';
import { RevokeKeyForm } from '#app/api/keys/RevokeKey.tsx';
import { revokeKey } from '#app/api/keys/revoke-key.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { formatMoment } from '#app/platform/moment.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/revoke-key';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  return { key: await orErrorPage(readKey(userId, params.keyId)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  await orErrorPage(revokeKey(userId, params.keyId));
  showToast(context, 'success', 'The key was revoked. It no longer works.');
  return redirect(keysPath);
}

export function ServerComponent({ loaderData: { key } }: Route.ServerComponentProps) {
  return (
    <PageFrame width="reading" className="max-w-[34rem]">
      <PrivateMeta title="Revoke Key" />
      <PageHeading
        above={<BackLink to={keysPath}>API Keys</BackLink>}
        title={revokeWords.title}
        lead={revokeWords.text}
      />
      <DefinitionList
        items={[
          { term: 'Key', value: key.name },
          { term: 'Begins with', value: key.prefix },
          { term: 'Last used', value: key.lastUsedAt ? formatMoment(key.lastUsedAt) : 'Never' },
        ]}
      />
      <div className="button-row mt-6">
        <RevokeKeyForm keyId={key.id} />
        <LinkButton to={keysPath}>Cancel</LinkButton>
      </div>
    </PageFrame>
  );
}
