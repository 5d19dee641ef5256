'use client';
import { Form } from 'react-router';
import { AgendaFields } from '#app/records/AgendaFields.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useRefused } from './use-refused.ts';

type DraftAgainProps = {
  version: { id: string; revision: number; isTouched: boolean; hasAgenda: boolean };
};

/** A new draft from the same record, with the meeting's agenda where there is one by now. */
export function DraftAgain({ version }: DraftAgainProps) {
  const answered = useRefused();
  const refused = answered?.intent === 'draft-again' ? answered : undefined;
  return (
    <Disclosure
      id="again"
      label={<span className="font-semibold">Draft again, or add the agenda</span>}
      className="border-line border-b py-3"
      open={refused !== undefined}
    >
      <Form method="post" encType="multipart/form-data" className="form-stack mt-4">
        {refused ? <ErrorNotice refusal>{refused.message}</ErrorNotice> : null}
        <input type="hidden" name="versionId" value={version.id} />
        <input type="hidden" name="revision" value={version.revision} />
        <AgendaFields
          file={{ name: 'agendaFile', id: 'again-file' }}
          pasted={{ name: 'agenda', id: 'again-agenda', defaultValue: refused?.agenda }}
          hint={
            version.hasAgenda
              ? 'Takes the place of the agenda that is kept with the record.'
              : undefined
          }
        />
        {version.isTouched ? (
          <label className="flex min-h-8 items-center gap-2">
            <input type="checkbox" name="sure" defaultChecked={refused?.sure} />
            Replace what was edited or confirmed. Undo brings its text back.
          </label>
        ) : null}
        <div className="button-row">
          <SubmitButton
            name="intent"
            value="draft-again"
            variant="secondary"
            pendingLabel="Drafting..."
          >
            Draft Again
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
