'use client';
import { Form } from 'react-router';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { keyPath, revokeWords } from './key-words.ts';

/** Asks, and then ends a key. */
export function RevokeKey({ keyId, of }: { keyId: string; of: string }) {
  return (
    <ConfirmDialog
      title={revokeWords.title}
      description={revokeWords.text}
      trigger={{
        label: (
          <>
            Revoke<span className="sr-only">: {of}</span>
          </>
        ),
        small: true,
        fallbackHref: keyPath(keyId),
      }}
      actions={<RevokeKeyForm keyId={keyId} />}
    />
  );
}

/** The one button that does it; on the page that asks where no script runs, and in the dialog. */
export function RevokeKeyForm({ keyId }: { keyId: string }) {
  return (
    <Form method="post" action={keyPath(keyId)}>
      <SubmitButton variant="danger" formAction={keyPath(keyId)} pendingLabel="Revoking...">
        Revoke Key
      </SubmitButton>
    </Form>
  );
}
