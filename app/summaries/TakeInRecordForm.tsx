'use client';
import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FileField } from '#app/ui/FileField.tsx';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';

type TakeInRecordFormProps = {
  recordTypes: string;
  recordHint: string;
  back: string;
  lastResult?: SubmissionResult;
};

export function TakeInRecordForm(props: TakeInRecordFormProps) {
  const [form, fields] = useForm<{ record: File }>({
    id: 'take-in-record',
    lastResult: props.lastResult,
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
        field={fields.record}
        label="Record of the meeting"
        hint={props.recordHint}
        accept={props.recordTypes}
      />
      <div className="button-row">
        <SubmitButton pendingLabel="Taking In...">Take In Record</SubmitButton>
        <LinkButton to={props.back}>Cancel</LinkButton>
      </div>
    </Form>
  );
}
