'use client';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SelectField, type SelectOption } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import type { RefusedCase } from '../review-refusal.ts';
import { asTyped } from '../unsaved/unsaved-forms.ts';
import type { TypedSplit } from './case-form.ts';

type SplitCaseProps = {
  /** The sentences that the new case can begin with. */
  choices: SelectOption[];
  /** What says which case of which draft it is. */
  hidden: ReactNode;
  refused?: Extract<RefusedCase, { intent: 'split-case' }>;
};

/** Makes two cases of one: the second begins with a sentence of the first. */
export function SplitCase({ choices, hidden, refused }: SplitCaseProps) {
  if (choices.length === 0) return null;
  const isWrong = refused !== undefined && Object.keys(refused.errors).length > 0;
  const field = (name: keyof TypedSplit) => ({
    name,
    id: `split-${name}`,
    defaultValue: refused?.typed[name],
    errors: refused?.errors[name],
  });
  return (
    <Disclosure label="Split in two" open={refused !== undefined}>
      <Form
        {...asTyped('split', refused)}
        method="post"
        preventScrollReset
        className="form-stack mt-2"
        aria-label="The new case"
      >
        {refused && !isWrong ? <ErrorNotice refusal>{refused.message}</ErrorNotice> : null}
        {hidden}
        <SelectField field={field('sentence')} label="The new case begins with" options={choices} />
        <TextField
          field={field('begins')}
          label="Taken up at passage"
          hint="Where its chapter begins, if that is earlier than what the sentence cites."
          optional
          inputMode="numeric"
          autoComplete="off"
        />
        <div className="grid gap-4 sm:grid-cols-[7rem_1fr]">
          <TextField field={field('designator')} label="Its number" autoComplete="off" />
          <TextField field={field('title')} label="Its title" autoComplete="off" />
        </div>
        <div className="button-row">
          <SubmitButton name="intent" value="split-case" small pendingLabel="Splitting...">
            Split Case
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
