'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FileField } from '#app/ui/FileField.tsx';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';

type UploadFormProps = { recordTypes: string; hint: string };

/** Many records at once: where each belongs is proposed on the next page. */
export function UploadForm({ recordTypes, hint }: UploadFormProps) {
  const [form, fields] = useForm<{ records: File }>({
    id: 'upload-records',
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
      <FormErrors form={form} />
      <FileField
        field={fields.records}
        label="Records of meetings"
        hint={hint}
        accept={recordTypes}
        multiple
      />
      <div className="button-row">
        <SubmitButton pendingLabel="Uploading...">Upload</SubmitButton>
        <LinkButton to="/admin/inbox">Cancel</LinkButton>
      </div>
    </Form>
  );
}
