import { Link } from 'react-router';
import { askPath } from './question.ts';

const examples = [
  'What was decided about housing?',
  'Who spoke against the budget?',
  'When will the public hearing be held?',
  'How much will the new contract cost?',
];

/** Shown where nothing has been asked yet. */
export function AskExamples() {
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="section-title mb-2">
        For example
      </h2>
      <ul className="ask-examples">
        {examples.map((q) => (
          <li key={q}>
            <Link to={askPath({ q, body: null })}>{q}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
