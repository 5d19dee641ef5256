'use client';
import { useRef } from 'react';
import { Form } from 'react-router';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useRefusalFocus } from '#app/ui/use-refusal-focus.ts';
import { keysOfForm } from '../keys-of-form.ts';
import { passagesHint } from '../passage-numbers.ts';
import type { RefusedNewSentence } from '../review-refusal.ts';
import type { TypedNewSentence } from '../sentence-form.ts';
import { TypedVerdict } from '../TypedVerdict.tsx';
import { asTyped, closing } from '../unsaved/unsaved-forms.ts';
import { useOpenedForm } from '../use-opened-form.ts';
import { useTypedCheck } from '../use-typed-check.ts';
import { type AddedTo, inShort, nameOfAddedTo } from './added-to.ts';

type AddSentenceProps = {
  version: { id: string; revision: number };
  to: AddedTo;
  /** The page without the form. */
  back: string;
  refused?: RefusedNewSentence;
};

/** A sentence of an editor for a case or for the opening, with the passages that it rests on. */
export function AddSentence({ version, to, back, refused }: AddSentenceProps) {
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useRefusalFocus(frame, refused);
  useOpenedForm(form, { first: 'textarea', refused });
  const { check, typed: found } = useTypedCheck(version.id);
  const recheck = () => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    check({ text: String(typed.get('text')), passages: String(typed.get('passages')) });
  };
  const isWrong = refused !== undefined && Object.keys(refused.errors).length > 0;
  const field = (name: keyof TypedNewSentence) => ({
    name,
    id: `add-${name}`,
    defaultValue: refused?.typed[name],
    errors: refused?.errors[name],
  });
  return (
    <div ref={frame} id="add" className="py-3">
      <Form
        ref={form}
        {...asTyped('added', refused)}
        method="post"
        preventScrollReset
        className="form-stack"
        aria-label={`A sentence for ${nameOfAddedTo(to)}`}
        onInput={recheck}
        onKeyDown={keysOfForm({ button: 'add-sentence' })}
      >
        {refused && !isWrong ? <ErrorNotice refusal>{refused.message}</ErrorNotice> : null}
        <input type="hidden" name="versionId" value={version.id} />
        <input type="hidden" name="revision" value={version.revision} />
        <input type="hidden" name="case" value={to} />
        <TextArea
          field={field('text')}
          label="Sentence"
          hint={
            to === inShort ? 'Three to six lines that a stranger understands are best.' : undefined
          }
          reading
          rows={3}
        />
        <TextField
          field={field('passages')}
          label="Passages it rests on"
          hint={passagesHint}
          autoComplete="off"
        />
        <TypedVerdict typed={found} />
        <div className="button-row">
          <SubmitButton name="intent" value="add-sentence" small pendingLabel="Adding...">
            Add Sentence
          </SubmitButton>
          <LinkButton to={back} state={closing('added')} small preventScrollReset>
            Cancel
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}
