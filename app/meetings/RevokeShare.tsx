'use client';
import { Form } from 'react-router';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { revokeWords } from './share.ts';

type RevokeShareProps = {
  shareId: string;
  small?: boolean;
  /** Which meeting's link it is, where several stand together. */
  of?: string;
};

/** Asks, and then ends a link. */
export function RevokeShare({ shareId, small, of }: RevokeShareProps) {
  return (
    <ConfirmDialog
      title={revokeWords.title}
      description={revokeWords.text}
      trigger={{
        label: <>Revoke Link{of ? <span className="sr-only">: {of}</span> : null}</>,
        small,
        fallbackHref: revokePage(shareId),
      }}
      actions={<RevokeForm shareId={shareId} />}
    />
  );
}

/** The one button that does it; on the page that asks where no script runs, and in the dialog. */
export function RevokeForm({ shareId }: { shareId: string }) {
  return (
    <Form method="post" action={revokePage(shareId)}>
      <SubmitButton variant="danger" formAction={revokePage(shareId)} pendingLabel="Revoking...">
        Revoke Link
      </SubmitButton>
    </Form>
  );
}

function revokePage(shareId: string): string {
  return `/settings/shares/${shareId}`;
}
