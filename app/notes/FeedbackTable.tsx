import { Link } from 'react-router';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import { ToggleSwitch } from '#app/ui/ToggleSwitch.tsx';

type ShownFeedback = {
  id: string;
  text: string;
  mark: string;
  processed: boolean;
  date: string;
};

export type FeedbackGroup = {
  meetingId: string;
  meetingTitle: string | null;
  feedback: ShownFeedback[];
};

/** Feedback under the meeting it is about. */
export function FeedbackTable({ groups }: { groups: FeedbackGroup[] }) {
  return (
    <Table
      caption="User feedback"
      dense
      stack
      head={
        <>
          <Th>Meeting</Th>
          <Th>Feedback</Th>
          <Th>Date</Th>
          <Th>Processed</Th>
        </>
      }
    >
      {groups.flatMap(({ meetingId, meetingTitle, feedback }) =>
        feedback.map((each, index) => (
          <Row key={each.id}>
            {index === 0 ? (
              <th scope="rowgroup" rowSpan={feedback.length} className="max-w-80">
                <Link to={`/admin/meetings/${meetingId}`}>
                  {meetingTitle ?? 'Untitled meeting'}
                </Link>
              </th>
            ) : null}
            <Td label="Feedback" className="sm:pl-3">
              <FeedbackText text={each.text} />
            </Td>
            <Td label="Date" nowrap>
              {each.date}
            </Td>
            <Td label="Processed">
              <ToggleSwitch
                label={`Processed: feedback on ${meetingTitle ?? 'an untitled meeting'}`}
                checked={each.processed}
                name="processed"
                fields={{ id: each.id, mark: each.mark }}
              />
            </Td>
          </Row>
        )),
      )}
    </Table>
  );
}

const cellLimit = 50;

/** Cut to a cell's length, and whole on demand. */
function FeedbackText({ text }: { text: string }) {
  if (text.length <= cellLimit && !text.includes('\n')) return text;
  const start = text.replace(/\s+/g, ' ').slice(0, cellLimit).trimEnd();
  return (
    <Disclosure label={`${start}…`}>
      <p className="my-2 max-w-[40rem] whitespace-pre-wrap text-base">{text}</p>
    </Disclosure>
  );
}
