'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import type { ResetPassword } from './settings-form.ts';

/** Posts to the address of its page, which holds the link's secret. */
export function ResetPasswordForm() {
  const [form, fields] = useForm<ResetPassword>({
    id: 'reset-password',
    lastResult: useLastResult(),
  });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)}>
      <FormErrors form={form} />
      <TextField
        field={fields.newPassword}
        label="New Password"
        type="password"
        autoComplete="new-password"
        placeholder="Min. 8 characters with numbers and symbols"
      />
      <TextField
        field={fields.confirmPassword}
        label="Confirm New Password"
        type="password"
        autoComplete="new-password"
      />
      <SubmitButton block pendingLabel="Updating...">
        Update Password
      </SubmitButton>
    </Form>
  );
}
