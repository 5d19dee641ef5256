'use client';
import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';

type ForgotPasswordFormProps = { email?: string; lastResult?: SubmissionResult };

export function ForgotPasswordForm({ email, lastResult }: ForgotPasswordFormProps) {
  const [form, fields] = useForm<{ email: string }>({
    id: 'forgot-password',
    lastResult,
    defaultValue: { email },
  });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)}>
      <FormErrors form={form} />
      <TextField
        field={fields.email}
        label="Email"
        type="email"
        autoComplete="username"
        spellCheck={false}
      />
      <SubmitButton block pendingLabel="Sending...">
        Send the Link
      </SubmitButton>
    </Form>
  );
}
