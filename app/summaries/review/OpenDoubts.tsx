'use client';
import { Form } from 'react-router';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice, Notice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { OpenDoubt } from '../other-meeting.server.ts';
import { useRefused } from './use-refused.ts';

type OpenDoubtsProps = {
  doubts: readonly OpenDoubt[];
  versionId: string;
  meetingId: string;
};

const titles = {
  agenda: 'The agenda may be of another meeting',
  record: 'The record may be of another meeting',
} as const;

/** What a draft rests on that is headed otherwise than its meeting: answered before readers see it. */
export function OpenDoubts({ doubts, versionId, meetingId }: OpenDoubtsProps) {
  const refused = useRefused();
  const answered = refused?.intent === 'use-all-the-same' ? refused : undefined;
  return (
    <>
      {answered ? <ErrorNotice refusal>{answered.message}</ErrorNotice> : null}
      {doubts.map(({ of, message }) => (
        <Notice key={of + message} title={titles[of]}>
          <p>{message}</p>
          <p>It has to be answered before readers see the summary.</p>
          <Form method="post" className="button-row mt-2">
            <input type="hidden" name="versionId" value={versionId} />
            <input type="hidden" name="of" value={of} />
            <input type="hidden" name="doubt" value={message} />
            <SubmitButton
              name="intent"
              value="use-all-the-same"
              small
              variant="secondary"
              pendingLabel="Saving..."
            >
              Use It All the Same
            </SubmitButton>
            {of === 'agenda' ? (
              <LinkButton to={`/admin/meetings/${meetingId}/agenda`} small>
                Replace the Agenda
              </LinkButton>
            ) : (
              <LinkButton to={`/admin/meetings/${meetingId}/record`} small>
                Take In Another Record
              </LinkButton>
            )}
          </Form>
        </Notice>
      ))}
    </>
  );
}
