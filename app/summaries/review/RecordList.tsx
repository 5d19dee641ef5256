import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { Review } from './read-review.server.ts';

/** The records a meeting has, and what of each could not be used. */
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
            </span>
          </p>
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

function size(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
