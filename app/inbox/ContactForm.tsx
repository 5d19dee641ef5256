'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import type { ContactMessage } from './contact-form.ts';
import { contactReasonLabels, contactReasons } from './contact-reasons.ts';

const reasons = contactReasons.map((value) => ({ value, label: contactReasonLabels[value] }));

export function ContactForm({ known }: { known: Partial<ContactMessage> }) {
  const [form, fields] = useForm<ContactMessage>({
    id: 'contact',
    lastResult: useLastResult(),
    defaultValue: known,
  });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)}>
      <FormErrors form={form} />
      <div className="form-pair">
        <TextField field={fields.firstName} label="First Name" autoComplete="given-name" />
        <TextField field={fields.lastName} label="Last Name" autoComplete="family-name" />
      </div>
      <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
      <SelectField
        field={fields.reason}
        label="Reason for Contact"
        placeholder="Select a reason"
        options={reasons}
      />
      <TextArea field={fields.message} label="Message" limit={5000} />
      <div>
        <SubmitButton pendingLabel="Sending...">Send Message</SubmitButton>
      </div>
    </Form>
  );
}
