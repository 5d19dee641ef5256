import type { ReactNode } from 'react';
import { PlainPlayer } from '#app/meetings/listening/PlainPlayer.tsx';
import type { ReadSummary } from '#app/meetings/read-summary.server.ts';
import type { Recording } from '#app/meetings/recording.ts';
import type { Account } from '#app/summaries/account/account.ts';
import type { CaseOrder } from '#app/summaries/account/case-order.ts';
import { Contents } from '#app/summaries/reading/Contents.tsx';
import { Downloads } from '#app/summaries/reading/Downloads.tsx';
import { SummaryPanel } from '#app/summaries/reading/SummaryPanel.tsx';

type OpenMeetingProps = {
  meetingId: string;
  summary: ReadSummary | null;
  account: Account | null;
  order: CaseOrder;
  recording: Recording | null;
  /** Beside the summary. */
  children: ReactNode;
};

/** A meeting that is open to everybody: its account, what leads on from it, and what stands beside it. */
export function OpenMeeting({
  meetingId,
  summary,
  account,
  order,
  recording,
  children,
}: OpenMeetingProps) {
  const here = `/meetings/${meetingId}`;
  const cases = account?.cases ?? [];
  return (
    <div className="account-layout">
      <Contents cases={cases} />
      <div className="account-column">
        {recording ? <PlainPlayer recording={recording} /> : null}
        <SummaryPanel
          summary={summary}
          account={account}
          order={order}
          links={{ transcriptHref: `${here}/transcript`, reportHref: `${here}/report` }}
        />
        {summary ? <Downloads meetingId={meetingId} hasFacts={cases.length > 0} /> : null}
      </div>
      <div className="account-aside no-print">{children}</div>
    </div>
  );
}
