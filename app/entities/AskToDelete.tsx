import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { addressAsking } from '#app/platform/http/address-asking.ts';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';

type AskToDeleteProps = {
  /** 'Entity' */
  what: string;
  name: string;
  /** What goes with it. */
  description: string;
  /** The page asks instead of a dialog: where no script runs. */
  asks: boolean;
  address: string;
  /** What is said before it is asked. */
  children: ReactNode;
};

/** The button that deletes, and the question before it; a Panel `delete-title` stands around it. */
export function AskToDelete(props: AskToDeleteProps) {
  const { what, name, description, asks, address, children } = props;
  const title = `Delete ${name}?`;
  if (asks) {
    return (
      <div className="grid gap-4">
        <p>
          <strong>{title}</strong> {description}
        </p>
        <div className="button-row">
          <DeleteForm address={address} />
          <LinkButton to={address}>Cancel</LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      {children}
      <ConfirmDialog
        title={title}
        description={description}
        trigger={{
          label: `Delete ${what}`,
          variant: 'danger',
          fallbackHref: addressAsking(address, { name: 'delete', value: 1, hash: 'delete-title' }),
        }}
        actions={<DeleteForm address={address} />}
      />
    </div>
  );
}

function DeleteForm({ address }: { address: string }) {
  return (
    <Form method="post" action={address}>
      <SubmitButton
        variant="danger"
        name="intent"
        value="delete"
        formAction={address}
        pendingLabel="Deleting..."
      >
        Delete
      </SubmitButton>
    </Form>
  );
}
