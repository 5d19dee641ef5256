'use client';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { type Mark, needsReason } from '../open-mark.ts';
import { keysOfForm } from './keys-of-form.ts';
import { asTyped } from './unsaved/unsaved-forms.ts';

type ConfirmSentenceProps = {
  versionId: string;
  revision: number;
  index: number;
  mark: Mark;
  refused?: { message: string; reason: string };
};

/** Lets a sentence stand: having read it is enough, or a reason that is kept and shown. */
export function ConfirmSentence({ mark, refused, ...sentence }: ConfirmSentenceProps) {
  const { index } = sentence;
  if (!needsReason(mark)) {
    return (
      <ConfirmForm {...sentence} className="mt-1">
        <SubmitButton
          name="intent"
          value="confirm"
          variant="secondary"
          small
          pendingLabel="Confirming..."
          aria-label={`Confirm sentence ${index + 1}`}
          data-confirm
        >
          Confirm
        </SubmitButton>
      </ConfirmForm>
    );
  }
  return (
    <Disclosure label="Confirm with a reason" className="mt-1 text-sm" open={refused !== undefined}>
      <ConfirmForm
        {...sentence}
        {...asTyped('reason', refused)}
        className="mt-2 flex flex-wrap items-end gap-2"
      >
        <TextField
          field={{
            name: 'reason',
            id: `reason-${index}`,
            defaultValue: refused?.reason,
            errors: refused ? [refused.message] : undefined,
          }}
          label={`Why sentence ${index + 1} holds`}
          hint="Readers see it as an editor’s note."
          className="min-w-56 flex-1"
          autoComplete="off"
        />
        <SubmitButton
          name="intent"
          value="confirm"
          variant="secondary"
          pendingLabel="Confirming..."
        >
          Confirm
        </SubmitButton>
      </ConfirmForm>
    </Disclosure>
  );
}

type ConfirmFormProps = Pick<ConfirmSentenceProps, 'versionId' | 'revision' | 'index'> & {
  className: string;
  children: ReactNode;
};

function ConfirmForm({ versionId, revision, index, children, ...form }: ConfirmFormProps) {
  return (
    <Form {...form} method="post" preventScrollReset onKeyDown={keysOfForm({ button: 'confirm' })}>
      <input type="hidden" name="versionId" value={versionId} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="index" value={index} />
      {children}
    </Form>
  );
}
