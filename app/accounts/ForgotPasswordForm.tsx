'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';

export function ForgotPasswordForm({ email }: { email?: string }) {
  const [form, fields] = useForm<{ email: string }>({
    id: 'forgot-password',
    lastResult: useLastResult(),
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
