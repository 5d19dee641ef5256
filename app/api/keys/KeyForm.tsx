'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form, useActionData } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { ShownOnce } from '#app/ui/ShownOnce.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';

/** What the action answers with once: the key, which is kept nowhere. */
export type MadeKey = { made: { name: string; text: string } };

type KeyFormProps = {
  /** Lets a password manager know whose password this is. */
  email: string;
};

/** The key that was just made, for its reader to take along, and the form for another. */
export function KeyForm({ email }: KeyFormProps) {
  const answer = useActionData<Partial<MadeKey>>();
  const [form, fields] = useForm<{ name: string; password: string }>({
    id: 'new-key',
    lastResult: useLastResult(),
  });
  return (
    <>
      {answer?.made ? (
        <ShownOnce
          title={`${answer.made.name}: your new key`}
          name="key"
          label="API Key"
          value={answer.made.text}
        >
          Copy it now and keep it where your program reads secrets. It is not shown again.
        </ShownOnce>
      ) : null}
      <Form
        key={answer?.made?.text}
        method="post"
        className="form-stack"
        {...getFormProps(form)}
        noValidate
      >
        <FormErrors form={form} />
        <TextField
          field={fields.name}
          label="What It Is For"
          hint="So that you know later which one to revoke: “Newsroom dashboard”."
          autoComplete="off"
        />
        <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
        <TextField
          field={fields.password}
          label="Current Password"
          type="password"
          autoComplete="current-password"
        />
        <div>
          <SubmitButton pendingLabel="Making...">Make a Key</SubmitButton>
        </div>
      </Form>
    </>
  );
}
