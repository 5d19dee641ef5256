'use client';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { addressAsking } from '#app/platform/http/address-asking.ts';
import { unbrokenTallies } from '#app/platform/language/unbroken-tallies.ts';
import { EditIcon, RemoveIcon } from '#app/ui/icons.tsx';
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts';
import { Citations } from '../reading/Citations.tsx';
import { ConfirmSentence } from './ConfirmSentence.tsx';
import type { DeskVersion } from './desk-version.ts';
import { MendSentence } from './MendSentence.tsx';
import { placeOnDesk } from './place-on-desk.ts';
import { ChooseSentence } from './RemoveChosen.tsx';
import type { Refused } from './review-refusal.ts';
import { SentenceChecks } from './SentenceChecks.tsx';

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

/** One sentence of a version: what it rests on, how it was checked, and what can be done about it. */
export function SentenceRow(props: SentenceRowProps) {
  const { sentence, version, labels, address, isMending, onMend, refused, under } = props;
  const { index, open } = sentence;
  const place = placeOnDesk.sentence(index);
  return (
    <li
      id={place}
      tabIndex={-1}
      data-sentence={index}
      data-marked={open ?? undefined}
      className="desk-sentence"
    >
      <span className="desk-number">
        {index + 1}
        {version.isDraft ? <ChooseSentence index={index} /> : null}
      </span>
      <div className="desk-body">
        {isMending ? (
          <MendSentence
            version={version}
            sentence={sentence}
            back={`${address}#${place}`}
            onClose={() => onMend(null)}
            refused={refused?.intent === 'mend' ? refused : undefined}
          />
        ) : (
          <p className="font-serif leading-relaxed">
            {unbrokenTallies(sentence.text)}{' '}
            <span className="font-sans">
              {sentence.citations.length > 0 ? (
                <Citations citations={sentence.citations} labels={labels} />
              ) : version.origin !== 'typed' ? (
                <span className="text-muted text-xs">no citation</span>
              ) : null}
            </span>
          </p>
        )}
        <SentenceChecks sentence={sentence} version={version} />
        {open !== null && version.isDraft ? (
          <ConfirmSentence
            versionId={version.id}
            revision={version.revision}
            index={index}
            mark={open}
            refused={refused?.intent === 'confirm' ? refused : undefined}
          />
        ) : null}
        {under}
      </div>
      {version.isDraft ? (
        <div className="desk-tools">
          <a
            href={addressAsking(address, { name: 'mend', value: index + 1, hash: place })}
            className="icon-button icon-button-small"
            title="Mend"
            onClick={(event) => {
              if (opensElsewhere(event)) return;
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
