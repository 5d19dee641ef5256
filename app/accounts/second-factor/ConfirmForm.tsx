'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { CodeField } from './CodeField.tsx';
import type { CodeFields } from './second-factor-form.ts';

/** The first code of an authenticator app that was just set up. */
export function ConfirmForm() {
  const lastResult = useLastResult('confirm');
  const [form, fields] = useForm<CodeFields>({ id: 'confirm', lastResult });
  return (
    <>
      <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
        <FormErrors form={form} />
        <CodeField field={fields.code} kind="authenticator" />
        <div>
          <SubmitButton name="intent" value="confirm" pendingLabel="Turning On...">
            Turn On
          </SubmitButton>
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
