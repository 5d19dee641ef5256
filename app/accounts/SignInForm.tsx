'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';

/** The server alone judges what was typed: its answer is an alert and a toast. */
export function SignInForm({ action }: { action: string }) {
  const [form, fields] = useForm<{ email: string; password: string }>({
    id: 'sign-in',
    lastResult: useLastResult(),
  });
  return (
    <Form method="post" action={action} replace className="form-stack" {...getFormProps(form)}>
      <FormErrors form={form} />
      <TextField
        field={fields.email}
        label="Email"
        type="email"
        autoComplete="username"
        spellCheck={false}
      />
      <TextField
        field={fields.password}
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <SubmitButton block pendingLabel="Signing In...">
        Sign In
      </SubmitButton>
    </Form>
  );
}
