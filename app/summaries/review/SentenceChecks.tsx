'use client';
import { Form } from 'react-router';
import { CheckIcon, InfoIcon, WarningIcon } from '#app/ui/icons.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { checkedWords } from '../account/checked.ts';
import { foundIn } from '../open-mark.ts';
import type { DeskVersion } from './desk-version.ts';

type SentenceChecksProps = {
  sentence: DeskVersion['sentences'][number];
  version: Pick<DeskVersion, 'id' | 'revision' | 'isDraft'>;
};

/** How a sentence was checked, what was found against it, and what an editor said to that. */
export function SentenceChecks({ sentence, version }: SentenceChecksProps) {
  const { open, checked, advice, isConfirmed } = sentence;
  const found = foundIn(sentence);
  return (
    <>
      {open !== null && found.length > 0 ? (
        <p className="mt-1 flex gap-2 text-danger text-sm">
          <WarningIcon className="mt-0.5 flex-none" />
          <span>
            <span className="sr-only">To settle: </span>
            {found.join(' ')}
          </span>
        </p>
      ) : null}
      {advice.length > 0 ? (
        <p className="mt-1 flex gap-2 text-muted text-sm">
          <InfoIcon className="mt-0.5 flex-none" />
          <span>Perhaps not in the record: {advice.join(' ')}</span>
        </p>
      ) : null}
      {isConfirmed ? (
        <Confirmed sentence={sentence} version={version} found={found} />
      ) : checked ? (
        <p className="text-muted text-sm">
          {checkedWords[checked].label}
          {open === null && found.length > 0 ? `. Rules doubt its wording: ${found.join(' ')}` : ''}
        </p>
      ) : null}
    </>
  );
}

function Confirmed({ sentence, version, found }: SentenceChecksProps & { found: string[] }) {
  const { index, confirmedReason } = sentence;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 text-muted text-sm">
      <p className="flex gap-2">
        <CheckIcon className="mt-0.5 flex-none" />
        <span>
          {confirmedReason ? `Confirmed: ${confirmedReason}` : checkedWords.confirmed.label}
          {found.length > 0 ? ` (The check said: ${found.join(' ')})` : ''}
        </span>
      </p>
      {version.isDraft ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="versionId" value={version.id} />
          <input type="hidden" name="revision" value={version.revision} />
          <input type="hidden" name="index" value={index} />
          <SubmitButton
            name="intent"
            value="take-back"
            variant="quiet"
            small
            pendingLabel="Taking back..."
            aria-label={`Take back the confirmation of sentence ${index + 1}`}
          >
            Take Back
          </SubmitButton>
        </Form>
      ) : null}
    </div>
  );
}
