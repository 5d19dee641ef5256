'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { invitationDays } from './seat-words.ts';

/** Offers a seat to an address. */
export function InviteForm() {
  const [form, fields] = useForm<{ email: string }>({
    id: 'invite-form',
    lastResult: useLastResult(),
  });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <TextField
        field={fields.email}
        label="Email"
        type="email"
        hint={`We send them a link that works for ${invitationDays} days. It names your address.`}
        autoComplete="off"
      />
      <div>
        <SubmitButton name="intent" value="invite" pendingLabel="Inviting...">
          Invite
        </SubmitButton>
      </div>
    </Form>
  );
}
