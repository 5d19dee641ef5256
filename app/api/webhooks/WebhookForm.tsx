'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form, useActionData } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { ShownOnce } from '#app/ui/ShownOnce.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { EventBoxes } from './EventBoxes.tsx';

/** What the action answers with once: what messages are signed with, which is not shown again. */
export type MadeWebhook = { made: { address: string; secret: string } };

/** The secret of the webhook that was just made, and the form for another. */
export function WebhookForm() {
  const answer = useActionData<Partial<MadeWebhook>>();
  const [form, fields] = useForm<{ address: string; events: string[] }>({
    id: 'new-webhook',
    lastResult: useLastResult(),
    defaultValue: { events: ['summary.published', 'summary.corrected'] },
  });
  return (
    <>
      {answer?.made ? (
        <ShownOnce
          title={`${answer.made.address}: its secret`}
          name="secret"
          label="Signing Secret"
          value={answer.made.secret}
        >
          Copy it now and keep it where your program reads secrets: by it your program knows that a
          message is ours. It is not shown again.
        </ShownOnce>
      ) : null}
      <Form
        key={answer?.made?.secret}
        method="post"
        className="form-stack"
        {...getFormProps(form)}
        noValidate
      >
        <FormErrors form={form} />
        <TextField
          field={fields.address}
          type="url"
          label="Address"
          hint="Of your program, on the public internet: https://…"
          autoComplete="off"
          spellCheck={false}
        />
        <EventBoxes field={fields.events} chosen={fields.events.defaultOptions ?? []} />
        <div>
          <SubmitButton pendingLabel="Making...">Make a Webhook</SubmitButton>
        </div>
      </Form>
    </>
  );
}
