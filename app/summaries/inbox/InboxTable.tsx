import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { meetingName } from '#app/meetings/meeting-name.ts';
import { formatAgo, formatMoment } from '#app/platform/moment.ts';
import { faultNames } from '#app/records/faults/fault-names.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { SortHeader } from '#app/ui/SortHeader.tsx';
import { Row, RowLink, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import type { InboxFilter, Queue } from './inbox-filter.ts';
import type { InboxRow } from './inbox-row.ts';
import { RowActions, RowOwner } from './RowActions.tsx';
import { StoryLine } from './StoryLine.tsx';

export type ShownRow = InboxRow & {
  /** Its review page; null for a document of which no meeting was made. */
  to: string | null;
};

type InboxTableProps = {
  rows: ShownRow[];
  filter: InboxFilter;
  userId: string;
  admins: { id: string; name: string }[];
};

/** One queue of the inbox: what each meeting is, what is between it and its readers, whose it is. */
export function InboxTable({ rows, filter, userId, admins }: InboxTableProps) {
  const { queue, sort } = filter;
  return (
    <Table
      caption="Inbox"
      dense
      stack
      head={
        <>
          <Th>Meeting</Th>
          <SortHeader column="date" sort={sort} first="desc">
            Date
          </SortHeader>
          {queue === 'ready' ? (
            <SortHeader column="marks" sort={sort} first="desc">
              To Settle
            </SortHeader>
          ) : null}
          {troubleOf[queue] ? <Th>{troubleOf[queue]}</Th> : null}
          <SortHeader column="followers" sort={sort} first="desc">
            Followers
          </SortHeader>
          {queue === 'waits' ? null : (
            <SortHeader column="age" sort={sort} first="desc">
              Waiting
            </SortHeader>
          )}
          <Th>Owner</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </>
      }
    >
      {rows.map((row) => (
        <Row key={row.item} link={row.to !== null}>
          <Td className="inbox-meeting">
            <span className="font-semibold">
              {row.to ? (
                <RowLink to={row.to}>
                  <Truncated text={row.title ?? 'Untitled meeting'} limit={70} />
                </RowLink>
              ) : (
                (row.title ?? 'No meeting was made of it')
              )}
            </span>{' '}
            <StateOf row={row} />
            <span className="inbox-about">
              <Truncated text={row.body ?? 'No government body'} limit={60} />
              <StoryLine story={row.story} />
            </span>
          </Td>
          <Td label="Date" nowrap>
            {formatMeetingDate(row.date)}
          </Td>
          {queue === 'ready' ? (
            <Td label="To settle" number>
              {row.marks} <span className="text-muted">of {row.sentences}</span>
            </Td>
          ) : null}
          {troubleOf[queue] ? (
            <Td label={troubleOf[queue]} className="max-w-[22rem]">
              <Trouble row={row} />
            </Td>
          ) : null}
          <Td label="Followers" number>
            {row.followers.toLocaleString('en-US')}
          </Td>
          {queue === 'waits' ? null : (
            <Td label="Waiting" nowrap>
              <span title={formatMoment(row.since)}>{waitOf(row.since)}</span>
            </Td>
          )}
          <Td label="Owner">
            <RowOwner row={row} userId={userId} name={meetingName(row)} />
          </Td>
          <Td>
            <RowActions row={row} queue={queue} userId={userId} admins={admins} />
          </Td>
        </Row>
      ))}
    </Table>
  );
}

/** '18 hours', in the width of a column. */
const waitOf = (since: string) =>
  formatAgo(new Date(since)).replace(/^(?:about|almost|over) | ago$/g, '');

/** What the column says that tells why a queue's rows are in it. */
const troubleOf: Readonly<Partial<Record<Queue, string>>> = {
  failed: 'What Failed',
  held: 'Why',
};

const stateWords = { drafted: null, 'in review': 'In review', correction: 'Correction' } as const;

function StateOf({ row }: { row: InboxRow }) {
  const state = row.state && stateWords[row.state];
  return (
    <>
      {state ? <Badge state="open">{state}</Badge> : null}
      {row.state && row.faults.length > 0 ? (
        <Badge>{row.faults.map((kind) => faultNames[kind]).join(', ')}</Badge>
      ) : null}
      {row.snoozedUntil ? (
        <span className="text-muted"> Put off until {formatMeetingDate(row.snoozedUntil)}</span>
      ) : null}
    </>
  );
}

function Trouble({ row }: { row: InboxRow }) {
  const { failed, faults, fileName } = row;
  if (!failed) {
    return (
      <>
        <strong>{faults.map((kind) => faultNames[kind]).join(', ')}</strong>{' '}
        <span className="break-words text-muted">{fileName}</span>
      </>
    );
  }
  return (
    <>
      <strong>
        {failed.kind === 'job' ? 'No draft could be made' : `Document: ${failed.kind}`}
      </strong>
      {': '}
      {failed.problem ?? 'Something went wrong on our side.'}{' '}
      {failed.link ? (
        <a href={failed.link} rel="noreferrer">
          Look at it
        </a>
      ) : null}
    </>
  );
}
