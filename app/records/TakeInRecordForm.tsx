'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { NamedMeeting } from '#app/meetings/NamedMeeting.tsx';
import { AnswerDoubt } from '#app/ui/AnswerDoubt.tsx';
import { FileField } from '#app/ui/FileField.tsx';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { AgendaFields } from './AgendaFields.tsx';

type TakeInRecordFormProps = {
  recordTypes: string;
  recordHint: string;
  back: string;
};

export function TakeInRecordForm(props: TakeInRecordFormProps) {
  const [form, fields] = useForm<{
    record: File;
    link: string;
    agendaFile: File;
    agenda: string;
    answered: string;
  }>({
    id: 'take-in-record',
    lastResult: useLastResult(),
  });
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
        hint={props.recordHint}
        accept={props.recordTypes}
      />
      <TextField
        field={fields.link}
        type="url"
        label="Or a link to the record"
        hint="The file itself, on a public site. It is fetched once, as it is now."
        autoComplete="off"
      />
      <AgendaFields file={fields.agendaFile} pasted={fields.agenda} />
      <AnswerDoubt field={fields.answered}>
        <NamedMeeting />
      </AnswerDoubt>
      <div className="button-row">
        <SubmitButton pendingLabel="Taking In...">Take In Record</SubmitButton>
        <LinkButton to={props.back}>Cancel</LinkButton>
      </div>
    </Form>
  );
}
