'use client';
import { useRef } from 'react';
import { Form } from 'react-router';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SelectField, type SelectOption } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useRefusalFocus } from '#app/ui/use-refusal-focus.ts';
import { stateChoices } from '../../account/state-choices.ts';
import { keysOfForm } from '../keys-of-form.ts';
import type { RefusedCase } from '../review-refusal.ts';
import { asTyped, closing } from '../unsaved/unsaved-forms.ts';
import { useOpenedForm } from '../use-opened-form.ts';
import type { TypedCase } from './case-form.ts';
import type { DeskCase } from './desk-cases.ts';
import { SplitCase } from './SplitCase.tsx';

type EditCaseProps = {
  version: { id: string; revision: number };
  one: DeskCase;
  place: number;
  /** The sentences that a second case of it could begin with. */
  splitChoices: SelectOption[];
  /** The page without the form. */
  back: string;
  refused?: RefusedCase;
};

/** A case as the record has it, to be put right by hand; and how it is joined, split and moved. */
export function EditCase(props: EditCaseProps) {
  const { version, one, place, splitChoices, back, refused } = props;
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // A newer revision draws the form anew, after the page has led to why it was refused.
  useRefusalFocus(frame, refused);
  const own = refused?.intent === 'change-case' ? refused : undefined;
  const isWrong = own !== undefined && Object.keys(own.errors).length > 0;
  const typed = own?.typed ?? typedCase(one, place);
  const field = (name: keyof TypedCase) => ({
    name,
    id: `case-${name}`,
    defaultValue: typed[name],
    errors: own?.errors[name],
  });
  useOpenedForm(form, { first: 'textarea', refused });
  const hidden = (
    <>
      <input type="hidden" name="versionId" value={version.id} />
      <input type="hidden" name="revision" value={version.revision} />
      <input type="hidden" name="case" value={place} />
    </>
  );
  return (
    <div ref={frame} id="case" className="grid gap-4 py-3">
      {refused && refused.intent !== 'split-case' && !isWrong ? (
        <ErrorNotice refusal>{refused.message}</ErrorNotice>
      ) : null}
      <Form
        ref={form}
        {...asTyped('case', own)}
        method="post"
        preventScrollReset
        className="form-stack"
        aria-label="The case"
        onKeyDown={keysOfForm({ button: 'change-case' })}
      >
        {hidden}
        <div className="grid gap-4 sm:grid-cols-[7rem_1fr]">
          <TextField field={field('designator')} label="Number" autoComplete="off" />
          <TextArea field={field('title')} label="Title" rows={2} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField field={field('state')} label="What became of it" options={stateChoices} />
          <TextField
            field={field('place')}
            label="Place in the list"
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            field={field('until')}
            label="Until when"
            hint="Where it was put off."
            autoComplete="off"
          />
          <TextField
            field={field('begins')}
            label="Begins at passage"
            hint="There its chapter begins."
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <div className="button-row">
          <SubmitButton name="intent" value="change-case" small pendingLabel="Saving...">
            Save Case
          </SubmitButton>
          <LinkButton to={back} state={closing('case')} small preventScrollReset>
            Cancel
          </LinkButton>
        </div>
      </Form>
      {place > 0 ? (
        <Form method="post" preventScrollReset>
          {hidden}
          <SubmitButton
            name="intent"
            value="join-case"
            variant="secondary"
            small
            pendingLabel="Joining..."
          >
            Join With the Case Before
          </SubmitButton>
        </Form>
      ) : null}
      <SplitCase
        choices={splitChoices}
        hidden={hidden}
        refused={refused?.intent === 'split-case' ? refused : undefined}
      />
    </div>
  );
}

const typedCase = (one: DeskCase, place: number): TypedCase => ({
  designator: one.designator ?? '',
  title: one.title,
  state: one.state === 'no action' ? 'discussed' : one.state,
  until: one.until ?? '',
  place: String(place + 1),
  begins: String(one.firstSegment + 1),
});
