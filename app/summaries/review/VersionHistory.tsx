import { Link } from 'react-router';
import type { Review } from './read-review.server.ts';

/** `when`: its last change or publication, in words that do not depend on the browser. */
export type ShownVersion = Review['history'][number] & { when: string };

type VersionHistoryProps = {
  meetingId: string;
  history: ShownVersion[];
  shownId: string;
};

/** Every version of the summary, the newest first. */
export function VersionHistory({ meetingId, history, shownId }: VersionHistoryProps) {
  return (
    <ol className="row-list">
      {history.map((version) => (
        <li key={version.id}>
          <span className="min-w-0">
            <span className="block">
              {version.id === shownId ? (
                <span className="font-semibold">{name(version)}</span>
              ) : (
                <Link to={`/admin/meetings/${meetingId}?version=${version.id}`}>
                  {name(version)}
                </Link>
              )}
              {version.isShownToReaders ? ', what readers see' : ''}
            </span>
            {version.correction ? (
              <span className="row-list-note block">Corrected: {version.correction}</span>
            ) : null}
          </span>
          <span className="row-list-note flex-none text-right">
            <span className="block">{version.when}</span>
            {version.id === shownId ? null : (
              <Link
                to={`/admin/meetings/${meetingId}?version=${shownId}&compare=${version.id}`}
                aria-label={`Compare with the ${name(version).toLowerCase()} of ${version.when}`}
              >
                Compare
              </Link>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function name({ publishedAt, correction, open }: ShownVersion): string {
  if (publishedAt === null) return open > 0 ? `Draft, ${open} to settle` : 'Draft';
  return correction === null ? 'Published' : 'Correction';
}
