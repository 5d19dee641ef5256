'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import type { SearchAddress } from '#app/search/search-address.ts';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { rateOptions } from './rate-options.ts';

type SavedSearchFormProps = {
  search: SearchAddress;
  name: string;
  rate: string;
  /** Whether the reader's plan tells at once. */
  mayTellAtOnce: boolean;
  /** Whose clocks the morning is by. */
  zone: string;
  saveLabel: string;
};

/** What is looked for, what it is called, and when its reader is told. */
export function SavedSearchForm(props: SavedSearchFormProps) {
  const { search, name, rate, mayTellAtOnce, zone, saveLabel } = props;
  const [form, fields] = useForm<{ q: string; name: string; rate: string }>({
    id: 'saved-search',
    lastResult: useLastResult(),
    defaultValue: { q: search.q, name, rate },
  });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <TextField
        field={fields.q}
        type="search"
        label="Looks For"
        hint='Words as on the search page: "short-term rental", levee OR dike, body:boulder'
        spellCheck={false}
        autoComplete="off"
      />
      <TextField field={fields.name} label="Name" optional hint="As it stands in the mail." />
      <SelectField
        field={fields.rate}
        label="Tell Me by E-mail"
        hint={`Mornings are by the clocks of ${zone}.`}
        options={rateOptions(mayTellAtOnce)}
      />
      {Object.entries(search.chosen).map(([field, value]) =>
        value === null ? null : <input key={field} type="hidden" name={field} value={value} />,
      )}
      <div className="button-row">
        <SubmitButton name="intent" value="save" pendingLabel="Saving...">
          {saveLabel}
        </SubmitButton>
        <SubmitButton name="intent" value="preview" variant="secondary" pendingLabel="Looking...">
          Preview
        </SubmitButton>
        <LinkButton to="/saved-searches" variant="quiet">
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
