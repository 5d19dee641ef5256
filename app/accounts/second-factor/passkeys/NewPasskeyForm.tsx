'use client';
import { getFormProps, useForm } from '@conform-to/react';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { notMade } from './passkey-words.ts';

type NewPasskeyFormProps = {
  optionsJSON: PublicKeyCredentialCreationOptionsJSON;
  /** What it may be called. */
  suggested: string;
};

/** Has the browser make a passkey, and sends it with the name that its owner gives it. */
export function NewPasskeyForm({ optionsJSON, suggested }: NewPasskeyFormProps) {
  const submit = useSubmit();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [form, fields] = useForm<{ name: string }>({
    id: 'add-passkey',
    lastResult: useLastResult('add-passkey'),
    defaultValue: { name: suggested },
  });

  async function make(sent: FormData) {
    setBusy(true);
    setProblem(null);
    try {
      // A name is asked for first: a passkey that is refused stays on its device.
      if (`${sent.get('name')}`.trim() !== '') {
        const { startRegistration } = await import('@simplewebauthn/browser');
        sent.set('made', JSON.stringify(await startRegistration({ optionsJSON })));
      }
      await submit(sent, { method: 'post' });
    } catch {
      setProblem(notMade);
    }
    setBusy(false);
  }

  return (
    <>
      <Form
        method="post"
        className="form-stack noscript:hidden"
        {...getFormProps(form)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void make(new FormData(event.currentTarget));
        }}
      >
        <FormErrors form={form} errors={problem ? [problem] : []} />
        <TextField
          field={fields.name}
          label="Name"
          hint="By which you will know it, such as the device that it is on."
          autoComplete="off"
        />
        <input type="hidden" name="intent" value="add-passkey" />
        <input type="hidden" name="made" value="" />
        <div>
          <Button
            type="submit"
            variant="primary"
            pending={isBusy}
            pendingLabel="Waiting for Your Device..."
          >
            Create Passkey
          </Button>
        </div>
      </Form>
      <Form method="post" className="mt-4">
        <SubmitButton variant="secondary" name="intent" value="cancel" pendingLabel="Canceling...">
          Cancel
        </SubmitButton>
      </Form>
    </>
  );
}
