'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { DateField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';

/** When the minutes were approved, and a way to be rid of them. */
export function MinutesState({ approvedOn }: { approvedOn: string }) {
  const [form, fields] = useForm<{ approvedOn: string }>({
    id: 'minutes-state',
    lastResult: useLastResult('date'),
    defaultValue: { approvedOn },
  });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <DateField
        field={fields.approvedOn}
        label="Approved on"
        hint="MM/DD/YYYY. Empty while they are a draft: readers are told of approved minutes only."
        optional
      />
      <div className="button-row">
        <SubmitButton name="intent" value="date" pendingLabel="Saving...">
          Save Date
        </SubmitButton>
        <SubmitButton name="intent" value="remove" variant="danger" pendingLabel="Removing...">
          Remove the Minutes
        </SubmitButton>
      </div>
    </Form>
  );
}
