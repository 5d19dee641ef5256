import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { AgreedRow } from './inbox-row.ts';

type RowButtonProps = {
  row: AgreedRow;
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
    <RowForm row={row}>
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
    </RowForm>
  );
}

type RowFormProps = { row: AgreedRow } & ComponentProps<typeof Form>;

/** A form of the inbox, with what it is about and whose that was when the page was made. */
export function RowForm({ row, children, ...form }: RowFormProps) {
  return (
    <Form
      method="post"
      action={row.back === undefined ? undefined : '/admin/inbox'}
      preventScrollReset
      {...form}
    >
      <input type="hidden" name="item" value={row.item} />
      <input type="hidden" name="meetingId" value={row.meetingId ?? ''} />
      <input type="hidden" name="owner" value={row.owner?.id ?? ''} />
      {row.back === undefined ? null : <input type="hidden" name="back" value={row.back} />}
      {children}
    </Form>
  );
}
