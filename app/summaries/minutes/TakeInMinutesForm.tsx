'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { AnswerDoubt } from '#app/ui/AnswerDoubt.tsx';
import { FileField } from '#app/ui/FileField.tsx';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { DateField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';

type Typed = { minutesFile: File; minutes: string; approvedOn: string; answered: string };

/** Takes in the minutes of a meeting, in the place of those that are there. */
export function TakeInMinutesForm({ hasMinutes }: { hasMinutes: boolean }) {
  const [form, fields] = useForm<Typed>({
    id: 'take-in-minutes',
    lastResult: useLastResult('take-in'),
  });
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="form-stack"
      {...getFormProps(form)}
      noValidate
    >
      <FormErrors form={form} />
      <FileField
        field={fields.minutesFile}
        label="Minutes"
        hint="A PDF, a Word document, a scan, a web page or a text file."
        accept=".pdf,.docx,.png,.jpg,.jpeg,.txt,.html,.htm,application/pdf,text/plain,text/html"
        optional
      />
      <TextArea field={fields.minutes} label="Or paste the minutes" optional rows={4} />
      <DateField
        field={fields.approvedOn}
        label="Approved on"
        hint="MM/DD/YYYY. Leave it empty while they are a draft: readers are told of approved minutes only."
        optional
      />
      <AnswerDoubt field={fields.answered} />
      <div className="button-row">
        <SubmitButton
          variant={hasMinutes ? 'danger' : 'primary'}
          pendingLabel={hasMinutes ? 'Replacing...' : 'Taking In...'}
        >
          {hasMinutes ? 'Replace the Minutes' : 'Take In Minutes'}
        </SubmitButton>
      </div>
    </Form>
  );
}
