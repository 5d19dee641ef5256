import { Link } from 'react-router';
import { passageAddress } from '#app/meetings/transcript-page.ts';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import { ToggleSwitch } from '#app/ui/ToggleSwitch.tsx';

type ShownFeedback = {
  id: string;
  text: string;
  /** The sentence that it is about, where a reader reported one. */
  sentence: { text: string; citations: number[] } | null;
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
              {each.sentence ? (
                <ReportedSentence sentence={each.sentence} meetingId={meetingId} />
              ) : null}
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

type ReportedSentenceProps = {
  sentence: { text: string; citations: number[] };
  meetingId: string;
};

/** What the reader reported, with the record to hold it against. */
function ReportedSentence({ sentence, meetingId }: ReportedSentenceProps) {
  const [first] = sentence.citations;
  return (
    <div className="mb-1 max-w-[40rem]">
      <blockquote className="border-line-strong border-l-2 pl-2 font-serif [overflow-wrap:anywhere]">
        “{sentence.text}”
      </blockquote>
      {first === undefined ? null : (
        <a
          href={passageAddress(`/meetings/${meetingId}/transcript`, first)}
          className="inline-flex min-h-6 items-center pl-2 text-sm"
        >
          What was said there
        </a>
      )}
    </div>
  );
}
