'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';

/** The page that stands in for the dialog where no script runs. */
export function DeleteAccountForm() {
  const lastResult = useLastResult();
  const [form, fields] = useForm<{ password: string }>({ id: 'delete-account', lastResult });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)}>
      <FormErrors form={form} />
      <TextField
        field={fields.password}
        label="Current Password"
        type="password"
        autoComplete="current-password"
      />
      <div className="button-row">
        <LinkButton to="/settings">Cancel</LinkButton>
        <SubmitButton variant="danger" pendingLabel="Deleting...">
          Delete Account
        </SubmitButton>
      </div>
    </Form>
  );
}
