'use client';
import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { deletionCopy } from './deletion-copy.ts';

const page = '/settings/delete-account';

/** Asks for the password in a dialog; a refusal is shown there, and nothing else is lost. */
export function DeleteAccountDialog() {
  const fetcher = useFetcher<{ lastResult?: SubmissionResult }>();
  const [form, fields] = useForm<{ password: string }>({
    id: 'delete-account',
    lastResult: fetcher.data?.lastResult,
  });
  return (
    <ConfirmDialog
      title={deletionCopy.title}
      description={deletionCopy.text}
      trigger={{ label: 'Delete Account', variant: 'danger', fallbackHref: page }}
      actions={
        <Button
          variant="danger"
          type="submit"
          form={form.id}
          pending={fetcher.state !== 'idle'}
          pendingLabel="Deleting..."
        >
          Delete Account
        </Button>
      }
    >
      <fetcher.Form method="post" action={page} className="form-stack" {...getFormProps(form)}>
        <FormErrors errors={form.errors} />
        <TextField
          field={fields.password}
          label="Current Password"
          type="password"
          autoComplete="current-password"
        />
      </fetcher.Form>
    </ConfirmDialog>
  );
}
