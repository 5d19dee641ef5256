'use client';
import { Form } from 'react-router';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { CheckIcon, WarningIcon } from '#app/ui/icons.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { keysOfForm } from '../review/keys-of-form.ts';
import { asTyped } from '../review/unsaved/unsaved-forms.ts';
import { useRefused } from '../review/use-refused.ts';
import { type FindingOf, type Findings, isOpen } from './findings.ts';

type FindingCheckProps = {
  version: { id: string; revision: number; isDraft: boolean };
  on: FindingOf;
  /** What it is called on the desk: 'case 2'. */
  name: string;
  row: Pick<Findings, 'found' | 'confirmedReason'>;
};

/** What was found against a case or a vote, and what an editor says to it or can say. */
export function FindingCheck({ version, on, name, row }: FindingCheckProps) {
  const { found, confirmedReason } = row;
  const refused = useRefusedAnswer(on);
  if (found.length === 0) {
    return refused ? <ErrorNotice refusal>{refused.message}</ErrorNotice> : null;
  }
  return isOpen(row) ? (
    <div className="pb-2 text-sm">
      <p className="flex gap-2 text-danger">
        <WarningIcon className="mt-0.5 flex-none" />
        <span>
          <span className="sr-only">To settle: </span>
          {found.join(' ')}
        </span>
      </p>
      {version.isDraft ? <Answer version={version} on={on} name={name} /> : null}
    </div>
  ) : (
    <div className="flex flex-wrap items-baseline gap-x-3 pb-2 text-muted text-sm">
      <p className="flex gap-2">
        <CheckIcon className="mt-0.5 flex-none" />
        <span>
          Confirmed: {confirmedReason} (The check said: {found.join(' ')})
        </span>
      </p>
      {version.isDraft ? (
        <Form method="post" preventScrollReset>
          <OnFinding version={version} on={on} />
          <SubmitButton
            name="intent"
            value="take-back-finding"
            variant="quiet"
            small
            pendingLabel="Taking back..."
            aria-label={`Take back the confirmation of ${name}`}
          >
            Take Back
          </SubmitButton>
        </Form>
      ) : null}
    </div>
  );
}

function Answer({ version, on, name }: Omit<FindingCheckProps, 'row'>) {
  const refused = useRefusedAnswer(on);
  return (
    <Disclosure label="Confirm with a reason" className="mt-1" open={refused !== undefined}>
      <Form
        {...asTyped('reason', refused)}
        method="post"
        preventScrollReset
        className="mt-2 flex flex-wrap items-end gap-2"
        onKeyDown={keysOfForm({ button: 'confirm-finding' })}
      >
        <OnFinding version={version} on={on} />
        <TextField
          field={{
            name: 'reason',
            id: `reason-${on.of}-${on.index}`,
            defaultValue: refused?.reason,
            errors: refused ? [refused.message] : undefined,
          }}
          label={`Why ${name} holds`}
          hint="Readers see it as an editor’s note."
          className="min-w-56 flex-1"
          autoComplete="off"
        />
        <SubmitButton
          name="intent"
          value="confirm-finding"
          variant="secondary"
          pendingLabel="Confirming..."
        >
          Confirm
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}

function useRefusedAnswer({ of, index }: FindingOf) {
  const refused = useRefused();
  const isOwn = refused?.intent === 'confirm-finding' && refused.of === of;
  return isOwn && refused.index === index ? refused : undefined;
}

function OnFinding({ version, on }: Pick<FindingCheckProps, 'version' | 'on'>) {
  return (
    <>
      <input type="hidden" name="versionId" value={version.id} />
      <input type="hidden" name="revision" value={version.revision} />
      <input type="hidden" name="of" value={on.of} />
      <input type="hidden" name="index" value={on.index} />
    </>
  );
}
