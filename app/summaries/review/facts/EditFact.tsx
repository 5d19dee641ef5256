'use client';
import { useRef } from 'react';
import { Form } from 'react-router';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useRefusalFocus } from '#app/ui/use-refusal-focus.ts';
import { namedKinds } from '../../account/named-facts.ts';
import { caseOptions } from '../cases/case-options.ts';
import type { DeskVersion } from '../desk-version.ts';
import { keysOfForm } from '../keys-of-form.ts';
import { passagesHint } from '../passage-numbers.ts';
import type { RefusedFact } from '../review-refusal.ts';
import { asTyped, closing } from '../unsaved/unsaved-forms.ts';
import { useOpenedForm } from '../use-opened-form.ts';
import type { TypedFact } from './fact-fields.ts';

type EditFactProps = {
  version: DeskVersion;
  /** Its index in the version; null for what is added. */
  index: number | null;
  fact: TypedFact;
  /** The page without the form. */
  back: string;
  refused?: RefusedFact;
};

/** An amount, a date or a paper that was named, to be put right by hand. */
export function EditFact({ version, index, fact, back, refused }: EditFactProps) {
  const form = useRef<HTMLFormElement>(null);
  // A newer revision draws the form anew, after the page has led to why it was refused.
  useRefusalFocus(form, refused);
  const errors = refused?.errors ?? {};
  const isWrong = Object.keys(errors).length > 0;
  const typed = refused?.typed ?? fact;
  const field = (name: keyof TypedFact) => ({
    name,
    id: `fact-${name}`,
    defaultValue: typed[name],
    errors: errors[name],
  });
  useOpenedForm(form, { first: 'input[name=label]', refused });
  const intent = index === null ? 'add-fact' : 'change-fact';
  return (
    <Form
      ref={form}
      {...asTyped('fact', refused)}
      method="post"
      preventScrollReset
      id="fact"
      className="form-stack py-3"
      aria-label={index === null ? 'An amount, date or paper to add' : 'The amount, date or paper'}
      onKeyDown={keysOfForm({ button: intent })}
    >
      {refused && !isWrong ? <ErrorNotice refusal>{refused.message}</ErrorNotice> : null}
      <input type="hidden" name="versionId" value={version.id} />
      <input type="hidden" name="revision" value={version.revision} />
      {index === null ? null : <input type="hidden" name="fact" value={index} />}
      <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
        <SelectField
          field={field('kind')}
          label="Listed under"
          options={namedKinds.map(([value, label]) => ({ value, label }))}
        />
        <TextField
          field={field('label')}
          label="What was named"
          hint="As readers see it: $1.2 million, October 14, H.R. 5100."
          autoComplete="off"
        />
        <SelectField field={field('case')} label="Case" options={caseOptions(version.cases)} />
        <TextField
          field={field('value')}
          label="In figures"
          hint="Only where its words do not say it: 1250000 or 2026-10-14."
          autoComplete="off"
        />
      </div>
      <TextArea
        field={field('detail')}
        label="What is due"
        hint="In the record’s words; only for what is listed as due."
        rows={2}
      />
      <TextField
        field={field('passages')}
        label="Passages that name it"
        hint={passagesHint}
        autoComplete="off"
      />
      <div className="button-row">
        <SubmitButton name="intent" value={intent} small pendingLabel="Saving...">
          Save
        </SubmitButton>
        <LinkButton to={back} state={closing('fact')} small preventScrollReset>
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
