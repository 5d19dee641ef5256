import { formatDay } from '#app/platform/moment.ts';
import { Notice } from '#app/ui/Notice.tsx';
import type { TriedSource } from './try-source.server.ts';

/** What a source would bring, before it is kept. */
export function SourcePreview({ tried }: { tried: TriedSource }) {
  const { kindName, meetings, meetingCount, documentCount, leftOut, remarks, isWhole } = tried;
  return (
    <Notice title={`${kindName}: ${found(meetingCount, documentCount)}`}>
      <input type="hidden" name="kind" value={tried.kind} />
      <input type="hidden" name="tried" value={tried.address} />
      <div className="grid gap-3">
        {isWhole ? null : (
          <p>This is a first look: the source goes on, and a run reads all of it.</p>
        )}
        {meetings.length > 0 ? (
          <ul className="list-disc pl-5">
            {meetings.map(({ title, day, status }) => (
              <li key={`${day} ${title}`}>
                {formatDay(`${day}T12:00:00Z`)}: {title}
                {status === 'cancelled' ? ' (cancelled)' : ''}
              </li>
            ))}
            {meetingCount > meetings.length ? (
              <li>and {(meetingCount - meetings.length).toLocaleString('en-US')} more</li>
            ) : null}
          </ul>
        ) : null}
        {leftOut.length > 0 ? (
          <div>
            <p>Left out:</p>
            <ul className="list-disc pl-5">
              {leftOut.map(({ name, problem }, at) => (
                // Two may be of one name and problem.
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
                <li key={at}>
                  {name ? `${name}: ` : ''}
                  {problem}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
    </Notice>
  );
}

function found(meetings: number, documents: number): string {
  if (meetings === 0) return 'it was read, and tells of no meeting of these months';
  const of = (count: number, one: string) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;
  return `${of(meetings, 'meeting')}, ${of(documents, 'document')}`;
}
