import { parseWithZod } from '@conform-to/zod/v4';
import { data, Link } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { listWebhooks } from '#app/api/webhooks/list-webhooks.server.ts';
import { makeWebhook } from '#app/api/webhooks/make-webhook.server.ts';
import { type MadeWebhook, WebhookForm } from '#app/api/webhooks/WebhookForm.tsx';
import { WebhookList } from '#app/api/webhooks/WebhookList.tsx';
import { webhookForm } from '#app/api/webhooks/webhook-form.ts';
import { mayUseWebhooks, noWebhooks, webhookCount } from '#app/api/webhooks/webhook-limits.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { webhooksOf } from '#app/plans/plan-catalogue.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/webhooks';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, tier } = requireViewer(context, request);
  return { webhooks: await orErrorPage(listWebhooks(userId)), tier };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const submission = parseWithZod(await readForm(request), { schema: webhookForm });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  try {
    const { address } = submission.value;
    const { secret } = await makeWebhook({ userId, ...submission.value });
    const made: MadeWebhook = { made: { address, secret } };
    return data(made, { headers: { 'Cache-Control': 'private, no-store' } });
  } catch (error) {
    return refuseForm({
      submission,
      error,
      failed: 'No webhook was made. Please try again.',
      fieldOf: ({ code }) => code === 'invalid' && 'address',
    });
  }
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { webhooks, tier } = loaderData;
  const most = webhooksOf(tier);
  return (
    <PageFrame width="reading">
      <PrivateMeta title="Webhooks" />
      <PageHeading
        above={<BackLink to="/settings#api">Settings</BackLink>}
        title="Webhooks"
        lead={
          <>
            By a webhook your programs are told when something happens, instead of asking again and
            again. <Link to="/api#webhooks">What they are told</Link>.
          </>
        }
      />
      {mayUseWebhooks(tier) ? (
        <p className="mb-6">
          {webhooks.length} of {webhookCount(most)} used.
        </p>
      ) : (
        <NotIncluded words={noWebhooks(tier)} hasWebhooks={webhooks.length > 0} />
      )}
      {webhooks.length > 0 ? (
        <section aria-labelledby="webhooks" className="mb-10">
          <h2 id="webhooks" className="section-title mb-3">
            Your Webhooks
          </h2>
          <WebhookList webhooks={webhooks} />
        </section>
      ) : null}
      {mayUseWebhooks(tier) ? (
        <section aria-labelledby="new">
          <h2 id="new" className="section-title mb-3">
            New Webhook
          </h2>
          {webhooks.length < most ? null : (
            <p className="mb-3">You have as many as there can be. Delete one first.</p>
          )}
          <WebhookForm />
        </section>
      ) : null}
    </PageFrame>
  );
}

function NotIncluded({ words, hasWebhooks }: { words: string; hasWebhooks: boolean }) {
  return (
    <div className="mb-8 grid gap-4">
      <Notice>
        {words}
        {hasWebhooks ? ' Yours are kept, and told nothing until it does again.' : ''}
      </Notice>
      <div>
        <LinkButton to="/pricing">See Plans</LinkButton>
      </div>
    </div>
  );
}
