import { Link } from 'react-router';
import { selectionPath } from '#app/entities/selection-path.ts';
import { dateAtNoon, formatMeetingDate } from '#app/meetings/meeting-date.ts';
import type { LookedThrough } from '#app/search/looked-through.server.ts';

type RecordSilentProps = {
  /** Why, in a sentence. */
  why: string;
  /** Null for an admin, who reads all. */
  lookedThrough: readonly LookedThrough[] | null;
  /** How many that are open to everybody. */
  openBodies: number;
};

/** More are named by how many they are. */
const mostNamed = 8;

/** 'The record does not say' is an answer: of what record that holds. */
export function RecordSilent({ why, lookedThrough, openBodies }: RecordSilentProps) {
  return (
    <section aria-labelledby="answer">
      <h2 id="answer" className="section-title">
        The record does not say
      </h2>
      <p className="ask-answer">{why}</p>
      {lookedThrough === null ? null : lookedThrough.length + openBodies === 0 ? (
        <p className="ask-how">
          You follow no government body yet. <Link to={selectionPath}>Choose one</Link> to ask its
          record.
        </p>
      ) : (
        <>
          <p className="ask-how">Looked through:</p>
          <ul className="ask-looked">
            {lookedThrough.slice(0, mostNamed).map((one) => (
              <li key={one.title}>{bodyWords(one)}</li>
            ))}
            {lookedThrough.length > mostNamed ? (
              <li>and {lookedThrough.length - mostNamed} more that you follow</li>
            ) : null}
            {openBodies > 0 ? <li>{openWords(openBodies)}</li> : null}
          </ul>
        </>
      )}
    </section>
  );
}

const openWords = (count: number) =>
  count === 1
    ? 'A body that is open to everybody'
    : `${count.toLocaleString('en-US')} bodies that are open to everybody`;

function bodyWords({ title, meetings, from, to }: LookedThrough): string {
  const count = meetings === 1 ? '1 meeting' : `${meetings.toLocaleString('en-US')} meetings`;
  if (from === null || to === null) return `${title} (${count})`;
  const day = (value: string) => formatMeetingDate(dateAtNoon(value));
  const days = from === to ? day(from) : `${day(from)} to ${day(to)}`;
  return `${title} (${count}, ${days})`;
}
