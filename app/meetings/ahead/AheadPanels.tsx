import { Panel } from '#app/ui/Panel.tsx';
import { AgendaOutline } from './AgendaOutline.tsx';
import { BeforeMeeting, StandingNotice } from './BeforeMeeting.tsx';
import type { MeetingAhead } from './meeting-ahead.ts';

type AheadPanelsProps = { ahead: MeetingAhead; meetingId: string };

/** Of a meeting without a summary, what is known before it is held. */
export function AheadPanels({ ahead, meetingId }: AheadPanelsProps) {
  return (
    <>
      <StandingNotice ahead={ahead} />
      <Panel id="when" title="When and Where">
        <BeforeMeeting ahead={ahead} meetingId={meetingId} />
        {ahead.isAhead && !ahead.cancelled ? (
          <p className="mt-4 text-muted">Its summary appears here once the meeting was held.</p>
        ) : null}
      </Panel>
      {ahead.agenda.length > 0 ? (
        <Panel id="agenda" title="Agenda">
          <AgendaOutline agenda={ahead.agenda} />
        </Panel>
      ) : null}
    </>
  );
}
