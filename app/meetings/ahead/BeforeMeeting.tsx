import type { ReactNode } from 'react';
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { ExternalLink, LinkButton } from '#app/ui/LinkButton.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { MeetingAhead } from './meeting-ahead.ts';

/** That a meeting does not take place, or at another time than it was to. */
export function StandingNotice({ ahead }: { ahead: MeetingAhead }) {
  if (ahead.cancelled) {
    return <Notice title="This meeting is cancelled">{ahead.cancelled.reason}</Notice>;
  }
  if (ahead.movedFrom === null) return null;
  return (
    <Notice title="This meeting was moved">
      It was to be on {ahead.movedFrom}, and is now on{' '}
      {[ahead.day, ahead.time].filter(Boolean).join(', ')}.
    </Notice>
  );
}

type BeforeMeetingProps = { ahead: MeetingAhead; meetingId: string };

/** When and where a meeting is, how to attend and comment. */
export function BeforeMeeting({ ahead, meetingId }: BeforeMeetingProps) {
  const { day, time, place, attendHow, attendUrl, commentHow, commentUntil } = ahead;
  const isOn = ahead.isAhead && !ahead.cancelled;
  const attending = [attendHow, attendUrl && <Online key="online" href={attendUrl} />];
  const commenting = [commentHow, commentUntil && `Until ${commentUntil}.`];
  return (
    <div className="grid gap-4">
      <DefinitionList
        items={[
          { term: 'Date', value: day },
          ...asKnown('Time', time, ahead),
          ...asKnown('Place', place, ahead),
          ...asItem('How to attend', attending),
          ...asItem('How to comment', commenting),
        ]}
      />
      {isOn ? (
        <div className="button-row no-print">
          <LinkButton to={`/meetings/${meetingId}/calendar.ics`} small reloadDocument download>
            Add to calendar
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}

/** What nobody knew before a meeting is not to be waited for after it. */
function asKnown(term: string, value: string | null, { isAhead }: MeetingAhead) {
  return value !== null || isAhead ? [{ term, value: value ?? 'Not known yet' }] : [];
}

const Online = ({ href }: { href: string }) => (
  <ExternalLink href={href}>{new URL(href).host}</ExternalLink>
);

function asItem(term: string, parts: ReactNode[]) {
  const said = parts.filter(Boolean);
  if (said.length === 0) return [];
  const value = said.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have an order and no other key
    <p key={at} className="whitespace-pre-line">
      {part}
    </p>
  ));
  return [{ term, value }];
}
