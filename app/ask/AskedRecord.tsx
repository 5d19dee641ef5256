import { Link } from 'react-router';
import { FoundElsewhere } from '#app/search/FoundElsewhere.tsx';
import { FoundMeetings } from '#app/search/FoundMeetings.tsx';
import { Remarks } from '#app/search/Remarks.tsx';
import { AskedAnswer } from './AskedAnswer.tsx';
import type { AskedRecord as Asked } from './ask-record.server.ts';
import { askPath, type Question } from './question.ts';

/** What a question came to: the answer, the passages it is near to, and where else it was spoken of. */
export function AskedRecord({ asked, question }: { asked: Asked; question: Question }) {
  const { remarks, elsewhere, answer } = asked;
  const meetings = withoutSources(asked);
  return (
    <div className="search-found">
      <Remarks remarks={remarks} />
      <AskedAnswer asked={asked} question={question} />
      {meetings.length > 0 ? (
        <FoundMeetings
          meetings={meetings.map(({ passages, ...meeting }) => ({
            ...meeting,
            hits: passages.map(({ hit }) => hit),
            moreHits: 0,
          }))}
          query={question.q}
          title={answer.kind === 'answered' ? 'Also near to your question' : 'The nearest passages'}
        />
      ) : null}
      {elsewhere.meetings.length > 0 ? (
        <FoundElsewhere elsewhere={elsewhere} isReader here={askPath(question)} />
      ) : null}
      <p>
        <Link to={`/search?${new URLSearchParams({ q: question.q })}`}>
          Search for these words instead
        </Link>
      </p>
    </div>
  );
}

/** What stands among the sources of an answer is not shown once more. */
function withoutSources({ meetings, answer }: Asked): Asked['meetings'] {
  if (answer.kind !== 'answered') return meetings;
  const cited = new Set(answer.sources.map(({ passageId }) => passageId));
  return meetings.flatMap((meeting) => {
    const passages = meeting.passages.filter(({ id }) => !cited.has(id));
    return passages.length > 0 ? [{ ...meeting, passages }] : [];
  });
}
