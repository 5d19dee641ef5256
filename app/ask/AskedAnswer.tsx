import { Form } from 'react-router';
import { Notice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { Answer } from './Answer.tsx';
import type { AskedRecord } from './ask-record.server.ts';
import type { Question } from './question.ts';
import { RecordSilent } from './RecordSilent.tsx';

type AskedAnswerProps = { asked: AskedRecord; question: Question };

/** What is said above the passages: the answer, that there is none, or how to have one. */
export function AskedAnswer({ asked, question }: AskedAnswerProps) {
  const { answer, lookedThrough, openBodies, meetings } = asked;
  if (meetings.length === 0) {
    // What was not understood was not looked for.
    if (asked.remarks.length > 0 && asked.elsewhere.meetings.length === 0) return null;
    return (
      <RecordSilent
        why="Nothing that you may read has the words of your question."
        lookedThrough={lookedThrough}
        openBodies={openBodies}
      />
    );
  }
  const noneHas = missingWords(asked.missing);
  if (answer.kind === 'answered') return <Answer answer={answer} />;
  if (answer.kind === 'silent') {
    const why = answer.leftOut > 0 ? nothingHeld : nothingThere;
    return <RecordSilent why={why} lookedThrough={lookedThrough} openBodies={openBodies} />;
  }
  if (answer.kind === 'trouble') {
    return (
      <Notice title="No answer was written">
        <p>
          {answer.why} These are the passages nearest to your question.{noneHas}
        </p>
        <WriteAnswer question={question} label="Try again" />
      </Notice>
    );
  }
  if (answer.kind === 'unwritten') {
    return (
      <Notice title="No answer is written here yet">
        <p>These are the passages nearest to your question.{noneHas}</p>
        <WriteAnswer question={question} label="Write an answer from them" />
      </Notice>
    );
  }
  return (
    <Notice>
      No answer is written here: these are the passages nearest to your question.{noneHas}
    </Notice>
  );
}

const nothingThere = 'Nothing in the passages nearest to your question answers it.';
const nothingHeld =
  'What a language model wrote on it did not hold against the passages it cited, and is not shown.';

function WriteAnswer({ question: { q, body }, label }: { question: Question; label: string }) {
  return (
    <Form method="post" action="/ask" className="mt-2">
      <input type="hidden" name="q" value={q} />
      {body ? <input type="hidden" name="body" value={body} /> : null}
      <SubmitButton
        small
        variant="secondary"
        name="write"
        value="answer"
        formAction="/ask"
        pendingLabel="Reading..."
      >
        {label}
      </SubmitButton>
    </Form>
  );
}

/** What is near may lack what it is about. */
const missingWords = (missing: readonly string[]): string =>
  missing.length === 0
    ? ''
    : ` None of them has ${missing.map((word) => `“${word}”`).join(' or ')}.`;
