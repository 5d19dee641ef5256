'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { allOthers, endSessionsFormId } from './reader-session.ts';
import type { EndSessions } from './settings-form.ts';

type EndSessionsFormProps = {
  /** Lets a password manager know whose password this is. */
  email: string;
};

/** The password that ends sessions. The buttons of single ones stand beside them and belong to this. */
export function EndSessionsForm({ email }: EndSessionsFormProps) {
  const lastResult = useLastResult('sessions');
  const [form, fields] = useForm<EndSessions>({ id: endSessionsFormId, lastResult });
  return (
    <Form
      method="post"
      action="/settings"
      preventScrollReset
      className="form-stack"
      {...getFormProps(form)}
    >
      <FormErrors form={form} />
      <input type="hidden" name="intent" value="end-sessions" />
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        field={fields.password}
        label="Password to End Sessions"
        type="password"
        autoComplete="current-password"
      />
      <div>
        <SubmitButton variant="secondary" name="session" value={allOthers} pendingLabel="Ending...">
          End All Other Sessions
        </SubmitButton>
      </div>
    </Form>
  );
}
