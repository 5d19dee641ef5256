'use client';
import { Form } from 'react-router';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import type { RefusedPublish } from './review-refusal.ts';
import type { OpenSentence } from './sentence-order.ts';
import { ToSettle } from './ToSettle.tsx';
import { useRefused } from './use-refused.ts';

type PublishPanelProps = {
  version: { id: string; revision: number };
  /** The sentences that are not settled. */
  open: OpenSentence[];
  /** How many reasons readers will see. */
  notes: number;
  isCorrection: boolean;
  /** The page asks instead of a dialog: where no script runs. It does so after a refusal too. */
  asks: boolean;
  address: string;
};

/** What stands between the draft and its readers, and the step across. */
export function PublishPanel(props: PublishPanelProps) {
  const { open, notes, asks, address, isCorrection } = props;
  const answered = useRefused();
  const refused = answered?.intent === 'publish' ? answered : undefined;
  const title = isCorrection ? 'Publish this correction?' : 'Publish this summary?';
  const description = isCorrection
    ? 'Readers see the new text at once, and what was corrected in a public list.'
    : 'Readers who follow the government body can read it at once.';
  if (open.length > 0) {
    return (
      <div className="grid gap-2">
        {refused ? <ErrorNotice refusal>{refused.message}</ErrorNotice> : null}
        <ToSettle open={open} />
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
          <PublishButton formId="publish-form" />
          <LinkButton to={address}>Cancel</LinkButton>
        </div>
      </section>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        Every sentence was counted, quoted, judged by a model or confirmed by an editor.
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
          fallbackHref: `${address}${address.includes('?') ? '&' : '?'}publish=1#publish`,
        }}
        actions={<PublishButton formId="publish-dialog" />}
      >
        <PublishForm {...props} formId="publish-dialog" />
      </ConfirmDialog>
    </div>
  );
}

function PublishButton({ formId }: { formId: string }) {
  return (
    <SubmitButton form={formId} name="intent" value="publish" pendingLabel="Publishing...">
      Publish
    </SubmitButton>
  );
}

type PublishFormProps = Pick<PublishPanelProps, 'version' | 'isCorrection'> & {
  refused?: RefusedPublish;
  formId: string;
};

function PublishForm({ version, isCorrection, refused, formId }: PublishFormProps) {
  return (
    <Form method="post" id={formId} className="form-stack">
      <input type="hidden" name="versionId" value={version.id} />
      <input type="hidden" name="revision" value={version.revision} />
      {refused && !isCorrection ? <ErrorNotice refusal>{refused.message}</ErrorNotice> : null}
      {isCorrection ? (
        <TextArea
          field={{
            name: 'correction',
            id: `${formId}-correction`,
            defaultValue: refused?.correction,
            errors: refused ? [refused.message] : undefined,
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
