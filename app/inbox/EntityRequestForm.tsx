'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { usStates } from '#app/entities/us-states.ts';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import type { EntityRequest } from './entity-request-form.ts';

export function EntityRequestForm({ known }: { known: Partial<EntityRequest> }) {
  const [form, fields] = useForm<EntityRequest>({
    id: 'entity-request',
    lastResult: useLastResult(),
    defaultValue: known,
  });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)}>
      <FormErrors form={form} />
      <TextField field={fields.name} label="Name" autoComplete="name" />
      <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
      <div className="form-pair">
        <SelectField
          field={fields.state}
          label="State"
          placeholder="Select a state"
          options={usStates}
        />
        <TextField field={fields.town} label="Town" autoComplete="off" />
      </div>
      <TextField
        field={fields.entityName}
        label="Entity Name"
        hint="The council, board, agency, committee or commission, such as 'Planning Commission'"
        autoComplete="off"
      />
      <div>
        <SubmitButton pendingLabel="Submitting...">Submit Request</SubmitButton>
      </div>
    </Form>
  );
}
