import { Link } from 'react-router';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { unbrokenTallies } from '#app/platform/language/unbroken-tallies.ts';
import { Marked } from '#app/search/Marked.tsx';
import type { CitedAnswer, Source } from './sources.ts';

/** An answer, each sentence with the places it rests on, and these below it. */
export function Answer({ answer: { sentences, sources, leftOut } }: { answer: CitedAnswer }) {
  return (
    <section aria-labelledby="answer">
      <h2 id="answer" className="section-title">
        Answer
      </h2>
      <p className="ask-answer">
        {sentences.map(({ text, sources: own }) => (
          <span key={text} className="sentence">
            {unbrokenTallies(text)}
            {own.map((source) => (
              <Link
                key={source.number}
                to={source.href}
                className="citation"
                aria-label={`${source.number}: ${placeOf(source)}`}
                title={placeOf(source)}
              >
                {source.number}
              </Link>
            ))}{' '}
          </span>
        ))}
      </p>
      <p className="ask-how">
        Written by a language model from the passages below and from nothing else. Each sentence was
        checked against the places it cites{leftOutWords(leftOut)}.
      </p>
      <h3 className="ask-sources-title">What it rests on</h3>
      <ol className="ask-sources">
        {sources.map((source) => (
          <SourceItem key={source.number} source={source} />
        ))}
      </ol>
    </section>
  );
}

function SourceItem({ source }: { source: Source }) {
  const { text, speaker, href } = source;
  return (
    <li>
      <p className="hit-text">
        <Marked text={text} />
      </p>
      <p className="hit-foot">
        {speaker ? <span>{speaker}</span> : null}
        <Link to={href}>{placeOf(source)}</Link>
      </p>
    </li>
  );
}

/** 'Harbor City Council, Mar 10, 2026, 0:10' */
const placeOf = ({ meeting: { body, date }, time }: Source): string =>
  [body.title, date && formatMeetingDate(date), time].filter(Boolean).join(', ');

function leftOutWords(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '; one did not hold and was left out'
    : `; ${count} did not hold and were left out`;
}
