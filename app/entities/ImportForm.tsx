'use client';
import { useRef } from 'react';
import { Form } from 'react-router';
import { FileField } from '#app/ui/FileField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useRefusalFocus } from '#app/ui/use-refusal-focus.ts';

/** The first step: a file to look at. */
export function ImportForm({ problem }: { problem?: string }) {
  const form = useRef<HTMLFormElement>(null);
  useRefusalFocus(form, problem);
  return (
    <Form ref={form} method="post" encType="multipart/form-data" className="form-stack" noValidate>
      <FileField
        field={{ name: 'file', errors: problem ? [problem] : undefined }}
        label="CSV file"
        hint="The first row names the columns: name, type and state; also description, county, homepage, documents and time zone, if you have them. Up to 2,000 rows and 5 MB."
        accept=".csv,.tsv,.txt,text/csv"
      />
      <div className="button-row">
        <SubmitButton name="intent" value="preview" pendingLabel="Reading...">
          Preview
        </SubmitButton>
      </div>
    </Form>
  );
}
