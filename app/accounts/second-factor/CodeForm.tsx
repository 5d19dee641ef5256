'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { CodeField, type CodeKind } from './CodeField.tsx';
import type { CodeFields } from './second-factor-form.ts';

/** The second step of signing in. */
export function CodeForm({ kind }: { kind: CodeKind }) {
  const [form, fields] = useForm<CodeFields>({ id: 'code', lastResult: useLastResult() });
  return (
    <Form method="post" replace className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <CodeField field={fields.code} kind={kind} />
      <SubmitButton block pendingLabel="Signing In...">
        Sign In
      </SubmitButton>
    </Form>
  );
}
