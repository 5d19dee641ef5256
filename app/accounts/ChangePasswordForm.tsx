'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import type { ChangePassword } from './settings-form.ts';

type ChangePasswordFormProps = {
  /** Lets a password manager know whose password this is. */
  email: string;
};

export function ChangePasswordForm({ email }: ChangePasswordFormProps) {
  const lastResult = useLastResult('password');
  const [form, fields] = useForm<ChangePassword>({ id: 'change-password', lastResult });
  return (
    <Form
      method="post"
      action="/settings"
      preventScrollReset
      className="form-stack"
      {...getFormProps(form)}
    >
      <FormErrors form={form} />
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        field={fields.currentPassword}
        label="Current Password"
        type="password"
        autoComplete="current-password"
      />
      <TextField
        field={fields.newPassword}
        label="New Password"
        type="password"
        autoComplete="new-password"
        hint="Min. 8 characters with numbers and symbols"
      />
      <TextField
        field={fields.confirmPassword}
        label="Confirm New Password"
        type="password"
        autoComplete="new-password"
      />
      <div>
        <SubmitButton variant="secondary" name="intent" value="password" pendingLabel="Updating...">
          Update Password
        </SubmitButton>
      </div>
    </Form>
  );
}
