'use client';
import { Form } from 'react-router';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { deleteWebhookPath, deleteWords } from './webhook-paths.ts';

/** Asks, and then deletes a webhook. */
export function DeleteWebhook({ webhookId }: { webhookId: string }) {
  return (
    <ConfirmDialog
      title={deleteWords.title}
      description={deleteWords.text}
      trigger={{ label: 'Delete', fallbackHref: deleteWebhookPath(webhookId) }}
      actions={<DeleteWebhookForm webhookId={webhookId} />}
    />
  );
}

/** The one button that does it; on the page that asks where no script runs, and in the dialog. */
export function DeleteWebhookForm({ webhookId }: { webhookId: string }) {
  const action = deleteWebhookPath(webhookId);
  return (
    <Form method="post" action={action}>
      <SubmitButton variant="danger" formAction={action} pendingLabel="Deleting...">
        Delete Webhook
      </SubmitButton>
    </Form>
  );
}
