'use client';
import { useRef } from 'react';
import { Form } from 'react-router';
import { capitalized } from '#app/platform/language/capitalized.ts';
import { voteMethods } from '#app/proceedings/vote.ts';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { methodWords } from '../account/vote-words.ts';
import { CancelButton } from './CancelButton.tsx';
import { caseOptions, several } from './cases/case-options.ts';
import type { DeskVersion } from './desk-version.ts';
import { keysOfForm } from './keys-of-form.ts';
import { passagesHint } from './passage-numbers.ts';
import type { RefusedVote } from './review-refusal.ts';
import { asTyped } from './unsaved/unsaved-forms.ts';
import { useOpenedForm } from './use-opened-form.ts';
import type { TypedVote } from './vote-fields.ts';

type EditVoteProps = {
  version: DeskVersion;
  /** Its index in the version; null for a vote that is added. */
  index: number | null;
  vote: TypedVote;
  /** Where the form is closed without a script. */
  back: string;
  onClose: () => void;
  refused?: RefusedVote;
};

const outcomes = [
  { value: '', label: 'Not said' },
  { value: 'adopted', label: 'Adopted' },
  { value: 'rejected', label: 'Rejected' },
];

const methods = [
  { value: '', label: 'Not said' },
  ...voteMethods.map((method) => ({ value: method, label: capitalized(methodWords(method)) })),
];

/** A vote as the record has it, to be put right by hand. */
export function EditVote({ version, index, vote, back, onClose, refused }: EditVoteProps) {
  const form = useRef<HTMLFormElement>(null);
  const errors = refused?.errors ?? {};
  const isWrong = Object.keys(errors).length > 0;
  const field = (name: keyof TypedVote) => ({
    name,
    id: `vote-${name}`,
    defaultValue: (refused?.typed ?? vote)[name],
    errors: errors[name],
  });
  useOpenedForm(form, { first: 'textarea', refused });
  const intent = index === null ? 'add-vote' : 'change-vote';
  return (
    <Form
      ref={form}
      {...asTyped('vote', refused)}
      method="post"
      preventScrollReset
      id="vote"
      className="form-stack my-2 text-base"
      aria-label={index === null ? 'A vote to add' : 'The vote'}
      onKeyDown={keysOfForm({ button: intent, close: onClose })}
    >
      {refused && !isWrong ? <ErrorNotice refusal>{refused.message}</ErrorNotice> : null}
      <input type="hidden" name="versionId" value={version.id} />
      <input type="hidden" name="revision" value={version.revision} />
      {index === null ? null : <input type="hidden" name="index" value={index} />}
      <TextArea field={field('motion')} label="Motion" rows={2} />
      <SelectField
        field={field('case')}
        label="Case"
        options={[
          ...(vote.case === several
            ? [{ value: several, label: 'Several cases, as they are' }]
            : []),
          ...caseOptions(version.cases),
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={field('mover')} label="Moved by" autoComplete="off" />
        <TextField field={field('seconder')} label="Seconded by" autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-end gap-4">
        {(['yes', 'no', 'abstain'] as const).map((name) => (
          <TextField
            key={name}
            field={field(name)}
            label={countLabels[name]}
            className="w-28"
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField field={field('outcome')} label="Outcome" options={outcomes} />
        <SelectField field={field('method')} label="Method" options={methods} />
      </div>
      <TextArea
        field={field('rollCall')}
        label="Roll call"
        hint="One member a line: Council Member Tran: yes. Or no, abstain, absent."
        rows={3}
      />
      <TextField
        field={field('passages')}
        label="Passages it rests on"
        hint={passagesHint}
        autoComplete="off"
      />
      <p className="text-muted text-sm">Leave empty what the record does not say.</p>
      <div className="button-row">
        <SubmitButton name="intent" value={intent} small pendingLabel="Saving...">
          Save Vote
        </SubmitButton>
        <CancelButton back={back} onClose={onClose} />
      </div>
    </Form>
  );
}

const countLabels = { yes: 'Yes', no: 'No', abstain: 'Abstaining' } as const;
