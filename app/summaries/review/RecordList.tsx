import { Form } from 'react-router';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Review } from './read-review.server.ts';

type RecordListProps = {
  records: Review['records'];
  /** The page that they are shown on. */
  back: string;
};

/** The records a meeting has, what is wrong with each, and what of it could not be used. */
export function RecordList({ records, back }: RecordListProps) {
  if (records.length === 0) return null;
  return (
    <ul id="records" className="grid gap-3">
      {records.map((record) => (
        <li key={record.id}>
          <p className="break-words">
            <span className="font-semibold">{record.fileName}</span>{' '}
            <span className="text-muted">
              {size(record.byteLength)}, {record.segments.toLocaleString('en-US')} passages
              {record.engine === null ? null : `, machine transcript by ${record.engine}`}
            </span>
          </p>
          {record.faults.length > 0 ? (
            <div className="mt-2">
              <Notice title="Something is wrong with this record">
                <ul className="grid gap-1">
                  {record.faults.map(({ name, message, gap, isRefuted }) => (
                    <li key={message}>
                      <strong>{name}.</strong> {message}
                      {gap === null ? null : <Gap {...{ gap, isRefuted }} recordId={record.id} />}
                    </li>
                  ))}
                </ul>
                {record.isHeld ? <HeldRecord record={record} back={back} /> : null}
              </Notice>
            </div>
          ) : null}
          {record.leftOut.length > 0 ? (
            <Disclosure
              className="mt-1 text-sm"
              label={`What was left out of the record or changed (${record.leftOut.length})`}
            >
              <ul className="mt-1 grid list-disc gap-1 pl-9">
                {record.leftOut.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Disclosure>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type GapProps = { recordId: string; gap: string; isRefuted: boolean };

/** What readers are told to be missing: an editor who has heard the meeting may know better. */
function Gap({ recordId, gap, isRefuted }: GapProps) {
  return (
    <Form method="post" preventScrollReset className="mt-1 grid gap-1">
      <p className="text-sm">
        {isRefuted ? (
          <>Readers are not told, as an editor found nothing missing.</>
        ) : (
          <>
            Readers are told: <q>{gap}</q>
          </>
        )}
      </p>
      <input type="hidden" name="record" value={recordId} />
      <input type="hidden" name="gap" value={gap} />
      <div className="button-row">
        <SubmitButton
          name="intent"
          value={isRefuted ? 'tell-gap' : 'refute-gap'}
          small
          variant="secondary"
          pendingLabel="Saving..."
        >
          {isRefuted ? 'Tell Readers Again' : 'Nothing Is Missing'}
        </SubmitButton>
      </div>
    </Form>
  );
}

type HeldRecordProps = { record: Review['records'][number]; back: string };

/** It arrived by itself and is not drafted from until somebody says so; the inbox does it. */
function HeldRecord({ record, back }: HeldRecordProps) {
  return (
    <Form method="post" action="/admin/inbox" className="mt-2 grid gap-2">
      <p>It is held back: no summary is drafted from it by itself.</p>
      {record.begins ? (
        <blockquote className="line-clamp-4 break-words font-serif">{record.begins}</blockquote>
      ) : null}
      <input type="hidden" name="item" value={record.id} />
      <input type="hidden" name="back" value={back} />
      <div className="button-row">
        <SubmitButton
          name="intent"
          value="draft"
          small
          variant="secondary"
          pendingLabel="Starting..."
        >
          Draft Anyway
        </SubmitButton>
        <SubmitButton name="intent" value="leave" small variant="quiet" pendingLabel="Saving...">
          Never Draft It
        </SubmitButton>
      </div>
    </Form>
  );
}

function size(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
