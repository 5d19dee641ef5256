'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import type { FormField } from '#app/ui/field.ts';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';

type Typed = {
  revision: string;
  index: string;
  as: string;
  designator: string;
  title: string;
  fileNumber: string;
  sponsors: string;
  recommendation: string;
  isHeading: string;
  isConsent: string;
};

type AgendaEntryFormProps = {
  /** What is edited; an entry to be added begins empty. */
  known: Partial<Typed> & Pick<Typed, 'revision' | 'index'>;
  /** For an entry to be added: the one that it goes beside; null in an empty agenda. */
  beside?: string | null;
  back: string;
};

/** One entry of an agenda, to be edited or added. */
export function AgendaEntryForm({ known, beside, back }: AgendaEntryFormProps) {
  const lastResult = useLastResult('entry');
  const [form, fields] = useForm<Typed>({ id: 'entry', lastResult, defaultValue: known });
  const adds = beside !== undefined;
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="revision" value={fields.revision.defaultValue} />
      <input type="hidden" name="index" value={fields.index.defaultValue} />
      {beside ? (
        <SelectField
          field={fields.as}
          label="Place"
          options={[
            { value: 'next', label: `After “${beside}”` },
            { value: 'below', label: `Below “${beside}”, as a sub-item` },
          ]}
        />
      ) : null}
      <TextField
        field={fields.designator}
        label="Number or letter"
        hint="As the agenda prints it, such as 6.A, 12 or c."
        optional
        short
        autoComplete="off"
      />
      <TextArea field={fields.title} label="Title" rows={2} reading />
      <TextField
        field={fields.fileNumber}
        label="File number"
        hint="Such as 2026-638 or CB 119814."
        optional
        autoComplete="off"
      />
      <TextField
        field={fields.sponsors}
        label="Sponsors"
        hint="Names, with commas between them."
        optional
        autoComplete="off"
      />
      <TextArea field={fields.recommendation} label="Recommendation" optional rows={2} />
      <div>
        <Check field={fields.isHeading} label="A heading that only groups the entries below it" />
        <Check field={fields.isConsent} label="Adopted by the consent motion unless it is pulled" />
      </div>
      <div className="button-row">
        <SubmitButton name="intent" value={adds ? 'add' : 'edit'} pendingLabel="Saving...">
          {adds ? 'Add Entry' : 'Save Entry'}
        </SubmitButton>
        <LinkButton to={back}>Cancel</LinkButton>
      </div>
    </Form>
  );
}

function Check({ field, label }: { field: FormField; label: string }) {
  return (
    <label className="check cursor-pointer">
      <input
        key={field.key}
        type="checkbox"
        name={field.name}
        className="check-box"
        defaultChecked={field.defaultValue === 'on'}
      />
      <span className="check-text">{label}</span>
    </label>
  );
}
