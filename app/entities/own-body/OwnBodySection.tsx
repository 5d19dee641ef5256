import { Form } from 'react-router';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { OwnBodyForm } from './OwnBodyForm.tsx';
import type { OwnBody } from './read-own-body.server.ts';

/** Whether an entity's own government subscribes, which opens its summaries to everybody. */
export function OwnBodySection({ own }: { own: OwnBody | null }) {
  if (!own) {
    return (
      <>
        <p className="mb-6 text-muted">
          While the government itself has the Municipal plan, the summaries of this entity are open
          to everybody, without an account.
        </p>
        <OwnBodyForm />
      </>
    );
  }
  return (
    <Form method="post" className="grid gap-4">
      <p>{standing(own)}</p>
      <div>
        <SubmitButton
          name="intent"
          value="end-own-body"
          variant="secondary"
          pendingLabel="Closing..."
        >
          Leave It to Followers
        </SubmitButton>
      </div>
    </Form>
  );
}

function standing({ email, isOpen, until }: OwnBody): string {
  const last = until ? `, whose last day is ${until}` : '';
  return isOpen
    ? `The summaries are open to everybody by the Municipal plan of ${email}${last}.`
    : `The account ${email} does not have the Municipal plan any more, so the summaries are open to followers only.`;
}
