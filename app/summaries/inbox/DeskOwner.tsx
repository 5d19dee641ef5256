import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import type { AgreedRow } from './inbox-row.ts';
import { MoreActions, RowOwner } from './RowActions.tsx';

type DeskOwnerProps = {
  row: AgreedRow;
  userId: string;
  admins: { id: string; name: string }[];
};

/** On the review desk: whose the meeting is, and until when it is put off. */
export function DeskOwner({ row, userId, admins }: DeskOwnerProps) {
  const name = row.title ?? 'Untitled meeting';
  return (
    <div className="desk-owner">
      <span className="text-muted">Owner:</span> <RowOwner row={row} userId={userId} name={name} />
      {row.snoozedUntil ? (
        <span className="text-muted">Put off until {formatMeetingDate(row.snoozedUntil)}</span>
      ) : null}
      <MoreActions {...{ row, userId, admins }} name={name} />
    </div>
  );
}
