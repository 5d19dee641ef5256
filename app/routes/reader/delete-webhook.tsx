import { redirect } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { DeleteWebhookForm } from '#app/api/webhooks/DeleteWebhook.tsx';
import { deleteWebhook } from '#app/api/webhooks/delete-webhook.server.ts';
import { readWebhook } from '#app/api/webhooks/list-webhooks.server.ts';
import { deleteWords, webhookPath, webhooksPath } from '#app/api/webhooks/webhook-paths.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/delete-webhook';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  return { webhook: await orErrorPage(readWebhook(userId, params.webhookId)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  await orErrorPage(deleteWebhook(userId, params.webhookId));
  showToast(context, 'success', 'The webhook was deleted.');
  return redirect(webhooksPath);
}

export function ServerComponent({ loaderData: { webhook } }: Route.ServerComponentProps) {
  return (
    <PageFrame width="reading" className="max-w-[34rem]">
      <PrivateMeta title="Delete Webhook" />
      <PageHeading
        above={<BackLink to={webhookPath(webhook.id)}>Webhook</BackLink>}
        title={deleteWords.title}
        lead={deleteWords.text}
      />
      <p className="wrap-anywhere">{webhook.address}</p>
      <div className="button-row mt-6">
        <DeleteWebhookForm webhookId={webhook.id} />
        <LinkButton to={webhookPath(webhook.id)}>Cancel</LinkButton>
      </div>
    </PageFrame>
  );
}
