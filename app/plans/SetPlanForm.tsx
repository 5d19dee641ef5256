'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';

type Typed = { email: string; plan: string; until: string };

const choices = [
  { value: 'enterprise', label: 'Enterprise' },
  { value: 'municipal', label: 'Municipal' },
  { value: 'free', label: 'End the agreed plan now' },
];

/** Gives an account an agreed plan until its last day, or ends it. */
export function SetPlanForm() {
  const [form, fields] = useForm<Typed>({ id: 'set-plan-form', lastResult: useLastResult() });
  return (
    <Form method="post" className="form-stack max-w-[40rem]" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="intent" value="set-plan" />
      <TextField
        field={fields.email}
        label="Email"
        type="email"
        hint="Of the account."
        autoComplete="off"
      />
      <div className="form-pair items-end">
        <SelectField
          field={fields.plan}
          label="Plan"
          placeholder="Choose a plan"
          options={choices}
        />
        <TextField
          field={fields.until}
          label="Last Day"
          hint="yyyy-mm-dd"
          placeholder="2027-12-31"
          autoComplete="off"
          short
        />
      </div>
      <div>
        <SubmitButton name="set" value="plan" pendingLabel="Setting...">
          Set Plan
        </SubmitButton>
      </div>
    </Form>
  );
}
