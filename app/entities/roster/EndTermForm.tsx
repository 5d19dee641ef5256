'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { DateField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';

/** The last day of a term that is open. */
export function EndTermForm({ today }: { today: string }) {
  const [form, fields] = useForm<{ lastDay: string }>({
    id: 'end-term',
    lastResult: useLastResult('end-term'),
    defaultValue: { lastDay: today },
  });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <DateField field={fields.lastDay} label="Last Day" hint="MM/DD/YYYY" />
      <div>
        <SubmitButton
          variant="secondary"
          name="intent"
          value="end-term"
          pendingLabel="Ending Term..."
        >
          End Term
        </SubmitButton>
      </div>
    </Form>
  );
}
