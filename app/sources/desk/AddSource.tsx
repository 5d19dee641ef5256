'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form, useActionData } from 'react-router';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { SourcePreview } from './SourcePreview.tsx';
import type { TriedSource } from './try-source.server.ts';

export type SourceAnswer = { tried?: TriedSource };

type Fields = { address: string; agenda: string; minutes: string; captions: string };

/** An address is pasted and tried; what it would bring is shown before it is kept. */
export function AddSource() {
  const tried = useActionData<SourceAnswer>()?.tried;
  const [form, fields] = useForm<Fields>({ id: 'add-source', lastResult: useLastResult() });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <TextField
        field={fields.address}
        type="url"
        label="Address"
        hint="Of a calendar, a feed, or the page that lists meetings and their documents"
        autoComplete="off"
        spellCheck={false}
      />
      <Disclosure label="Which links are documents">
        <div className="form-stack mt-4">
          <p className="text-muted">
            Only for a page of links whose documents are not called what they are. Words that stand
            in such links, or an address with * for what differs.
          </p>
          <TextField field={fields.agenda} label="Agendas" optional />
          <TextField field={fields.minutes} label="Minutes" optional />
          <TextField field={fields.captions} label="Captions" optional />
        </div>
      </Disclosure>
      {tried ? <SourcePreview tried={tried} /> : null}
      <div className="button-row">
        {tried ? (
          <SubmitButton name="intent" value="keep" pendingLabel="Keeping...">
            Keep This Source
          </SubmitButton>
        ) : null}
        <SubmitButton
          name="intent"
          value="try"
          variant={tried ? 'secondary' : 'primary'}
          pendingLabel="Trying..."
        >
          {tried ? 'Try Again' : 'Try It'}
        </SubmitButton>
      </div>
    </Form>
  );
}
