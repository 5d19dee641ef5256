import { RowButton } from '#app/summaries/inbox/RowButton.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { FailedDocument } from './read-failed-documents.server.ts';

type FailedDocumentsProps = {
  documents: FailedDocument[];
  meetingId: string;
  /** The page that they are shown on. */
  back: string;
};

/** On the review desk: what of a meeting's documents could not be taken in, and what can be done. */
export function FailedDocuments({ documents, meetingId, back }: FailedDocumentsProps) {
  if (documents.length === 0) return null;
  const of = { meetingId, back, title: null, owner: null, snoozedUntil: null, fileName: null };
  return (
    <Notice
      title={
        documents.length === 1
          ? 'A document could not be taken in'
          : `${documents.length} documents could not be taken in`
      }
    >
      <ul className="grid gap-3">
        {documents.map(({ id, kind, problem, link }) => (
          <li key={id}>
            <strong>{kind}</strong>: {problem}{' '}
            {link ? (
              <a href={link} rel="noreferrer">
                Look at it
              </a>
            ) : null}
            <div className="button-row mt-2">
              <RowButton
                row={{ ...of, item: id }}
                intent="retry-document"
                label="Try Again"
                pending="Trying again..."
                name={kind}
              />
              <RowButton
                row={{ ...of, item: id }}
                intent="leave-document"
                label="Leave It"
                pending="Saving..."
                name={kind}
              />
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
