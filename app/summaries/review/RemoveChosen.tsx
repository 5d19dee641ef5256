'use client';
import { Form } from 'react-router';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';

/** What the boxes beside the sentences belong to. */
const chosenForm = 'chosen-sentences';

/** The box beside a sentence, which chooses it to go with others. */
export function ChooseSentence({ index }: { index: number }) {
  return (
    <input
      type="checkbox"
      name="chosen"
      value={index}
      form={chosenForm}
      aria-label={`Choose sentence ${index + 1}`}
      className="desk-choice"
    />
  );
}

/** Takes the chosen sentences out in one save; it stands in the desk's bar as long as any is chosen. */
export function RemoveChosen({ version }: { version: { id: string; revision: number } }) {
  return (
    <Form id={chosenForm} method="post" preventScrollReset className="desk-chosen">
      <input type="hidden" name="versionId" value={version.id} />
      <input type="hidden" name="revision" value={version.revision} />
      <SubmitButton
        name="intent"
        value="remove-chosen"
        variant="secondary"
        small
        pendingLabel="Removing..."
      >
        Remove Chosen
      </SubmitButton>
    </Form>
  );
}
