'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { AnswerDoubt } from '#app/ui/AnswerDoubt.tsx';
import { FileField } from '#app/ui/FileField.tsx';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import type { AheadFormName } from './ahead/AheadFields.tsx';
import { MeetingFields } from './MeetingFields.tsx';
import { NamedMeeting } from './NamedMeeting.tsx';

type Values = Record<
  | AheadFormName
  | 'meetingDate'
  | 'governmentBody'
  | 'meetingTitle'
  | 'meetingDescription'
  | 'videoPublishDate'
  | 'videoId'
  | 'downloadId'
  | 'audioFile'
  | 'recordingStartSeconds'
  | 'markdownSummary',
  string
> & { record: File; agendaFile: File; answered: string };

type AddMeetingFormProps = {
  bodies: string[] | null;
  /** File types offered first, and what may be sent, in words. */
  recordTypes: string;
  recordHint: string;
  /** The same of its agenda. */
  agendaTypes: string;
  agendaHint: string;
};

/** A new meeting, with its record and its agenda where there are any: one form, one step. */
export function AddMeetingForm(props: AddMeetingFormProps) {
  const { bodies, recordTypes, recordHint, agendaTypes, agendaHint } = props;
  const [form, fields] = useForm<Values>({ id: 'add-meeting', lastResult: useLastResult() });
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="form-stack"
      {...getFormProps(form)}
      noValidate
    >
      <FormErrors form={form}>
        <NamedMeeting />
      </FormErrors>
      <FileField
        field={fields.record}
        label="Record of the meeting"
        hint={recordHint}
        accept={recordTypes}
        optional
      />
      <FileField
        field={fields.agendaFile}
        label="Agenda"
        hint={agendaHint}
        accept={agendaTypes}
        optional
      />
      <MeetingFields
        fields={fields}
        bodies={bodies}
        summaryHint="Markdown, published at once and shown as typed by hand. With a record, leave this empty: a draft is made for review."
      />
      <AnswerDoubt field={fields.answered}>
        <NamedMeeting />
      </AnswerDoubt>
      <div className="button-row">
        <SubmitButton pendingLabel="Adding Meeting...">Add Meeting</SubmitButton>
      </div>
    </Form>
  );
}
