'use client';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { CheckIcon, EditIcon, InfoIcon, RemoveIcon, WarningIcon } from '#app/ui/icons.tsx';
import { Citations } from '../reading/Citations.tsx';
import { ConfirmSentence } from './ConfirmSentence.tsx';
import type { DeskVersion } from './desk-version.ts';
import { MendSentence } from './MendSentence.tsx';
import type { Refused } from './review-refusal.ts';

export type Sentence = DeskVersion['sentences'][number];

type SentenceRowProps = {
  sentence: Sentence;
  version: DeskVersion;
  labels: ReadonlyMap<number, string>;
  address: string;
  isMending: boolean;
  onMend: (index: number | null) => void;
  refused?: Refused;
  under?: ReactNode;
};

/** One sentence of a version: what it rests on, what the check says, and what can be done about it. */
export function SentenceRow(props: SentenceRowProps) {
  const { sentence, version, labels, address, isMending, onMend, refused, under } = props;
  const { index, isUnresolved, confirmedReason } = sentence;
  return (
    <li
      id={`n${index + 1}`}
      tabIndex={-1}
      data-sentence={index}
      data-marked={isUnresolved || undefined}
      className="desk-sentence"
    >
      <span className="desk-number">{index + 1}</span>
      <div className="desk-body">
        {isMending ? (
          <MendSentence
            versionId={version.id}
            sentence={sentence}
            hasTranscript={version.hasRecord}
            back={`${address}#n${index + 1}`}
            onClose={() => onMend(null)}
            refused={refused?.intent === 'mend' ? refused : undefined}
          />
        ) : (
          <p className="font-serif leading-relaxed">
            {sentence.text}{' '}
            <span className="font-sans">
              {sentence.citations.length > 0 ? (
                <Citations citations={sentence.citations} labels={labels} />
              ) : version.origin !== 'typed' ? (
                <span className="text-muted text-xs">no citation</span>
              ) : null}
            </span>
          </p>
        )}
        {isUnresolved ? (
          <p className="mt-1 flex gap-2 text-danger text-sm">
            <WarningIcon className="mt-0.5 flex-none" />
            <span>
              <span className="sr-only">Not supported: </span>
              {sentence.reasons.join(' ')}
            </span>
          </p>
        ) : null}
        {isUnresolved && version.isDraft ? (
          <ConfirmSentence
            versionId={version.id}
            revision={version.revision}
            index={index}
            refused={refused?.intent === 'confirm' ? refused : undefined}
          />
        ) : null}
        {sentence.advice.length > 0 ? (
          <p className="mt-1 flex gap-2 text-muted text-sm">
            <InfoIcon className="mt-0.5 flex-none" />
            <span>Perhaps not in the record: {sentence.advice.join(' ')}</span>
          </p>
        ) : null}
        {confirmedReason ? (
          <p className="mt-1 flex gap-2 text-muted text-sm">
            <CheckIcon className="mt-0.5 flex-none" />
            <span>
              Confirmed: {confirmedReason}
              {sentence.reasons.length > 0
                ? ` (The check said: ${sentence.reasons.join(' ')})`
                : ''}
            </span>
          </p>
        ) : null}
        {under}
      </div>
      {version.isDraft ? (
        <div className="desk-tools">
          <a
            href={`${address}${address.includes('?') ? '&' : '?'}mend=${index + 1}#n${index + 1}`}
            className="icon-button icon-button-small"
            title="Mend"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onMend(isMending ? null : index);
            }}
          >
            <EditIcon title={`Mend sentence ${index + 1}`} />
          </a>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="versionId" value={version.id} />
            <input type="hidden" name="index" value={index} />
            <input type="hidden" name="was" value={sentence.text} />
            <button
              type="submit"
              name="intent"
              value="remove"
              title="Remove"
              className="icon-button icon-button-small"
            >
              <RemoveIcon title={`Remove sentence ${index + 1}`} />
            </button>
          </Form>
        </div>
      ) : null}
    </li>
  );
}
