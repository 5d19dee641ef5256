import { Link } from 'react-router';
import { MachineTranscript } from '#app/meetings/MachineTranscript.tsx';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { RecordGaps } from '#app/meetings/RecordGaps.tsx';
import type { ReadSummary } from '#app/meetings/read-summary.server.ts';
import { keepMarkup } from '#app/platform/kept/keep-markup.server.tsx';
import { Badge } from '#app/ui/Badge.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import type { Account as MeetingAccount } from '../account/account.ts';
import type { CaseOrder } from '../account/case-order.ts';
import { Account } from './Account.tsx';
import { CheckedLegend } from './CheckedLegend.tsx';
import { EditorNotes } from './EditorNotes.tsx';
import type { ReadingLinks } from './reading-links.ts';

type Props = {
  summary: Pick<ReadSummary, 'cited' | 'corrections' | 'gaps' | 'heardBy'> | null;
  account: MeetingAccount | null;
  order: CaseOrder;
  links: ReadingLinks;
};

const KeptAccount = keepMarkup(Account, 'prose-summary');

/** The summary of a meeting, with where it comes from and what was corrected in it. */
export function SummaryPanel({ summary, account, order, links }: Props) {
  if (!summary || !account) {
    return (
      <Panel id="summary" title="Summary">
        <p className="font-semibold">This meeting has no summary yet.</p>
        <p className="mt-1 text-muted">
          It appears here once it has been drafted, checked against the record and published.
        </p>
      </Panel>
    );
  }
  const { transcriptHref, reportHref } = links;
  return (
    <Panel
      id="summary"
      title="Summary"
      plain
      aside={summary.corrections.length > 0 ? <Badge state="corrected">Corrected</Badge> : null}
    >
      {summary.cited ? (
        <div className="summary-lead no-print">
          <p>
            Press the mark behind a sentence for what was said there.{' '}
            <Link to={transcriptHref} reloadDocument>
              Read the transcript
            </Link>
          </p>
          <CheckedLegend checked={account.checked} />
        </div>
      ) : (
        <p className="summary-lead">Written by an editor, without citations.</p>
      )}
      <MachineTranscript engine={summary.heardBy} />
      <RecordGaps gaps={summary.gaps} />
      <KeptAccount
        parts={account.parts}
        votes={account.votes}
        named={account.named}
        order={order}
        links={links}
      />
      <EditorNotes notes={account.notes} />
      {reportHref ? <ReportLink href={reportHref} /> : null}
      <p className="no-print mt-2 text-sm">
        <Link to="/accuracy" className="inline-flex min-h-6 items-center">
          How summaries are checked, and how often that fails
        </Link>
      </p>
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
