'use client';
import { useRef } from 'react';
import { Form } from 'react-router';
import { FileField } from '#app/ui/FileField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useRefusalFocus } from '#app/ui/use-refusal-focus.ts';

type ImportFormProps = {
  problem?: string;
  hint: string;
  label?: string;
  /** File types that are offered first. */
  accept?: string;
};

/** The first step: a file to look at. */
export function ImportForm({
  problem,
  hint,
  label = 'CSV file',
  accept = '.csv,.tsv,.txt,text/csv',
}: ImportFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useRefusalFocus(form, problem);
  return (
    <Form ref={form} method="post" encType="multipart/form-data" className="form-stack" noValidate>
      <FileField
        field={{ name: 'file', errors: problem ? [problem] : undefined }}
        label={label}
        hint={hint}
        accept={accept}
      />
      <div className="button-row">
        <SubmitButton name="intent" value="preview" pendingLabel="Reading...">
          Preview
        </SubmitButton>
      </div>
    </Form>
  );
}
