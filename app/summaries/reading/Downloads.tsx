import { type DownloadName, downloadNames } from './download-names.ts';
import { PrintButton } from './PrintButton.tsx';

type DownloadsProps = {
  meetingId: string;
  /** Whether code found decisions and figures in a record behind the summary. */
  hasFacts: boolean;
  /** Whether the page runs a script that can open the browser's print dialog. */
  canPrint?: boolean;
};

/** The summary to take along. */
export function Downloads({ meetingId, hasFacts, canPrint }: DownloadsProps) {
  // The keys of an object written out in download-names.ts.
  const names = Object.keys(downloadNames) as DownloadName[];
  const offered = names.filter((name) => hasFacts || !name.endsWith('.csv'));
  return (
    <p className="no-print flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="text-muted">Download</span>
      {offered.map((name) => (
        <a
          key={name}
          href={`/meetings/${meetingId}/downloads/${name}`}
          className="inline-flex min-h-6 items-center"
          download
        >
          {downloadNames[name]}
        </a>
      ))}
      {canPrint ? <PrintButton /> : null}
    </p>
  );
}
