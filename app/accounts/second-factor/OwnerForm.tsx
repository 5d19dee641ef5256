'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import type { ButtonLook } from '#app/ui/Button.tsx';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { CodeField } from './CodeField.tsx';
import type { PasswordAndCode } from './second-factor-form.ts';

type OwnerFormProps = {
  intent: 'begin' | 'renew' | 'turn-off';
  /** Lets a password manager know whose password this is. */
  email: string;
  button: string;
  pendingLabel: string;
  variant?: ButtonLook['variant'];
};

/** What only the owner may do, who shows it anew: the password, and a code where there is one. */
export function OwnerForm({ intent, email, button, pendingLabel, variant }: OwnerFormProps) {
  const lastResult = useLastResult(intent);
  const [form, fields] = useForm<PasswordAndCode>({ id: intent, lastResult });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        field={fields.password}
        label="Current Password"
        type="password"
        autoComplete="current-password"
      />
      {intent === 'begin' ? null : <CodeField field={fields.code} kind="either" />}
      <div>
        <SubmitButton variant={variant} name="intent" value={intent} pendingLabel={pendingLabel}>
          {button}
        </SubmitButton>
      </div>
    </Form>
  );
}
