'use client';
import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { MeetingFields } from './MeetingFields.tsx';
import type { MeetingAsTyped } from './read-meeting-for-edit.server.ts';

type EditMeetingFormProps = {
  meeting: MeetingAsTyped;
  bodies: string[] | null;
  /** The way out, beside 'Save Changes'. */
  cancel: ReactNode;
};

export function EditMeetingForm({ meeting, bodies, cancel }: EditMeetingFormProps) {
  const [form, fields] = useForm<MeetingAsTyped & { correction: string }>({
    id: 'edit-meeting',
    lastResult: useLastResult(),
    defaultValue: meeting,
  });
  return (
    <Form
      method="post"
      className="form-stack"
      {...getFormProps(form)}
      noValidate
      preventScrollReset
    >
      <FormErrors form={form} />
      <input {...getInputProps(fields.summaryMark, { type: 'hidden' })} />
      <MeetingFields
        fields={fields}
        bodies={bodies}
        allOptional
        summaryHint="Markdown. A change is published at once; sentences with citations are checked first."
      />
      {meeting.markdownSummary ? (
        <TextField
          field={fields.correction}
          label="What was corrected"
          hint="For the public list of corrections, where you changed the summary."
          optional
          autoComplete="off"
        />
      ) : null}
      <div className="button-row justify-end">
        {cancel}
        <SubmitButton pendingLabel="Saving...">Save Changes</SubmitButton>
      </div>
    </Form>
  );
}
