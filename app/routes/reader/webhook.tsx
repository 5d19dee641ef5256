import { data, Form, redirect } from 'react-router';
import { z } from 'zod';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { askDelivery } from '#app/api/webhooks/ask-delivery.server.ts';
import { DeleteWebhook } from '#app/api/webhooks/DeleteWebhook.tsx';
import { DeliveryLog } from '#app/api/webhooks/DeliveryLog.tsx';
import { listDeliveries } from '#app/api/webhooks/list-deliveries.server.ts';
import { readWebhook } from '#app/api/webhooks/list-webhooks.server.ts';
import { switchOnWebhook } from '#app/api/webhooks/switch-on-webhook.server.ts';
import { webhookEvents } from '#app/api/webhooks/webhook-events.ts';
import { webhookPath, webhooksPath } from '#app/api/webhooks/webhook-paths.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm, unreadableForm } from '#app/platform/http/read-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { formatMoment } from '#app/platform/moment.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Route } from './+types/webhook';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  const { webhookId } = params;
  const place = readPlace(new URL(request.url).searchParams);
  return orErrorPage(
    (async () => ({
      webhook: await readWebhook(userId, webhookId),
      deliveries: await listDeliveries({ userId, webhookId, place }),
    }))(),
  );
}

const asked = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('test') }),
  z.object({ intent: z.literal('again'), delivery: z.string().min(1) }),
  z.object({ intent: z.literal('switch-on') }),
]);

export async function action({ request, params, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const { webhookId } = params;
  const form = asked.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw data({ message: unreadableForm }, { status: 400 });
  if (form.data.intent === 'switch-on') {
    await orErrorPage(switchOnWebhook(userId, webhookId));
    showToast(context, 'success', 'The webhook works again.');
  } else {
    const deliveryId = form.data.intent === 'again' ? form.data.delivery : undefined;
    await orErrorPage(askDelivery({ userId, webhookId, deliveryId }));
    const words = 'It is being sent. Load the page again to see what came of it.';
    showToast(context, 'success', words);
  }
  return redirect(webhookPath(webhookId));
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { webhook, deliveries } = loaderData;
  const isOn = webhook.disabledAt === null;
  return (
    <PageFrame>
      <PrivateMeta title="Webhook" />
      <PageHeading
        above={<BackLink to={webhooksPath}>Webhooks</BackLink>}
        title="Webhook"
        lead={<span className="wrap-anywhere">{webhook.address}</span>}
        actions={<DeleteWebhook webhookId={webhook.id} />}
      />
      <div className="grid grid-cols-1 gap-8">
        {isOn ? null : <SwitchedOff webhookId={webhook.id} />}
        <DefinitionList
          items={[
            {
              term: 'Told of',
              value: webhook.events.map((name) => webhookEvents[name].label).join(' · '),
            },
            {
              term: 'Last reached',
              value: webhook.reachedAt ? formatMoment(webhook.reachedAt) : 'Never',
            },
          ]}
        />
        <section aria-labelledby="messages" className="grid grid-cols-1 gap-4">
          <h2 id="messages" className="section-title">
            Messages
          </h2>
          {isOn ? (
            <Form method="post" action={webhookPath(webhook.id)}>
              <SubmitButton
                variant="secondary"
                name="intent"
                value="test"
                pendingLabel="Sending..."
              >
                Send a Test
              </SubmitButton>
            </Form>
          ) : null}
          {deliveries.rows.length > 0 ? (
            <DeliveryLog webhookId={webhook.id} deliveries={deliveries.rows} canSend={isOn} />
          ) : (
            <p className="text-muted">Nothing was sent in the last 30 days.</p>
          )}
          <Pagination previous={deliveries.previous} next={deliveries.next} />
        </section>
      </div>
    </PageFrame>
  );
}

function SwitchedOff({ webhookId }: { webhookId: string }) {
  return (
    <Notice title="This webhook is switched off">
      <div className="grid justify-items-start gap-3">
        <p>
          Its address took no message for five days, or said that it wants no more. What happened
          since is not sent.
        </p>
        <Form method="post" action={webhookPath(webhookId)}>
          <SubmitButton
            small
            variant="secondary"
            name="intent"
            value="switch-on"
            pendingLabel="Switching on..."
          >
            Switch On Again
          </SubmitButton>
        </Form>
      </div>
    </Notice>
  );
}
