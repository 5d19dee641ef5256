import { Form } from 'react-router';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { InboxRow } from './inbox-row.ts';

type RowButtonProps = {
  row: InboxRow;
  intent: string;
  label: string;
  /** What it says meanwhile. */
  pending: string;
  /** What it is about, for screen readers. */
  name: string;
  /** It is what the key for taking presses. */
  'data-take'?: true;
};

/** A button of a row, in a form of its own. */
export function RowButton({ row, intent, label, pending, name, ...marks }: RowButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <KnownRow row={row} />
      <SubmitButton
        name="intent"
        value={intent}
        variant="secondary"
        small
        pendingLabel={pending}
        {...marks}
      >
        {label}
        <span className="sr-only">: {name}</span>
      </SubmitButton>
    </Form>
  );
}

/** What a form is about, and whose it was when the page was made. */
export function KnownRow({ row }: { row: InboxRow }) {
  return (
    <>
      <input type="hidden" name="item" value={row.item} />
      <input type="hidden" name="meetingId" value={row.meetingId ?? ''} />
      <input type="hidden" name="owner" value={row.owner?.id ?? ''} />
    </>
  );
}
