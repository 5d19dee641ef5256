import { Link } from 'react-router';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { SearchKeySwitch } from '#app/ui/SearchKeySwitch.tsx';
import { passageKinds } from './found.ts';
import { searchPath } from './search-address.ts';

/** What those who may read summaries ask, and what a visitor does, who finds bodies and dates. */
const examples = {
  reader: [
    ['short-term rentals', 'everything about a matter'],
    ['"bike lane" budget', 'exact words, and another'],
    ['speaker:mayor housing', 'what somebody said of it'],
    ['outcome:rejected', 'what was voted down'],
  ],
  visitor: [
    ['city council', 'bodies by their name'],
    ['school board', 'or by what they are'],
    ['public hearing', 'meetings to come by their title'],
  ],
} as const;

/** Shown where nothing has been asked yet. */
export function SearchExamples({ isReader }: { isReader: boolean }) {
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="section-title mb-2">
        For example
      </h2>
      <dl className="search-examples">
        {examples[isReader ? 'reader' : 'visitor'].map(([q, meaning]) => (
          <div key={q} className="contents">
            <dt>
              <Link to={pathOf(q)}>{q}</Link>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const pathOf = (q: string) =>
  searchPath({ q, chosen: { kind: null, body: null, outcome: null, year: null }, page: 1 });

const grammar = [
  ['levee repair', 'Both words, in any order, with all their endings.'],
  ['"flood plain"', 'These words, one after the other.'],
  ['levee OR dike', 'One of the two.'],
  ['levee -private', 'The first word, without the second.'],
  ['body:boulder', 'Only bodies with this in their name.'],
  ['speaker:garcia', 'Only what somebody of this name said.'],
  [
    'date:2026-03',
    'A year, a month or a day; a span as in 2026-03-01..2026-04-15; or >2026-01-01.',
  ],
  ['kind:decision', `One of ${passageKinds.join(', ')}.`],
  ['outcome:rejected', 'Only what ended so: adopted, rejected, postponed and the like.'],
] as const;

/** What a query can say, for those who want to ask more exactly. */
export function SearchGrammar({ isReader }: { isReader: boolean }) {
  return (
    <Disclosure label="How to ask more exactly" className="search-help">
      <dl className="search-grammar">
        {grammar.map(([query, meaning]) => (
          <div key={query} className="contents">
            <dt>{query}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {isReader ? <SearchKeySwitch /> : null}
    </Disclosure>
  );
}
