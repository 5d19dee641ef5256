'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';

/** Names the account that an entity's own government subscribes with. */
export function OwnBodyForm() {
  const [form, fields] = useForm<{ email: string }>({
    id: 'own-body',
    lastResult: useLastResult(),
  });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="intent" value="own-body" />
      <TextField
        field={fields.email}
        label="Email"
        type="email"
        hint="Of the account with the Municipal plan."
        autoComplete="off"
      />
      <div>
        <SubmitButton name="set" value="own-body" pendingLabel="Opening...">
          Open to Everybody
        </SubmitButton>
      </div>
    </Form>
  );
}
