'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import type { ProfileNames } from './settings-form.ts';

type ProfileFormProps = ProfileNames & { email: string };

export function ProfileForm({ firstName, lastName, email }: ProfileFormProps) {
  const [form, fields] = useForm<ProfileNames>({
    id: 'profile',
    lastResult: useLastResult('profile'),
    defaultValue: { firstName, lastName },
  });
  const firstField = fields.firstName.id;
  // Whoever pressed 'Edit' goes on where the button was.
  useEffect(() => document.getElementById(firstField)?.focus(), [firstField]);
  return (
    <Form
      method="post"
      action="/settings?edit=profile"
      preventScrollReset
      className="form-stack"
      {...getFormProps(form)}
    >
      <FormErrors form={form} />
      <div className="form-pair">
        <TextField field={fields.firstName} label="First Name" autoComplete="given-name" />
        <TextField field={fields.lastName} label="Last Name" autoComplete="family-name" />
      </div>
      <TextField
        field={{ name: 'email', id: 'profile-email', defaultValue: email }}
        label="Email"
        hint="Your email address cannot be changed."
        type="email"
        autoComplete="email"
        readOnly
      />
      <div className="button-row">
        <SubmitButton name="intent" value="profile" pendingLabel="Saving...">
          Save Changes
        </SubmitButton>
        <LinkButton to="/settings" preventScrollReset variant="quiet">
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
