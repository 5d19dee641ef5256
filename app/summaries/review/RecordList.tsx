import { Form } from 'react-router';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Review } from './read-review.server.ts';

/** The records a meeting has, what is wrong with each, and what of it could not be used. */
export function RecordList({ records }: { records: Review['records'] }) {
  if (records.length === 0) return null;
  return (
    <ul className="grid gap-3">
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
                  {record.faults.map(({ name, message }) => (
                    <li key={message}>
                      <strong>{name}.</strong> {message}
                    </li>
                  ))}
                </ul>
                {record.isHeld ? <HeldRecord record={record} /> : null}
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

/** It arrived by itself and is not drafted from until somebody says so; the inbox does it. */
function HeldRecord({ record }: { record: Review['records'][number] }) {
  return (
    <Form method="post" action="/admin/inbox?queue=held" className="mt-2">
      <p className="mb-2">It is held back: no summary is drafted from it by itself.</p>
      <input type="hidden" name="item" value={record.id} />
      <SubmitButton
        name="intent"
        value="draft"
        small
        variant="secondary"
        pendingLabel="Starting..."
      >
        Draft Anyway
      </SubmitButton>
    </Form>
  );
}

function size(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
