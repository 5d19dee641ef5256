'use client';
import type { KeyboardEvent } from 'react';
import { Form } from 'react-router';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import type { OpenFinding } from '../findings/open-findings.ts';
import type { OpenDoubt } from '../other-meeting.server.ts';
import { longTitle, noTitle } from '../publishing/no-title.ts';
import { OpenDoubts } from './OpenDoubts.tsx';
import { publishAddress } from './publish-address.ts';
import { RosterNames } from './RosterNames.tsx';
import type { RefusedPublish } from './review-refusal.ts';
import type { OpenSentence } from './sentence-order.ts';
import { ToSettle } from './ToSettle.tsx';
import { useRefused } from './use-refused.ts';

type PublishPanelProps = {
  version: { id: string; revision: number };
  /** The sentences that are not settled. */
  open: OpenSentence[];
  /** What it rests on that is headed otherwise than the meeting. */
  doubts: OpenDoubt[];
  /** The cases and votes that are not settled. */
  findings: OpenFinding[];
  /** Names that the roster spells otherwise. */
  spellings: { from: string; to: string }[];
  meetingId: string;
  /** What is asked about: where one follows the other they look alike. */
  name: string;
  /** One without a title is given one here. */
  hasTitle: boolean;
  sentences: number;
  /** How many of them are words of the record. */
  quotations: number;
  /** How many reasons readers will see. */
  notes: number;
  isCorrection: boolean;
  /** The page asks instead of a dialog: where no script runs. It does so after a refusal too. */
  asks: boolean;
  /** Another meeting of the inbox follows. */
  goesOn: boolean;
  address: string;
};

/** What stands between the draft and its readers, and the step across. */
export function PublishPanel(props: PublishPanelProps) {
  const { open, doubts, findings, quotations, notes, asks, goesOn, address, isCorrection } = props;
  const answered = useRefused();
  const refused = answered?.intent === 'publish' ? answered : undefined;
  const title = isCorrection ? 'Publish this correction?' : 'Publish this summary?';
  const description = isCorrection
    ? 'Readers see the new text at once, and what was corrected in a public list.'
    : `${props.name}: ${props.sentences === 1 ? '1 sentence' : `${props.sentences} sentences`}. Readers who follow the government body can read them at once.`;
  if (open.length > 0 || doubts.length > 0 || findings.length > 0) {
    return (
      <div className="grid gap-2">
        {refused ? <ErrorNotice refusal>{refused.message}</ErrorNotice> : null}
        <OpenDoubts doubts={doubts} versionId={props.version.id} meetingId={props.meetingId} />
        <ToSettle open={open} findings={findings} />
        <RosterNames version={props.version} spellings={props.spellings} />
      </div>
    );
  }
  if (asks || refused) {
    return (
      <section aria-labelledby="publish-title" className="panel grid gap-4" id="publish">
        <h3 id="publish-title" className="section-title">
          {title}
        </h3>
        <p>{description}</p>
        <PublishForm {...props} refused={refused} formId="publish-form" />
        <div className="button-row">
          <PublishButtons formId="publish-form" goesOn={goesOn} />
          <LinkButton to={address}>Cancel</LinkButton>
        </div>
      </section>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for a button of the dialog
    <div className="flex flex-wrap items-center justify-between gap-3" onKeyDown={pressPublish}>
      <p>
        Every sentence was counted, quoted, judged by a model or confirmed by an editor.
        {quotations > 0 ? ` ${quotationsToJudge(quotations)}` : ''}
        {notes > 0
          ? ` Readers see ${notes === 1 ? 'the reason that was given' : `the ${notes} reasons that were given`} as an editor’s note.`
          : ''}
      </p>
      <ConfirmDialog
        title={title}
        description={description}
        trigger={{
          label: isCorrection ? 'Publish Correction' : 'Publish Summary',
          variant: 'primary',
          fallbackHref: publishAddress(address),
        }}
        actions={<PublishButtons formId="publish-dialog" goesOn={goesOn} />}
      >
        <PublishForm {...props} formId="publish-dialog" />
      </ConfirmDialog>
    </div>
  );
}

/** The window is a child of the panel to React, wherever it stands in the page. */
function pressPublish(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  const [button] = document.querySelectorAll<HTMLElement>('[role=alertdialog] [data-publishes]');
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** From the inbox the usual step is the one to the next meeting, so it stands out. */
function PublishButtons({ formId, goesOn }: { formId: string; goesOn: boolean }) {
  const button = { form: formId, name: 'intent', pendingLabel: 'Publishing...' };
  if (!goesOn) {
    return (
      <SubmitButton {...button} value="publish" data-publishes>
        Publish
      </SubmitButton>
    );
  }
  return (
    <>
      <SubmitButton {...button} value="publish" variant="secondary">
        Publish
      </SubmitButton>
      <SubmitButton {...button} value="publish-next" data-publishes>
        Publish and Go On
      </SubmitButton>
    </>
  );
}

/** That words were said does not yet make them worth a reader's time. */
const quotationsToJudge = (count: number) =>
  count === 1
    ? 'The quotation stands in the record word for word; whether readers need it is yours to judge.'
    : `The ${count} quotations stand in the record word for word; whether readers need each of them is yours to judge.`;

type PublishFormProps = Pick<PublishPanelProps, 'version' | 'isCorrection' | 'hasTitle'> & {
  refused?: RefusedPublish;
  formId: string;
};

function PublishForm({ version, isCorrection, hasTitle, refused, formId }: PublishFormProps) {
  const isOfTitle =
    !hasTitle && refused !== undefined && [noTitle, longTitle].includes(refused.message);
  const errors = refused ? [refused.message] : undefined;
  return (
    <Form method="post" id={formId} className="form-stack">
      <input type="hidden" name="versionId" value={version.id} />
      <input type="hidden" name="revision" value={version.revision} />
      {refused && !isCorrection && !isOfTitle ? (
        <ErrorNotice refusal>{refused.message}</ErrorNotice>
      ) : null}
      {hasTitle ? null : (
        <TextField
          field={{
            name: 'meetingTitle',
            id: `${formId}-title`,
            defaultValue: refused?.meetingTitle,
            errors: isOfTitle ? errors : undefined,
          }}
          label="Meeting Title"
          hint="The meeting has none yet. Such as ‘Regular Meeting’ or ‘Budget Hearing’."
          autoComplete="off"
        />
      )}
      {isCorrection ? (
        <TextArea
          field={{
            name: 'correction',
            id: `${formId}-correction`,
            defaultValue: refused?.correction,
            errors: isOfTitle ? undefined : errors,
          }}
          label="What was corrected"
          hint="One or two sentences that readers will see."
          limit={500}
          rows={3}
        />
      ) : null}
    </Form>
  );
}
