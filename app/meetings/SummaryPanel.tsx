import { Link } from 'react-router';
import { Badge } from '#app/ui/Badge.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { formatMeetingDate } from './meeting-date.ts';
import type { ReadSummary } from './read-summary.server.ts';

type Props = {
  summary: ReadSummary | null;
  transcriptHref: string;
  /** Where a reader says which sentence is wrong; not on pages of shared links. */
  reportHref?: string;
};

/** The summary of a meeting, with where it comes from and what was corrected in it. */
export function SummaryPanel({ summary, transcriptHref, reportHref }: Props) {
  if (!summary) {
    return (
      <Panel id="summary" title="Summary">
        <p className="font-semibold">This meeting has no summary yet.</p>
        <p className="mt-1 text-muted">
          It appears here once it has been drafted, checked against the record and published.
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      id="summary"
      title="Summary"
      aside={summary.corrections.length > 0 ? <Badge state="corrected">Corrected</Badge> : null}
    >
      {summary.cited ? (
        <p className="no-print mb-5 text-muted text-sm">
          Each time in the text leads to where it was said.{' '}
          <Link to={transcriptHref} reloadDocument>
            Read the transcript
          </Link>
        </p>
      ) : (
        <p className="mb-5 text-muted text-sm">Written by an editor, without citations.</p>
      )}
      <div
        className="prose-summary"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderSummaryHtml, which escapes all text
        dangerouslySetInnerHTML={{ __html: summary.html }}
      />
      {reportHref ? <ReportLink href={reportHref} /> : null}
      <Corrections corrections={summary.corrections} />
    </Panel>
  );
}

function Corrections({ corrections }: Pick<ReadSummary, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections" className="mt-8 border-line border-t pt-4">
      <h3 id="corrections" className="font-semibold">
        Corrections
      </h3>
      <ul className="mt-2 grid gap-2 text-sm">
        {corrections.map(({ text, on }) => (
          <li key={`${on.toISOString()} ${text}`}>
            <time dateTime={on.toISOString()}>{formatMeetingDate(on)}</time>: {text}
          </li>
        ))}
      </ul>
      <p className="no-print mt-2 text-sm">
        <Link to="/corrections">Corrections of all summaries</Link>
      </p>
    </section>
  );
}

/** For whoever found a sentence wrong, with or without a script. */
function ReportLink({ href }: { href: string }) {
  return (
    <p className="no-print mt-6 text-sm">
      <a href={href} className="inline-flex min-h-6 items-center">
        Report a sentence
      </a>{' '}
      <span className="text-muted">if the record does not say it.</span>
    </p>
  );
}
