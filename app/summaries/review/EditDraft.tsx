'use client';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { tooLargeToSend } from '#app/platform/http/too-large-to-send.ts';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { useRefusalFocus } from '#app/ui/use-refusal-focus.ts';
import { TypedDraft } from './TypedDraft.tsx';
import { asTyped } from './unsaved/unsaved-forms.ts';
import { useRefused } from './use-refused.ts';
import { useTypedCheck } from './use-typed-check.ts';

type EditDraftProps = {
  version: { id: string; revision: number; markdown: string };
};

/** The draft as markdown. Saving checks every sentence anew. */
export function EditDraft({ version }: EditDraftProps) {
  const answered = useRefused();
  const refused = answered?.intent === 'save' ? answered : undefined;
  const { check, typed: found } = useTypedCheck(version.id);
  const form = useRef<HTMLFormElement>(null);
  const [unsent, setUnsent] = useState<{ message: string } | null>(null);
  useRefusalFocus(form, unsent);
  const said = unsent ?? refused;
  const differs = refused && refused.markdown !== version.markdown;
  return (
    <Disclosure
      id="edit"
      label={<span className="font-semibold">Edit as markdown</span>}
      className="border-line border-y py-3"
      open={refused !== undefined}
    >
      <Form
        ref={form}
        {...asTyped('markdown', refused)}
        method="post"
        preventScrollReset
        className="form-stack mt-4"
        onSubmit={(event) => {
          const { pathname } = window.location;
          const message = tooLargeToSend(new FormData(event.currentTarget), pathname);
          setUnsent(message === null ? null : { message });
          if (message !== null) event.preventDefault();
        }}
      >
        {said ? <ErrorNotice refusal>{said.message}</ErrorNotice> : null}
        <input type="hidden" name="versionId" value={version.id} />
        <input type="hidden" name="revision" value={version.revision} />
        <TextArea
          field={{
            name: 'markdown',
            key: `revision-${version.revision}`,
            defaultValue: refused?.markdown ?? version.markdown,
          }}
          label="Summary"
          hint="A citation is a link after its sentence whose label is its place: [10:41 AM](#s12) or [¶13](#s12). The address counts from 0."
          reading
          rows={24}
          onInput={(event) => check({ markdown: event.currentTarget.value })}
        />
        <TypedDraft typed={found} />
        {differs ? (
          <TextArea
            field={{
              name: 'newer',
              key: `newer-${version.revision}`,
              defaultValue: version.markdown,
            }}
            label="The draft as it stands now"
            hint="Saving puts your text above in its place."
            reading
            readOnly
            rows={12}
          />
        ) : null}
        <div className="button-row">
          <SubmitButton name="intent" value="save" pendingLabel="Saving...">
            Save and check again
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
