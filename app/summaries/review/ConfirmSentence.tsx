'use client';
import { Form } from 'react-router';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { keysOfForm } from './keys-of-form.ts';

type ConfirmSentenceProps = {
  versionId: string;
  revision: number;
  index: number;
  refused?: { message: string; reason: string };
};

/** Lets a marked sentence stand, with a reason that is kept. */
export function ConfirmSentence({ versionId, revision, index, refused }: ConfirmSentenceProps) {
  return (
    <Disclosure label="Confirm with a reason" className="mt-1 text-sm" open={refused !== undefined}>
      <Form
        method="post"
        preventScrollReset
        className="mt-2 flex flex-wrap items-end gap-2"
        onKeyDown={keysOfForm({ button: 'confirm' })}
      >
        <input type="hidden" name="versionId" value={versionId} />
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="index" value={index} />
        <TextField
          field={{
            name: 'reason',
            id: `reason-${index}`,
            defaultValue: refused?.reason,
            errors: refused ? [refused.message] : undefined,
          }}
          label={`Why sentence ${index + 1} holds`}
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
      </Form>
    </Disclosure>
  );
}
